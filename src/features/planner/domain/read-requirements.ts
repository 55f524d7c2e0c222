import type { Diet } from '../../../catalogue/vocabulary.ts';
import { formatPounds } from '../../../shared/money.ts';
import { correctWords } from './correct-words.ts';
import { findTypes } from './find-types.ts';
import { findVenues } from './find-venues.ts';
import type { NamedVenue } from './named-venue.ts';
import { readCeiling } from './read-ceiling.ts';
import { readClock } from './read-clock.ts';
import { type DayEnd, readDayEnd } from './read-day-end.ts';
import {
  asksCalm,
  asksEarlyNights,
  asksLateMornings,
  asksNoAlcohol,
  asksPacked,
  asksStepFree,
  dietsIn,
  NEED_WORDS,
  NOT_WHILE_PREGNANT,
  saysMinors,
  saysPregnant,
} from './requirement-patterns.ts';
import { tokenise, toWordLine } from './tokenise.ts';

export interface Requirements {
  diets: Diet[];
  stepFree: boolean;
  noAlcohol: boolean;
  minorsPresent: boolean;
  pace: 'calm' | 'normal' | 'packed';
  mustHaveVenueIds: string[];
  likedTypes: string[];
  bannedVenueIds: string[];
  /** When the group can begin on the first day and must be done on the last, minutes after midnight. */
  arrivalMinute: number | null;
  departureMinute: number | null;
  lateMornings: boolean;
  earlyNights: boolean;
  /** Hours by which days have to be over. */
  dayEnds: Pick<DayEnd, 'minute' | 'on'>[];
  /** A ceiling that the organiser wrote down, pence: for each person, and for all together. */
  capPence: number | null;
  groupCapPence: number | null;
  /** What was understood, a sentence each, and the organiser's own words that were not. */
  understood: string[];
  notUnderstood: string[];
}

const nothingAsked = (): Requirements => ({
  diets: [],
  stepFree: false,
  noAlcohol: false,
  minorsPresent: false,
  pace: 'normal',
  mustHaveVenueIds: [],
  likedTypes: [],
  bannedVenueIds: [],
  arrivalMinute: null,
  departureMinute: null,
  lateMornings: false,
  earlyNights: false,
  dayEnds: [],
  capPence: null,
  groupCapPence: null,
  understood: [],
  notUnderstood: [],
});

const HIGH_UP = /climb|view|rope|sky|zip|bungee|observ|abseil|rooftop|wheel/i;

const NEGATION =
  /\b(?:no|not|dont|doesnt|wont|cant|without|avoid|avoiding|hate|hates|skip|never|nothing|nor|isnt|arent|sick of|rather not|already been|already done|already did|been to|done the|seen the|anything but|except)\b/;

/** Words that close a negation: `no clubs but we love pubs`. */
const TURN = /\b(?:but|though|however|instead|rather we)\b/;

/** True when the words before a mention turn it away. */
function isTurnedAway(words: readonly string[], from: number): boolean {
  const before = words.slice(Math.max(0, from - 7), from).join(' ');
  const sinceTurn = before.split(TURN).at(-1) ?? '';
  return (
    NEGATION.test(sinceTurn) && !/\b(?:dont miss|cant miss|cant wait|cant leave without|not miss)\b/.test(sinceTurn)
  );
}

const SMALL_TALK =
  /^ (?:thanks?|thank you|please|none|no|nope|nothing|na|n a|nil|hi|hello|cheers|thats it|thats all|not (?:really|yet)|nothing (?:special|else|yet)|we|and|the|ok) $/;

/** Clauses as people separate them; a dot or comma inside a number or a time does not end one. */
const clausesOf = (text: string): string[] =>
  text
    .split(/[;!?\n]+|\.(?!\d)|,(?!\d{3})|\s+(?:but|also|plus|however)\s+|\s+-\s+/i)
    .map((clause) => clause.trim())
    .filter((clause) => tokenise(clause).length > 0);

/**
 * Reads the special requirements of a brief: needs that are hard rules, wishes, places named in this catalogue.
 * Every clause ends up in `understood` or, in its own words, in `notUnderstood`; nothing is dropped silently.
 */
export function readRequirements(text: string, venues: readonly NamedVenue[]): Requirements {
  const found = nothingAsked();
  for (const clause of clausesOf(text)) {
    const before = found.understood.length;
    readClause(clause, venues, found);
    const isUnread = found.understood.length === before;
    if (isUnread && !SMALL_TALK.test(toWordLine(clause))) found.notUnderstood.push(clause);
  }
  found.understood = [...new Set(found.understood)];
  return found;
}

function readClause(clause: string, venues: readonly NamedVenue[], found: Requirements): void {
  readNeeds(` ${correctWords(tokenise(clause), NEED_WORDS).join(' ')} `, venues, found);
  readTimes(clause, found);
  readPlaces(clause, venues, found);
  readMoney(clause, found);
}

function readMoney(clause: string, found: Requirements): void {
  const ceiling = readCeiling(clause);
  if (!ceiling) return;
  if (ceiling.isForGroup) {
    found.groupCapPence = ceiling.pence;
    found.understood.push(`At most ${formatPounds(ceiling.pence)} for the whole group.`);
    return;
  }
  found.capPence = ceiling.pence;
  found.understood.push(`At most ${formatPounds(ceiling.pence)} a person.`);
}

function readNeeds(line: string, venues: readonly NamedVenue[], found: Requirements): void {
  const diets = dietsIn(line);
  if (diets.length > 0) {
    found.diets = [...new Set([...found.diets, ...diets])];
    found.understood.push(`Every meal caters for ${diets.join(' and ')} guests.`);
  }
  if (asksStepFree(line)) {
    found.stepFree = true;
    found.understood.push('Only places with step-free access.');
  }
  if (asksNoAlcohol(line)) {
    found.noAlcohol = true;
    found.understood.push('No place where drinking is the point.');
  }
  if (saysPregnant(line)) ban(NOT_WHILE_PREGNANT, venues, found, 'Nothing unsafe in pregnancy.');
  if (/ (?:scared|afraid|terrified|fear|phobia|hates?) (?:of )?(?:all )?heights? | vertigo /.test(line))
    ban(HIGH_UP, venues, found, 'Nothing high up.');
  if (saysMinors(line)) {
    found.minorsPresent = true;
    found.understood.push('Someone is under 18: no adults-only places.');
  }
  if (asksLateMornings(line)) {
    found.lateMornings = true;
    found.understood.push('No early starts.');
  }
  if (asksEarlyNights(line)) {
    found.earlyNights = true;
    found.understood.push('No late nights.');
  }
  readPace(line, found);
}

function readPace(line: string, found: Requirements): void {
  if (asksCalm(line)) {
    found.pace = 'calm';
    found.understood.push('A calmer pace.');
    return;
  }
  if (asksPacked(line)) {
    found.pace = 'packed';
    found.understood.push('A packed pace.');
  }
}

function ban(types: RegExp, venues: readonly NamedVenue[], found: Requirements, sentence: string): void {
  found.bannedVenueIds.push(...venues.filter((venue) => types.test(venue.type)).map((venue) => venue.id));
  found.understood.push(sentence);
}

function readTimes(clause: string, found: Requirements): void {
  const line = clause.toLowerCase();
  if (/\b(?:arriv|land|get(?:ting)? (?:there|in)\b|reach)/.test(line)) {
    const minute = readClock(line, 'day');
    if (minute !== null) {
      found.arrivalMinute = minute;
      found.understood.push('The first day starts after you arrive.');
    }
  }
  if (
    /\b(?:leav(?:e|ing)|depart|fly(?:ing)? (?:home|back)|train (?:home|back)|flight (?:home|back)|head(?:ing)? home)/.test(
      line,
    )
  ) {
    const minute = readClock(line, 'day');
    if (minute !== null) {
      found.departureMinute = minute;
      found.understood.push('The last day ends in time to leave.');
      return;
    }
  }
  const end = readDayEnd(clause);
  if (!end) return;
  found.dayEnds.push({ minute: end.minute, on: end.on });
  found.understood.push(end.words);
}

function readPlaces(clause: string, venues: readonly NamedVenue[], found: Requirements): void {
  const words = tokenise(clause);
  const named = findVenues(words, venues);
  for (const mention of named) {
    const name = venues.find((venue) => venue.id === mention.venueId)?.name ?? mention.venueId;
    if (isTurnedAway(words, mention.from)) {
      found.bannedVenueIds.push(mention.venueId);
      found.understood.push(`${name} left out.`);
    } else {
      found.mustHaveVenueIds.push(mention.venueId);
      found.understood.push(`${name} wanted.`);
    }
  }
  for (const mention of findTypes(words, venues)) {
    if (named.some((venue) => mention.from < venue.to && venue.from < mention.to)) continue;
    // `vegan bride` is a need, not a liking for restaurants that call themselves vegan.
    if (dietsIn(` ${words.slice(mention.from, mention.to).join(' ')} `).length > 0) continue;
    if (isTurnedAway(words, mention.from)) {
      const banned = venues.filter((venue) => mention.types.includes(venue.type));
      found.bannedVenueIds.push(...banned.map((venue) => venue.id));
      found.understood.push(`Left out: ${mention.label}.`);
    } else if (mention.types.length > 0) {
      found.likedTypes.push(...mention.types);
      found.understood.push(`You like: ${mention.label}.`);
    }
  }
}
