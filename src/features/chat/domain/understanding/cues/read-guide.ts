import type { Venue } from '../../../../../catalogue/venue.ts';
import type { Diet } from '../../../../../catalogue/vocabulary.ts';
import { venuesOf } from '../../../../../engine/places.ts';
import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import type { TypeMention } from '../../../../planner/domain/find-types.ts';
import { saysMinors } from '../../../../planner/domain/requirement-patterns.ts';
import { stem, tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const PLACES_MAX = 4;
/** So much of what a question names must a place have, rare words counting most. */
const COVERAGE_MIN = 0.75;
/** Asking for advice, which changes nothing, however the question is put. */
const ASKS_ADVICE =
  / (?:recommend|recommends|recommended|suggest|suggestion|suggestions|good shout|best|decent) | good (?:\w+ ){0,3}?(?:places?|spots?|restaurants?|bars?|pubs?|clubs?|cafes?) |^ (?:(?:so|and|ok|hi|hey|um|you|have you|has it|do you|they) )*(?:got|know|know of) (?:any|anywhere|somewhere)|^ (?:(?:so|and|ok|hi|hey|um) )*anywhere | (?:anything|something|stuff|things?) to do with | where (?:can|could|do|would|should|might|is|to) | (?:is|are) there (?:a|an|any|some) (?:\w+ ){1,4}(?:near|nearby|close by|around|round)/;
const IS_ORDER =
  / (?:swap|change|drop|remove|add|put|move|instead|rather|cheaper|than|book (?:us|it|a|that)|find us|get us|make) /;
const EATS = / (?:places?|restaurants?|spots?|food|eat|eating|cafes?|joints?|anywhere|somewhere) /;

/** `can you recommend a brunch spot`, `best pierogi`, `good vegan places`: what the list has, whatever is planned. */
export function readGuide(
  { line, types, diets, slots, days, kinds }: Reading,
  { places }: ConciergeState,
): Intent | null {
  const isAboutPlan =
    / (?:is|are) the (?!best)/.test(line) || / (?:we|us|our) (?:got|have|doing|eating|going)/.test(line);
  if (!ASKS_ADVICE.test(line) || IS_ORDER.test(line) || isAboutPlan || days.length > 0) return null;
  const [diet] = diets;
  if (diet !== undefined && EATS.test(line)) {
    const fitting = venuesOf(places)
      .filter((venue) => venue.kind === 'restaurant' && diets.every((one) => venue.diets.includes(one)))
      .sort((left, right) => rankFor(diet, right) - rankFor(diet, left) || right.quality - left.quality);
    return listed(fitting, `${diet} place`);
  }
  const named = types.find(({ types: covers }) => covers.length > 0);
  const isPlanned =
    slots.length > 1 || (slots.length > 0 && !/ (?:best|good|decent|near|recommend|suggest) /.test(line));
  if (!named || isPlanned || kinds.some((kind) => kind !== 'lunch')) return null;
  return { kind: 'places', types: named.types, label: named.label, maxPence: null, venueIds: [] };
}

/** Places whose name, type or description has what a question names, where no type does: `where is zapiekanka good`. */
export function placesAbout({ words }: Reading, { places, destination }: ConciergeState): Intent | null {
  const venues = venuesOf(places);
  const texts = venues.map(
    ({ name, type, description }) => new Set(tokenise(`${name} ${type} ${description}`).map(stem)),
  );
  const own = new Set(tokenise(destination).map(stem));
  const asked = [...new Set(words.filter(isSubject).map(stem))].filter((word) => !own.has(word));
  const weights = asked.map((word) => {
    const holders = texts.filter((text) => has(text, word)).length;
    return { word, weight: Math.log(1 + venues.length / (1 + holders)), holders };
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0 || weights.every(({ holders }) => holders === 0)) return null;
  const scored = venues.flatMap((venue, at) => {
    const text = texts[at];
    const points = weights.reduce((sum, { word, weight }) => sum + (text && has(text, word) ? weight : 0), 0);
    return points / total >= COVERAGE_MIN ? [{ venue, points }] : [];
  });
  const best = scored.sort((left, right) => right.points - left.points || right.venue.quality - left.venue.quality);
  return listed(
    best.map(({ venue }) => venue),
    words.filter((word) => asked.includes(stem(word))).join(' '),
  );
}

/** `zapiekanka` finds `zapiekanki`: long words agree but for their ending. */
const has = (text: ReadonlySet<string>, word: string): boolean =>
  text.has(word) || (word.length >= 6 && [...text].some((other) => other.startsWith(word.slice(0, -1))));

/** `which pubs have live music`: what the places are to have says more than what they are. */
export const askedType = (line: string, types: readonly TypeMention[]): TypeMention | undefined =>
  / (?:have|has|with|do|does|serve|serves|play|plays|show|shows) /.test(line) ? types.at(-1) : types[0];

const AFTER_THING =
  / (?:good|decent|best|proper|nice|great|some|for|find|where (?:can|do|does|could|would) \w+ get|serves?) (?:a |an |some |the )?((?:\w+ ){1,3})$/;

/** What a question about places asks for by a word that no place of the list has, `good pie and mash`; null for any other. */
export function lackedIn({ line }: Reading, { places }: ConciergeState): string | null {
  const thing = AFTER_THING.exec(line)?.[1]?.trim() ?? '';
  const texts = venuesOf(places).map(
    ({ name, type, description }) => new Set(tokenise(`${name} ${type} ${description}`).map(stem)),
  );
  const isNew = (word: string): boolean =>
    isSubject(word) && !PEOPLE.has(word) && !texts.some((text) => has(text, stem(word)));
  return thing.split(' ').some(isNew) ? thing : null;
}

/** Whom a place is for says nothing of the place. */
const PEOPLE = new Set(
  'hens stags lads girls teenagers teens toddlers pensioners vegans veggies tourists locals hungover hangover hanging'.split(
    ' ',
  ),
);

/** Which kind of place a question is after that names none. */
const AFTER: readonly (readonly [RegExp, Venue['kind']])[] = [
  [/ (?:eat|eats|food|dinner|lunch|brunch|restaurants?|scran|grub|bite|meal|hungry) /, 'restaurant'],
  [
    / (?:drink|drinks|drinking|bars?|pubs?|clubs?|night|nights|nightlife|evening|boogie|dance|dancing|late|dark) /,
    'nightlife',
  ],
];

/** `what else could we do`, `other stuff kids would like`: the best of the list that the plan has not, one of a type. */
export function otherPlaces({ line }: Reading, { places, plan, request }: ConciergeState): Intent | null {
  const kind = AFTER.find(([words]) => words.test(line))?.[1] ?? 'activity';
  const inPlan = new Set(plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId)));
  const planned = new Set(plan.days.flatMap(({ slots }) => slots.map(({ type }) => type)));
  const isFree =
    / free /.test(line) &&
    !/ (?:feel free|free (?:time|on|for|at|from|hours?|evening|afternoon|morning|day)) /.test(line);
  const withMinors = request.needs.minorsPresent || saysMinors(line);
  const types = new Set<string>();
  const others = venuesOf(places)
    .filter((venue) => venue.kind === kind && !inPlan.has(venue.id) && !planned.has(venue.type))
    .filter(({ adultsOnly, groupSize }) => !(withMinors && adultsOnly) && groupSize.max >= request.groupSize)
    .sort((left, right) => right.quality - left.quality || (left.id < right.id ? -1 : 1))
    .filter(({ price }) => !isFree || price.minor === 0)
    .filter(({ type }) => !types.has(type) && types.add(type));
  return listed(others, 'other idea');
}

function listed(venues: readonly Venue[], label: string): Intent | null {
  const ids = venues.slice(0, PLACES_MAX).map(({ id }) => id);
  return ids.length === 0 ? null : { kind: 'places', types: [], label, maxPence: null, venueIds: ids };
}

/** A kitchen that is all vegan comes before one that can cook it. */
const rankFor = (diet: Diet, { type }: Venue): number => (type.toLowerCase().includes(diet) ? 1 : 0);

/** Everyday words that name a dish, a landmark or a pastime after all. */
const IS_SUBJECT = new Set(
  `castle breakfast brunch coffee cocktail tea ramen sushi pasta noodle curry pie beach river view quiet palace bread cave lake
  market horse zoo music`.split(/\s+/),
);
/** Words of any question about places. */
const ASKING = new Set(
  `good best decent nice great find there where which what anywhere somewhere anything recommend suggest shout spot place
  places town city area local locals people they have does that would could should with from this some thing things know near
  nearby close round around famous proper visit going drink drinks want like love really please weekend trip plan group`.split(
    /\s+/,
  ),
);
/** `what else could we do on saturday` is about no place that says `whatever else` or `closed on Saturday` of itself. */
const NO_SUBJECT = /^(?:else|others?|another|\w+day|days?|weekend|morning|afternoon|evening|tonight|tomorrow)s?$/;
const isSubject = (word: string): boolean =>
  word.length >= 3 &&
  !ASKING.has(word) &&
  !NO_SUBJECT.test(word) &&
  (IS_SUBJECT.has(word) || (word.length >= 4 && !EVERYDAY_WORDS.has(word)));
