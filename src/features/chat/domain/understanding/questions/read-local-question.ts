import { venuesOf } from '../../../../../engine/places.ts';
import { tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { ORDER } from '../cues/topic-words.ts';
import type { Intent } from '../intent.ts';
import type { LocalTopic } from '../local-topic.ts';
import type { Reading } from '../reading.ts';
import { readOtherCity } from './read-other-city.ts';

const ASKS =
  /^ (?:(?:so|and|but|or|also|ok|hi|hey|hmm|um|er|ah|aw|btw|right|yeah|now|well|lol|quick|question|just|wondering|wonder|any idea|do you know|dont know|not sure|if|whether|tell me|please|oh) )*(?:is|are|isnt|arent|was|will|would|does|do|did|should|shall|can|could|may|what|whats|which|who|how|hows|where|wheres|whereabouts|when|any|anywhere|roughly how|need|has|have|am) /;
const NEEDS =
  '(?:do|does|will|would|should|did) (?:we|i|they|people|everyone|the \\w+|you) (?:all )?(?:really )?(?:need|want|have) (?:to (?:bring|pack|take|have|carry|get|wear) )?(?:any |some |our |a |an |the )?(?:\\w+ )?';
const RIDES =
  '(?:tube|metro|trams?|trains?|night (?:bus|buses|tubes?)|bus|buses|underground|subway|ubers?|bolt|taxis?|cabs?|ferry|ferries|public transport)';

/** The words of each topic, the narrow ones first. */
const TOPICS: readonly (readonly [LocalTopic, RegExp])[] = [
  [
    'tips',
    / (?:tip|tips|tipping|gratuit\w+)(?= (?!(?:it |is )?(?:down|top|off|on|about|of)\b))(?<! (?:any|some|got|your|top|for|more) tips)/,
  ],
  ['tap water', / tap water | (?:drink|drinking) the water /],
  [
    'plugs',
    / (?<!(?:pull|pulled|pulling|pulls) the )(?:plugs?|plug sockets?|adaptors?|adapters?|converters?|voltage) /,
  ],
  ['papers', / (?:passports?|visas?|etias|esta|roaming|ehic|ghic|vaccin\w+|jabs) /],
  [
    'language',
    / (?:speak|speaks|spoken|understand) (?:good |much |any )?english | english (?:widely )?spoken | language barrier /,
  ],
  [
    'parking',
    /(?<! hotel.*) (?:to park|parking|car parks?|(?:can|could|do|will|should|may) (?:we|i|they|people|everyone|you) (?:all )?park|leave (?:the|our|my) (?:cars?|van|minibus|coach)) (?!.* (?:hotel|hostel|disabled) )/,
  ],
  [
    'safety',
    / (?:safe (?:at night|area|to walk|to be|round|around|there|for (?:a|us|girls|women|solo)|place|enough|after dark|to get)|how safe|safest|unsafe|safety|dodgy|rough|sketchy|dicey|dangerous|pick ?pockets?|pick ?pocketing|mugged|muggings?|robbed|scams?|scammers?|scammed|crime|spiked|spiking) (?!(?:knees?|hips?|heart|ticker|back|leg|ankle|foot|shoulder|stomach|tummy|belly|idea|cost|price|guide|total|figure|estimate|head|morning|with you))| (?:is|are|was) (?:\w+ ){1,3}safe (?:at night |after dark |for (?:a |us |girls |women |lads |groups? |tourists ).*)?$/,
  ],
  [
    'weather',
    / what (?:will|is|would|does) the (?:weather|temperature|climate)(?! (?:plan|option))| how (?:hot|cold|warm|sunny|chilly|mild) | (?:will|is|would|does|going to) (?:it|be|get|still)(?: (?:it|be|still|get|going to be|usually|normally|really|very|that|too|going|to|nice and))* (?:hot|warm|cold|chilly|freezing|sunny|boiling|baking|roasting|mild|baltic|cooler|hotter|warm enough|cold enough)(?= )| (?:decent|good|nice|bad|any) weather (?:in|at|for|then|there|that) | weather (?:like|be like|usually) /,
  ],
  [
    'packing',
    new RegExp(
      ` (?:what (?:to|do|should|shall|will|would|else)|anything|do|should|need)(?: \\w+){0,5}? (?:pack|packing|bring(?= (?:with|clothes|to wear|$))|wear(?= (?:$|for the|in the day)))(?= )| packing (?:list|tips) | (?:need|have|supposed|meant|asked) to (?:bring|pack|take along|wear) (?:anything|something|stuff|much|our own|any|a lot)(?= )| (?:do|does|should|shall|must) (?:we|i|they|people|everyone|everybody|the \\w+) (?:all )?(?:bring|pack) (?:anything|something|stuff|much)(?= )| (?:do|should|must|will|shall) (?:we|i|people|everyone|the \\w+) (?:all )?(?:need to |have to )?(?:dress (?:up|smart|nice)|look smart|be smart|smarten up)(?: \\w+){0,3} $| ${NEEDS}(?:coats?|jackets?|boots|trainers|shoes|heels|swimwear|swimming|cossies?|costumes?|bikinis?|trunks|wellies|wellingtons|sun ?cream|sunscreen|layers|hats|towels?|waterproofs?|jumpers?)(?= )`,
    ),
  ],
  [
    'rides',
    new RegExp(
      ` (?:do|will|should|would) (?:we|i) (?:all )?(?:need|have to (?:get|book)|want|get) (?:a |an |any |some |to (?:get|book|hire) (?:a |an |any )?)?(?:minibus|mini bus|coach|hire car|oysters?|oyster cards?|travel ?cards?|(?:travel|day|tram|tube|metro|bus) (?:pass|passes|cards?|tickets?)) | ${RIDES} (?:\\w+ ){0,3}?(?:runs?|running|late|all night|24 hours?|still going|cheap|pricey|expensive|reliable|easy|available|work|working|stop|stops|there|about|finish)(?= )| last ${RIDES} | (?:get|use|have|catch|find|hail|is there|are there|run) (?:an? |any |the )?(?:ubers?|bolt|night buses|metro|trams|public transport) | (?:ubers?|taxis?|cabs?) (?:easy|available|about|around|there) `,
    ),
  ],
  [
    'drink prices',
    / (?:how much|what) (?:is|are|does|do|for|would)(?: (?:a|the|most|your|average|typical|you|we|pay|for))* (?:pints?|beers?|lagers?|drinks?|glass of wine|g and t|cocktails?|coffee)(?: (?:cost|costs|there|over there|out there|roughly|usually|then|in \w+|round there|these days|set us back|going to be))* $| (?:drinks|beers?|pints?|booze|drinking) (?:(?:is|are|going to be|that|so|very|really|quite) )*(?:pricey|expensive|dear|cheap|steep|a rip off)(?: (?:there|over there|out there|in \w+|in general|round there))* $/,
  ],
];
/** What has a word of these and is another matter: data, food, a need, a wish for something else. */
const OTHER =
  / (?:swap|change|instead|drop|remove|cancel|refund|cheaper|data|details|info|information|messages|number|account|website|app|safe with|allerg\w+|nuts?|pregnan\w+|wheelchair|kids|children|deposit|booking|our hotel|somewhere|arrange|organise|sort out|book) /;
/** Money on the spot, and not what is paid to the site. */
const PAYING =
  / (?:(?:need|bring|take|carry|have|get) (?:\w+ ){0,3}?(?:cash|euros|zloty|crowns|korunas?|local currency|currency|contactless)|cash (?:only|or card|points?|machines?)|card (?:only|or cash|everywhere|payments?)|(?:take|takes|accept|accepts|taking) (?:\w+ )?(?:cards?|contactless|amex|cash|pounds|euros|sterling)|pay (?:\w+ )?(?:in|with|by) (?:euros|pounds|sterling|zloty|crowns|korunas?|contactless|card|cash)|use (?:our |my |a )?(?:cards?|contactless|pounds|monzo|revolut)|(?:change|exchange|get|buy) (?:\w+ ){0,2}?(?:money|currency|zloty|euros|crowns|korunas?)) /;
/** `should we bring cash`: nobody brings that to a site. */
const BRINGS_CASH =
  / (?:bring|carry|take out|draw out|get out)(?: \w+){0,3}? (?:cash|euros|zloty|crowns|korunas?|currency|spending money) /;
const ON_THE_SPOT =
  / (?:everywhere|there|out there|over there|they|places|venues?|pubs?|bars?|clubs?|restaurants?|shops?|taxis?|trams?|market|markets|girls|lads|guys|people|euros|pounds|sterling|zloty|crowns|korunas?|contactless|cash only|abroad|locals?|bars|stalls?) /;
const TO_THE_SITE = / (?:you|your|u|this|deposit|trip|balance|share|theirs|site|huzzah|upfront|up front|instal\w+) /;
/** Where to sleep, asked of the city. */
const WHERE_TO_STAY =
  / (?:which|what|whats|best|good|nicest|decent|right) (?:\w+ )?(?:areas?|parts?(?: of town)?|districts?|neighbourhoods?|bits? of town|end of town) (?:\w+ ){0,5}?(?:stay|sleep|be based|base ourselves) | (?:where|whereabouts) (?:is (?:the )?(?:best|good|nicest|handiest|a good)|should|shall|would you)(?: \w+){0,4} (?:stay|sleep|be based|base ourselves)(?= )/;
const OF_AREA =
  / (?:is|are) (?:\w+ ){1,3}(?:an? )?(?:\w+ )?(?:area|part of town|neighbourhood|district|spot to be|place to be)(?: to be| at night| for .*)? $| what (?:is|are) (?:\w+ ){1,3}(?:like|known for|all about)(?: as an area| at night| for .*)? $/;
const WORDS_MAX = 22;
/** `late enough to get us home` orders nothing. */
const WAY_HOME = / get (?:us|me|them|everyone) (?:all )?(?:home|back|there|in|to) /;

/**
 * `do we tip in poland`, `is it dodgy at night round there`, `whats the weather like in june`: what somebody new to a city
 * asks of it. Null for an order, and where another matter only has such a word.
 */
export function readLocalQuestion(reading: Reading, state: ConciergeState): Intent | null {
  const { line, raw, words, days } = reading;
  const isAsked = ASKS.test(line) || /\?\s*$/.test(raw);
  if (!isAsked || words.length > WORDS_MAX || ORDER.test(line.replace(WAY_HOME, ' ')) || OTHER.test(line)) return null;
  if (readOtherCity(reading, state)) return null;
  const scope = findScope(reading, state.plan, words.length);
  if (WHERE_TO_STAY.test(line) && reading.slots.length === 0) return { kind: 'stays', price: null };
  const topic = TOPICS.find(([, pattern]) => pattern.test(line))?.[0];
  const isPaying =
    (PAYING.test(line) && ON_THE_SPOT.test(line) && !TO_THE_SITE.test(line)) ||
    (BRINGS_CASH.test(line) && !/ (?:what|whats|how much) /.test(line));
  if (/ (?:money|cash|deposit|share) back | refund/.test(line)) return null;
  if (topic === 'packing' && / how much /.test(line)) return null;
  if (topic === 'papers' && reading.slots.length > 0) return null;
  // Whether a place is safe for somebody is asked of the place.
  if (topic === 'safety' && reading.slots.length > 0 && !OF_STREETS.test(line)) return null;
  if (topic === 'weather' && reading.slots.length > 0 && !OF_SEASON.test(line)) return null;
  // `parking by the museum?`, with no verb, is asked of the place.
  if (topic === 'parking' && !ASKS.test(line)) return null;
  if (topic !== undefined || isPaying) return { kind: 'local', topic: topic ?? 'paying', scope, days };
  const area = OF_AREA.test(line) ? areaNamed(line, state) : undefined;
  return area === undefined ? null : { kind: 'local', topic: 'area', scope, days, area };
}

const areaNamed = (line: string, { places }: ConciergeState): string | undefined =>
  venuesOf(places).find(({ area }) => line.includes(` ${tokenise(area).join(' ')} `))?.area;

const OF_STREETS =
  / (?:night|dark|walk|walking|home|area|streets?|round|around|there|pick ?pockets?|dodgy|rough|sketchy|back|get|late) /;
const OF_SEASON =
  / (?:enough|january|february|march|april|may|june|july|august|september|october|november|december|then|that time|spring|summer|autumn|winter) /;
