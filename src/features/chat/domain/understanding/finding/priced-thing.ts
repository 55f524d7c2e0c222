import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { type SlotMention, slotsOf } from './find-slots.ts';

/** A price is told to the pound. */
const NEAR_PENCE = 50;

/**
 * `£24 each to look at a boat`: a thing without `the`, beside a price that one other place of the plan has, is that place.
 * All mentions as they are where no price tells.
 */
export function pricedThing(
  mentions: readonly SlotMention[],
  words: readonly string[],
  amount: { pence: number; perPerson: boolean } | null,
  plan: TripPlan,
): SlotMention[] {
  const [only, ...others] = mentions;
  if (!only || others.length > 0 || amount === null || amount.pence === 0) return [...mentions];
  const priced = slotsOf(plan).filter(({ slot }) => Math.abs(slot.pricePerPersonPence - amount.pence) <= NEAR_PENCE);
  const isOne = priced.length === 1 && !only.slots.some(({ slot }) => slot.id === priced[0]?.slot.id);
  const isDescribed = / (?:for|to \w+(?: \w+)?) (?:a|an|some) $/.test(` ${words.slice(0, only.from).join(' ')} `);
  return isOne && isDescribed ? [{ ...only, slots: priced }] : [...mentions];
}

/** `axes down to 20 or bin them`: a number that a named thing is to come down to is its price, in pence a person. */
export function priceWanted(
  mentions: readonly SlotMention[],
  words: readonly string[],
): { pence: number; perPerson: boolean } | null {
  for (const { to } of mentions) {
    const pounds = /^ (?:place |thing |bit |one )?down to (\d{1,3}) (?!of |people |pm )/.exec(
      ` ${words.slice(to).join(' ')} `,
    )?.[1];
    if (pounds !== undefined) return { pence: Number(pounds) * 100, perPerson: true };
  }
  return null;
}
