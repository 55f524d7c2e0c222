import type { ConciergeState } from '../../concierge-state.ts';
import { leastClausesOf } from '../cues/clauses.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { findPeople } from '../finding/find-people.ts';
import { type Reading, read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';

/** What is asked of somebody and is no change of the plan: a lift, a table, a word with a place. */
const SERVICE =
  /^ (?:(?:and|also|oh|plus|then|so|ok|please|pls|just|maybe) )*(?:(?:(?:can|could|would|will) (?:someone|somebody|anyone|you|u|they|we|i|the \w+) )(?:please |also |just )*)?(?:pick (?:us|me|them|him|her|everyone) up|collect (?:us|me|them)|meet (?:us|them) (?:at|from)|drop (?:us|them) (?:off|back|at)|sort (?:out )?(?:(?:us|me|the|a|an) )*(?:table|lift|ticket|decoration|outfit|drinks|cake|costume|photo|present|tab)|sort (?:us|me) (?:out )?(?:a|an|some)|book (?:us|me) (?:a table|in)|order (?:us |me )?(?:a|an|some|the)|ring|phone|call ahead|call them|email|tell (?:them|the)|ask (?:them|the|if)|let (?:them|the \w+) know|arrange (?:a|an|some|for|the)|organise (?:a|an|some|for|the)|remind (?:us|me|everyone)|put (?:some |a |the )?(?:money|tab|name|deposit)) /;
const WORDS_MIN = 3;
const WORDS_MAX = 14;
const MESSAGE_WORDS_MAX = 60;

/**
 * What is asked beside a wish for a service that no plan has, `can someone pick us up from paddington`, and was taken into the
 * words of that wish: told to be not understood, so that nobody waits for it. Nothing where such a clause has anything in
 * it that a plan knows.
 */
export function withOrdersUnread(parts: readonly ReadPart[], message: string, state: ConciergeState): ReadPart[] {
  if (normalise(message).words.length > MESSAGE_WORDS_MAX) return [...parts];
  if (!parts.some(({ intent }) => intent.kind !== 'unknown')) return [...parts];
  const clauses = leastClausesOf(message);
  if (clauses.length < 2) return [...parts];
  const unread = clauses.filter((clause) => {
    const reading = read(clause, state);
    const { line, words } = reading;
    if (words.length < WORDS_MIN || words.length > WORDS_MAX || !SERVICE.test(line) || !isEmpty(reading)) return false;
    return !parts.some((part) => answers(part, line));
  });
  return [...parts, ...unread.map((wish): ReadPart => ({ wish, intent: { kind: 'unknown' }, named: [] }))];
}

/** Whether a part is about that clause alone, or tells of it by name. */
function answers({ wish, intent }: ReadPart, line: string): boolean {
  const own = normalise(wish).line;
  if (own.trim() === line.trim()) return true;
  const thing = intent.kind === 'add' ? intent.want.typeLabel : intent.kind === 'outside' ? intent.what : null;
  return thing !== null && thing !== undefined && line.includes(` ${thing.split(' ')[0] ?? thing}`);
}

/** A table is spoken of as a meal is. */
const isEmpty = ({ slots, types, venues, days, diets, amount, line, raw }: Reading): boolean =>
  slots.length + venues.length + days.length + diets.length === 0 &&
  types.every((type) => type.types.length === 0) &&
  amount === null &&
  findClocks(raw).length === 0 &&
  findPeople(line) === null;
