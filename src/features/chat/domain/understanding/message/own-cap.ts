import type { ReadPart } from '../cues/read-part.ts';
import { normalise } from '../typing/normalise.ts';

/** A sum that could buy one thing, and no trip. */
const CAP_OF_ONE_PENCE = 100_00;
const ONLY_CAP =
  /^ (?:(?:but|and|ideally|preferably|hopefully|as long as|so long as|if|it|its|that|is|keep|be|must|has|to|please|just|nothing) )*(?:not over|not more than|no more than|under|below|less than|max|maximum|at most|up to|nothing over|budget|budget of|budget is|around|about) \d{1,3}(?: (?:quid|pounds|each|pp|a head|max|please|tops))* $/;

/** `milk bar for saturday lunch, cheap as chips apparently`: that is why it is wanted. */
const ONLY_CHEAP =
  /^ (?!.*(?: cheaper| less| save| cut| reduce| make| bring| need| want| can| could| please| rest| everything| keep) )(?:\w+ )*(?:cheap|affordable|reasonable|not expensive) (?:\w+ )*$/;

/** `swap hawksmoor for pizza, cheaper please`: the pizza is to be. */
const ONLY_CHEAPER =
  /^ (?:(?:and|but|something|somewhere|one|a|bit|much|also|please|ideally|preferably|must|be) )*(?:cheaper|less expensive)(?: (?:please|too|as well|if possible|than that|thanks))* $/;

/** `burgers instead of pizza but not over 15`: the limit is of what comes in, and not of the trip. */
export function withOwnCap(parts: readonly ReadPart[]): ReadPart[] {
  const joined: ReadPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const capped = last ? cappedBy(last, part) : null;
    if (capped) joined[joined.length - 1] = capped;
    else joined.push(part);
  }
  return joined;
}

function cappedBy(first: ReadPart, second: ReadPart): ReadPart | null {
  const { intent } = first;
  if ((intent.kind !== 'swap' && intent.kind !== 'add') || intent.want.maxPence !== null) return null;
  if (second.intent.kind !== 'cheaper') return null;
  const isNamed = intent.want.types.length + intent.want.venueIds.length > 0;
  if (second.intent.capPence === null) {
    const { line } = normalise(second.wish);
    const wish = `${first.wish}, ${second.wish}`;
    if (isNamed && ONLY_CHEAP.test(line)) return { ...first, wish };
    const isOfSwap = intent.kind === 'swap' && isNamed && ONLY_CHEAPER.test(line);
    return isOfSwap ? { ...first, wish, intent: { ...intent, want: { ...intent.want, isCheaper: true } } } : null;
  }
  const { capPence } = second.intent;
  if (capPence > CAP_OF_ONE_PENCE || !ONLY_CAP.test(normalise(second.wish).line)) return null;
  const wish = `${first.wish}, ${second.wish}`;
  // `a nice dinner friday, budget 50 a head`: more than what is there costs is meant to be spent.
  const isMore =
    !isNamed &&
    intent.scope.slots.length > 0 &&
    intent.scope.slots.every(({ slot }) => slot.pricePerPersonPence * 1.2 < capPence);
  const dearer = isMore ? { isDearer: true } : {};
  return { ...first, wish, intent: { ...intent, want: { ...intent.want, ...dearer, maxPence: capPence } } };
}
