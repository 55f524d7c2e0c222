import { NOWHERE } from '../cues/nowhere.ts';
import { concernIn } from '../finding/concerns.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { readNeeds } from '../wishes/read-needs.ts';
import { moodOf } from '../wishes/read-preference.ts';

/** What people tell or ask of places that no list of ours knows, plain by the word alone. */
const UNLISTED =
  / (guide dogs?|assistance dogs?|blind|partially sighted|visually impaired|deaf|hearing (?:loops?|aids?)|hard of hearing|induction loops?|sign language|breast ?feed(?:ing|s)?|feed (?:the|her|his|a) baby|nursing mums?|baby chang\w+|changing (?:table|room|area)|high ?chairs?|diabetic\w*|diabetes|insulin|prayer rooms?|(?:place|somewhere) to pray|oxygen tank|stoma|disabled (?:loos?|toilets?|parking)|private (?:dining )?(?:rooms?|areas?|spaces?|tables?)|window (?:tables?|seats?)|booths?|(?:leave|store|dump|stash|drop off) (?:our |the |your |all |all our )?(?:bags?|luggage|cases|suitcases)|left luggage|luggage storage|accessible (?:loos?|toilets?)) /;
/** And by a question: dogs may be a reason for something else. */
const ASKED =
  / (dogs?|pets|smok\w+|vap\w+|dress codes?|decorations?|balloons|birthday cake|lockers?|cloakrooms?|phone signal) /;
/** `dress code for the clubs`, `parking by the museum`: asked with no verb at all. */
const BARE =
  /^ (?:(?:and|so|any|the|whats|what|about|is|there|got) )*(dress code|parking|toilets?|loos?|cloakroom|lockers?|wifi|changing rooms?) (?:for|at|by|near|in) (?:the |our )?(?:\w+ ){1,3}$/;
const ASKS = / (?:allowed|allow|welcome|ok|okay|fine|can|do|does|is|are|will|any|have|take|takes|let) /;
const ORDERS = / (?:swap|drop|add|change|find|hot dogs?|instead|blind (?:date|tasting)|cheaper) /;

/**
 * `are dogs allowed anywhere`, `one lad is blind`, `gran gets dizzy on heights`: what only the places know, or what only
 * their kind tells. Null beside an order, and where it is a need that the planner keeps by itself.
 */
export function readUnlisted(reading: Reading): Intent | null {
  const { line, slots, venues } = reading;
  if (ORDERS.test(line) || slots.length + venues.length > 1) return null;
  // `no nuts for si, epipen job` is a need that the planner keeps.
  if (readNeeds(reading, NOWHERE) !== null) return null;
  const asked = ASKS.test(line) ? ASKED.exec(line) : null;
  const what = (UNLISTED.exec(line) ?? asked ?? BARE.exec(line))?.[1];
  if (what !== undefined) return { kind: 'unlisted', what };
  // `a dodgy heart, so go easy on friday` says what to do about it.
  const concern = slots.length === 0 && moodOf(line) === null ? concernIn(line) : null;
  return concern ? { kind: 'unlisted', ...concern } : null;
}
