import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { refusedByName } from '../cues/unknown-thing.ts';
import { findPeople } from '../finding/find-people.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import type { Intent, Wish } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { placesIn } from '../typing/elsewhere.ts';
import { openings } from '../typing/openings.ts';
import { readAbsentThing } from './absent-thing.ts';
import { readWish } from './read-wish.ts';

const LEAD = `^ ${openings('please|maybe|perhaps|actually')}`;
const THING =
  '(?<thing>(?:(?:a|an|some) )?(?!in |on |at |for |to |you |we |i |they |he |she |it |people |everyone |someone )\\w+(?: \\w+){0,3}?)';
const WHEN =
  '(?<when>(?: (?:on |for )?(?:the )?(?:\\w+day(?: morning| afternoon| evening| night)?|tonight|tomorrow))?)';
const ENDS = '(?: (?:please|too|as well|then|instead|for us|i think|thanks|x+))* $';
/** Orders for one thing more; what it is stands after the verb. */
const ORDERED = new RegExp(
  `${LEAD}(?:(?:(?:can|could) (?:we|you) )?(?:add|put in|fit in|squeeze in|fit|squeeze)|(?:can|could) (?:we|you) (?:have|do|get|try|book)|(?:we|i|the girls|the lads) (?:all )?(?:fancy|want|need|would like|would love)|any chance of|what about|how about|lets (?:do|have|try)) ${THING}(?: in)?${WHEN}${ENDS}`,
);
/** Wishes that say no verb for it. */
const WISHED = [
  new RegExp(
    `${LEAD}(?:(?:find|get) us )?(?:somewhere|some place|a place) (?:for|to do|to have) ${THING}${WHEN}${ENDS}`,
  ),
  new RegExp(
    `${LEAD}${THING}${WHEN} (?:would|could|might|will) be (?:so |really |very )?(?:good|nice|lovely|great|fun|ace|cool|ideal|amazing|brilliant|perfect|fab|lush|mint|class|mega)${ENDS}`,
  ),
  // `a snack on saturday`: the article is all that says it is wanted.
  new RegExp(`${LEAD}(?=(?:a|an|some) )${THING}(?= (?:on|for) (?:the )?\\w+day)${WHEN}${ENDS}`),
] as const;
/** What is wished for in these words is no thing that a list could have: how the trip is to be, a meal, time, the way there. */
export const NO_THING =
  / (?:\w+days?|\w+(?:ier|ther|eter|lmer|lder|ster)|later|earlier|cheaper|dearer|nicer|bigger|smaller|longer|shorter|fewer|more|less|else|same|first|last|next|other|another|something|anything|somewhere|anywhere|everything|nothing|things?|stuff|place|places|ones?|it|that|this|them|those|these|us|all|both|break|rest|naps?|lie|breather|gap|pause|free|time|downtime|start|finish|early|late|nights?|evenings?|mornings?|afternoons?|days?|weekend|weeks?|hours?|minutes|min|chill|chilled|relax|relaxed|relaxing|chance|change|swap|idea|ideas|plan|option|options|alternative|meals?|food|lunch|dinner|breakfast|drinks?|bite|booze|budget|hotels?|hostel|stay|room|rooms|table|bed|taxi|taxis|transport|transfer|coach|minibus|parking|discount|refund|deposit|quote|invoice|link|help|hand|word|look|list|to|with|for|by|at|from|of|the|our|and|or|not|no|dont|who|what|which|how|where|culture|cultural|history|fun|party|laugh|giggle|treat|surprise|people|person|guests?|vegan|veggie|vegetarian|halal|kosher|gluten|quid|pounds?|euros?|cash|money|bit|little|lot|loads|few|couple|pair|activity|activities|restaurant|venue|bar|bars|pub|pubs|outdoors?|indoors?|inside|outside|quiet|lively|wild|calm|posh|cheap|decent|good|nice|proper|big|small|long|short|quick|go|come|swim|eat|drink|see|stop|stops|walk|drop|move|keep|leave|cancel|undo|is|are|was|be|have|has|if|when|because|so|but|day|trip|tour|tours|total|price|view|views|sun|snow|rain|weather|air|quieter|livelier|slower|faster|pace|vibe|mood|feel|version|style) /;

/**
 * One thing wished for in a frame that says nothing else, `somewhere for axe throwing on friday`, `a tattoo parlour would be good`: it is
 * added where the list has its kind, and refused by its name where nobody here knows the word, however it sounds. Null
 * where the frame holds something else than a thing.
 */
export function readWishedThing(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, venues, hotels, areas, kinds, amount, diets, raw } = reading;
  if (hotels.length + areas.length + kinds.length + diets.length > 0 || amount !== null) return null;
  if (/\d|[,;:]|[.!?]\s*\w/.test(raw)) return null;
  const isAsked = raw.includes('?');
  const wished = WISHED.map((frame) => frame.exec(line)).find((found) => found !== null);
  const found = wished ?? ORDERED.exec(line);
  const { thing = '', when = '' } = found?.groups ?? {};
  const name = thing.replace(/^(?:a|an|some) /, '');
  // `somewhere for cake on saturday` is no wish for a trip that has no Saturday.
  if (name === '' || state.places.kind !== 'city' || (/\w+day /.test(`${when} `) && reading.days.length === 0))
    return null;
  const bare = read(name, state);
  const isWhole = ({ from, to }: { from: number; to: number }): boolean => from === 0 && to === bare.words.length;
  const [type] = bare.types;
  if (type && isWhole(type)) {
    if (type.types.length === 0) return refusedByName(type.label);
    if (wished && isAsked)
      return { kind: 'places', types: type.types, label: type.label, maxPence: null, venueIds: [] };
    const wish = wished ? readWish(read(`add ${thing}${when}`, state), state) : null;
    return wish?.kind === 'add' ? wish : null;
  }
  const [part] = bare.slots;
  const planned = onlyOf(part && isWhole(part) ? part.slots : []);
  if (planned && when === '' && thing !== name) return isThere(planned);
  const isOther = slots.length + venues.length + bare.days.length + bare.timesOfDay.length > 0 || type !== undefined;
  if (isOther || NO_THING.test(` ${name} `) || placesIn(line).length > 0 || findPeople(line) !== null) return null;
  return readAbsentThing(reading) ?? refusedByName(name);
}

/** `we fancy a winery`, of a plan that has one: adding it says where. */
const isThere = (placed: PlacedSlot): Wish => ({
  kind: 'add',
  scope: scopeOf([placed]),
  want: { ...NO_PREFERENCE, types: [placed.slot.type] },
  slotKind: null,
  isAnother: false,
});
