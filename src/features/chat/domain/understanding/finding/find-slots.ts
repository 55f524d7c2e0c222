import type { PlanSlot, TripPlan } from '../../../../../engine/trip-plan.ts';
import type { SlotKind, TimeOfDay } from '../../../../../engine/trip-request.ts';
import { isSameWord } from '../../../../planner/domain/edit-distance.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import { findTypes } from '../../../../planner/domain/find-types.ts';
import { findVenues } from '../../../../planner/domain/find-venues.ts';
import type { NamedVenue } from '../../../../planner/domain/named-venue.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';

/** A slot of the plan with the day it is on. */
export interface PlacedSlot {
  day: number;
  slot: PlanSlot;
}

export const slotsOf = (plan: TripPlan): PlacedSlot[] =>
  plan.days.flatMap(({ slots }, day) => slots.map((slot) => ({ day, slot })));

const asVenue = ({ slot }: PlacedSlot): NamedVenue => ({
  id: slot.venueId,
  name: slot.name,
  type: slot.type,
  kind: slot.venueKind,
});

/** A plan stays as it is, and so do the places in it: what is known of them by their list need not be found again. */
const VENUES_OF = new WeakMap<TripPlan, readonly NamedVenue[]>();

function venuesIn(plan: TripPlan): readonly NamedVenue[] {
  const known = VENUES_OF.get(plan) ?? slotsOf(plan).map(asVenue);
  VENUES_OF.set(plan, known);
  return known;
}

/** A run of words that names slots of the plan. */
export interface SlotMention {
  slots: PlacedSlot[];
  from: number;
  to: number;
}

/** Words too plain to point at one slot, even in a plan with few of them. */
export const PLAIN = new Set(
  `the a an and of in at on to for with by one out time city day night morning afternoon evening lunch dinner drinks bar pub club
  restaurant place thing activity tour trip class experience group party london amsterdam barcelona prague bristol dublin krakow lisbon vegan vegetarian halal kosher gluten student arent isnt wasnt werent dont doesnt didnt cant wont havent hasnt wouldnt couldnt`.split(
    /\s+/,
  ),
);

/** Slots that the words name by venue, by a telling word of its name, or by what it is (`the karting`). */
export function findNamedSlots(words: readonly string[], plan: TripPlan): SlotMention[] {
  const all = slotsOf(plan);
  const venues = venuesIn(plan);
  const byName = findVenues(words, venues).map(({ venueId, from, to }) => ({
    slots: all.filter(({ slot }) => slot.venueId === venueId),
    from,
    to,
  }));
  const inFull = wholeNames(words, all);
  const byType = findTypes(words, venues)
    .filter(
      ({ types, from, to }) =>
        types.length > 0 && !(to - from === 1 && (PLAIN.has(words[from] ?? '') || PLAIN.has(stem(words[from] ?? '')))),
    )
    .map(({ types, from, to }) => ({ slots: all.filter(({ slot }) => types.includes(slot.type)), from, to }));
  const mentions = [...byName, ...phraseMentions(words, all, byName)];
  for (const mention of [...inFull, ...byType, ...wordMentions(words, all)])
    if (!mentions.some((other) => mention.from < other.to && other.from < mention.to)) mentions.push(mention);
  return mentions.sort((left, right) => left.from - right.from);
}

/** English words for what names of other languages say. */
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/^(?:castelo|zamek|castell|kasteel|hrad|wawel)$/, 'castle'],
  [/^(?:museu|muzeum|museo|musee)$/, 'museum'],
  [/^(?:mercado|mercat|trziste|markt)$/, 'market'],
  [/^(?:jardim|ogrod|zahrada|hortus)$/, 'garden'],
  [/^(?:pivovar|browar|brouwerij)$/, 'brewery'],
  [/^(?:praia|platja|plaza)$/, 'beach'],
  [/^(?:palacio|palac|paleis|palau)$/, 'palace'],
  [/^(?:igreja|kostel|kosciol|kerk|catedral)$/, 'church'],
];

/**
 * Two words side by side that only one slot answers to, `the vegan café`, `the rocket boat`; and one word that says in
 * English what a name says in its own language, `the castle`.
 */
function phraseMentions(
  words: readonly string[],
  all: readonly PlacedSlot[],
  named: readonly SlotMention[],
): SlotMention[] {
  const known = all.map((placed) => {
    const { name, type } = placed.slot;
    const own = tokenise(`${name} ${type}`);
    const english = own.flatMap((word) => FOREIGN.flatMap(([pattern, plain]) => (pattern.test(word) ? [plain] : [])));
    return { placed, own: own.map(stem), english };
  });
  const isFree = (from: number, to: number): boolean => !named.some((other) => from < other.to && other.from < to);
  return words.flatMap((word, from): SlotMention[] => {
    const next = words[from + 1];
    const pair =
      next === undefined ? [] : known.filter(({ own }) => own.includes(stem(word)) && own.includes(stem(next)));
    const [only] = pair;
    const isPair =
      word.length >= 3 &&
      (next?.length ?? 0) >= 3 &&
      !(PLAIN.has(word) && !DIET_WORDS.test(word)) &&
      !GRAMMAR.test(word) &&
      !GRAMMAR.test(next ?? '') &&
      word !== next;
    if (only && pair.length === 1 && isPair && isFree(from, from + 2))
      return [{ slots: [only.placed], from, to: from + 2 }];
    const meant = known.filter(({ english }) => english.includes(stem(word)));
    return meant.length === 1 && isFree(from, from + 1)
      ? [{ slots: meant.map(({ placed }) => placed), from, to: from + 1 }]
      : [];
  });
}

/** `from the` is in the View from The Shard, and in every other message. */
const GRAMMAR = /^(?:from|the|and|for|with|into|near|our|this|that)$/;
const DIET_WORDS = /^(?:vegan|vegetarian|halal|kosher)$/;

/** A slot whose whole name is one everyday word (`Heaven`): within the plan nothing else is meant by it. */
const wholeNames = (words: readonly string[], all: readonly PlacedSlot[]): SlotMention[] =>
  words.flatMap((word, from) => {
    if (word.length < 4 || PLAIN.has(word)) return [];
    const slots = all.filter(({ slot }) => tokenise(slot.name).join(' ') === word);
    return slots.length > 0 ? [{ slots, from, to: from + 1 }] : [];
  });

/** `pies out`, with nothing before it: what is to become of a part of the plan. */
export const SENT_OFF = /^(?:out|off|gone|bye|stays?)$/;

/** A single word that only one slot has, in its name or type; a word of three letters must be there exactly. */
function wordMentions(words: readonly string[], all: readonly PlacedSlot[]): SlotMention[] {
  return words.flatMap((word, from) => {
    // `book that in` is no book of the plan.
    if (word === 'book' && !/^(?:the|that|our|old)$/.test(words[from - 1] ?? '')) return [];
    if (word.length < 3 || PLAIN.has(word) || PLAIN.has(stem(word))) return [];
    // `looks good` speaks of no lookout.
    if (IS_VERB.test(word)) return [];
    // `the pies`, `pie again` and `the pie place`, of Pieminister.
    const root = stem(word);
    const [before, after] = [words[from - 1] ?? '', words[from + 1] ?? ''];
    const isFirst = from === 0 && (word.endsWith('s') || SENT_OFF.test(after));
    const isMany = root !== word && (isFirst || /^(?:the|those|these)$/.test(before));
    const isOne = OF_ITS_FOOD.test(after) && (from === 0 || /^(?:the|that)$/.test(before));
    if (EVERYDAY_WORDS.has(word) && !isOne) return [];
    const isNamed = (part: string) => part === word || (word.length >= 4 && part.length >= 4 && isSlip(word, part));
    const having = (fits: (part: string) => boolean): PlacedSlot[] =>
      all.filter(({ slot }) => tokenise(`${slot.name} ${slot.type}`).some((part) => !PLAIN.has(part) && fits(part)));
    const exact = having(isNamed);
    const isThing = root.length >= 3 && (isMany || isOne);
    const slots = exact.length === 0 && isThing ? having((part) => part.startsWith(root)) : exact;
    return slots.length === 1 ? [{ slots, from, to: from + 1 }] : [];
  });
}

/** Lucy is nobody's slip of Lucky: a short word that is like one of everyday use is another. */
const isSlip = (word: string, part: string): boolean =>
  isSameWord(stem(word), stem(part)) &&
  (stem(word) === stem(part) || word.length > SHORT_WORD || !EVERYDAY_WORDS.has(part));
const SHORT_WORD = 4;

const IS_VERB =
  /^(?:looks|sounds|seems|feels|works|suits|makes|needs|wants|gets|goes|does|has|lets|thanks|cheers|loves|hates|likes)$/;
const OF_ITS_FOOD = /^(?:again|place|restaurant|shop|joint|thing|spot)$/;

/** `the bars`, `the second bar`, `one of the clubs`: nights out of the plan, unless a longer name holds the word. */
export function findBars(
  words: readonly string[],
  plan: TripPlan,
  taken: readonly { from: number; to: number }[],
): SlotMention[] {
  const nights = slotsOf(plan).filter(({ slot }) => slot.kind === 'night');
  return words.flatMap((word, at) => {
    if (nights.length === 0 || !/^(?:bars?|pubs?|clubs?|boozers?)$/.test(word)) return [];
    const isTaken = taken.some(
      ({ from, to }) => from <= at && at < to && (to - from > 1 || isSlotMention(from, to, taken)),
    );
    const isPointed =
      words.slice(Math.max(0, at - 2), at).some((before) => POINTING.has(before)) ||
      /^\w+days$/.test(words[at - 1] ?? '') ||
      (at === 0 && nights.length === 1 && /^(?:not|isnt|is|can|off|out)$/.test(words[1] ?? ''));
    if (isTaken || !isPointed) return [];
    const literal = nights.filter(({ slot }) => tokenise(`${slot.type}`).some((part) => stem(part) === stem(word)));
    return [{ slots: literal.length > 0 && word.startsWith('club') ? literal : nights, from: at, to: at + 1 }];
  });
}

const isSlotMention = (from: number, to: number, taken: readonly { from: number; to: number }[]): boolean =>
  taken.some((other) => 'slots' in other && other.from === from && other.to === to);

const POINTING = new Set([
  'the',
  'that',
  'those',
  'both',
  'these',
  'our',
  'second',
  'first',
  'last',
  'third',
  'all',
  'no',
  'different',
]);

const KIND_WORDS: readonly { kind: SlotKind; pattern: RegExp }[] = [
  { kind: 'lunch', pattern: / (?:lunch|lunches|brunch) / },
  {
    kind: 'dinner',
    pattern:
      / (?:dinner|dinners|evening meal|tea time meal|(?:book|get|have|want|move|make|change)? ?(?:a |the |our )?table (?=for |at |on |booked ))/,
  },
  {
    kind: 'night',
    pattern:
      / (?:night ?out|nights out|night ?spots?|nightlife|drinks|drinking|after dinner|bar after|late one|going out|big night|evenings? entertainment|clubbing|(?<=^ )bars(?= (?:are|arent|need|look|seem|feel))) /,
  },
  { kind: 'activity', pattern: / (?:activity|activities|things? to do|day ?time thing|stuff to do|day ?time) / },
];

/** Kinds of slot that a line names; `meals` are lunch and dinner. */
export function findKinds(line: string): SlotKind[] {
  if (
    / (?:meals?|restaurants?|food|eat|eating) /.test(line) &&
    !/ (?:lunch|dinner|food (?:tour|market|hall)) /.test(line)
  )
    return ['lunch', 'dinner'];
  // `something for after dinner` is for the night, and no dinner.
  const own = line.replace(
    / (?:something|somewhere|anything|anywhere|drinks?|bar|one) (?:\w+ )?for after dinner /g,
    ' something for night out ',
  );
  return KIND_WORDS.filter(({ pattern }) => pattern.test(own)).map(({ kind }) => kind);
}

/** The slots of these days, times and kinds; an empty list leaves that side open. */
export function slotsWhere(
  plan: TripPlan,
  days: readonly number[],
  times: readonly TimeOfDay[],
  kinds: readonly SlotKind[],
): PlacedSlot[] {
  return slotsOf(plan).filter(
    ({ day, slot }) =>
      (days.length === 0 || days.includes(day)) &&
      (times.length === 0 || times.includes(slot.timeOfDay)) &&
      (kinds.length === 0 || kinds.includes(slot.kind)),
  );
}
