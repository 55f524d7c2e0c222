import { tokenise } from '../../../../planner/domain/tokenise.ts';
import { FENDS_FOR_ITSELF } from '../cues/clause-cues.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { isForRest, refusesMeal } from '../cues/rest-instead.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { normalise } from '../typing/normalise.ts';

const ORDERED_OUT =
  / (?:drop|remove|cancel|skip|cut|scratch|rid|delete|forget|without|out|off|gone|go|free|leave|lose|nothing|surplus|fewer|less|just|only|enough|plenty|too many|no need|(?:dont|not) (?:need|bother)|time for|not (?:be )?(?:required|needed|necessary|wanted)|unnecessary) | no $/;
const WANTS =
  / (?:find|pick|choose|get|wants?|needs?|prefer|rather|(?:would|should) like|suggest|try|fancy|somewhere|something|another|other|alternative|instead|sort) /;
/** What nobody wants is no wish for another. */
const WANTED_BY_NONE =
  / (?:nobody|no ?one|none of (?:us|them)|neither|dont|do not|doesnt|does not|didnt|not|never) (?:\w+ )?(?:wants?|needs?|prefer|like|try|fancy|fancies)(?= )/g;
/** `no dishoom please`, `dont want dishoom`: nothing is said but that it is not to be. */
const REFUSES =
  / not needed |^ (?:(?:we|i|really|are|were|is) )*(?:(?:dont|do not|wont|not|nobody|no ?one|none of us) (?:really )?(?:wants?|do|doing|going|having|have)|no) (?:to )?(?:\w+ ){1,4}$/;

/**
 * A part that only speaks against places and orders none out, `steak again no thanks`, gives them for another: people
 * have to eat, and who says `find one that will` wants one. Any other part stays as it is, and so does a place that is
 * refused by its name alone.
 */
export function givenAnother(part: ReadPart): ReadPart {
  const { intent, wish, named } = part;
  if (intent.kind !== 'drop' || named.length === 0) return part;
  const { slots } = intent.scope;
  const { line } = normalise(wish);
  const isNamed = slots.length > 0 && slots.every(({ slot }) => named.some((one) => one.slot.id === slot.id));
  const isForPrice = isNamed && slots.length === 1 && tellsPrice(line, slots) && REFUSED_FOR_IT.test(line);
  if (isForPrice)
    return { ...part, intent: { kind: 'swap', scope: intent.scope, want: { ...NO_PREFERENCE, isCheaper: true } } };
  if (
    !isNamed ||
    slots.length > 2 ||
    ORDERED_OUT.test(line) ||
    FENDS_FOR_ITSELF.test(line) ||
    refusesMeal(line) ||
    isForRest(line)
  )
    return part;
  if (REFUSES.test(line) && isCalledByName(line, slots)) return part;
  if (!WANTS.test(line.replace(WANTED_BY_NONE, ' ')) && !slots.every(({ slot }) => slot.venueKind === 'restaurant'))
    return part;
  const notTypes = [...new Set(slots.map(({ slot }) => slot.type))];
  return { ...part, intent: { kind: 'swap', scope: intent.scope, want: { ...NO_PREFERENCE, notTypes } } };
}

/** `55 a head, that's not happening`: the price is what is wrong with it, and no verb takes it out. */
const REFUSED_FOR_IT = / (?:that|no way|no chance|not a chance|no thanks|behave|absolutely not|never)(?: has to go)? $/;
const tellsPrice = (line: string, slots: readonly PlacedSlot[]): boolean =>
  slots.every(({ slot }) =>
    [...line.matchAll(/ (\d+)(?= )/g)].some(([, sum]) => Math.abs(Number(sum) * 100 - slot.pricePerPersonPence) <= 100),
  );

const isCalledByName = (line: string, slots: readonly PlacedSlot[]): boolean =>
  slots.every(({ slot }) => tokenise(slot.name).some((word) => word.length >= NAME_MIN && line.includes(` ${word} `)));

const NAME_MIN = 4;
