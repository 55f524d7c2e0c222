import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { findDays } from '../finding/find-days.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';

const WORDS_MAX = 22;
/** Words that say no more than that something is to be on a day. */
const TALK = new Set(
  `a about actually after all and any anyway anyone as asked at be been best better bit both but by can cant chance could defo
  definitely did do doing does doesnt dont either fancy fit for from get go goes going good got great had happen has hang on have hed
  him i id ideally if ill in instead into is it its just keen know lads girls lets like make maybe me mean meant might mine move moved moving
  much my need needs nicer no not now of off ok okay on one only onto or our ours over please poss possible possibly prefer preferable
  preferred prefers put rather really schedule said say see seems shall shift shifted shifting should so sooner sorry stick still suit
  suited suits swap swapped switch switched take than that the them then there they think thinking this thought time to too try u us visit
  want wanted wants was we weve were will with work works wouldnt would wrong you your perhaps prob probably hmm hi hey oh ah
  whatever meant planned day trip bring pop shove stuff walk ride cycle sail play paint climb tour race throw bowl cruise soak explore wander whole thing things bit`.split(
    /\s+/,
  ),
);
const WISHES =
  / (?:can|could|would|might|may|shall|rather|prefer|preferred|prefers|better|best|instead|not|put|stick|move|moved|shift|shifted|take|swap|swapped|switch|switched|do|want|wanted|wants|asked|should|needs|need|please|suits?|suited|make|lets|wrong|chance|try|pop|shove|bring|sooner|ideally|meant|to) /;
/** `is the karting on saturday`, `why is it on friday`, `do we do it on friday`: asked, and nothing is to move. */
const ASKS =
  / (?:why|when|whens|which|what|whats|where|who|how|hows) |^ (?:(?:so|and|but|ok|oh|hi|hey|sorry) )*(?:(?:is|isnt|was|wasnt|are|arent|were|does|doesnt|did|didnt|has|hasnt) (?!(?:it|there) (?:ok|okay|possible|poss|any|a|alright))|do (?:we|they|i|you|u) (?!have to))/;
const NEVER = / (?:cant|dont|doesnt|wont|shouldnt|wouldnt|isnt|never|nobody) /;
/** Why, and nothing of what: `cos friday is rammed`, `when were hanging`. */
const REASON =
  /\s*[,.;–-]?\s*\b(?:cos|coz|cause|because|bc|since|seeing as|seeing that|given that|now that|when (?:we(?:'re|re)?|were|everyone|everybody|people|the|he|she|they|nobody|all|it|its)\b|so (?:we|that|he|she|they|i|everyone|the|people)\b(?! (?:can|could) we)).*$/i;
const REASON_FIRST = /^.*?[\s,.](?:so|therefore)\s+(?=\S)/i;

const DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?';
const ON_DAY = new RegExp(
  ` (?:(?:the|our|that) )?(${DAY}|(?:first|last|final|second|third|1st|2nd|3rd) (?:day|night)|day (?:one|two|three|four|\\d))(?: (?:morning|afternoon|evening|night|daytime))?(?= )`,
  'g',
);
const FOR_ANY = / (?:swap|swapped|switch|change|replace) .* (?:for|with|to) (?:an?|some|another) /;
/** What stands before a day that it is not to be on. */
const AWAY_BEFORE =
  / (?:not|instead of|rather than|from|off|and not|no longer|than|opposed to) (?:(?:on|the|our|for|be) )*$/;
const AWAY_AFTER =
  /^ (?:(?:is|was|are|just|really|a bit|looks|seems|now|for (?:it|that|this|the \w+|\w+)) )*(?:no good|rammed|packed|full|busy|out|a no go|no use|too (?:busy|full|much|packed|soon|early|late)|not (?:good|great|ideal|possible|on)|doesnt (?:work|suit)|wont work|bad|taken|stacked|chocka|crammed)(?= )/;

interface Named {
  day: number;
  isAway: boolean;
}

/**
 * One part of the plan that is to be on another day, in words that say nothing else: `can the karting go on the saturday
 * and not the friday`, `we cant do the spa on saturday, can it be friday`. Null where anything more is in the message,
 * or where it only asks.
 */
export function readDayOfPart(whole: Reading, state: ConciergeState): Intent | null {
  const reading = [withoutReason(whole, state), whole].find(({ slots, days }) => slots.length > 0 && days.length > 0);
  if (!reading || reading.words.length > WORDS_MAX || ASKS.test(reading.line) || findClocks(reading.raw).length > 0)
    return null;
  const taken = readPlaceTaken(reading, state);
  if (taken) return taken;
  // `swap saturday night for a cocktail bar` wants one that is not there yet.
  if (FOR_ANY.test(reading.line)) return null;
  const part = onlyPart(reading);
  // `karaoke on saturday too` is to come twice.
  if (!part || / (?:too|as well|also|again) /.test(reading.line)) return null;
  const { placed, rest } = part;
  const named = daysIn(rest, state);
  const targets = new Set(named.filter(({ day, isAway }) => !isAway && day !== placed.day).map(({ day }) => day));
  const [day, another] = targets;
  const isDenied = named.some((one) => one.isAway && one.day !== placed.day);
  if (day === undefined || another !== undefined || isDenied) return null;
  const speaksOfOwn = named.some((one) => one.day === placed.day);
  if (!WISHES.test(rest) && !named.some((one) => one.isAway)) return null;
  if (NEVER.test(rest) && !speaksOfOwn) return null;
  const bare = rest.replace(AWAY_ALL, ' ').replace(ON_DAY, ' ');
  const isOnlyThat = bare
    .trim()
    .split(' ')
    .every((word) => word === '' || TALK.has(word));
  return isOnlyThat ? { kind: 'move-day', slot: placed, day } : null;
}

/** Words about a day that is full, which say nothing of the part. */
const AWAY_ALL =
  / (?:no good|rammed|packed|full|busy|a no go|no use|bad|taken|stacked|chocka|crammed|ideal|soon|early|late|out)(?= )/g;

function withoutReason(whole: Reading, state: ConciergeState): Reading {
  const raw = whole.raw.replace(REASON, '').replace(REASON_FIRST, '');
  return raw === whole.raw || raw.trim() === '' ? whole : read(raw, state);
}

/** `put the ship on saturday in place of the bike`: a part of another day is to take the place of one of that day. */
function readPlaceTaken({ slots, words, days, kinds }: Reading, { plan }: ConciergeState): Intent | null {
  const [first, second, more] = slots;
  const [coming, going] = [first?.slots ?? [], second?.slots ?? []];
  const [placed] = coming;
  const [gone] = going;
  if (!first || !second || more || !placed || !gone || coming.length + going.length > 2 || kinds.length > 0)
    return null;
  // `drop karaoke, spa on saturday instead of axes`: what comes is another.
  if (/ (?:drop|skip|cancel|remove|without|no) /.test(` ${words.join(' ')} `)) return null;
  const between = ` ${words.slice(first.to, second.from).join(' ')} `;
  const isInstead =
    / (?:instead of|in place of|rather than|and not|not|over) (?:the |our |doing |having |going to )*$/.test(between);
  const day = onlyOf(days.filter((one) => one !== placed.day));
  const isThere = day !== undefined && gone.day === day && placed.day !== day;
  if (!isInstead || !isThere || plan.days[day] === undefined) return null;
  const scope = scopeOf([gone]);
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, venueIds: [placed.slot.venueId] } };
}

/** The only part that is named, and the words around it; what stands beside it (`with the tarts`) is no part of the wish. */
function onlyPart({ slots, words }: Reading): { placed: PlacedSlot; rest: string } | null {
  const isBeside = ({ from }: { from: number }): boolean =>
    / (?:with|after|before|alongside|beside|near) (?:the |our )?$/.test(` ${words.slice(0, from).join(' ')} `);
  const mention = onlyOf(slots.filter((one) => !isBeside(one)));
  const placed = onlyOf(mention?.slots ?? []);
  if (!mention || !placed) return null;
  const used = (at: number): boolean => isInside(at, slots);
  return {
    placed,
    rest: ` ${words
      .map((word, at) => (used(at) ? '' : word))
      .filter((word) => word !== '')
      .join(' ')} `,
  };
}

const daysIn = (line: string, { plan, today }: ConciergeState): Named[] =>
  [...line.matchAll(ON_DAY)].flatMap((found): Named[] => {
    const before = line.slice(0, found.index + 1);
    const after = line.slice(found.index + found[0].length);
    const isAway = AWAY_BEFORE.test(before) || AWAY_AFTER.test(after);
    return findDays(` ${found[1]} `, plan, today).map((day) => ({ day, isAway }));
  });
