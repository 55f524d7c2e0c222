import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { isOpenPreference } from '../cues/no-preference.ts';
import { placesAbout, readGuide } from '../cues/read-guide.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { NOWHERE, scopeOf } from '../scope.ts';
import { wantedBack } from '../wishes/read-restore.ts';

/**
 * What a reader took for a wish though its words say the opposite or only ask: a thing that is not liked or needed, the best
 * of a kind, the cheapest day, the price of what nobody here has. Null where the reading stands.
 */
export const saidOtherwise = (intent: Intent, reading: Reading, state: ConciergeState): Intent | null =>
  thatStays(intent, reading, state) ??
  notLiked(intent, reading, state) ??
  notNeeded(intent, reading, state) ??
  cheapestDay(intent, reading) ??
  bestOfKind(intent, reading, state) ??
  notForAll(intent, reading) ??
  doneBefore(intent, reading) ??
  thingWith(intent, reading) ??
  lacked(intent, reading) ??
  onlyNamed(intent, reading);

const STAYS =
  / (?:not|leave|nah|no|but) .*(?:that|it|this|those|they|thats|its)(?: one| bit)? (?:stays?|is staying|are staying|staying|can stay|has to stay|have to stay|must stay) (?:please |pls |though |as it is |put |in )*$/;

/** `not the shooting, that stays`: what is kept out is the change, and not the thing. */
function thatStays(intent: Intent, reading: Reading, state: ConciergeState): Intent | null {
  const { line } = reading;
  if (!STAYS.test(line) || / (?:swap|change|move|drop|lose|bin|cancel) /.test(line)) return null;
  if (intent.kind === 'drop' || intent.kind === 'swap')
    return intent.scope.slots.length > 0 ? { kind: 'keep', scope: intent.scope } : null;
  if (intent.kind !== 'avoid') return null;
  const there = slotsWhere(state.plan, intent.days, [], []).filter(({ slot }) => intent.types.includes(slot.type));
  if (there.length > 0) return { kind: 'keep', scope: scopeOf(there) };
  return wantedBack(reading, state) ?? { kind: 'missing', label: intent.label };
}

const DISLIKED =
  / (?:not|isnt|aint|never|hardly) (?:really |quite |exactly )?(?:our|my|his|her|their|the (?:lads|girls|brides|grooms|stags|hens)) (?:vibe|thing|bag|scene|style|cup of tea|idea of \w+|kind of \w+) /;
const NOT_NEEDED =
  / (?:no need (?:for|of)|(?:dont|do not|doesnt|wont|not) (?:really |actually )?(?:need|bother with|fussed about)|can do without|(?:nobody|no one|noone|none of us|who) (?:really )?needs) (?!to ) ?/;

/** `fado on saturday is not our vibe`: it is not wished for, neither alone nor in place of a part that nobody named. */
function notLiked(intent: Intent, reading: Reading, state: ConciergeState): Intent | null {
  const isWanted = intent.kind === 'add' || (intent.kind === 'swap' && reading.slots.length === 0);
  const said = DISLIKED.exec(reading.line);
  if (!isWanted || !said) return null;
  // `fado isnt our bag, get us seafood`: what is named after it is wished for.
  const over = reading.line
    .slice(0, said.index + said[0].length)
    .trim()
    .split(' ').length;
  if (reading.types.some(({ from }) => from >= over)) return null;
  const { days } = reading;
  const scope = findScope(reading, state.plan, reading.words.length);
  if (scope.slots.length === 1) return { kind: 'vague', scope };
  const { types, typeLabel } = intent.want;
  return types.length === 0 || typeLabel === null ? null : { kind: 'avoid', types, label: typeLabel, days };
}

/** `no need for a night out on friday`. */
function notNeeded(intent: Intent, reading: Reading, state: ConciergeState): Intent | null {
  if (intent.kind !== 'add' || !NOT_NEEDED.test(reading.line)) return null;
  const scope = findScope(reading, state.plan, reading.words.length);
  if (scope.slots.length > 0) return { kind: 'drop', scope };
  // `nobody needs a garden` speaks of the garden of the plan, if it has one.
  const pointed = read(reading.line.replace(/ (?:a|an|any) /, ' the ').trim(), state);
  const meant = findScope(pointed, state.plan, pointed.words.length);
  return pointed.slots.length === 1 && meant.slots.length === 1
    ? { kind: 'drop', scope: meant }
    : { kind: 'keep', scope };
}

const FOR_ONE =
  / (?:no|skip|drop|without|cancel) (?:the |any )?(?:lunch|dinner|breakfast|meal|food|drinks?) (?:on \w+day )?for (?:her|him|me|one of (?:us|them)|that one|my \w+|(?:the|our) (?:groom|bride|stag|hen|mum|dad|boss))(?= )/;

/** `no vodka for tom hes on antibiotics`: a name and why. */
const FOR_A_NAME =
  / (?:no|skip the|without) (?:\w+ ){1,2}for (?!(?:us|me|you|it|all|lunch|dinner|breakfast|tea|brunch|now|everyone|everybody|anyone|the|a|an|our|this|that|some|those|them|any|\w+day)\b)\w+ (?:he|she|they|who|as|since|because|cos|coz|doctors) /;

/** `one attendee is fasting, so no lunch for her`: the others eat. */
const notForAll = (intent: Intent, { line }: Reading): Intent | null =>
  intent.kind === 'drop' && (FOR_ONE.test(line) || FOR_A_NAME.test(line))
    ? { kind: 'keep', scope: intent.scope }
    : null;

const DAY_BY_PRICE =
  /^ (?:(?:and|so|ok|whats|what|which|is|our|the|of) )*(?:cheapest|dearest|priciest|most expensive|least expensive) day(?: then| please| pls)* $/;
const DAYS_BY_PRICE =
  /^ (?:(?:and|so|ok) )*(?:(?:is there|are there|any|got) (?:a |any )?(?:cheaper|dearer) days?(?: than (?:the )?\w+day)?|(?:is|are|would|will) (?:the )?\w+day (?:be |come out |work out )?(?:any )?(?:cheaper|dearer|more expensive|pricier|less) than (?:the )?\w+day)(?: or what| then| please)* $/;

/** `cheapest day?` asks for the price by day. */
const cheapestDay = ({ kind }: Intent, { line }: Reading): Intent | null =>
  (kind === 'cheaper' && DAY_BY_PRICE.test(line)) || DAYS_BY_PRICE.test(line)
    ? { kind: 'price', scope: NOWHERE, people: null }
    : null;

const ASKS_BEST =
  /^ (?:(?:so|and|ok|whats|what|where|which|is|are|the|any|got|have you got|a) )*(?:best|nicest|top|decent|good) (?!value|if|to (?:swap|drop|add|move))(?:\w+ ){1,4}$/;

/** `best bar for vodka` orders nothing. */
function bestOfKind(intent: Intent, reading: Reading, state: ConciergeState): Intent | null {
  if (intent.kind !== 'swap' || !ASKS_BEST.test(reading.line) || / (?:instead|not|than|rather) /.test(reading.line))
    return null;
  return readGuide(reading, state) ?? placesAbout(reading, state);
}

const DONE_BEFORE =
  / (?:did|done|had|been|went) (?:\w+ ){1,3}(?:last (?:time|year|month|week|weekend|one)|already|before|loads) /;
const OUT = /^ (?:(?:please|just|can|could|you|we|lets|ok|and|so) )*(?:drop|remove|cancel|skip|bin|lose|scrap|ditch) /;

/** `drop lucky voice, we did karaoke last time`: the reason names what is not wanted again. */
function doneBefore(intent: Intent, { line }: Reading): Intent | null {
  if (intent.kind !== 'swap' || intent.scope.slots.length === 0 || !DONE_BEFORE.test(line)) return null;
  if (/ (?:but|still|same|again) /.test(line)) return null;
  const isSame = intent.scope.slots.every(({ slot }) => intent.want.types.includes(slot.type));
  if (!isSame) return null;
  return OUT.test(line)
    ? { kind: 'drop', scope: intent.scope }
    : { ...intent, want: { ...intent.want, types: [], typeLabel: null } };
}

const THING_WITH =
  /^ (?:(?:please|can|could|you|we|us|me|get|book|find|add|sort|want|need|fancy|would|like|out) )*(?:a|an|some) (?:\w+ ){1,2}?with (?:\w+ ){1,2}(?:please |pls )?$/;

/** `get us a boat with beer`: more of the plan is not exchanged for what the thing has on it. */
function thingWith(intent: Intent, { line, words, slots }: Reading): Intent | null {
  if (intent.kind !== 'swap' || !THING_WITH.test(line)) return null;
  const named = slots.filter(({ to }) => to <= words.indexOf('with')).flatMap(({ slots: placed }) => placed);
  if (named.length > 0) return { kind: 'vague', scope: scopeOf(named) };
  const { want } = intent;
  return want.types.length + want.venueIds.length === 0
    ? null
    : { kind: 'add', scope: NOWHERE, want, slotKind: null, isAnother: true };
}

const ASKS_WHY = / (?:why|how come|hows|reason|reasons|what made|whats with|whats the point|explain|what for) /;

/** `how much would a limo be`, `any good strip clubs`: a kind of thing that the city does not have. */
function lacked({ kind }: Intent, { line, types, slots, venues }: Reading): Intent | null {
  const isAsked = kind === 'price' || (kind === 'why' && !ASKS_WHY.test(line));
  const type = onlyOf(types);
  if (!isAsked || !type || type.types.length > 0 || slots.length + venues.length > 0) return null;
  return { kind: 'missing', label: type.label };
}

const JOINT = /^(?:and|also|plus|then|the|our|that)$/;

/** `and the boat`, where nothing before it can be done to it: what is only named is asked about. */
function onlyNamed(intent: Intent, { words, slots }: Reading): Intent | null {
  const isGuess = (intent.kind === 'swap' && isOpenPreference(intent.want)) || intent.kind === 'drop';
  if (!isGuess || slots.length === 0 || !JOINT.test(words[0] ?? '')) return null;
  const isAllNamed = words.every((word, at) => JOINT.test(word) || isInside(at, slots));
  return isAllNamed ? { kind: 'vague', scope: intent.scope } : null;
}
