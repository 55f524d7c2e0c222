import { isSameWord } from './edit-distance.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import type { NamedVenue } from './named-venue.ts';
import { stem, tokenise } from './tokenise.ts';

/** A kind of venue that a text asks for: the catalogue's types it covers and the words that named it. */
export interface TypeMention {
  /** As the person would say it back, `clubs`. */
  label: string;
  types: readonly string[];
  from: number;
  to: number;
}

/**
 * Everyday words and the catalogue types they cover; `near` where a catalogue has none of these. The first match of the
 * longest wording wins.
 */
const EVERYDAY: readonly { words: string; types: RegExp; near?: RegExp }[] = [
  { words: 'strip club|strip joint|strip show|stripper|lap dance|lap dancing', types: /strip|lap.?danc|gentlem/i },
  { words: 'comedy|comedy club|comedy night|stand up|standup|comedian', types: /comedy/i },
  { words: 'jazz club|jazz bar', types: /jazz/i },
  {
    words: 'club|nightclub|night club|clubbing|disco|rave',
    types: /^(?!.*(?:comedy|jazz|supper|golf|sport|football|social|cabaret|darts)).*(?:\bclub|night ?club|disco)/i,
  },
  {
    words: 'boat|boat trip|boat ride|cruise|river cruise|booze cruise|sailing',
    types: /boat|cruise|sail|yacht|ferry/i,
  },
  { words: 'museum|exhibition', types: /museum|galler|exhibit/i },
  { words: 'gallery|art gallery|art museum', types: /galler|immersive art/i },
  { words: 'stately home|manor house|country house|mansion', types: /historic sight/i },
  { words: 'karting|gokarting|go kart|go karting|gokart|carting|go carting', types: /kart/i },
  { words: 'pub|boozer|tavern', types: /\bpub$|gastropub|brown café|tavern|beer hall|\bale\b/i },
  { words: 'bar|drinking place', types: /^(?!.*(?:tapas|dessert|juice|sushi|coffee)).*(?:\bbar\b|pub|beer hall)/i },
  { words: 'pub crawl|bar crawl', types: /crawl/i },
  { words: 'cocktail|cocktail bar|mixology', types: /cocktail/i },
  {
    words: 'cocktail making|cocktail class|cocktail masterclass',
    types: /cocktail.*(?:class|making|workshop)|mixology/i,
  },
  { words: 'spa|massage|pamper|pampering|wellness|sauna', types: /\bspa\b|thermal|sauna|wellness|pamper|massage/i },
  {
    words: 'show|theatre|theater|a play|panto|musical|cabaret|drag show|burlesque',
    types: /show|theatre|musical|cabaret|burlesque/i,
  },
  { words: 'paintball|paintballing', types: /paintball/i },
  { words: 'shooting|gun|shooting range|clay pigeon', types: /shoot|\bguns?\b|clay/i },
  { words: 'football|stadium|stadium tour|footy', types: /football|stadium/i },
  { words: 'beer tasting|brewery|brewery tour|brewery visit|beer', types: /beer|brew/i },
  {
    words: 'craft beer|craft ale|real ale|proper beer|proper ale|ale|microbrewery|taproom|tap room',
    types: /craft beer|brewpub|beer hall/i,
  },
  {
    words: 'whisky|whiskey|gin|distillery|distillery tour|whiskey tasting|whisky tasting|gin tasting',
    types: /distill/i,
  },
  { words: 'cider', types: /cider/i },
  { words: 'shots|shot bar|vodka', types: /shot bar|vodka/i },
  { words: 'billiard|snooker|pool table|pool hall|pool', types: /billiard/i },
  { words: 'cinema|film|movie|a film|a movie', types: /cinema/i },
  { words: 'table tennis|ping pong', types: /ping pong/i },
  { words: 'beer bike|pedal pub', types: /beer bike|pedal/i },
  { words: 'wine tasting|wine|wine bar', types: /wine|vineyard/i },
  { words: 'dancing|dance|dance class', types: /danc|^club$|bar and club|salsa|flamenco/i },
  { words: 'live music|gig|band|concert', types: /live music|music|\bgig|concert|jazz|fado|trad session/i },
  { words: 'trad|trad session|trad music|traditional music|folk music|ceilidh', types: /trad session/i },
  { words: 'view|viewpoint|sky bar', types: /view|observ|sky|rooftop/i },
  { words: 'darts', types: /darts/i },
  { words: 'arcade|games bar|gaming|board game', types: /arcade|games? bar|gaming|board game|bar games/i },
  { words: 'mini golf|crazy golf|minigolf|golf', types: /golf/i },
  { words: 'climbing|climb|climbing wall|bouldering', types: /climb/i },
  { words: 'high rope|ropes course|tree top|treetop|go ape|zip line|zipline|zip wire|zipwire', types: /rope/i },
  { words: 'kayak|kayaking|canoe|paddle board|paddleboarding|sup', types: /kayak|canoe|paddle/i },
  { words: 'bike|cycling|bike tour|bike ride', types: /bike|cycl/i },
  { words: 'food tour|street food|food market', types: /food (?:tour|hall|market)|street food|tapas tour/i },
  { words: 'food hall|food court', types: /food hall|food market|street food/i },
  { words: 'cooking|cookery|cooking class', types: /cook/i },
  {
    words: 'craft|pottery|art class|life drawing|painting|crafts',
    types: /craft(?! beer)|potter|ceramic|life drawing|paint(?!ball)|workshop/i,
  },
  { words: 'shopping|shops|market', types: /shop|market/i },
  { words: 'vr|virtual reality', types: /\bvr\b|virtual/i },
  { words: 'ghost tour|ghost walk', types: /ghost/i },
  { words: 'casino|gambling', types: /casino/i },
  { words: 'steak|steakhouse', types: /steak/i },
  {
    words: 'curry|indian|curry house|ruby murray|balti',
    types: /indian(?! vegetarian)|punjabi|pakistani|bangladeshi|nepal/i,
  },
  { words: 'fish and chip|fish n chip|fish chip|chippy|chippie|chip shop', types: /fish and chips/i },
  { words: 'pierogi|pirogi|perogi|pierogies', types: /pierogi/i },
  { words: 'dumpling', types: /pierogi|chinese|taiwan|dumpling/i },
  { words: 'polish', types: /polish|pierogi/i },
  { words: 'czech|goulash', types: /czech/i },
  { words: 'portuguese', types: /portug/i },
  { words: 'pancake|crepe', types: /pancake/i },
  { words: 'dessert|pudding|cake', types: /dessert/i },
  { words: 'coffee|cafe|tea room|tearoom', types: /caf[eé]|tea house/i },
  { words: 'fine dining|michelin|tasting menu', types: /fine dining/i },
  { words: 'carvery', types: /carvery/i },
  { words: 'buffet|all you can eat', types: /buffet/i },
  { words: 'pizza|pizzeria', types: /pizz/i, near: /italian/i },
  { words: 'pasta|italian|trattoria', types: /italian|trattoria|osteria/i, near: /pizz/i },
  { words: 'burger', types: /burger|american|diner/i },
  { words: 'sushi|japanese|ramen', types: /japan|sushi|ramen|izakaya/i },
  { words: 'tapas|spanish|paella', types: /tapas|spanish|catalan|paella/i },
  { words: 'chinese|dim sum', types: /chinese|dim sum/i },
  { words: 'noodle|asian|pan asian', types: /chinese|noodle|taiwan|pan-asian|japan|vietnam|thai|malaysia/i },
  { words: 'mexican|taco|burrito', types: /mexican|taco/i },
  { words: 'thai', types: /thai/i },
  { words: 'bbq|barbecue|barbeque|ribs|grill', types: /barbecue|bbq|smokehouse|grill/i },
  { words: 'seafood|fish', types: /seafood|fish|oyster/i },
  { words: 'french|brasserie|bistro', types: /french|brasserie|bistro/i },
  { words: 'greek|turkish|kebab|lebanese', types: /greek|turkish|kebab|lebanese|middle eastern/i },
  { words: 'roast|sunday roast|british', types: /british|gastropub|roast|carvery/i },
  { words: 'pub food|pub grub|pub lunch|pub dinner|gastropub', types: /gastropub|\bpub\b|british/i },
  { words: 'brunch|bottomless brunch|breakfast', types: /brunch|breakfast/i },
  { words: 'afternoon tea|high tea|cream tea', types: /afternoon tea/i },
  { words: 'karaoke', types: /karaoke/i },
  { words: 'skydiving|skydive|sky dive|sky diving|indoor skydiving|wind tunnel', types: /skydiv/i },
  { words: 'skiing|ski slope', types: /skiing/i },
  { words: 'tuk tuk', types: /tuk/i },
  { words: 'surf|surfing|surf lesson', types: /surf/i },
  { words: 'swim|swimming', types: /swim|lido|pool|bath/i },
  { words: 'milk bar|canteen|cafeteria', types: /canteen/i },
  { words: 'public park|park stroll', types: /park walk|garden/i },
  { words: 'hike|hiking|ramble', types: /hike/i, near: /park walk/i },
  { words: 'trampoline|trampolining|trampoline park', types: /trampolin/i },
  { words: 'waterpark|water park|aquapark', types: /water park/i },
  { words: 'caribbean|jamaican|jerk chicken', types: /caribbean/i },
  { words: 'korean', types: /korean/i },
  { words: 'vietnamese', types: /vietnam/i },
  { words: 'african|ethiopian|moroccan', types: /african|ethiop|morocc|mozambi/i },
  { words: 'aquarium', types: /aquari/i },
  // Things that people ask for and few catalogues have: known, so that they can be refused by name.
  { words: 'ice skating|ice rink|ice skate', types: /skat|ice rink/i },
  { words: 'theme park|rollercoaster|roller coaster', types: /theme park|amusement/i },
  { words: 'horse riding|pony trekking|horse ride', types: /horse|pony/i },
  { words: 'bungee|bungee jump|bungee jumping', types: /bungee/i },
  { words: 'quad|quads|quad biking|quad bike', types: /quad/i },
  { words: 'hot air balloon|balloon ride|balloon flight', types: /balloon/i },
  { words: 'opera|ballet', types: /opera|ballet/i },
  { words: 'beach|beach day', types: /beach/i },
  { words: 'safari', types: /safari/i },
];

/** Words that name a kind of thing, and so are no misspelling of a place's name: paintball is not the Pinball Museum. */
export const KIND_WORDS: ReadonlySet<string> = new Set(EVERYDAY.flatMap(({ words }) => words.split(/[| ]/)));

/** Words of a type that say little by themselves; they count only when the type has no others. */
const GENERIC_WORDS = new Set(
  `bar restaurant tour experience class room house hall club food kitchen session night show the and of a trip ride visit
  venue place lunch dinner brunch breakfast afternoon morning late sunday street track ride guided high big live park centre center game games making group private with for in walk evening`.split(
    /\s+/,
  ),
);

interface Wording {
  label: string;
  words: readonly string[];
  types: readonly string[];
}

/** Wordings by the letter that their first word begins with, each with its place among them all. */
type ByLetter = ReadonlyMap<string, readonly { wording: Wording; rank: number }[]>;

/** A catalogue stays the same between messages, and so do its wordings. */
const KNOWN = new WeakMap<readonly NamedVenue[], ByLetter>();

function wordings(venues: readonly NamedVenue[]): ByLetter {
  const known = KNOWN.get(venues) ?? byLetter(wordingsOf(venues));
  KNOWN.set(venues, known);
  return known;
}

/** No slip is forgiven in the first letter of a word, so a word is only held up against those that begin with it. */
function byLetter(all: readonly Wording[]): ByLetter {
  const found = new Map<string, { wording: Wording; rank: number }[]>();
  for (const [rank, wording] of all.entries()) {
    const letter = wording.words[0]?.[0] ?? '';
    found.set(letter, [...(found.get(letter) ?? []), { wording, rank }]);
  }
  return found;
}

function wordingsOf(venues: readonly NamedVenue[]): Wording[] {
  const types = [...new Set(venues.map((venue) => venue.type))];
  const ofCatalogue = types.flatMap((type) => {
    const all = tokenise(type);
    const strong = all.filter((word) => !GENERIC_WORDS.has(word));
    const inFull = { label: type.toLowerCase(), words: all, types: [type] };
    if (strong.length === 0 || strong.length === all.length) return [inFull];
    const sharing = types.filter((other) => strong.every((word) => tokenise(other).includes(word)));
    return [inFull, { label: type.toLowerCase(), words: strong, types: sharing }];
  });
  const everyday = EVERYDAY.flatMap(({ words, types: covered, near }) => {
    const exact = types.filter((type) => covered.test(type));
    const known = exact.length > 0 || !near ? exact : types.filter((type) => near.test(type));
    return words.split('|').map((wording) => ({ label: wording, words: wording.split(' '), types: known }));
  });
  return [...everyday, ...ofCatalogue].sort((left, right) => right.words.length - left.words.length);
}

const meets = (typed: string, meant: string): boolean => {
  const left = stem(typed);
  const right = stem(meant);
  return left === right || (!EVERYDAY_WORDS.has(typed) && typed !== 'dinner' && isSameWord(left, right));
};

/**
 * The kinds of venue a text names; the longest wording wins where two overlap. `types` is empty for an everyday word
 * that this catalogue has nothing for, so that a caller can say so.
 */
export function findTypes(words: readonly string[], venues: readonly NamedVenue[]): TypeMention[] {
  const known = wordings(venues);
  const named = words.flatMap((first, from) =>
    (known.get(first[0] ?? '') ?? []).flatMap(({ wording, rank }) => {
      const to = from + wording.words.length;
      const isNamed =
        to <= words.length && wording.words.every((word, offset) => meets(words[from + offset] ?? '', word));
      return isNamed ? [{ label: wording.label, types: wording.types, from, to, rank }] : [];
    }),
  );
  named.sort((left, right) => left.rank - right.rank || left.from - right.from);
  const found: TypeMention[] = [];
  for (const { label, types, from, to } of named)
    if (!found.some((other) => from < other.to && other.from < to)) found.push({ label, types, from, to });
  return found.sort((left, right) => left.from - right.from);
}
