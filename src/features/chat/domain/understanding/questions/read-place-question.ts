import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { ideasWanted } from '../cues/ideas-wanted.ts';
import { askedType, readGuide } from '../cues/read-guide.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const OPENING =
  / (?:opening (?:hours|times?)|open (?:at|on|till|until|from|late|early|then|when|that|fridays?|saturdays?|sundays?|mondays?|thursdays?|friday|saturday|sunday|\w+days?)|(?:is|are|will|does|do) (?:\w+ ){1,6}?(?:be )?(?:open|shut|close|closed)(?= )|closing (?:time|hours)|(?:when|what time|how late) (?:\w+ ){0,6}(?:open|opens|close|closes|shut|shuts)|(?:open|shut|closed?) or what) /;
const IDEAS =
  / (?:(?:what|where|who|which) (?:else|other)|(?:cheaper|nicer|posher|smarter|better|different|quieter|fancier|other) (?:\w+ ){0,2}(?:options|ideas|suggestions|choices|alternatives)|(?:suggest|recommend) (?:me |us )?(?:an? |some )?(?:cheaper|nicer|posher|smarter|better|different|fancier|other|few|couple of) |show (?:me|us) (?:some |something |somewhere |anything )?(?:cheaper|nicer|posher|smarter|better|different|fancier|other) |other (?:ideas?|options?|choices?|places?)|(?:any|some|more|other|different) (?:ideas?|options?|alternatives?|suggestions?)|alternatives?|(?<!^ (?:\w+ ){4,})(?:options|ideas|suggestions|choices) (?:for|on)|what (?:could|can|would|should|might) (?:we|you|i) (?:do|have|swap|get|eat|go|put|suggest|choose) (?:\w+ ){0,2}(?:instead|in (?:its |the )?place of)|(?:what is|whats|anything|what)(?: there| on offer| available| going| about| around)? instead of|what (?:could|can|would|should|might) (?:replace|go instead of|take the place of|be instead of|go in (?:the )?place of|there be instead of)|what (?:are|were) (?:the|my|our) (?:options|alternatives|choices)|show (?:me|us) (?:\w+ )?(?:options|alternatives|others)|give (?:me|us) (?:\w+ ){0,2}(?:options|alternatives|ideas|others)) /;
/** `what other beer places are there`: others of a kind that the plan has more than once. */
const OTHERS_OF_KIND =
  / (?:what|which|any) other (?:\w+ ){1,4}(?:are there|is there|have you(?: got)?|do you (?:have|know)|could we|can we|around|nearby) /;
/** `what escape rooms are there`: all of a kind, that of the plan with them. */
const THERE_ARE =
  /^ (?:(?:so|and|but|ok) )*(?:what|which) (?:(?!day|time|night)\w+ ){1,4}(?:are there|is there|have (?:you|they) got|do (?:you|they) have|are on (?:offer|your list))(?: (?:in|round|near|around|to choose|about|there|here)(?: \w+){0,3})? $/;
const PLAIN_ORDER = / (?:swap|change|drop|remove|add|put|move|find us|get us|book (?:us|it|a|that)) /;
const ASKS_LIST =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well) )*(?:any|anywhere|which|what|where|best|whats the best|what is the best|is there|are there|got any|have you got any|do you (?:have|know|do)|does (?:\w+ ){0,3}have|recommend|know any|good|decent|top|is|how (?:much|expensive|dear|pricey)) /;
const PEOPLE =
  / (?:how many (?:of us|people|are we|heads|guests|in the group)|whats? (?:is )?(?:the )?(?:headcount|group size|numbers)|how big is (?:the|our) group|number of people|who is (?:coming|going|in the group)) /;

/** `how much is a spa`, `how much would a boat be`: the price of a kind that the plan does not have. */
const PRICES_KIND =
  /^ (?:(?:so|and|but|ok|roughly|about) )*how (?:much|expensive|dear|pricey) (?:is|are|would|does|do|will|for)(?: it be for| it for| it be to do)? (?:an? |some )?(?:\w+ )?$/;

/** Questions about places and the size of the group; null for anything else. */
export function readPlaceQuestion(reading: Reading, state: ConciergeState): Intent | null {
  const { line, types, venues, amount } = reading;
  const scope = findScope(reading, state.plan, reading.words.length);
  const venueIds = venues.map(({ venueId }) => venueId);
  const best = readGuide(reading, state);
  if (best) return best;
  if (PEOPLE.test(line) && !/ (?:fit|hold|take|need) /.test(line)) return { kind: 'people' };
  if (OPENING.test(line) && (reading.slots.length > 0 || venues.length > 0) && !PLAIN_ORDER.test(line))
    return { kind: 'opening', scope, venueIds: reading.slots.length > 0 ? [] : venueIds };
  const isOrder = PLAIN_ORDER.test(
    line.replace(/ what (?:could|can|would|should|might) (?:we|you|i) (?:swap|change) /, ' '),
  );
  const [kind] = types;
  if (THERE_ARE.test(line) && kind && kind.types.length > 0 && reading.days.length === 0)
    return { kind: 'places', types: kind.types, label: kind.label, maxPence: null, venueIds: [] };
  if (OTHERS_OF_KIND.test(line) && !isOrder && kind && scope.slots.length > 1 && reading.kinds.length === 0)
    return { kind: 'places', types: kind.types, label: kind.label, maxPence: null, venueIds: [] };
  if (
    IDEAS.test(line) &&
    !isOrder &&
    scope.slots.length > 0 &&
    types.every(({ from }) => covered(reading, from) || named(reading, from))
  )
    return { kind: 'ideas', scope, ...ideasWanted(line) };
  if (/ (?:hotel|hostel|accommodation|stay|staying|cancel|refund|data) /.test(line)) return null;
  if (
    / (?:price|cost|costs|damage|come to|much|total|where is|when is|what time|after|before) /.test(line) &&
    reading.slots.length > 0
  )
    return null;
  if (isOrder || !ASKS_LIST.test(line) || / any chance /.test(line) || / (?:cheaper|instead|add|then) /.test(line))
    return null;
  const other = types.filter(
    ({ types: covers, from }) =>
      covers.length > 0 && (/ (?:any|other|which|best|good|decent|near) /.test(line) || !covered(reading, from)),
  );
  if (/ (?:is|are|how (?:much|expensive|dear|pricey)) /.test(line) && venueIds.length > 0 && reading.slots.length === 0)
    return / (?:expensive|pricey|dear|cheap|cost|costs|much|free|price|any good|worth|good|near|like) /.test(line)
      ? { kind: 'places', types: [], label: 'such place', maxPence: null, venueIds }
      : null;
  const [priced] = other;
  if (priced && reading.slots.length === 0 && PRICES_KIND.test(` ${reading.words.slice(0, priced.from).join(' ')} `))
    return { kind: 'places', types: priced.types, label: priced.label, maxPence: null, venueIds: [] };
  if (/^ (?:(?:so|and|but|ok) )*(?:is|how) /.test(line) && !/^ (?:\w+ )?is there /.test(line)) return null;
  const cap = amount && / (?:under|below|less than|up to|max|for|around|about) /.test(line) ? amount.pence : null;
  const first = askedType(line, other);
  if (first && reading.kinds.length === 0 && reading.days.length === 0)
    return { kind: 'places', types: first.types, label: first.label, maxPence: cap, venueIds: [] };
  if (cap !== null && / (?:what|anything|stuff|things?) /.test(line) && reading.slots.length === 0)
    return { kind: 'places', types: [], label: 'such place', maxPence: cap, venueIds: [] };
  return null;
}

/** `the gorge walk`: the kind stands right after the name. */
const named = ({ slots }: Reading, from: number): boolean => slots.some(({ to }) => to === from);

const covered = ({ slots }: Reading, from: number): boolean =>
  slots.some((slot) => slot.from <= from && from < slot.to);
