import type { CityCatalogue } from '../../../catalogue/venue.ts';
import { foldText } from '../../../shared/plain-text.ts';
import { isSameWord } from './edit-distance.ts';
import { tokenise } from './tokenise.ts';

export type Destination = { kind: 'city'; cityId: string; name: string } | { kind: 'generic'; name: string };

type KnownCity = Pick<CityCatalogue, 'id' | 'name' | 'country' | 'aliases' | 'lookalikes'> & {
  venues: readonly { area: string }[];
  hotels: readonly { area: string }[];
};

/** Real places within a typing slip of a city of ours: they are what the person means. */
const OTHER_PLACES = new Set([
  'lublin',
  'barcelos',
  'loudon',
  'landon',
  'lindon',
  'praia',
  'bristow',
  'lisson',
  'londa',
]);

/** Words that may stand beside a city's name without naming another place. */
const BESIDE_A_CITY = new Set(
  `a the in of at to and for around near within city town centre center central downtown inner greater old area district
  north south east west northern southern eastern western break trip weekend getaway away somewhere anywhere please maybe
  probably ideally preferably europe eu party stag hen do birthday airport capital metropolitan region proper just only`.split(
    /\s+/,
  ),
);

const COUNTRY_WORDS: Record<string, string> = {
  england: 'england uk gb britain great united kingdom',
  scotland: 'scotland alba uk gb britain great united kingdom',
  wales: 'wales cymru uk gb britain great united kingdom',
  'northern ireland': 'northern ireland ni uk gb britain great united kingdom',
  'united kingdom': 'england uk gb britain great united kingdom',
  ireland: 'ireland eire roi ie republic county co leinster',
  netherlands: 'netherlands holland nl noord dutch',
  spain: 'spain espana es catalonia catalunya cataluna',
  'czech republic': 'czech republic czechia cz cesko bohemia',
  czechia: 'czech republic czechia cz cesko bohemia',
  poland: 'poland polska pl lesser malopolska',
  portugal: 'portugal pt',
  france: 'france fr',
  germany: 'germany deutschland de',
  austria: 'austria osterreich at',
  italy: 'italy italia it',
  belgium: 'belgium belgie belgique be',
  slovakia: 'slovakia slovensko sk',
};

const MIN_LENGTH_FOR_SLIPS = 6;

interface CityWords {
  names: readonly (readonly string[])[];
  /** Words that may stand beside the name: the country in its languages. */
  beside: ReadonlySet<string>;
  districts: ReadonlySet<string>;
}

/** A catalogue has hundreds of areas and never changes, and every brief asks for all of them. */
const KNOWN_WORDS = new WeakMap<KnownCity, CityWords>();

function wordsOf(city: KnownCity): CityWords {
  const known = KNOWN_WORDS.get(city);
  if (known) return known;
  const countries = foldText(city.country)
    .split(/,\s*/)
    .map((country) => COUNTRY_WORDS[country] ?? '');
  const words = {
    names: [city.name, city.id, ...city.aliases].map((name) => tokenise(name)),
    beside: new Set(tokenise(`${city.name} ${city.country} ${countries.join(' ')}`)),
    districts: new Set([...city.venues, ...city.hotels].map(({ area }) => tokenise(area).join(' '))),
  };
  KNOWN_WORDS.set(city, words);
  return words;
}

/** False when a word in it points to somewhere else (`London, Ontario`, `New London`). */
function matchCity(words: readonly string[], city: KnownCity, isName: typeof isNameWord): boolean {
  const { names, beside, districts } = wordsOf(city);

  // A district that carries the city's own name needs nothing beside it: London Bridge.
  const whole = words.join(' ');
  if (districts.has(whole) && whole.startsWith(`${tokenise(city.name).join(' ')} `)) return true;

  for (const name of names) {
    for (let at = 0; at + name.length <= words.length; at += 1) {
      const isNamed = name.every((part, offset) => isName(words[at + offset] ?? '', part, city));
      if (!isNamed) continue;
      const rest = [words.slice(0, at), words.slice(at + name.length)].flatMap((side) =>
        districts.has(side.join(' ')) ? [] : side,
      );
      if (rest.every((word) => BESIDE_A_CITY.has(word) || isCountryWord(word, beside))) return true;
    }
  }
  return false;
}

function isNameWord(typed: string, part: string, { lookalikes = [] }: KnownCity): boolean {
  if (typed === part) return true;
  if (lookalikes.includes(typed)) return false;
  // Short names have real neighbours (Praha and Praia), so slips count only from six letters.
  return part.length >= MIN_LENGTH_FOR_SLIPS && !OTHER_PLACES.has(typed) && isSameWord(typed, part);
}

const isExactly: typeof isNameWord = (typed, part) => typed === part;

const isCountryWord = (word: string, beside: ReadonlySet<string>): boolean =>
  beside.has(word) || (word.length >= 6 && [...beside].some((known) => known.length >= 6 && isSameWord(word, known)));

/**
 * Which of our cities a free-text destination means: misspellings within one slip (two in names of eight letters or
 * more), other spellings, a country, district or direction beside it. Of alternatives (`Prague or Brno`) the first
 * that we know. Anything else is `generic` and keeps the visitor's own words.
 */
export function resolveDestination(text: string, cities: readonly KnownCity[]): Destination {
  const name = text.trim().replace(/\s+/g, ' ');
  for (const alternative of name.split(/\s+or\s+|\s*\/\s*/i)) {
    const city = cityOf(alternative, cities);
    if (city) return { kind: 'city', cityId: city.id, name: city.name };
  }
  return { kind: 'generic', name };
}

function cityOf(text: string, cities: readonly KnownCity[]): KnownCity | undefined {
  const words = tokenise(text);
  // A name written right is meant before one that is a slip away.
  const whole = [isExactly, isNameWord].flatMap(
    (isName) => cities.find((city) => matchCity(words, city, isName)) ?? [],
  );
  if (whole[0]) return whole[0];
  // `Hoxton, London`: the wider place comes last, so an exact city name there is the place.
  const parts = text.split(',').map((part) => tokenise(part).join(' '));
  const last = parts.length === 2 ? parts[1] : undefined;
  if (!last) return undefined;
  return cities.find((city) => [city.name, ...city.aliases].some((name) => tokenise(name).join(' ') === last));
}
