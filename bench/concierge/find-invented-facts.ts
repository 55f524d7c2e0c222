import type { Hotel, Venue } from '../../src/catalogue/venue.ts';
import { venuesOf } from '../../src/engine/places.ts';
import { guidePassages } from '../../src/features/chat/domain/tools/guide-passages.ts';
import sitePassages from '../../src/features/chat/domain/tools/site-passages.json' with { type: 'json' };
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../src/shared/dates.ts';
import { type FactSources, isKnownRate, knownAmounts, knownMinutes } from './known-facts.ts';
import { plainWords } from './placed-slots.ts';
import { amountsIn, clocksIn } from './read-figures.ts';

export interface InventedFact {
  kind: 'amount' | 'time' | 'name';
  text: string;
}

/** Words that are written with a capital and name no place. */
const CAPITALISED = new Set(
  `i im ill id ive ok uk gbp eur czk pln vip bbq tv dj am pm gf dj english british vat hen stag huzzah terms conditions
  privacy policy cookie cookies contact settings book quote plan undo dashboard trips profile party gdpr wales england
  kč kc zł zl us uber whatsapp itinerary files pdf history christmas easter bank holiday morning afternoon evening mr mrs ms`.split(
    /\s+/,
  ),
);
/** Words that begin a sentence or a line about money without naming a place. */
const OPENERS = new Set(
  `about activities activity all altogether an and another any around at bars breakfast budget cap cheapest day days
  dinner dinners drinks each entry every everything food for from group hotel in instead is it its less lunch lunches
  meals more most night nights no now of on only or over per person prices room rooms saves saving so sorry stay
  that the then there these they this those together total totals under was were what with without yes you your`.split(
    /\s+/,
  ),
);
/** A first word this short or this common is no way to name a place by itself. */
const PREFIX_MIN = 4;
const COMMON_FIRST = new Set('the top best east west north south afternoon royal private big old new time'.split(' '));

/**
 * Every amount of money, time of day and name of a place in a reply that none of its sources has. Names are found by
 * their capitals: what is left after all known places, areas, days, months and words of the conversation are taken
 * out, and does not merely begin a sentence. Pure; some milliseconds at most.
 */
export function findInventedFacts(reply: string, given: FactSources): InventedFact[] {
  const quoted = quotedPassages(reply);
  const sources: FactSources = { ...given, said: [...quoted, ...given.said] };
  const words = plainWords(reply);
  const venues = venuesOf(sources.places).filter((venue) => isNamed(words, venue));
  const hotels = hotelsOf(sources).filter((hotel) => isNamed(words, hotel));
  const { pence, local } = knownAmounts(sources, venues, hotels, words);
  const minutes = knownMinutes(sources, venues);
  const amounts = amountsIn(reply).filter(({ minor, currency }) =>
    currency === 'GBP' ? !pence.has(minor) : !local.has(minor) && !isKnownRate(minor / 100),
  );
  const times = clocksIn(reply).filter(({ minute }) => !minutes.has(minute));
  return [
    ...amounts.map(({ text }): InventedFact => ({ kind: 'amount', text })),
    ...times.map(({ text }): InventedFact => ({ kind: 'time', text })),
    ...inventedNames(reply, given, quoted).map((text): InventedFact => ({ kind: 'name', text })),
  ];
}

const hotelsOf = ({ places }: FactSources): readonly Hotel[] => (places.kind === 'city' ? places.city.hotels : []);

/** Named in full, or by the words it begins with (`Hawksmoor`). */
function isNamed(words: string, { name }: Pick<Venue, 'name'>): boolean {
  return shortNames(name).some((short) => words.includes(plainWords(short)));
}

function shortNames(name: string): string[] {
  const parts = name.split(/\s+/);
  const shorts = parts.map((_, index) => parts.slice(0, parts.length - index).join(' '));
  const withoutThe = /^the\s/i.test(name) ? [name.slice(4)] : [];
  return [...shorts, ...withoutThe].filter((short) => {
    const plain = plainWords(short).trim();
    return plain.length >= PREFIX_MIN && !COMMON_FIRST.has(plain);
  });
}

function inventedNames(reply: string, sources: FactSources, quoted: readonly string[]): string[] {
  const known = knownWording(sources);
  let rest = straight(reply);
  for (const passage of quoted) rest = rest.replaceAll(straight(passage), 'x.');
  for (const phrase of known) rest = blank(rest, phrase);
  const said = new Set(sources.said.flatMap((line) => plainWords(line.slice(0, 10_000)).trim().split(' ')));
  const found: string[] = [];
  for (const run of rest.matchAll(
    /\p{Lu}[\p{L}\p{M}'-]*(?:[ &]+(?:(?:of|the|de|da|do|and) )?\p{Lu}[\p{L}\p{M}'-]*)*/gu,
  )) {
    if (/[\p{L}\p{N}]$/u.test(rest.slice(0, run.index))) continue;
    const parts = run[0].split(/[ &]+/).filter((part) => /^\p{Lu}/u.test(part));
    const isOpening = opensSentence(rest.slice(0, run.index));
    const unknown = parts.filter((part, index) => {
      const plain = plainWords(part.replace(/'s$/, '')).trim();
      if (CAPITALISED.has(plain) || said.has(plain)) return false;
      return !(isOpening && index === 0);
    });
    const isPriced =
      isOpening && unknown.length === 0 && isPricedName(run[0], rest.slice(run.index + run[0].length), said);
    if (unknown.length > 0 || isPriced) found.push(run[0]);
  }
  return found;
}

/** `Quux, £12`: a line that begins with one word and goes on to a price names something. */
function isPricedName(word: string, rest: string, said: ReadonlySet<string>): boolean {
  const plain = plainWords(word).trim();
  if (plain.includes(' ') || OPENERS.has(plain) || CAPITALISED.has(plain) || said.has(plain)) return false;
  return /^(?:,| \(|:| is| costs| at| for)\s*(?:about |only )?[£€]\d/.test(rest);
}

const opensSentence = (before: string): boolean =>
  before.trimEnd() === '' || /(?:[.!?:;“"(•–—*-]|\n|^\s*\d+[.)]|\n\s*\d+[.)])\s*$/.test(before);

/** Passages of the site and its guides that a reply has word for word, with the headings they stand under. */
function quotedPassages(reply: string): string[] {
  const passages = [...sitePassages, ...guidePassages()].filter(({ text }) => reply.includes(text));
  return [...new Set(passages.flatMap(({ text, page, section }) => [text, `${page}: ${section}`, page]))].sort(
    (left, right) => right.length - left.length,
  );
}

const straight = (text: string): string => text.replace(/’/g, "'");

/** Every phrase that may stand with capitals, the longest first. */
function knownWording(sources: FactSources): string[] {
  const { places, trips } = sources;
  const venues = venuesOf(places);
  const city = places.kind === 'city' ? [places.city.name, places.city.country] : [];
  const names = [...venues.map(({ name }) => name), ...hotelsOf(sources).map(({ name }) => name)];
  const phrases = [
    ...names,
    ...names.flatMap(shortNames),
    ...venues.flatMap(({ area, type }) => [area, type]),
    ...venues.map(({ description }) => description),
    ...hotelsOf(sources).flatMap(({ area, type, description }) => [area, type, description]),
    ...trips.flatMap(({ plan }) => [plan.destination, ...plan.notes, ...plan.relaxations.map(({ text }) => text)]),
    ...trips.flatMap(({ plan }) => plan.days.flatMap(({ slots }) => slots.map(({ reason }) => reason))),
    ...city,
    ...WEEKDAY_NAMES.flatMap((name) => [name, `${name}s`]),
    ...MONTH_NAMES,
  ];
  return [...new Set(phrases.map(straight))].sort((left, right) => right.length - left.length);
}

/** The text with every occurrence of the phrase as a small word, so that what follows opens no sentence. */
function blank(text: string, phrase: string): string {
  if (!text.toLowerCase().includes(phrase.toLowerCase())) return text;
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'),
    /[.!?]$/.test(phrase) ? 'x.' : 'x',
  );
}
