import type { ConciergeState } from '../../concierge-state.ts';
import type { Preference } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

/** `cheaper cocktails` are still cocktails. */
export function sameKind({ words, types }: Reading): Partial<Preference> {
  const named = types.find(
    ({ from, types: covers }) => covers.length > 0 && /^(?:cheaper|cheap|affordable)$/.test(words[from - 1] ?? ''),
  );
  return named ? { types: named.types, typeLabel: named.label } : {};
}

/** `get it down by about 40 a head`: so much less, and no limit of so much. */
const BY_SO_MUCH =
  / (?:cheaper|down|less|lower|reduce (?:it|that|this)|cut (?:it|that|this)|drop (?:it|that|this)) by (?:about |around |roughly |maybe |another |at least |some |say )*(?:£ ?)?\d/;

/** A saving of so little is meant for each, pence, unless the whole price is spoken of. */
const SURELY_EACH = 5000;
const OF_ALL =
  / (?:overall|all in|in total|altogether|all told|between us|for (?:the|all) (?:lot|group|of us)|(?:off|on|from) the (?:total|whole|lot|bill)) /;

/** `20 % less`, `half the price`, `a tenner less`, `£385 is too much`: measured by what the plan costs now; undefined for a plain limit. */
export function relativeCap({ line, raw, amount }: Reading, { plan }: ConciergeState): number | null | undefined {
  const now = plan.totals.slotsPerPersonPence;
  const percent = /(\d{1,2})\s?%/.exec(raw)?.[1];
  if (percent && Number(percent) >= 80) return undefined;
  if (percent) return Math.floor(now * (1 - Number(percent) / 100));
  if (/ half (?:the )?(?:price|cost|that|as much) | (?:halve|in half) /.test(line)) return Math.floor(now / 2);
  if (/ (?:a |by a )?third (?:less|off|cheaper) /.test(line)) return Math.floor((now * 2) / 3);
  if (!amount) return undefined;
  const isLess =
    BY_SO_MUCH.test(line) ||
    (/ (?:less|off|cheaper|save|saving|shave|knock|lose|trim|reduce by|cut|drop|take) /.test(line) &&
      !/ (?:less than|under|below|max|tops|limit|cap|at most|to(?! (?:lose|save|shave|knock|trim|cut|take) )) /.test(
        line,
      ));
  if (isLess) {
    const isEach = amount.perPerson || (amount.pence <= SURELY_EACH && !OF_ALL.test(line));
    const lessPence = isEach ? amount.pence : Math.floor(amount.pence / plan.groupSize);
    if (lessPence < now * 0.6) return now - lessPence;
  }
  return / too (?:much|expensive|dear|steep|pricey|high) /.test(line) && amount.pence >= now * 0.97 ? null : undefined;
}

/** `knock a tenner off the lunch`, `something half the price`: at most what it costs now less that sum, or half of it. */
export function lessBy({ line, amount }: Reading, { slots }: Scope): Partial<Preference> {
  const [only] = slots;
  if (only && slots.length === 1 && amount === null && / half (?:the )?(?:price|cost|that|as much) /.test(line))
    return { maxPence: Math.ceil(only.slot.pricePerPersonPence / 2) };
  const isLess =
    / (?:(?<! (?:sign|signs|signed|signing) )off|less|cheaper by|knock|shave|trim) /.test(line) &&
    !/ less than /.test(line);
  if (!only || slots.length > 1 || amount === null || !isLess) return {};
  const maxPence = only.slot.pricePerPersonPence - amount.pence;
  return maxPence > 0 ? { maxPence } : {};
}

/**
 * The most that each of these may cost, where a sum says so: `£1 dinner`, or so much less than now. A higher sum is only
 * what is complained of.
 */
export function capBelow(reading: Reading, scope: Scope): number | null {
  const { amount } = reading;
  const { maxPence } = lessBy(reading, scope);
  if (maxPence !== undefined || amount === null) return maxPence ?? null;
  return scope.slots.every(({ slot }) => amount.pence < slot.pricePerPersonPence * 0.9) ? amount.pence : null;
}
