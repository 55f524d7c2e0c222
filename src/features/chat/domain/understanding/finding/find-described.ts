import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { SlotKind } from '../../../../../engine/trip-request.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import type { TypeMention } from '../../../../planner/domain/find-types.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';
import { findKinds, PLAIN, type PlacedSlot, SENT_OFF, type SlotMention, slotsOf, slotsWhere } from './find-slots.ts';
import { readOrdinal } from './read-number.ts';
import { associationsOf } from './slot-associations.ts';

/** The part of the plan that a line speaks of, within which a description is looked for. */
interface Where {
  line: string;
  words: readonly string[];
  days: readonly number[];
  isEvening: boolean;
}

const HEADS =
  'thing|activity|stop|bit|place|spot|venue|event|meal|restaurant|eatery|bar|pub|club|boozer|bars|drinks|lunch|dinner|outing';
const ORDER = new RegExp(
  ` (?:(?:what|which)ever (?:(${HEADS}) )?(?:(?:is|we are doing|we do|comes|its) )?(?:on )?|the |our |that )(?:very )?(first|1st|second|2nd|third|3rd|last|final)(?: of (?:the |our )?)?(?: (${HEADS}|one))?(?= )`,
);
const PRICED = new RegExp(
  ` (?:the|that|our|this) (?:really |super |dead |ridiculously |very |most )?(posh|posher|poshest|fancy|fanciest|swanky|expensive|dearest|priciest|costliest|cheapest) (${HEADS}|one)(?= )`,
);

/**
 * Slots that are described and not named: by their place in the day (`whatever is last on friday`), by what they cost
 * beside the others (`the posh one`), or by what goes on there (`the thing with the guns`). None where a longer name
 * already says it, or where two could be meant.
 */
export function findDescribed(
  where: Where,
  plan: TripPlan,
  taken: readonly SlotMention[],
  types: readonly TypeMention[],
): SlotMention[] {
  const found = [
    inOrder(where, plan),
    byPrice(where, plan),
    byDiet(where, plan),
    ...associated(where, plan, types),
    ...inDescriptions(where, plan, types),
  ];
  const mentions: SlotMention[] = [];
  for (const one of found) {
    const isTaken = one !== null && [...taken, ...mentions].some(({ from, to }) => one.from < to && from < one.to);
    if (one !== null && !isTaken && one.slots.length > 0) mentions.push(one);
  }
  return mentions;
}

const spanOf = (line: string, index: number, text: string): { from: number; to: number } => {
  const from = line.slice(0, index).trim().split(' ').filter(Boolean).length;
  return { from, to: from + text.trim().split(' ').length };
};

const kindsOf = (noun: string): readonly SlotKind[] => {
  if (/^(?:bars?|pub|club|boozer|drinks)$/.test(noun)) return ['night'];
  if (/^(?:meal|restaurant|eatery)$/.test(noun)) return ['lunch', 'dinner'];
  return findKinds(` ${noun} `);
};

function inOrder({ line, days }: Where, plan: TripPlan): SlotMention | null {
  const match = ORDER.exec(line);
  const [text, before, word = '', noun = before ?? ''] = match ?? [];
  // `the last one` is of a list, and `the first` of anything.
  const isPointed = !/^(?:|one|bit)$/.test(noun) || days.length === 1;
  const isDay = / (?:first|second|third|last|final) (?:day|night|morning|afternoon|evening|weekend|time|minute) /.test(
    line,
  );
  if (!match || text === undefined || !isPointed || (noun === '' && (isDay || !/ever /.test(text)))) return null;
  const among = slotsWhere(plan, days, [], kindsOf(noun));
  const at = (readOrdinal(word) ?? 0) - 1;
  const one = at < 0 ? among.at(-1) : among[at];
  return one ? { slots: [one], ...spanOf(line, match.index, text) } : null;
}

const SUBJECT = / (lunch|dinner|meal|bar|club|activity)(?:e?s)? (?:is |are |was |were )?$/;

function byPrice({ line, days, isEvening }: Where, plan: TripPlan): SlotMention | null {
  const match = PRICED.exec(line);
  const [text, word = '', noun = ''] = match ?? [];
  if (!match || text === undefined) return null;
  // `dinners the dear bit`: of the dinners, the dearest.
  const subject = SUBJECT.exec(line.slice(0, match.index + 1))?.[1] ?? '';
  const among = slotsWhere(
    plan,
    days,
    isEvening ? ['Evening'] : [],
    kindsOf(/^(?:bit|one|thing)$/.test(noun) ? subject : noun),
  );
  const sorted = [...among].sort((left, right) => right.slot.pricePerPersonPence - left.slot.pricePerPersonPence);
  const one = word === 'cheapest' ? sorted.at(-1) : sorted[0];
  return one ? { slots: [one], ...spanOf(line, match.index, text) } : null;
}

const BY_DIET =
  /(?: (?:the|that|this|our)|^) (vegan|vegetarian|halal|kosher) (place|restaurant|spot|cafe|one|lunch|dinner|meal)(?= )/;

/** Without an article only what is said of it tells that it is there. */
const REFUSED =
  /^ \w+ \w+ (?:(?:on )?\w+day )?(?:is a no|is out|is off|out|off|no|nope|not|isnt|gone|bye|can go|has to go) /;

/** `that vegan place`: the one restaurant of the plan that calls itself so, and no need of anybody's. */
function byDiet({ line, days }: Where, plan: TripPlan): SlotMention | null {
  const match = BY_DIET.exec(line);
  const [text, diet = '', noun = ''] = match ?? [];
  if (!match || text === undefined) return null;
  const kinds = kindsOf(noun);
  const isPointed = !text.startsWith(` ${diet}`) || REFUSED.test(line);
  const slots = slotsWhere(plan, days, [], kinds.length > 0 ? kinds : ['lunch', 'dinner']).filter(({ slot }) =>
    slot.type.toLowerCase().startsWith(diet),
  );
  return isPointed && slots.length === 1 ? { slots, ...spanOf(line, match.index, text) } : null;
}

const POINTED =
  / (?:the|that|this|our|those|them|these|all that|all this)(?: (?:stupid|silly|bloody|daft|whole|big|little|old|posh|weird|boring|friday|saturday|sunday|thursday|first|last))* $/;
const POINTED_BY_DOING =
  / (?:the|that|a|whatever|this) (?:\w+ )?(?:thing|one|place|bit|stuff|activity|stop|session|meal|bar|restaurant)(?: on \w+day)?(?: \w+){0,2} (?:with|where|involving|of|about|for|in|that|at)(?: \w+){0,4} $/;

/** `lets not cycle`, `dont want to climb anything`: what is refused by its verb. */
const POINTED_BY_REFUSAL =
  / (?:instead of|rather than|lets not|(?:dont|do not|not|wont|cant|cannot|rather not) (?:(?:want|fancy|like|up|keen|going|gonna) )?(?:to |for |on )?(?:go |do )?) $/;

/** What goes on at a place, said of it: `the singing`, `the one on friday where you drink wine`, `being locked in a room`. */
function associated({ line, words, days }: Where, plan: TripPlan, types: readonly TypeMention[]): SlotMention[] {
  const all = slotsOf(plan);
  const mentions: SlotMention[] = [];
  for (const at of words.keys()) {
    const before = ` ${words.slice(0, at).join(' ')} `;
    const isByDoing = POINTED_BY_DOING.test(before);
    // `the climbing wall` is a kind of place by itself, `the one with the climbing` what goes on at one.
    if (!isByDoing && types.some((type) => type.from <= at && at < type.to && isKindOfPlan(type, all))) continue;
    const isPointed =
      isByDoing ||
      POINTED.test(before) ||
      POINTED_BY_REFUSAL.test(before) ||
      (at === 0 && SENT_OFF.test(words[1] ?? ''));
    const fits = (phrase: string): boolean =>
      phrase.split(' ').every((part, offset) => stem(words[at + offset] ?? '') === stem(part));
    const longest = (phrases: string): number =>
      Math.max(0, ...phrases.split('|').map((phrase) => (fits(phrase) ? phrase.split(' ').length : 0)));
    const meant = all.flatMap((placed) =>
      associationsOf(placed.slot.type).flatMap(({ words: around, telling = '' }) => {
        const length = Math.max(longest(telling), isPointed ? longest(around) : 0);
        return length > 0 ? [{ placed, length }] : [];
      }),
    );
    const slots = ofDays([...new Set(meant.map(({ placed }) => placed))], days);
    const length = Math.max(0, ...meant.map((one) => one.length));
    if (slots.length === 1) mentions.push({ slots, from: at, to: at + length });
  }
  return isWanted(line) ? [] : mentions;
}

/** A kind by itself, unless it is one word for something the plan has by another name: `the walk`, of woods. */
const isKindOfPlan = ({ from, to, types }: TypeMention, all: readonly PlacedSlot[]): boolean =>
  to - from > 1 || types.length === 0 || all.some(({ slot }) => types.includes(slot.type));

/** `somewhere with singing`, `add some dancing`: what goes on at a place that is to come. */
const isWanted = (line: string): boolean =>
  / (?:somewhere|something|anywhere|add|include|fit in|squeeze|is there|any chance|fancy|book)(?: \w+){0,3} (?:with|where|for|some|a|to|any) /.test(
    line,
  );

const ofDays = (slots: readonly PlacedSlot[], days: readonly number[]): PlacedSlot[] => {
  const ofDay = slots.filter(({ day }) => days.includes(day));
  return ofDay.length > 0 ? ofDay : [...slots];
};

/** `the castle`, `sunday walk`: a word that only one slot has in its description, where somebody points with it. */
function inDescriptions({ words }: Where, plan: TripPlan, types: readonly TypeMention[]): SlotMention[] {
  const all = slotsOf(plan);
  return words.flatMap((word, from) => {
    const isHead =
      (from === 0 || /^(?:no|not)$/.test(words[from - 1] ?? '')) &&
      /^(?:place|thing|one|bit|spot|joint|bar|restaurant|night|trip|tour)$/.test(words[from + 1] ?? '');
    const isPointed =
      isHead ||
      /^(?:the|that|our|this|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/.test(words[from - 1] ?? '') ||
      /^(?:the|that|our|this) (?:touristy|stupid|silly|bloody|daft|boring|posh|fancy|weird|expensive|pricey|tacky|cheesy)$/.test(
        words.slice(Math.max(0, from - 2), from).join(' '),
      ) ||
      (from === 0 && (/^(?:for|isnt|needs)$/.test(words[1] ?? '') || SENT_OFF.test(words[1] ?? '')));
    const isNothing = NO_THING.has(word) || NO_THING.has(stem(word)) || PLAIN.has(stem(word));
    if (!isPointed || OF_TRIP.test(words[from + 1] ?? '')) return [];
    if (word.length < (isHead ? 3 : 4) || isNothing) return [];
    // `a night out on sunday, something with music`: what comes behind a day need not belong to it.
    const isOfDay = DAY_WORD.test(words[from - 1] ?? '') && !isHead;
    if (isOfDay && EVERYDAY_WORDS.has(word) && !types.some((type) => type.from <= from && from < type.to)) return [];
    const having = (textOf: (slot: PlacedSlot['slot']) => string): PlacedSlot[] =>
      all.filter(({ slot }) => tokenise(textOf(slot)).some((part) => stem(part) === stem(word)));
    // What a place is says more than what is written of it, and so does how its name begins.
    const called = having(({ name, type }) => `${name} ${type}`);
    const begins = all.filter(({ slot }) => isHead && tokenise(slot.name).some((part) => part.startsWith(word)));
    const named = called.length === 1 ? called : begins;
    // A kind of place is hardly pointed at by the words about a place of another kind, unless it is asked where that is.
    const isAsked = /(?:where|when) is the $/.test(`${words.slice(0, from).join(' ')} `);
    const isKind = !isAsked && types.some((type) => type.types.length > 0 && type.from <= from && from < type.to);
    const told = named.length === 1 ? named : having(({ description }) => description);
    // `the fado dinner`: of the dinners, the one with fado.
    const [meal] = kindsOf(words[from + 1] ?? '').filter((kind) => kind === 'lunch' || kind === 'dinner');
    const ofMeal = meal === undefined ? [] : told.filter(({ slot }) => slot.kind === meal);
    // `the fado`, of a place whose description begins with it.
    const isNamed = /^(?:the|that|our)$/.test(words[from - 1] ?? '');
    const first = all.filter(({ slot }) => isNamed && stem(tokenise(slot.description)[0] ?? '') === stem(word));
    const slots = named.length === 1 || !isKind ? told : ofMeal.length > 0 ? ofMeal : first;
    return slots.length === 1 ? [{ slots, from, to: from + 1 }] : [];
  });
}

const DAY_WORD = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** `the full plan`, `the current price`: what it is said of is the trip, and no part of it. */
const OF_TRIP =
  /^(?:plans?|itinerary|itineraries|schedule|programme|agenda|timetable|prices?|costs?|total|budget|breakdown)$/;

const NO_THING = new Set(
  `plan price total other first second third group whole weekend thing things place places night morning afternoon evening
  slot slots gap gaps stop stops spot spots hole window ticket tickets queue queues crowd crowds visit visits
  friday saturday sunday monday tuesday wednesday thursday lunch dinner table people girls students locals tourists crowd everybody everyone budget hotel world start starts begin begins finish finishes end ends open opens close closes party
  train flight airport money kids drinks weather city prices activities activity others earlier later back forward stuff taxi
  booking bookings cards deposit payment rooms food city town rest best same time times date dates lads boys days hour hours
  bill cost costs cash card list link site page room bits part parts name next late main pace vibe mood view views local
  tube tram bus fare fares flight fees fee most least half lots lot more less free good nice usual whim stag stags hen hens queen king bride groom birthday boss office bosses father mother parents family couple idea ideas question wine beer beers music
  look looks looking looked sound sounds sounding feel feels feeling seem seems works suits packed rammed heaving
  cheapest dearest priciest best worst first last next only another other any every some same what which whose how why when where who
  stay stays sleep team company staff person coach drink menu order case expert front head home line opening right grand
  does will leave save come comes before after until till while when with into onto then just only because since though having everyone everyones everybody everybodys
  nobody nobodys noone someone somebody they theyre theyve there theres cant wont dont didnt isnt arent wasnt weve youre
  again through well means runs cheap tiny
  should could would must need needs done this that these those one two three both all each no not new old big small good bad better different under below within over above down than`.split(
    /\s+/,
  ),
);
