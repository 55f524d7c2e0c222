import { CHANGES } from '../cues/asks.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { saysNotEaten } from '../finding/diets-named.ts';
import { normalise } from '../typing/normalise.ts';

/** Where somebody has it from, and when. */
const TOLD =
  /^ (?:(?:he|she|they|we|i|so|and|but|only|just|both|all|as|sorry|now|has|have|ive|shes|hes) )*(?:told me|told us|said so|said (?:that )?(?:its |that is |thats )?(?:fine|ok|okay)|mentioned (?:it|that)|let me know|let us know|found (?:it |that )?out|forgot to (?:say|mention|tell)|meant to (?:say|mention)|should have (?:said|mentioned)|just remembered|only just (?:heard|told|found)|new to me|news to me)(?= (?!.* (?:wants?|needs?|would like|to (?:swap|drop|change|add|book))))/;
/** That a need is to count wherever they go. */
const EVERYWHERE =
  / (?:eats?|fed|catered(?: for)?|covered|included|manage|cope|join in|looked after|sorted|safe|ok|okay|fine) (?:\w+ ){0,3}?(?:everywhere|anywhere|wherever|each time|every (?:stop|meal|time|place|day|where)|all (?:the )?(?:meals|stops|places|time)|throughout|too|as well|with us|properly|something|somewhere) /;

/** `please confirm arrangements can be made`, `make everything suitable for her`. */
const SEE_TO_IT =
  / (?:confirm|advise|ensure|see|check|make sure|let me know) (?:that |if |whether )?(?:suitable |the |all )?(?:arrangements|provision|this|that|it|everything|adjustments|they|he|she|he or she) (?:\w+ ){0,3}?(?:made|possible|arranged|accommodated|catered for|ok|okay|sorted|done|taken care of|looked after|fine) | (?:make|get|keep) (?:(?:it|everything|everywhere|things|all|of|the (?:plan|trip|weekend)) )+(?:all )?(?:suitable|ok|okay|fine|alright|accessible|manageable|doable|easy|work) for (?:him|her|them|us|everyone|everybody) /;

/** `check every place and swap any that wont do`: what a need does anyway. */
const SEE_TO_EACH =
  / (?:confirm|check|go through|look at|look through) (?:that )?(?:each|every|all)(?: of)?(?: the)? (?:venues?|places?|stops?|parts?|things?|restaurants?|one|single) | (?:change|swap|replace|switch|drop|remove|move) (?:out )?(?:any|anything|anywhere|whatever|those|the ones|all)(?: of)?(?: (?:them|those|it|the|venues?|places?|stops?|bits?|parts?|thing))* (?:(?:that|which|where|who) )?(?:wont|will not|doesnt|dont|does not|do not|isnt|arent|is not|are not|cant|cannot) /;

/**
 * `two of the lads are coeliac, told me today`, `could you see to it that they can eat everywhere`: beside a need, words that
 * only say where it comes from or that it is to count need no answer, and are not told to be misunderstood.
 */
export function withoutEchoes(all: readonly ReadPart[]): readonly ReadPart[] {
  const told = withoutDatesTwice(all);
  // `burgers instead of the veggie place, no chance this lot eat veggie`: why, and no wish of its own.
  const isChanging = told.some(({ intent }) => CHANGES.has(intent.kind));
  // `ok keep that but swap the hunt`: what stays without a name needs no answer beside what goes.
  const isKept = ({ intent }: ReadPart): boolean =>
    isChanging && intent.kind === 'keep' && intent.scope.slots.length === 0 && intent.has === undefined;
  const isAvoided = told.some(({ intent }) => intent.kind === 'avoid');
  // `he hates museums, get rid of them all`: they are out with the kind of them.
  const isOfKind = ({ intent }: ReadPart): boolean =>
    isAvoided && intent.kind === 'drop' && intent.scope.slots.length === 0 && !intent.scope.isNamed;
  // `silent disco on the sat makes more sense`: why the nights change places.
  const isSense = (part: ReadPart): boolean =>
    isChanging && told.length > 1 && REASONED.has(part.intent.kind) && MAKES_SENSE.test(normalise(part.wish).line);
  const wished = told.filter(
    (part) => !saysNotEaten(normalise(part.wish).line) && !isKept(part) && !isOfKind(part) && !isSense(part),
  );
  const read = wished.length > 0 ? wished : told;
  const isMissed = read.some(({ intent }) => intent.kind === 'outside' && intent.what === 'absence' && intent.of);
  // `she could skip the club, how much off is that`: what it costs is said with it.
  const parts = isMissed ? read.filter(({ intent, named }) => intent.kind !== 'price' || named.length > 0) : read;
  if (!parts.some(({ intent }) => OF_SOMEBODY.has(intent.kind))) return parts;
  return parts.filter(({ intent, wish, named }) => {
    const { line } = normalise(wish);
    if (named.length === 0 && intent.kind !== 'needs' && SEE_TO_EACH.test(line)) return false;
    return intent.kind !== 'unknown' || !(TOLD.test(line) || EVERYWHERE.test(line) || SEE_TO_IT.test(line));
  });
}

/** `stay til monday, add a day`, `the weekend after, so a week later`: the second says how much the first is, and is no more of it. */
function withoutDatesTwice(parts: readonly ReadPart[]): readonly ReadPart[] {
  const changes = parts.flatMap(({ intent }) => (intent.kind === 'dates' ? [intent.change] : []));
  const [first, second] = changes;
  const isSame =
    first?.kind === 'shift'
      ? second?.kind === 'shift' && first.days === second.days
      : first?.kind === 'edge' && second?.kind === 'length';
  return changes.length === 2 && isSame
    ? parts.filter(({ intent }) => intent.kind !== 'dates' || intent.change !== second)
    : parts;
}

const REASONED: ReadonlySet<string> = new Set(['add', 'schedule', 'unknown', 'why']);
const MAKES_SENSE = / (?:makes?|made) (?:more |better |a lot more )?sense | (?:works|fits|flows) better /;

const OF_SOMEBODY: ReadonlySet<string> = new Set(['needs', 'suits', 'allergy', 'unlisted']);
