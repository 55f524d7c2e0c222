import type { ConciergeState } from '../concierge-state.ts';
import { isPolicyQuestion } from '../wording/site-answers.ts';
import type { Intent } from './intent.ts';
import { readPlaceQuestion } from './read-place-question.ts';
import { readQuestion } from './read-question.ts';
import { readStayWish } from './read-stay-wish.ts';
import { readTopic } from './read-topic.ts';
import { readVague } from './read-vague.ts';
import { readWish } from './read-wish.ts';
import { read } from './reading.ts';

/** What one wish of a message asks for. Courtesies are read before, on the whole message. */
export function readIntent(wish: string, state: ConciergeState): Intent {
  const reading = read(wish, state);
  if (isPolicyQuestion(reading.line) && reading.slots.length === 0) return { kind: 'site', question: wish };
  const topic = readTopic(reading, state);
  if (topic) return topic;
  const place = readPlaceQuestion(reading, state);
  if (place) return place;
  const stay = readStayWish(reading, state);
  if (stay) return stay;
  const question = readQuestion(reading, state);
  if (question) return question;
  const vague = readVague(reading, state);
  if (vague) return vague;
  return readWish(reading, state);
}
