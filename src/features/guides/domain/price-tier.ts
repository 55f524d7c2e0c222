import { EXCHANGE_RATES, toPence } from '../../../catalogue/exchange-rates.ts';
import type { Venue } from '../../../catalogue/venue.ts';
import type { GuideCurrency } from './guide-price.ts';

export type TieredKind = 'restaurant' | 'nightlife';
export type PriceTier = 1 | 2 | 3 | 4;

/** Where the second, third and fourth tier begin, pounds a head: a meal with a drink, or a night's drinks and door. */
const TIER_FROM_POUNDS: Record<TieredKind, readonly [number, number, number]> = {
  restaurant: [20, 40, 75],
  nightlife: [15, 30, 60],
};
const SYMBOL: Record<GuideCurrency, string> = { GBP: '£', EUR: '€' };

/** How dear a place is, 1 to 4, by its price in pounds, so that two cities compare (SPEC 9). */
export function priceTier(venue: Pick<Venue, 'price' | 'groupSize'>, kind: TieredKind): PriceTier {
  const total = toPence(venue.price);
  const pounds = (venue.price.per === 'group' ? total / venue.groupSize.max : total) / 100;
  const [second, third, fourth] = TIER_FROM_POUNDS[kind];
  if (pounds < second) return 1;
  if (pounds < third) return 2;
  return pounds < fourth ? 3 : 4;
}

/** One to four currency symbols. */
export const tierSymbols = (tier: PriceTier, currency: GuideCurrency): string => SYMBOL[currency].repeat(tier);

/** What the symbols mean, in the guide's currency: `£ under £20 a head`, `££ up to £40`, `£££ up to £75`, `££££ above`. */
export function tierLegend(kind: TieredKind, currency: GuideCurrency): string[] {
  const symbol = SYMBOL[currency];
  const bounds = TIER_FROM_POUNDS[kind].map((pounds) => {
    const units = pounds * EXCHANGE_RATES.perPound[currency];
    return `${symbol}${currency === 'GBP' ? units : Math.round(units / 5) * 5}`;
  });
  return [
    ...bounds.map(
      (bound, index) => `${symbol.repeat(index + 1)} ${index === 0 ? `under ${bound} a head` : `up to ${bound}`}`,
    ),
    `${symbol.repeat(bounds.length + 1)} above`,
  ];
}
