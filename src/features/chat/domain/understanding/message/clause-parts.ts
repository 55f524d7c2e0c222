import type { ConciergeState } from '../../concierge-state.ts';
import { type Mention, slotsAt } from '../cues/mentions.ts';
import { eachOnce } from '../finding/among-slots.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { Reading } from '../reading.ts';
import { DIET } from './clause-want.ts';

// Which mentions of a clause are to go, which are wanted, and which are only its topic.

/** The parts that are spoken against, those of the day, the time and the price that are said with them. */
export function outsOf(mentions: readonly Mention[], reading: Reading, state: ConciergeState): readonly PlacedSlot[] {
  const said = mentions.filter(({ polarity, isPart }) => polarity === 'out' && !isPart);
  return eachOnce(
    said.flatMap((mention) =>
      narrowed(
        nightsOn(mention, reading, state) ??
          (mention.slots.length > 0 ? mention.slots : ofTypes(mention, reading, state)),
        reading,
        state,
      ),
    ),
  );
}

/** `no club friday`, where friday has a bar and the only club is thursday's: what is out that night is meant. */
function nightsOn({ slots, from, to }: Mention, { words, days }: Reading, { plan }: ConciergeState) {
  const isNight = /^(?:clubs?|nightclubs?|bars?|pubs?|clubbing)$/.test(words.slice(from, to).join(' '));
  if (!isNight || days.length === 0 || slots.some(({ day }) => days.includes(day))) return null;
  const there = slotsWhere(plan, days, [], ['night']);
  return there.length > 0 ? there : null;
}

/** `not vegan on the sunday`: a kind said against on a day is what that day has of it. */
const ofTypes = ({ types }: Mention, { days }: Reading, { plan }: ConciergeState): PlacedSlot[] =>
  days.length === 0 ? [] : slotsWhere(plan, days, [], []).filter(({ slot }) => types.includes(slot.type));

/** Every place that is to go was ordered out by name; `no clubs` bans a kind, and `£10 off dinner` is no order. */
export const isOrderedOut = (mentions: readonly Mention[], { words, amount, line }: Reading): boolean => {
  const outs = mentions.filter(({ polarity, slots }) => polarity === 'out' && slots.length > 0);
  const isKind = ({ to, from, types, slots }: Mention) =>
    types.length > 0 &&
    words[to - 1]?.endsWith('s') === true &&
    (slots.length > 1 || (from > 0 && !/^(?:the|our|those|that|these|both)$/.test(words[from - 1] ?? '')));
  const [first] = outs;
  return (
    first !== undefined &&
    amount === null &&
    outs.every((one) => one.isOrderedOut) &&
    !mentions.some(({ polarity }) => polarity === 'beside') &&
    !/ (?:first|second|third|last) /.test(line) &&
    !outs.some((one) => one.isPart || isKind(one)) &&
    !/ (?:free|more|another|budget|price|cost|money|everything|anything|until) /.test(line)
  );
};

/** A word in the singular that several slots answer to; of too many, too, not all are to go. */
export const isUnclear = (mentions: readonly Mention[], reading: Reading, state: ConciergeState): boolean =>
  / too many /.test(reading.line) ||
  mentions.some(
    ({ slots, polarity, isPart, to }) =>
      polarity !== 'in' &&
      !isPart &&
      narrowed(slots, reading, state).length > 1 &&
      !reading.words[to - 1]?.endsWith('s') &&
      !/ (?:both|all|every|each|any) /.test(reading.line),
  );

/** What is wanted: said so, or all that a short clause names. */
export function insOf(all: readonly Mention[], { line, words }: Reading): Mention[] {
  // `a vegan place` is a need that many kinds of places meet.
  const mentions = all.filter(({ from, to }) => to - from > 1 || !DIET.test(words[from] ?? ''));
  const isThing = ({ types, venueIds, label, isPart }: Mention) =>
    !isPart && (types.length > 0 || venueIds.length > 0 || label !== null);
  const said = mentions.filter((one) => one.polarity === 'in' && isThing(one));
  if (said.length > 0) return said;
  if (mentions.some(({ polarity }) => polarity === 'out')) return [];
  if (/^ (?:there is|theres|we have|we are|she is|he is|they are|i have|it is|its|were) /.test(line)) return [];
  const length = line.trim().split(' ').length;
  return mentions.filter(
    (one) => one.polarity === 'bare' && isThing(one) && (length <= 6 || (length <= 11 && one.from <= 2)),
  );
}

/** The parts that are named and nothing said of them, or that cost what is said. */
export function topicsOf(mentions: readonly Mention[], reading: Reading, state: ConciergeState): readonly PlacedSlot[] {
  const named = mentions.filter(({ polarity, isPart, slots }) => polarity === 'bare' && !isPart && slots.length > 0);
  const slots = eachOnce(named.flatMap((mention) => narrowed(mention.slots, reading, state)));
  if (slots.length > 0 || mentions.some(({ isPart, slots: linked }) => isPart || linked.length > 0)) return slots;
  const bare = / (\d{2,3}) (?:for|to|each|a head) /.exec(reading.line)?.[1];
  const priced = slotsAt(reading.amount?.pence ?? (bare === undefined ? null : Number(bare) * 100), state);
  return priced.length === 1 && / (?:is|for|to|quid|pounds|each) /.test(reading.line) ? priced : [];
}

/** Those of the day, the time and the price that are said with it, where some are. */
function narrowed(slots: readonly PlacedSlot[], reading: Reading, state: ConciergeState): readonly PlacedSlot[] {
  const { days, timesOfDay, amount } = reading;
  const priced = slotsAt(amount?.pence ?? null, state);
  return [
    ({ day }: PlacedSlot) => days.includes(day),
    ({ slot }: PlacedSlot) => timesOfDay.includes(slot.timeOfDay),
    ({ slot }: PlacedSlot) => priced.some((other) => other.slot.id === slot.id),
  ].reduce((left, keeps) => {
    const kept = left.filter(keeps);
    return kept.length > 0 ? kept : left;
  }, slots);
}

/** Those that are among the parts of the trip which are said with them, where some are. */
export const within = (slots: readonly PlacedSlot[], parts: readonly PlacedSlot[]): readonly PlacedSlot[] => {
  if (parts.length === 0) return slots;
  const shared = slots.filter(({ slot }) => parts.some((part) => part.slot.id === slot.id));
  return shared.length > 0 ? shared : slots;
};
