import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { SlotKind } from '../../../../../engine/trip-request.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { THE_BEST } from '../cues/best-wanted.ts';
import { ideasWanted } from '../cues/ideas-wanted.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { type PlacedSlot, slotsWhere } from '../finding/find-slots.ts';
import type { IdeasWanted, Preference, Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { nearCentre } from './read-near.ts';

type Want = Pick<Preference, 'isCheaper' | 'isDearer' | 'isBest' | 'mood'> & { isCentral: boolean };

/** How a part is to be, in so many words, and what another one must be for it. */
const COMPARED: readonly (readonly [RegExp, Partial<Want>])[] = [
  [
    / (?:a (?:bit|little|lot) )?(?:quieter|calmer|gentler|mellower|tamer|slower|more (?:relaxed|chilled|chill|relaxing|mellow|laid back|civilised)|less (?:wild|loud|noisy|busy|hectic|rowdy|full on|boozy|lively|crazy)) /,
    { mood: 'calmer' },
  ],
  [
    / (?:a (?:bit|little|lot) )?(?:livelier|wilder|louder|rowdier|busier|crazier|messier|madder|more (?:fun|lively|of a party|buzzing|exciting|wild|rowdy|boozy)|less (?:relaxed|chilled|quiet|sedate|civilised)) /,
    { mood: 'wilder' },
  ],
  [
    / (?:a (?:bit|little|lot) )?(?:cheaper|less (?:expensive|pricey|dear|costly)|more (?:affordable|reasonable)|better value) /,
    { isCheaper: true },
  ],
  [
    / (?:a (?:bit|little|lot) )?(?:nicer|posher|fancier|smarter|classier|swankier|more (?:upmarket|special|fancy|posh|upscale|sophisticated)) /,
    { isDearer: true },
  ],
  [
    / (?:more central|(?:nearer|closer) (?:to )?(?:the |our )?(?:city |town )?(?:centre|center|in|middle)) /,
    { isCentral: true },
  ],
  [/ (?:the )?(?:very )?(?:best|poshest|fanciest|nicest|finest) /, THE_BEST],
  [/ (?:different|better) /, {}],
];

const KINDS: readonly (readonly [RegExp, readonly SlotKind[]])[] = [
  [/ (?:night out|night club|nightclubs?|bars?|pubs?|clubs?|nightlife|evening drinks|drinks) /, ['night']],
  [/ lunch(?:es)? /, ['lunch']],
  [/ (?:dinners?|evening meal) /, ['dinner']],
  [/ (?:restaurants?(?= )|meals?|places? to eat|somewhere to eat) /, ['lunch', 'dinner']],
  [/ (?:activity|activities|thing to do|things to do) /, ['activity']],
];
/** What is asked for by one of these is shown before anything changes. */
const ASKS =
  /^ (?:(?:so|and|also|hi|ok) )*(?:is there|are there|any(?!thing)|have you got|do you have|what about|got) /;
/** What may stand beside them without asking for anything else. */
const GLUE = new Set(
  `a an the our some can could we you us i id wed like want need have has get find give on in at for be being make made makes to of it would
  youve you've got restaurant good nice lovely great please pls one ones instead swap change exchange replace switch with into should needs then somewhere place places
  is there are any got so and also hi ok hey me book try do go maybe perhaps just really night evening morning afternoon`.split(
    /\s+/,
  ),
);

/**
 * `a quieter bar on friday`, `make saturday's dinner posher`: a part of the plan by its kind and its day, and how it is to
 * be instead; the rest of that day stays. Asked for, `is there a cheaper lunch on sunday`, it is a list to choose from. Null
 * where other words, a name or a price stand beside them.
 */
export function readComparedPart(reading: Reading, state: ConciergeState): Wish | null {
  const { plan } = state;
  const { line, days, venues, hotels, areas, amount, diets, types, raw } = reading;
  const [day, another] = days;
  // `cheaper dinner on saturday?` is answered with an offer.
  if (/\?\s*$/.test(raw) && !ASKS.test(line) && !/ (?:can|could) /.test(line)) return null;
  if (another !== undefined || amount !== null || /[,;]|[.!?]\s+\w/.test(raw)) return null;
  if (venues.length + hotels.length + areas.length + diets.length > 0 || types.length > 1) return null;
  const compared = COMPARED.find(([pattern]) => pattern.test(line));
  const found = KINDS.filter(([pattern]) => pattern.test(line));
  // `the best restaurant for saturday dinner`: the meal says which.
  const meals = found.filter(([, slotKinds]) => slotKinds.length === 1);
  const kinds = meals.length === 1 && found.length === 2 ? meals : found;
  const [kind] = kinds;
  if (!compared || !kind || kinds.length > 1) return null;
  const rest = line.replace(compared[0], ' ').replace(kind[0], ' ').split(' ').filter(Boolean);
  // `a quieter bar`, on whichever night; `make dinner posher` asks which of itself.
  if (day === undefined && !/ an? (?:\w+ ){1,3}(?:bar|pub|club) /.test(line)) return null;
  if (!rest.every((word) => GLUE.has(word) || /^\w+days?$/.test(word))) return null;
  const scope = scopeCompared(reading, plan, kind[1], kind[0].exec(line)?.[0].endsWith('s ') === true);
  const { isCentral, ...how } = compared[1];
  const [only = null, more] = scope.slots;
  if (ASKS.test(line) && only && !more && !isCentral) return ideasFor(only, ideasWanted(line));
  const near = isCentral === true ? nearCentre(state, more ? null : only) : null;
  const [type] = types;
  const isKind = / (?:bars?|pubs?|clubs?|nightclubs?) /.test(line);
  const want: Preference = {
    ...NO_PREFERENCE,
    ...how,
    ...(near ? { near } : {}),
    ...(isKind && type ? { types: type.types, typeLabel: type.label } : {}),
  };
  return { kind: 'swap', scope, want };
}

/** The parts of that kind on that day, or the one of them that is what it is called; of several one is meant, unless all are. */
function scopeCompared(
  { days, timesOfDay, types: [type] }: Reading,
  plan: TripPlan,
  kinds: readonly SlotKind[],
  isEach: boolean,
): Scope {
  const [slotKind] = kinds;
  const all = slotsWhere(plan, days, slotKind === 'activity' ? timesOfDay : [], kinds);
  const own = all.filter(({ slot }) => type?.types.includes(slot.type));
  const slots = own.length > 0 ? own : all;
  return {
    slots,
    days,
    timesOfDay: [],
    kinds: slots.length === 0 && slotKind ? [slotKind] : [],
    isNamed: true,
    isOne: slots.length > 1 && !isEach,
  };
}

const ideasFor = (placed: PlacedSlot, wanted: { wanted?: IdeasWanted }): Wish => ({
  kind: 'ideas',
  scope: scopeOf([placed]),
  ...wanted,
});
