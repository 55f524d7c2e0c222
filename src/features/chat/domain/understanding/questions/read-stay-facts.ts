import type { ConciergeState } from '../../concierge-state.ts';
import { hasPlainForm } from '../cues/asks-plainly.ts';
import { stayFeature } from '../finding/stay-features.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { namesStay } from '../wishes/read-stay-wish.ts';

const CHECKS = / (check ?(?:ing )?(?:in|out)(?: times?)?|check ?ins?|check ?outs?) /;
const GETS_IN =
  / (?:when|what time|how early) (?:do|can|will) (?:we|they|everyone|people) (?:get|go) (?:to|into|in) (?:the|our) (?:hotel|hostel|rooms?|apartment) /;
const CHECK_ASKED = / (?:when|whens|what time|time|how early|how late|early|late|by when|what is|whats) /;
const ROOMS =
  / (?:(?:are|do|will|would) (?:we|they|people|the (?:girls|lads|boys|team)|the couples?|everyone|i|any of us) (?:\w+ )?(?:have to |need to |going to |be )?(?:shar(?:e|ing)(?! (?:the cost|costs|the bill|a taxi|taxis|it|this|the plan|with))|(?:get|getting|have|having) (?:our|their|my|a|separate|single|twin|double|own) (?:own |separate |single |private )?(?:rooms?|beds?))|how many (?:to|in|per|share|of us (?:to|in|per|share)|people (?:to|in|per|share)|girls (?:to|in|per)|lads (?:to|in|per)) (?:a |each |every |the )?(?:rooms?|beds?)|who is shar(?:e|ing)|whos sharing|sharing (?:rooms?|beds?)|(?:single|double|twin|separate|own|private|shared?) (?:rooms?|beds?)|how many (?:rooms|beds)|rooming|room share|room sharing) /;
/** `single rooms for everybody`, `a room of their own`: which rooms there are is told, whether asked or wanted. */
const ROOM_EACH =
  / (?:single|separate|individual|twin|double) (?:rooms|bedrooms|beds) (?:\w+ )?(?:for (?:everyone|everybody|all|each|us all|all of us|the (?:team|group|lads|girls))|throughout|only|each)(?= )| (?:everyone|everybody|each of (?:us|them)|we all|all of (?:us|them)|they all) (?:\w+ ){0,4}?(?:in )?(?:(?:single|separate|individual) (?:rooms|bedrooms)|(?:a |their |our )?(?:single |own )?(?:bed)?rooms? (?:of (?:their|our|his|her) own|each|to (?:themselves|ourselves)))(?= )|^ (?:(?:so|and|please|just|only) )*(?:single|twin|double|separate) (?:rooms|beds)(?: (?:please|only|thanks|then))* $| (?:wont|refuse to|doesnt want to|dont want to|not) (?:be )?(?:share|sharing)(?: rooms| a room)? (?:\w+ ){0,3}?single rooms(?= )| (?:\d+|ten|six|eight|twelve) single rooms(?= )/;
/** The rooms of places of the plan. */
const OTHER_ROOMS = / (?:escape|karaoke|green|tea|private) rooms? /;
const WISHES = / (?:swap|change|move us|get us|find|want|need|prefer|rather|instead|can we|could we|cheaper|book) /;

/** `are we sharing`, `whens checkout`: what the stay is like for those who sleep there; null for anything else. */
export function readStayFacts(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, raw, words, slots, venues } = reading;
  // The rooms of `twin rooms only` are no escape rooms.
  const isOfRooms = slots.every(
    ({ from, to }) => ROOM_EACH.test(line) && /^rooms?$/.test(words.slice(from, to).join(' ')),
  );
  if (!isOfRooms || venues.length > 0 || words.length > WORDS_MAX) return null;
  const thing = AT_STAY.exec(line)?.[1];
  if (thing !== undefined && plan.stay) return { kind: 'stay', asks: thing };
  if (
    WISHES.test(line) &&
    !ROOM_EACH.test(line) &&
    !/^ (?:(?:so|and|ok) )*(?:when|what time|how early|how late) can we /.test(line)
  )
    return null;
  const feature = ANY_WITH.test(line) ? stayFeature(words) : null;
  if (feature) return { kind: 'stays', price: null, feature };
  if (PER_NIGHT.test(line) && namesStayOrNight(line)) return { kind: 'stay', asks: 'the price of a night' };
  const isAsked =
    ROOM_EACH.test(line) || hasPlainForm(line) || GETS_IN.test(line) || /\?\s*$/.test(raw) || words.length <= FEW;
  if (!isAsked) return null;
  const check = CHECKS.exec(line)?.[1] ?? (GETS_IN.test(line) ? 'check in' : undefined);
  if (check !== undefined && (CHECK_ASKED.test(line) || words.length <= FEW) && !/ (?:luggage|bags?) /.test(line))
    return { kind: 'stay', asks: /out/.test(check) ? 'the check-out time' : 'the check-in time' };
  return (ROOMS.test(line) || ROOM_EACH.test(line)) && !(OTHER_ROOMS.test(line) && !namesStay(reading, plan))
    ? { kind: 'stay', asks: 'rooms' }
    : null;
}

const ANY_WITH =
  / (?:any|which|what|is there an?|are there|got any|got an?) (?:\w+ ){0,2}?(?:hotels?|hostels?|apartments?|aparthotels?|places? to stay|somewhere to stay)(?: \w+){0,2}? (?:with|have|has|got) /;
/** `can we get breakfast at the hotel`: what is to be had where they sleep, and no other stay. */
const AT_STAY =
  /^ (?:(?:so|and|but|ok|also) )*(?:can|could|do|will|would|is|are|does) (?:(?:we|i|they|there|you|everyone|people|get|have|be|eat|an?|any|the|serve|do) )*(breakfasts?|brunch|room service|parking|towels?|an iron|a hairdryer|drinks|food|dinner|lunch|a meal|cots?|a cot|wifi|a safe|late check ?out|early check ?in|lockers?|bag storage|luggage storage) (?:\w+ ){0,2}?(?:at|in|from) (?:the |our )?(?:hotel|hostel|apartment|accommodation) /;
const PER_NIGHT = / (?:per night|a night|each night|nightly|per room|a room|each room|for (?:a|one|the) room) /;
const namesStayOrNight = (line: string): boolean =>
  / (?:hotel|hostel|apartment|accommodation|rooms?|stay) /.test(line) &&
  / (?:how much|what|whats|price|cost|costs|rate|charge) /.test(line) &&
  !/ (?:escape|karaoke|private|extra|another|one more|cheaper|add|share|sharing|people|many) /.test(line);
const WORDS_MAX = 14;
const FEW = 3;
