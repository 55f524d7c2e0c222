import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { type Reading, read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { normalise } from '../typing/normalise.ts';
import { partBeforePlace, placeAtHand } from './place-at-hand.ts';
import { partsSpokenOf } from './spoken-of.ts';

const LEAD =
  '(?:(?:yes|yeah|ok|oh|ooh|no|nah|go on|actually|hmm|so|and|but|right|well|then|maybe|can|could|we|you|i|lets|would|do|have|put|get|go for|make|want|like|prefer|rather|please) )*';
const IT = '(?:it|that|this|that one|one of (?:those|them|these)|the same)';
const WHEN = '((?: (?:on|in|for|at)? ?(?:the )?(?:\\w+day|morning|afternoon|evening|night)){0,2})';
/** `that instead of the yoga`, `do it on saturday afternoon instead of darts`, `swap the darts for that`. */
const SAID: readonly RegExp[] = [
  new RegExp(`^ ${LEAD}(?:rather|prefer) (?:(?:have|do|go for) )?${IT}${WHEN} (?:than|to|over) (?<gone>.+) $`),
  new RegExp(`^ ${LEAD}${IT}${WHEN} (?:instead of|in place of|rather than) (?<gone>.+) $`),
  new RegExp(`^ ${LEAD}(?:swap|replace) (?<gone>.+) (?:for|with) ${IT}${WHEN}(?: (?:then|please|instead))* $`),
];

/** `do that one instead then its cheaper`: in the place of what was asked about before it. */
const BARE = new RegExp(
  `^ ${LEAD}(?:take |book |swap (?:to|for|it for) |change (?:to|it to) |have )?${IT} instead(?: (?:then|please|of (?:it|that)))*(?: (?:as |cos |because |since )?(?:it|that) (?:is|looks|sounds|would be) (?:\\w+ ?){1,4})? $`,
);

/**
 * `ooh that instead of the yoga`, after a spa was spoken of: the wish with what `that` is in its place. What the plan has
 * already moves to where the other one was, which goes. Null where nothing was spoken of that it could be.
 */
export function thatInstead(state: ConciergeState, message: string): string | null {
  const { line } = normalise(message);
  const isBare = BARE.test(line);
  const found = SAID.map((pattern) => pattern.exec(line)).find((one) => one !== null);
  const gone = found?.groups?.gone;
  if ((gone === undefined && !isBare) || state.history.length === 0) return null;
  const place = placeAtHand(state);
  const before = place !== null && isBare ? partBeforePlace(state) : null;
  if (before) return `swap ${asTyped(before.slot.name)} for ${place}`;
  if (gone === undefined) return null;
  const { slots, types, venues } = read(gone, state);
  // `the laser tag` names Laser Game by both its words.
  const named = slots.flatMap((mention) => mention.slots);
  const part = named.every(({ slot }) => slot.id === named[0]?.slot.id) ? named[0] : undefined;
  if (!part || venues.length > 0 || types.some(({ from }) => from > (slots[0]?.to ?? 0))) return null;
  const name = asTyped(part.slot.name);
  if (place !== null) return `swap ${name} for ${place}`;
  const spoken = onlyOf(partsSpokenOf(state));
  const wanted = lastWanted(state, part);
  if (wanted !== null && (!spoken || !isWanted(spoken, wanted))) return `swap ${name} for ${wanted.label}`;
  if (!spoken || spoken.slot.id === part.slot.id || spoken.slot.kind !== part.slot.kind) return null;
  const other = asTyped(spoken.slot.name);
  // Of one day, the two could only change places, which is for them to say.
  if (spoken.day === part.day) return `swap ${name} for ${other}`;
  return `drop ${name} and move ${other} to ${dayName(state.plan, part.day)}`;
}

interface Wanted {
  label: string;
  types: readonly string[];
}

/** What the last message wanted that the plan does not have. */
function lastWanted(state: ConciergeState, part: PlacedSlot): Wanted | null {
  const said = state.history
    .filter(({ role }) => role === 'user')
    .slice(-BACK_MAX)
    .findLast(({ content }) => WANTS.test(normalise(content).line) && !ORDERED_OUT.test(normalise(content).line));
  if (!said) return null;
  const reading: Reading = read(said.content, state);
  const venue = onlyOf(reading.venues);
  if (venue) return { label: asTyped(reading.words.slice(venue.from, venue.to).join(' ')), types: [] };
  const type = onlyOf(reading.types.filter(({ types }) => !types.includes(part.slot.type)));
  return type ? { label: type.label, types: type.types } : null;
}

const isWanted = ({ slot }: PlacedSlot, { types }: Wanted): boolean => types.includes(slot.type);

/** So many messages ago it may have been wanted. */
const BACK_MAX = 3;
const ORDERED_OUT = / (?:drop|cancel|remove|swap|keep) /;
const WANTS = / (?:add|have|get|do|book|put|fit|want|any|is there|fancy|like|how about|what about|chance|need) /;
