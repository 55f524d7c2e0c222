import { questionKind } from '../cues/asks.ts';
import { COUNTS_STAY } from '../cues/topic-words.ts';
import type { Intent, Preference } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { raisesBudget } from '../wishes/read-preference.ts';
import { isDoubted } from '../wishes/read-vague.ts';
import { ASKED_KINDS } from './asked-by-ear.ts';
import { labelOf } from './read-by-ear.ts';

/** `turn friday up to 11` has a number in it and no hour. */
const TURNS_UP: ReadonlySet<string> = new Set(['hours', 'calmer', 'wilder']);

/** Needs that a rule read are more exact than their sound. */
export const NEEDS: ReadonlySet<string> = new Set(['diet', 'step-free', 'dry', 'minors']);

const WALKS = / (?:can|could|do|will) (?:we|you|i) (?:\w+ )?(?:walk|drive|cycle) /;

const LESS = / (?:lose|off|save|saving|knock|shave|trim|less|cheaper|down by) /;

const TAKES_OUT: ReadonlySet<string> = new Set(['drop', 'swap', 'swap-cheaper']);
const WANTS =
  /^ (?:(?:so|and|also|ok|oh|hi|please|maybe|perhaps|actually|we|i|they|she|he|the|girls|lads|all|both|really|would|id|wed|just) )*(?:fancy|fancies|love|loves|like|want|wants|need|needs|what about|how about|lets (?:do|have|try|add)|add|put in|fit in|can we (?:do|have|get|add|try)|could we (?:do|have|get|add|try)) (?:(?:to (?:do|have|try|go)|some|a|an|bit of|little|in) )*/;
const REFUSES =
  / (?:not|no|dont|never|other|else|another|different|instead|than|but|less|swap|drop|change|replace|without|rather|over|again) /;

/** Whether a kind of place is wanted in so many words, and nothing besides. */
function isWanted({ types, venueIds }: Preference, { line, slots }: Pick<Reading, 'line' | 'slots'>): boolean {
  const wants = WANTS.exec(line);
  if (!wants || types.length + venueIds.length === 0 || REFUSES.test(line)) return false;
  const at = wants[0].trim().split(' ').length;
  return slots.every(({ from }) => from === at);
}

/** What is to stay is not taken out because it sounds so, and nothing is changed for a question. */
export const isKeptFrom = (intent: Intent, label: string, { line, raw, slots, types, venues }: Reading): boolean => {
  if (intent.kind === 'group-size' && label.startsWith('size')) return true;
  // `bit beige this` asks for nothing certain, whatever mood it sounds like.
  if (intent.kind === 'vague' && TURNS_UP.has(label) && isDoubted(line)) return true;
  // `people are asking for more downtime` says what is missed, and no word of money.
  if (intent.kind === 'vague' && intent.leans !== undefined && label === 'cheaper') return true;
  // `sunday doesnt work now` says which days there are, whatever complaint it sounds like.
  if (intent.kind === 'dates') return label === 'vague' || label === 'budget';
  if (intent.kind === 'stay' && intent.asks !== undefined) return true;
  if (intent.kind === 'stays' && (intent.isNearer || intent.feature)) return true;
  // `can i get my deposit back` asks what comes back, and not how deposits are paid.
  if (intent.kind === 'refund' && label === 'site') return / back /.test(line);
  // `restore the museum`, where another museum has come in.
  if (intent.kind === 'undo') return true;
  if (intent.kind === 'split-cost' && (intent.payers !== undefined || (label === 'budget' && !raisesBudget(line))))
    return true;
  // `make it £100 each` says how much it may be, and not how much less.
  if (intent.kind === 'cheaper' && intent.capPence !== null && label === 'cheaper') return !LESS.test(line);
  if (intent.kind === 'booking' && label === 'site') return true;
  if (intent.kind === 'people' && intent.asks !== undefined) return true;
  // Hours that are given from one to another are read exactly.
  if (intent.kind === 'busy' || intent.kind === 'hours-again' || intent.kind === 'some-free') return true;
  if (intent.kind === 'exchange' || intent.kind === 'exchange-days') return true;
  // `finish in time for a 5pm flight` adds no flight.
  if (intent.kind === 'hours' && label === 'add')
    return / (?:finish|finished|done|ends?|starts?|wrap up|leave|leaving|arrive|land|landing) /.test(line);
  // `how much is a spa`: of what the plan does not have, the list tells the price.
  if (intent.kind === 'places' && label === 'price') return slots.length === 0;
  // A hotel that is named, or said to be near something, is no question of the way.
  if (intent.kind === 'change-stay' && (intent.want.near ?? intent.want.feature) !== undefined) return true;
  // `take the kids clubbing` names a place to go, and whom for.
  const isOnlyNeed = slots.length + types.length + venues.length === 0;
  // `no pubs, stag is off the drink` says why, and the need covers more than what is named.
  if (intent.kind === 'needs' && intent.noAlcohol && label === 'drop') return true;
  // `avoid anything steep` is about hills.
  if (intent.kind === 'needs' && intent.stepFree && isOnlyNeed && label === 'cheaper') return true;
  if (intent.kind === 'needs') return NEEDS.has(label) || (isOnlyNeed && (label === 'add' || label === 'drop'));
  // `what about drinks` is no wish to go without.
  if (intent.kind === 'add' && label === 'dry')
    return !/ (?:no|not|dont|without|non|sober|dry|doesnt|never) /.test(line);
  // `we fancy crazy golf`, of a plan that has some: nobody wants it gone.
  if (intent.kind === 'add' && TAKES_OUT.has(label)) return isWanted(intent.want, { line, slots });
  // An hour that was said outweighs a verb that was only heard.
  if (intent.kind === 'retime' && intent.startMinute !== null && !/ (?:no|not|dont|without) /.test(line))
    return !ASKED_KINDS.has(label) && !TURNS_UP.has(label);
  // Of a question that has the price in it too, what is included is the more.
  if (labelOf(intent) === 'included' && label === 'price') return true;
  // `how much each including the hotel` asks for the sum that has the stay in it.
  if (intent.kind === 'price' && label === 'stay') return COUNTS_STAY.test(line);
  // `it is too loud` says which way, and is never turned round.
  const mood = intent.kind === 'mood' ? intent.mood : intent.kind === 'swap' ? intent.want.mood : null;
  const isSaidMild = mood === 'calmer' && / (?:bit|rather|quite|pretty) /.test(line);
  const isTurned = (label === 'calmer' || label === 'wilder') && label !== mood;
  if (isTurned && (intent.kind === 'mood' || mood === 'calmer'))
    return isSaidMild || / (?:too|less|no|not|nothing|without|dont) /.test(line);
  if (intent.kind === 'keep') return label !== 'calmer' && label !== 'wilder';
  if (intent.kind === 'swap' && label === 'move-day') return intent.want.venueIds.length > 0;
  // `a more frugal saturday` wants less of it, and nothing more in it.
  if (intent.kind === 'swap' && intent.want.isCheaper && label === 'add') return true;
  // `sack off the boat, too dear. bowling` names what it wants, whatever its reason sounds like.
  if (intent.kind === 'swap') return intent.want.types.length + intent.want.venueIds.length > 0;
  // What it costs, how many there are and whether one can walk are asked in words that say nothing else.
  if (intent.kind === 'price' && label === 'schedule') return true;
  if (intent.kind === 'schedule' && label === 'people') return / how many (?!of |people |are |r )/.test(line);
  if (intent.kind === 'travel' && (intent.isLeaving || intent.isHome || label === 'why' || WALKS.test(line)))
    return true;
  const isQuestion = questionKind(line, raw) !== null && ASKED_KINDS.has(labelOf(intent));
  return isQuestion && !ASKED_KINDS.has(label);
};
