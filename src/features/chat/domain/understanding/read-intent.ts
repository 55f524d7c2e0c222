import type { ConciergeState } from '../concierge-state.ts';
import type { Intent } from './intent.ts';
import { readQuestion } from './read-question.ts';
import { readWish } from './read-wish.ts';
import { read } from './reading.ts';

/** What one wish of a message asks for. Courtesies are read before, on the whole message. */
export function readIntent(wish: string, state: ConciergeState): Intent {
  const reading = read(wish, state);
  const question = readQuestion(reading, state);
  if (question) return question;
  return readWish(reading, state);
}
