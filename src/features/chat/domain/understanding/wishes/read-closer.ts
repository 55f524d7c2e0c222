import { asksStepFree } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const WAY =
  '(?:walking|walks?|travel|travell?ing|traipsing|trekking|trudging|schlepping|taxis|cabs|ubers|tubes|trams|buses|commuting|legwork|to ing and fro ing|toing and froing|running (?:about|around|round)|moving (?:about|around)|time (?:spent )?(?:on the (?:way|tube|bus|tram|road)|in (?:taxis|cabs)|getting (?:about|around|places)))';
/** `less walking`, `we're spending ages in taxis`. */
const LESS_WAY = new RegExp(
  ` (?:less|fewer|reduce|minimise|minimize|shorten|too much|too many|so much|so many|(?:not|without) (?:so|too|as) (?:much|many)|cut (?:down|back|out)(?: on)?|ages|forever|half the (?:day|trip|weekend)) (?:of )?(?:the |all the |all this |all that |this |that |in |on )?(?:\\w+ )?${WAY} `,
);
/** Said of the feet, and not of taxis. */
const ON_FOOT = / (?:walking|walks?|traipsing|trekking|trudging|schlepping|legwork) /;
const BASE = '(?:the |our |where we are )?(?:hotel|hostel|digs|accommodation|apartment|base|staying|bed)';
/** `closer to the hotel`, `keep it all near the digs`; another hotel is called by its own name or sort. */
const NEARER = new RegExp(
  ` (?:closer|nearer|handier|less far|not (?:so|as|too) far|walking distance) (?:(?:to|for|of|from) ${BASE}|(?=the |our |where )${BASE}|(?:to )?(?:together|each other|one another)) | (?:keep|stay|stick|have|put|get) (?:\\w+ ){1,4}(?:near|close to|round) ${BASE} |^ (?:(?:\\w+day )?(?:lunch|dinner|meal|drinks|a (?:pub|bar)|night out)(?: (?:on )?\\w+day)?) (?:near|close to|by|round) ${BASE} `,
);
/** `everything is miles apart`. */
const APART =
  / (?:miles|too far|so far|really far|very far|dead far|pretty far|quite far|well far|all|too|so|really) (?:apart|spread out|spread|scattered|over the (?:place|shop|show|map)) /;
/** What is new, and what a question is about, is sought rather than exchanged. */
const SEEKS = / (?:add|squeeze|fit in|buy|any good|recommend|know of) /;

/** `could the hotel be nearer to hawksmoor`: it is the stay that should move. */
const STAY_NEARER =
  / (?:hotel|hostel|accommodation|apartment|digs|(?:somewhere|place|anywhere) to (?:stay|sleep)|(?:stay|sleep|staying|crash|kip)(?: \w+)?) (?:(?:thats|that is|be|is|a bit|bit|much|somewhere|more|something|for|to|one) )*(?:closer|nearer|handier|near|close|handy|next|(?<= one )by|within walking distance)(?: to| for| by| of)? /;

/** `nearer heaven so we can walk home`: home is where the group sleeps. */
const HOME_ON_FOOT =
  / (?:nearer|closer|handier)(?: to| for)? (?:\w+ ){1,7}(?:walk|stagger|stumble|roll|crawl|wander) (?:home|back|to bed)(?= )/;

function readStayNearer({ line, raw, slots }: Reading): Intent | null {
  const placed = slots.flatMap((mention) => mention.slots);
  if (placed.length === 0 || !(STAY_NEARER.test(line) || HOME_ON_FOOT.test(line))) return null;
  // `is the hotel near the karting` only asks.
  if (questionKind(line, raw) !== null || / (?:how|is|are) (?:far|the|our) /.test(line)) return null;
  const near = placed.map(({ slot }) => slot.id);
  return {
    kind: 'change-stay',
    want: { hotelIds: [], sort: null, price: null, isNearer: true, stepFree: false, near },
  };
}

/** Places nearer to where the group sleeps, or the question how far apart they are; null for anything else. */
export function readCloser(reading: Reading, { plan }: ConciergeState): Intent | null {
  const nearer = readStayNearer(reading);
  if (nearer) return nearer;
  const { line, raw, venues, hotels } = reading;
  const isApart = APART.test(line);
  if (!(isApart || LESS_WAY.test(line) || NEARER.test(line)) || SEEKS.test(line) || asksStepFree(line)) return null;
  // `too much running about, slow it down for us oldies` asks for less of it all.
  if (/ (?:calmer|slower|gentler) /.test(line) && !NEARER.test(line)) return null;
  if (venues.length > 0 || hotels.some(({ hotelId }) => hotelId !== plan.stay?.hotelId)) return null;
  const scope = findScope(reading, plan, reading.words.length);
  const kind =
    questionKind(line, raw) ?? (/^ (?:(?:so|and|but) )*are (?:we|they|things) /.test(line) ? 'closed' : null);
  if (kind === 'open' || (kind === 'closed' && isApart)) return { kind: 'travel', scope: { ...scope, slots: [] } };
  // `is that within walking distance of the hotel` asks how far it is.
  if (kind === 'closed' && / walking distance /.test(line)) return { kind: 'travel', scope, isFromStay: true };
  return { kind: 'closer', scope, ...(ON_FOOT.test(line) ? { onFoot: true } : {}) };
}
