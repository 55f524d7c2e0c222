import { type Places, venuesOf } from '../../../../../engine/places.ts';
import { editDistance } from '../../../../planner/domain/edit-distance.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { PLACE_WORDS } from './elsewhere.ts';
import { COMMAND_WORDS, PHONE_WORDS } from './phone-words.ts';
import { MEANT_AS_WRITTEN, WORDS_READ } from './words-read.ts';

const COMMANDS = new Set(COMMAND_WORDS);
const READ = new Set(WORDS_READ);
const BY_LETTER = new Map<string, string[]>();
for (const word of WORDS_READ) BY_LETTER.set(word.slice(0, 1), [...(BY_LETTER.get(word.slice(0, 1)) ?? []), word]);

/** A word of letters alone, with no apostrophe or figure in it. */
const WORD = /(?<![\p{L}\p{N}'’£@/._-])[a-z]{4,}(?![\p{L}\p{N}'’@/_-])/giu;

/**
 * The message with a slip of the fingers in a common word put right where it stands, before anything is read: most
 * readers look for words as they are spelled. Names of the plan, the city and of people stay as they were typed.
 */
export function withoutSlips(message: string, { places, destination }: ConciergeState): string {
  const named = namesIn(places);
  const own = tokenise(destination);
  return spaced(message).replace(WORD, (typed, at: number, whole: string) => {
    const word = typed.toLowerCase();
    if (isMeant(word) || named.has(word) || own.includes(word) || isName(typed, whole.slice(0, at))) return typed;
    const meant = BY_LETTER.get(word.slice(0, 1))?.find((one) => isSlipOf(word, one));
    if (meant === undefined) return typed;
    return typed === typed.toUpperCase() ? meant.toUpperCase() : meant;
  });
}

/** The words of every name in a catalogue, parted once for each. */
const NAMES = new WeakMap<Places, ReadonlySet<string>>();

function namesIn(places: Places): ReadonlySet<string> {
  const known = NAMES.get(places);
  if (known) return known;
  const hotels = places.kind === 'city' ? places.city.hotels : [];
  const names = new Set([...venuesOf(places), ...hotels].flatMap(({ name }) => tokenise(name)));
  NAMES.set(places, names);
  return names;
}

/** `we like 2 see it`: a figure for a word, before what somebody does. */
const TO =
  /(?<=\b(?:want|wants|need|needs|like|love|going|able|time|how|ready|way|hoping|trying|planning) )2(?= (?:see|do|go|be|get|make|swap|change|drop|add|move|eat|know|start|finish|book|cancel|keep|stay|bring|find)\b)/gi;
/** `sat's dinner`. */
const DAYS_OWN = /\b(mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?=['’]s\b)/gi;

/** `keep that.but lose the tour`: the space after a stop that was not typed; an address has none. */
const spaced = (message: string): string =>
  /www|http|@|\.(?:com?|uk|org|net|ie)\b/i.test(message)
    ? message
    : message
        .replaceAll(' & ', ' and ')
        .replace(TO, 'to')
        .replace(DAYS_OWN, (day) => PHONE_WORDS.get(day.toLowerCase()) ?? day)
        .replace(/(?<=[a-z]{2})([.!?,;])(?=[a-z]{2})/gi, '$1 ');

const isMeant = (word: string): boolean =>
  READ.has(word) ||
  COMMANDS.has(word) ||
  EVERYDAY_WORDS.has(word) ||
  MEANT_AS_WRITTEN.has(word) ||
  PHONE_WORDS.has(word) ||
  PLACE_WORDS.has(word);

/** A capital within a sentence begins somebody's name. */
const isName = (typed: string, before: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(typed) && /[\p{L}\p{N},]\s+$/u.test(before);

/** One letter more, less or other, or two that changed places; another form of the word is no slip. */
const isSlipOf = (typed: string, meant: string): boolean =>
  stem(typed) !== stem(meant) && stem(typed) !== meant && editDistance(typed, meant, 1) <= 1;
