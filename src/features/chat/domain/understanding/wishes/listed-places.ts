import type { Venue } from '../../../../../catalogue/venue.ts';
import { venuesOf } from '../../../../../engine/places.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { listedWishes, offeredWish } from '../../wording/offers.ts';
import { questionKind } from '../cues/asks.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { slotsOf } from '../finding/find-slots.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const WORDS_MAX = 9;

/** The place that `swap X for Y` brings in, where Y is the whole name of one. */
export const broughtIn = (wish: string, { places }: ConciergeState): Venue | null => {
  const name = (/ for (.+)$/i.exec(wish) ?? /^add (.+)$/i.exec(wish))?.[1]?.toLowerCase();
  return venuesOf(places).find((venue) => venue.name.toLowerCase() === name) ?? null;
};

/** `swap Pieminister on Saturday for Pho` and `swap Karts with Boats`, both by their whole names, with no word left to be read another way. */
export function exactSwap(state: ConciergeState, wish: string): Wish | null {
  const exchange = exactExchange(state, wish);
  if (exchange) return exchange;
  const venue = broughtIn(wish, state);
  const old = /^swap (.+?) (?:on \w+ )?for /i.exec(wish)?.[1]?.toLowerCase();
  const slots = slotsOf(state.plan).filter(({ slot }) => slot.name.toLowerCase() === old);
  if (!venue || slots.length !== 1) return null;
  const scope = scopeOf(slots);
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, venueIds: [venue.id] } };
}

/** `swap Karts with Boats`, both of the plan and by their whole names, whatever words these are made of. */
function exactExchange({ plan }: ConciergeState, wish: string): Wish | null {
  const slots = slotsOf(plan);
  const said = wish.toLowerCase();
  const pairs = slots.flatMap((first) =>
    slots.flatMap((second) =>
      said === `swap ${first.slot.name} with ${second.slot.name}`.toLowerCase() ? [{ first, second }] : [],
    ),
  );
  const [only] = pairs;
  return only && pairs.length === 1 ? { kind: 'exchange', ...only } : null;
}

/** `ooh, a curry would be lovely`: the only one of the listed places that is of the kind which a few words name. */
export function listedAlike(state: ConciergeState, { words, types, slots, days, line, raw }: Reading): string | null {
  // `how far is the market` takes nothing up.
  if (questionKind(line, raw) !== null) return null;
  const kinds = new Set(types.flatMap((mention) => mention.types));
  // `steak obvs` may sound like the steakhouse of another day.
  const isNamed = slots.some(({ from, to }) => !types.some((type) => type.from <= from && to <= type.to));
  const isShort = words.length <= WORDS_MAX && days.length === 0 && !isNamed && kinds.size > 0;
  if (!isShort || / (?:not|no|dont|add|also|isnt|without) /.test(line)) return null;
  const offered = offeredWish(state.history);
  const wishes = [...listedWishes(state.history), ...(offered === null ? [] : [offered])];
  const alike = wishes.filter((wish) => kinds.has(broughtIn(wish, state)?.type ?? ''));
  return onlyOf(alike) ?? null;
}
