import type { ConciergeState } from '../../concierge-state.ts';
import { questionsOf } from '../cues/clauses.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import type { Intent } from '../intent.ts';
import { readExchangeRate } from '../questions/read-exchange-rate.ts';
import { readLocalQuestion } from '../questions/read-local-question.ts';
import { readOutside } from '../questions/read-outside.ts';
import { read } from '../reading.ts';

/**
 * `can we drink the tap water / do we tip over there`: what is asked of the city, each by itself, and beside it whatever else
 * is wished or asked. Null where nothing is asked of the city.
 */
export function readLocalQuestions(
  message: string,
  state: ConciergeState,
  readRest: (rest: string) => readonly ReadPart[],
): ReadPart[] | null {
  if (message.length > LENGTH_MAX) return null;
  const whole = localIn(message, state);
  const clauses = questionsOf(message);
  const asked = clauses.flatMap((clause): ReadPart[] => {
    const intent = localIn(clause, state);
    return intent ? [asWhole(clause, intent)] : [];
  });
  if (asked.length === 0) return whole ? [asWhole(message, whole)] : null;
  const topics = asked.map(({ intent }) => topicOf(intent));
  // What to pack tells of the weather as well.
  const once = asked.filter(
    (_, at) => topics.indexOf(topics[at] ?? '') === at && !(topics[at] === 'weather' && topics.includes('packing')),
  );
  const rest = clauses.filter((clause) => !asked.some(({ wish }) => wish === clause));
  const others = rest.length === 0 ? [] : readRest(rest.join(', ')).filter(saysMore);
  return [...once, ...others];
}

function localIn(clause: string, state: ConciergeState): Intent | null {
  if (readExchangeRate(clause, state)) return null;
  const reading = read(clause, state);
  const local = readLocalQuestion(reading, state);
  if (local) return local;
  const outside = readOutside(reading, state);
  return outside?.kind === 'outside' && outside.what !== null && OF_WAY.test(outside.what) ? outside : null;
}

const OF_WAY = /^the (?:way|fare) /;
const topicOf = (intent: Intent): string =>
  intent.kind === 'local' ? intent.topic : intent.kind === 'outside' ? (intent.what ?? '') : intent.kind;

/** `and how much`, `is it a taxi or what`: what goes on about the city says nothing of the plan. */
const saysMore = ({ intent, named }: ReadPart): boolean =>
  intent.kind !== 'unknown' &&
  (named.length > 0 || !(intent.kind === 'travel' || intent.kind === 'price' || intent.kind === 'schedule'));
const LENGTH_MAX = 260;
