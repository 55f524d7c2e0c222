import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { dayName } from '../../../wording/name-slot.ts';
import { isNothingOpen, lastChanged, lastReplyOf, lastWish, NOT_YET, offeredWish } from '../../../wording/offers.ts';
import { CHANGES } from '../../cues/asks.ts';
import type { ReadPart } from '../../cues/read-part.ts';
import type { PlacedSlot } from '../../finding/find-slots.ts';
import type { Intent } from '../../intent.ts';
import { readParts } from '../../message/read-parts.ts';
import { read } from '../../reading.ts';
import { asTyped } from '../../typing/as-typed.ts';
import { normalise } from '../../typing/normalise.ts';
import { QUESTION_LEAD } from '../../typing/openings.ts';
import { dayAskedAbout } from '../day-spoken-of.ts';
import { DROPS_IT, isDropInstead } from '../reply-in.ts';
import { partAtHand } from '../spoken-of.ts';
import { whenSaid } from '../when-said.ts';

/** Words that point at what was spoken of, with the word before them that `there` may lean on. */
const ANAPHOR =
  /\b((?:in|to|at|from|over|round|into|of) )?(it|there(?! (?:be|is|are)\b)|(?:that|this) (?:one|place|bar|pub|club|restaurant|museum|thing|bit|stop|activity|tour|ride|class|show|film|cruise|walk|hire|evening|night|day)|that|this|(?<=\b(?:do|are|can|will|would|have) )they)(?![\w'’-])/gi;
/** `is it possible`, `so that`, `its warm then`: words that point at nothing. */
const POINTS_NOWHERE =
  /\b(?:(?:is|was|does) (?:that|it|this) (?:with|include|including)\b|is it (?:possible|ok|okay|alright|worth it if|likely|true|just|going to|gonna)|if (?:it|that|this)(?:'?s| is)? |so that|(?:that|this) (?:many|much|far|late|early|way)|this (?:morning|afternoon|week|weekend|month|year|time)|rain\w*|weather|warm|cold|sunny|snow\w*|(?:it|that)(?:'?s| is) (?:fine|ok|okay|great|good|lovely|perfect|all|it)|(?:it|that) all|all (?:that|this|of it)|leave it (?:there|as|at|like)|\w+n['’]?t (?:it|that|they)[\s?.!]*$|that'?ll|call it|how much (?:is|does|would) (?:it|that)(?: all)?(?: cost| be)?(?: each| pp| a head| per head)? now|(?<!\bnot )\b(?:do|have|take|book|go (?:for|with)) (?:it|that|this)(?! (?:out|off|away|on|at|in|before|after|earlier|later|first|last|to)\b)|make it (?:cheaper|calmer|wilder|\d))/i;
/** The whole trip, and no part of it. */
const OF_ALL =
  / (?:all|altogether|total|whole|everything|trip|weekend|(?<!(?:off|from|out of) the )plan|overall|between us|hotel|hostel|stay|each day|per day|refund|cancel|deposit|book|booking|budget) /;
const ASKS = new RegExp(
  `${QUESTION_LEAD}(?:what|whats|when|whens|where|wheres|how|hows|which|who|why|is|are|isnt|arent|does|do|will|would|can|could|has|have|any|anything) `,
);
/** `put it back as it was` is about what was done. */
const BACK = /\b(?:back|undo|reinstate\w*|restore\w*|(?:as|how|like) (?:it|that) was|the way it was)\b/i;
/** After a change it is the whole that has become cheaper or dearer. */
const OF_PRICE = /\b(?:how much|what|costs?|prices?|dear\w*|expensive|cheap\w*)\b/i;
const WORDS_MAX = 18;
/** So many ways to read one message, each a reading of the whole of it. */
const TRIES_MAX = 3;

/**
 * A question or order that says `it`, `there` or `that bar` of the one part, or the one day, that the last answer was of: `how
 * long are we in there`, `i fear it is beyond us, please take it out`, `liven it up`. Named in place of the word, and taken
 * only where the message then is about nothing else. Null for a message that names something itself.
 */
export function withAnaphorNamed(state: ConciergeState, message: string): string | null {
  const { history } = state;
  const { line } = normalise(message);
  const isOutOrdered = isDropInstead(history, line);
  const isOffered = offeredWish(history) !== null && !lastReplyOf(history).includes(NOT_YET);
  // Right after a change or an offer, `that` may be the change, and an order is about it.
  const isChanged = lastChanged(history) || (isOffered && !isOutOrdered);
  const isOpen = !isChanged && !isNothingOpen(history) && !isOutOrdered;
  if (history.length === 0 || isOpen || POINTS_NOWHERE.test(message)) return null;
  const found = [...message.matchAll(ANAPHOR)].filter(
    ([, , word = '']) => !isChanged || !/^(?:that|this)$/i.test(word),
  );
  if (found.length === 0 || BACK.test(message) || (isChanged && OF_PRICE.test(message))) return null;
  const part = partAtHand(state);
  if (namesOwn(state, message, part)) return isChanged || !part ? null : amongOthers(state, message, part);
  const pointed = found.filter(([, , word = '']) => !OF_DAY.test(word));
  if (part && pointed.length > 0) {
    const name = asTyped(part.slot.name);
    const isAsked = ASKS.test(line) || /\?\s*$/.test(message);
    const isMeant = (wish: ReadPart): boolean => (isOrder(wish) ? !isChanged : isAsked) && isOfPart(wish, part);
    // `leave it out` is `drop it` in a line, and needs no name in two pieces.
    const dropped = DROPS_IT.test(line) ? [line.replace(DROPS_IT, ` drop ${name} `).trim()] : [];
    const order = taken(state, [...namings(message, pointed, name), ...dropped], isMeant);
    // `nah bin it`, where something was refused or offered: the no is of that.
    return isAsked ? order : (order?.replace(/^\s*(?:no|nah|nope|naw)[\s,.!]+/i, '') ?? null);
  }
  if (part) return null;
  const day = isChanged ? null : dayAskedAbout(state);
  if (day === null) return null;
  const [time = ''] = /\b (?:morning|afternoon|evening|night)\b/i.exec(lastWish(state.history) ?? '') ?? [];
  const name = `${dayName(state.plan, day)}${time.toLowerCase()}`;
  return taken(state, namings(message, found, name), ({ intent }) => isOfDay(intent, day));
}

/** An order that has no object but a pronoun, or sets something in its place. */
const ORDERED_IT =
  /\b((?:swap|change|replace|switch|drop|bin|lose|move|skip|ditch)|(?:instead|in place) of) (?:it|that|that one)(?= (?:for|to|with|and|on|in|please)\b|[\s,.;!]*$|[,.;!])/i;

const IN_ITS_PLACE = /\bin (?:its|it['’]s) (?:place|stead)\b/i;

/** `squeeze a cocktail class in after it`: where one thing more is to stand. */
const BESIDE_IT =
  /\b(after|before|following|straight after) (?:it|that|this|that one)(?= (?:and|but|before|after|on|please|if)\b|[\s,.;!?]*$|[,.;!?])/i;
/** `could we follow it with a pub`. */
const FOLLOWED = /\bfollow (?:it|that|this)(?: up)? with ((?:an?|some|more) [\w ]{3,40})/i;

/** The addition with the name of the part at hand that it is to stand beside; null where nothing is added, or it stands elsewhere. */
function besideIt(state: ConciergeState, said: string, { day, slot }: PlacedSlot): string | null {
  const message = said.replace(FOLLOWED, 'add $1 after it');
  if (!BESIDE_IT.test(message)) return null;
  const named = message.replace(BESIDE_IT, `$1 ${asTyped(slot.name)} on ${dayName(state.plan, day)}`);
  const parts = readParts(state, named, { isLoose: false, topic: [] });
  const isThere = parts.some(({ intent }) => intent.kind === 'add' && onlyOf(intent.scope.days) === day);
  return isThere ? named : null;
}

/** `swap it for a rooftop bar and drop the escape room`: the part at hand beside others that are named. */
function amongOthers(state: ConciergeState, message: string, part: PlacedSlot): string | null {
  const { raw } = normalise(message);
  const name = asTyped(part.slot.name);
  const [said] = ORDERED_IT.exec(message) ?? ORDERED_IT.exec(raw) ?? [];
  const inPlace = message.replace(IN_ITS_PLACE, `instead of ${name}`);
  if (said === undefined && inPlace === message) return besideIt(state, message, part);
  const whole = said === undefined || message.includes(said) ? inPlace : raw.trim();
  const named = whole.replace(ORDERED_IT, `$1 ${name}`);
  const parts = readParts(state, named, { isLoose: false, topic: [] });
  return parts.some((wish) => isOfPart(wish, part)) ? named : null;
}

const OF_DAY = / day$/i;

/** `drop both of them please and start saturday at 11`: the parts that the last two questions were of, by their names. */
export function withBothNamed(state: ConciergeState, message: string): string | null {
  if (!BOTH.test(message) || !isNothingOpen(state.history)) return null;
  const parts = [partAtHand(state), partAtHand(whenSaid(state))];
  const [last, first] = parts.map((part) => part?.slot);
  if (!last || !first || last.id === first.id) return null;
  const named = message.replace(BOTH, `${asTyped(first.name)} and ${asTyped(last.name)}`);
  const isMeant = readParts(state, named, { isLoose: false, topic: [] }).some(
    ({ intent }) =>
      'scope' in intent && [first, last].every(({ id }) => intent.scope.slots.some(({ slot }) => slot.id === id)),
  );
  return isMeant ? named : null;
}
const BOTH =
  /\b(?:both of (?:them|those|these)|both (?:them|those)|them both|the (?:pair|two) of them|the pair|both(?= (?:please|then|and|out)\b|[\s.!?]*$))/i;

/** Whether the message names something beside what it only points at and the day that this is on. */
function namesOwn(state: ConciergeState, message: string, part: PlacedSlot | null): boolean {
  const { line, words, slots, days, venues, hotels, types, diets } = read(message.replace(ANAPHOR, ' '), state);
  const named = slots.length + venues.length + hotels.length + days.filter((day) => day !== part?.day).length;
  // `do they do vegan` asks for no vegan restaurant.
  const isOfType = diets.length === 0 && types.some((type) => type.types.length > 0);
  return words.length > WORDS_MAX || named > 0 || isOfType || OF_ALL.test(line);
}

/** The message with the name for one of the words, the last of them first, and for all of them. */
function namings(message: string, found: readonly RegExpMatchArray[], name: string): string[] {
  const each = found.toReversed().map((one) => {
    const at = one.index ?? 0;
    return `${message.slice(0, at)}${called(one, name)}${message.slice(at + one[0].length)}`;
  });
  const all = message.replace(ANAPHOR, (...one: string[]) => called(one, name));
  return [...new Set([...each.slice(0, TRIES_MAX - 1), all])];
}

function called([, joint = '', word = '']: readonly (string | undefined)[], name: string): string {
  return joint === '' && word.toLowerCase() === 'there' ? `at ${name}` : `${joint}${name}`;
}

/** The first of these messages that is about what is meant and nothing else. */
function taken(
  state: ConciergeState,
  messages: readonly string[],
  isMeant: (wish: ReadPart) => boolean,
): string | null {
  const found = messages.find((message) => {
    const parts = readParts(state, message, { isLoose: false, topic: [] });
    const wish = onlyOf(parts.filter(({ intent }) => intent.kind !== 'unknown'));
    return wish !== undefined && isMeant(wish);
  });
  return found ?? null;
}

/** What cannot be done was ordered too: `shorten it`. */
const isOrder = ({ intent: { kind } }: ReadPart): boolean => kind === 'impossible' || CHANGES.has(kind);

function isOfPart({ intent, named }: ReadPart, { slot: { id } }: PlacedSlot): boolean {
  if (intent.kind === 'move-day') return intent.slot?.slot.id === id;
  if (intent.kind === 'in-order') return [intent.first, intent.second].some(({ slot }) => slot.id === id);
  if (intent.kind === 'impossible') return onlyOf(named)?.slot.id === id || intent.why.kind === 'fixed-length';
  if (!('scope' in intent)) return false;
  const { slots, isBeside } = intent.scope;
  return onlyOf(isBeside ? named : slots)?.slot.id === id;
}

function isOfDay(intent: Intent, day: number): boolean {
  if (intent.kind === 'mood') return onlyOf(intent.days) === day;
  if (intent.kind === 'hours') return intent.day === day && (intent.alsoDays ?? []).length === 0;
  // A whole day is never taken out, nor all of it exchanged, by a word that may point at something else.
  const isOfAll = intent.kind === 'drop' || intent.kind === 'swap';
  return !isOfAll && 'scope' in intent && onlyOf(intent.scope.days) === day;
}
