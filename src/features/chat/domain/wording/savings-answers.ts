import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import { listOf } from './name-slot.ts';
import { offer } from './offers.ts';
import { asList } from './suggestions.ts';

const LISTED_MAX = 3;

const priceOf = ({ slot }: PlacedSlot): number => slot.pricePerPersonPence;

/**
 * What to leave out for a saving of so much a person: the parts that save it alone, those that save least beyond it first,
 * activities and nights before meals; else the fewest that save it together. Without a sum the dearest.
 */
export function answerSavings({ plan }: ConciergeState, { pence }: Extract<Wish, { kind: 'savings' }>): string {
  const paid = slotsOf(plan).filter((placed) => priceOf(placed) > 0);
  const [dearest, ...others] = [...paid].sort((one, other) => priceOf(other) - priceOf(one));
  if (!dearest) return 'Nothing in the plan costs anything, so there is nothing to save.';
  const isMeal = ({ slot }: PlacedSlot): boolean => slot.kind === 'lunch' || slot.kind === 'dinner';
  const enough =
    pence === null
      ? [dearest, ...others]
      : paid
          .filter((placed) => priceOf(placed) >= pence)
          .sort((one, other) => Number(isMeal(one)) - Number(isMeal(other)) || priceOf(one) - priceOf(other));
  const drops = (placed: PlacedSlot): string =>
    `Drop ${placed.slot.name} (saves ${formatPounds(priceOf(placed))} a person)`;
  if (enough.length > 0) {
    const goal = pence === null ? 'saves most' : `saves ${formatPounds(pence)} a person or more`;
    return `Leaving out one of these ${goal}:\n${asList(enough.slice(0, LISTED_MAX).map(drops))}\nOr “make it cheaper” and I look for places that cost less.`;
  }
  const together: PlacedSlot[] = [dearest];
  const saved = (): number => together.reduce((sum, placed) => sum + priceOf(placed), 0);
  for (const placed of others) if (saved() < (pence ?? 0)) together.push(placed);
  const names = together.map(({ slot }) => slot.name);
  if (saved() < (pence ?? 0))
    return `All activities, meals and nights out together come to ${formatPounds(plan.totals.slotsPerPersonPence)} a person, so no cut saves ${formatPounds(pence ?? 0)}.`;
  return `No single part saves ${formatPounds(pence ?? 0)} a person. ${listOf(names)} together save ${formatPounds(saved())}. ${offer(`drop ${listOf(names)}`)}`;
}
