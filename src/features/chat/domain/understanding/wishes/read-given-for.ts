import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { exchangeSides } from '../cues/exchange-sides.ts';
import { findScope } from '../cues/find-scope.ts';
import { isForRest } from '../cues/rest-instead.ts';
import { NO_THING } from '../cues/unread-object.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { normalise } from '../typing/normalise.ts';
import { moodOf } from './read-preference.ts';
import { wantedSide } from './wanted-side.ts';

/**
 * One thing of the plan given for another that is named, however the two are said. Each side is read by itself, so no
 * word of the one is taken for the other, and a side with a word that nothing answers to is not guessed at: what is
 * wanted and not on our list is wanted by its name, so that it can be refused by it. Null where no two sides are found.
 */
export function readGivenFor(message: string, state: ConciergeState): Intent | null {
  if (isForRest(normalise(message).line)) return null;
  for (const { gone, wanted, how } of exchangeSides(message)) {
    const reading = read(wanted, state);
    const scope = goneSide(gone, reading, state);
    const want = scope ? wantedSide(wanted, state, how !== 'said') : null;
    const absent = scope === null && how !== 'being' ? absentKind(gone, wanted, state) : null;
    // `karting, not paintball` puts a wish before it right.
    const isAskedBefore = state.history.some(({ content }) => content.toLowerCase().includes(gone));
    if (absent !== null && (how === 'said' || (!isAskedBefore && / not /i.test(message))))
      return { kind: 'missing', label: absent };
    if (scope && want && !isThereAlready(scope, want.types)) return { kind: 'swap', scope, want };
  }
  return null;
}

const BY_VERB =
  /^ (?:(?:please|and|also|can|could|you|we) )*(?:swap|change|replace|switch|exchange|substitute) .* (?:for|with|to|into) /;

/** The same of a part of a message that says it by its verb, `replace the little museum with epic`. */
export const readGivenByVerb = (wish: string, state: ConciergeState): Intent | null =>
  BY_VERB.test(normalise(wish).line) ? readGivenFor(wish, state) : null;

/** Words that leave open what should come. */
const LEFT_OPEN =
  / (?:something|somewhere|anything|anywhere|else|other|another|different|one|better|nicer|whatever|cheaper|less|more|later|earlier|day|time|hour|free|normal|proper|ordinary) |\d/;

/**
 * The part of the plan for which something is wanted in words that name nothing: whoever says `can the boat be one of
 * those you drive yourself` wants no other thing instead. Null where what is wanted is left open, or nothing is said of it.
 */
export function unreadWant(message: string, state: ConciergeState): Scope | null {
  for (const { gone, wanted, how } of exchangeSides(message)) {
    if (how === 'bare') continue;
    const reading = read(wanted, state);
    const isTold = reading.words.some((word) => word.length > 2 && !NO_THING.has(word));
    const isSaid =
      isTold && !LEFT_OPEN.test(` ${wanted} `) && !LEFT_OPEN.test(reading.line) && moodOf(reading.line) === null;
    const scope = isSaid && reading.diets.length === 0 ? goneSide(gone, reading, state) : null;
    if (scope) return wantedSide(wanted, state) === null ? scope : null;
  }
  return null;
}

const isThereAlready = ({ slots }: Scope, types: readonly string[]): boolean =>
  types.length > 0 && slots.every(({ slot }) => types.includes(slot.type)) && slots.length > 1;

/** The part of the plan that is to go, where every word of it is read; of the day that is said with what comes. */
function goneSide(words: string, { days, timesOfDay, kinds }: Reading, state: ConciergeState): Scope | null {
  const reading = read(words, state);
  if (reading.venues.length + reading.hotels.length > 0 || hasUnread(reading)) return null;
  const scope = findScope(reading, state.plan, reading.words.length);
  if (reading.slots.length === 0 && scope.kinds.length === 0) return onlyOfType(reading, days, state);
  // `no vegan place for lunch`: of the lunches, the one that is of the kind.
  const kindsSaid = reading.types.flatMap(({ types }) => types);
  const isOfKind = scope.slots.some(({ slot }) => kindsSaid.includes(slot.type));
  const slots = scope.slots.filter(
    ({ day, slot }) =>
      (!isOfKind || kindsSaid.includes(slot.type) || reading.slots.length > 0) &&
      (days.length === 0 || days.includes(day)) &&
      (timesOfDay.length === 0 || timesOfDay.includes(slot.timeOfDay)) &&
      (kinds.length === 0 || kinds.includes(slot.kind)),
  );
  return slots.length === 0 ? null : { ...scope, slots, isOne: slots.length > 1 };
}

/** `fado out, tapas in`, of a plan with no fado: the kind that is to go, where both sides are kinds of place and no more. */
function absentKind(gone: string, wanted: string, state: ConciergeState): string | null {
  const kind = onlyOf(read(gone, state).types);
  const isKind = kind !== undefined && kind.to - kind.from === gone.split(' ').length;
  const isThere = slotsWhere(state.plan, [], [], []).some(({ slot }) => kind?.types.includes(slot.type));
  return isKind && !isThere && read(gone, state).slots.length === 0 && wantedSide(wanted, state, true) !== null
    ? kind.label
    : null;
}

/** `not a bar`, of a night with one: a word too plain to name a place, and the plan has one of that kind then. */
function onlyOfType({ types }: Reading, days: readonly number[], { plan }: ConciergeState): Scope | null {
  const said = types.flatMap((type) => type.types);
  const slots = slotsWhere(plan, days, [], []).filter(({ slot }) => said.includes(slot.type));
  return slots.length === 1 ? scopeOf(slots) : null;
}

const hasUnread = ({ words, slots, types }: Reading): boolean =>
  words.some((word, at) => !NO_THING.has(word) && !isInside(at, [...slots, ...types]));
