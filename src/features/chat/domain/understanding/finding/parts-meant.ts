import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { IsoDay } from '../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { TypeMention } from '../../../../planner/domain/find-types.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';
import { comesInstead } from './comes-instead.ts';
import { findDays } from './find-days.ts';
import { findDescribed } from './find-described.ts';
import { findBars, findKinds, type PlacedSlot, type SlotMention } from './find-slots.ts';
import { isVerb } from './types-meant.ts';

/** A line with what was found in it before the parts of the plan. */
interface Said {
  raw: string;
  words: readonly string[];
  line: string;
  days: readonly number[];
  isEvening: boolean;
  types: readonly TypeMention[];
}

/** What somebody does with the thing that the word before names. */
const COMPOUND_HEAD = /^(?:tastings?|class|classes|tours?|workshops?|lessons?|masterclass|crawl|cruise|trail)$/;

/** A lesson is a class. */
const LESSON = /^(?:class|classes|lessons?|workshops?|masterclass)$/;

/** What stands before a kind of thing that is wanted, and no slot of the plan. */
const AN =
  / (?:an?|some) (?:(?:nice|good|decent|proper|sit|down|lovely|big|little|quick|cheeky|posh|pretty|cute|cool) )*$/;
const AN_REACH = 5;
/** `a boat as well` is another than that of the plan. */
const IS_MORE =
  / (?:as well|too|also) (?:please |pls |thanks |x+ )*$|^ (?:(?:and|then|plus) )*also (?:a|an|some) |(?:^| (?:more|less|fewer) .*) (?:and|plus) (?:a|an|some) (?:\w+ ){1,3}$/;

/** `not really us, just a nice portuguese place instead`: what is to come, though the plan has one. */
const IS_WANTED = / (?:an?|some) (?:\w+ ){1,5}instead (?:(?:please|pls|then|thanks|maybe|x+) )*$/;

const mealsIn = (line: string): SlotKind[] => findKinds(line).filter((kind) => kind === 'lunch' || kind === 'dinner');

/**
 * The mentions by which a part of the plan is meant, by its name, a description or as a bar, in the order of the line. Words
 * that also name a part are left out where they say a kind of thing, something else or another part.
 */
export function partsMeant(said: Said, byName: readonly SlotMention[], plan: TripPlan, today: IsoDay): SlotMention[] {
  const { words, types } = said;
  const described = findDescribed(said, plan, byName, types);
  const bySight = [...byName, ...described];
  const isElse = (mention: SlotMention): boolean =>
    isOfOther(mention, said) ||
    isKindOnly(mention, said) ||
    isToCome(mention, said) ||
    (described.some(({ from, to }) => from === mention.from && to === mention.to) && isOfCompound(mention, words));
  return [...bySight, ...findBars(words, plan, [...bySight, ...types])]
    .filter(({ from, to }) => !(to - from === 1 && isVerb(words, from)))
    .filter((one) => !isElse(one) && !isOfOtherPart(one, said, plan, today) && !isOfNameBefore(one, said, byName))
    .sort((left, right) => left.from - right.from);
}

/** `a garden` is no restaurant in Covent Garden, and `a fish lunch` no chip shop for dinner. */
function isKindOnly({ from, to, slots }: SlotMention, { words, line, types }: Said): boolean {
  const meals = mealsIn(line);
  const isOfOtherMeal = (kind: SlotKind): boolean => meals.length === 1 && !meals.includes(kind);
  return (
    to - from === 1 &&
    AN.test(` ${words.slice(Math.max(0, from - AN_REACH), from).join(' ')} `) &&
    types.some(
      (type) =>
        type.from === from &&
        type.types.length > 0 &&
        slots.every(
          ({ slot }) =>
            IS_MORE.test(line) || IS_WANTED.test(line) || !type.types.includes(slot.type) || isOfOtherMeal(slot.kind),
        ),
    )
  );
}

/** The market of `is there a market we could do instead` is one that is to come. */
const isToCome = ({ from, to }: SlotMention, { words, types }: Said): boolean =>
  to - from === 1 &&
  types.some((type) => type.from <= from && to <= type.to && type.types.length > 0) &&
  comesInstead({ from }, words);

/** `cocktail class` is no cocktail bar of the plan; a `vodka tasting` is a tasting, and not the vodka bar. */
const isOfOther = ({ from, to, slots }: SlotMention, { words, types }: Said): boolean =>
  types.some((type) => {
    const isWithin = type.from <= from && to <= type.to && to - from < type.to - type.from;
    const isBefore = type.from === to && COMPOUND_HEAD.test(words[to] ?? '');
    return (isWithin || isBefore) && type.types.length > 0 && !slots.some(({ slot }) => type.types.includes(slot.type));
  });

/** A `banksy tour` is no bar under a Banksy. */
const isOfCompound = ({ to, slots }: SlotMention, words: readonly string[]): boolean =>
  COMPOUND_HEAD.test(words[to] ?? '') &&
  !slots.some(({ slot }) =>
    tokenise(`${slot.name} ${slot.type}`).some(
      (part) => stem(part) === stem(words[to] ?? '') || (LESSON.test(part) && LESSON.test(words[to] ?? '')),
    ),
  );

/** A `pub lunch` is no dinner at a pub, and a `sunday roast` none of Saturday's. */
function isOfOtherPart(
  { from, to, slots }: SlotMention,
  { words, types }: Said,
  plan: TripPlan,
  today: IsoDay,
): boolean {
  const isType = types.some((type) => type.from === from && type.to === to && type.types.length > 0);
  if (!isType || to - from === 1) return false;
  const own = ` ${words.slice(from, to).join(' ')} `;
  const ownMeals = mealsIn(own);
  const meal = onlyOf(ownMeals);
  const ofDay = findDays(own, plan, today);
  const isElsewhere = ({ slot, day }: PlacedSlot): boolean =>
    (meal !== undefined && slot.kind !== meal) || (ofDay.length > 0 && !ofDay.includes(day));
  return slots.every(isElsewhere);
}

/** The `brewery tour` of `the pilsner brewery tour` says what the pilsner is, as does `the pilsner museum`, and neither names another. */
const isOfNameBefore = (
  { from, to, slots }: SlotMention,
  { raw, words, types }: Said,
  byName: readonly SlotMention[],
): boolean =>
  types.some((type) => type.from === from && type.to === to) &&
  (to - from > 1 ||
    (!/^(?:and|or|the)$/.test(words[from - 1] ?? '') && new RegExp(`\\w ${words[from]}\\b`, 'i').test(raw))) &&
  byName.some(
    ({ from: begin, to: end, slots: [one, more] }) =>
      end === from &&
      // `not foxtrot karaoke` turns the one down and means the other.
      words[begin - 1] !== 'not' &&
      one !== undefined &&
      !more &&
      (to - from > 1 || slots.every(({ slot }) => slot.id !== one.slot.id)),
  );
