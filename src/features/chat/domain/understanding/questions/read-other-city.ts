import { CITIES } from '../../../../../catalogue/cities.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { placesIn } from '../typing/elsewhere.ts';
import { placeIsNamed } from '../wishes/place-is-named.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What a wish to have the whole trip somewhere else is made of, beside the two places. */
const GOES = words(`
  so and but or ok okay hi hey hmm actually maybe perhaps just oh no nah wait what how about if can could may might shall
  should lets let us we i id wed you everyone everybody all of it this that the our a an whole entire trip weekend thing
  party hen stag do does did doing have has having had hold host go goes going come get be been being is to in into for at
  with from on over up down not than then after now today tbh please pls plz really much still cool fun nice great good
  want wants wanted like fancy prefer prefers preferred rather decided voted chosen picked meant would better nicer easier
  best instead move moved moving switch switched change changed changing relocate shift transfer swap swapped take taken
  city destination location place town plan planned planning make made thinking think girls lads boys group sod screw stuff bugger changed minds
  mind our weve gone one said says wrong should theyd they try new ditch scrap forget same again you version copy put together exactly
`);
/** What asks whether somewhere else can be planned at all. */
const COVERS = words(
  'cover covers offer list lists guide guides guided any got there your trips available elsewhere too',
);
/** What asks which of two is dearer. */
const COSTS = words(
  'cheaper dearer pricier expensive pricey cheap dear cost costs costing price prices less more money lot any work out compared compare save would budget',
);
const DEARNESS = /^(?:cheaper|dearer|pricier|expensive|pricey|cheap|dear|cost|costs|costing|price|prices|save)$/;
/** `tell me about lisbon`, `whats good in bristol`, `what is there to do in prague`. */
const ABOUT =
  /^ (?:(?:so|and|ok|hi|hey|but) )*(?:(?:can|could) you )?(?:tell (?:me|us) (?:a bit |more |something )?about|(?:what|whats|what is|what are|anything) (?:\w+ )?(?:good|like|fun|best|there to do|to do|on offer|the (?:scene|nightlife|weather) like)|is it (?:warm|nice|good|fun)|hows|how is|(?:how )?(?:warm|hot|cold) is it|what do (?:you|people|we) (?:do|know)) /;
const WHICH =
  / (?:what|which|how many|any) (?:other |else )?(?:cities|city|destinations|towns|countries) (?:else )?(?:do|can|could|are|is|have|to|you|we|else|there|apart|would) | (?:list of|all (?:the|your)) (?:cities|destinations) | where else (?:can|could|do) (?:we|i|you) (?:go|plan|do|cover|offer|travel|have (?:it|this|the (?:do|party|weekend))) $/;

/**
 * The whole trip somewhere else (`manchester instead`, `can we move it to bristol`), whether a city is ours at all, what
 * it is like or whether it is dearer than this one, and which cities there are. Null for anything that says more, and
 * for a place that is somewhere in this city.
 */
export function readOtherCity(reading: Reading, state: ConciergeState): Extract<Wish, { kind: 'other-city' }> | null {
  const { line, raw } = reading;
  if (WHICH.test(line) && !/ (?:centre|tour|break) /.test(line))
    return { kind: 'other-city', place: null, asks: 'list', question: raw };
  const here = hereWords(state);
  const place = placesIn(line).find((name) => !here.has(name));
  if (place === undefined || placeIsNamed(place, reading, state)) return null;
  const rest = line
    .replace(` ${place} `, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !here.has(word));
  const asks = asked(line, rest);
  return asks && { kind: 'other-city', place, asks, question: raw };
}

function asked(line: string, rest: readonly string[]): 'go' | 'dearness' | 'about' | null {
  if (ABOUT.test(line)) return 'about';
  if (rest.every((word) => GOES.has(word) || COVERS.has(word))) return 'go';
  const isOfCost = rest.some((word) => DEARNESS.test(word)) && rest.every((word) => GOES.has(word) || COSTS.has(word));
  return isOfCost ? 'dearness' : null;
}

function hereWords({ places, destination }: ConciergeState): ReadonlySet<string> {
  const city = places.kind === 'city' ? places.city : null;
  const guide = CITIES.find(({ id }) => id === city?.id)?.guide;
  return new Set(
    [destination, city?.name, city?.country, guide?.country]
      .flatMap((name) => name?.toLowerCase().split(/[^\p{L}]+/u) ?? [])
      .filter((word) => word !== ''),
  );
}
