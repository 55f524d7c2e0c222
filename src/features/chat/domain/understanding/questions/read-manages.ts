import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

/** Somebody who may not climb stairs, by who or how old they are, or what they have been through. */
const FRAIL =
  / (?:nans?|nanas?|nannys?|grans?|grannys?|grandmas?|grandads?|grandpas?|grandmothers?|grandfathers?|nain|taid|great aunts?|pensioners?|(?:[7-9]\d)(?! (?:pp|each|quid|pounds|people|of))|knees?|hips?|crutches|bad back|broken (?:leg|ankle|foot)|walking stick|arthritis|heart condition|heavily pregnant|wheelchairs?|walking frame|zimmer frame) /;
const ASKS =
  / (?:(?:is|are) there (?:an? |any )?(?:lifts?|ramps?|steps|stairs|step free|disabled access|handrails?)|(?:will|can|could|would) (?:she|he|they|it|that|nan|gran|grandma|grandad|mum|dad|(?:my|our|his|her|the) \w+) (?:all |still |even |really )*(?:manage|cope|make it|do (?:it|that|this|all)|keep up|get (?:round|around|about)|be (?:ok|okay|alright|fine|able))|(?:is|are) (?:it|that|this|everything|any of it|all of it) (?:all )?(?:ok|okay|alright|suitable|doable|manageable|too much|a lot) for (?:her|him|them|\w+)|(?:ok|okay|alright|suitable|doable|manageable|too much|a lot) for (?:her|him|them)|(?:does|do|will|would|can) (?:the |our )?\w+(?: \w+)? (?:take|allow|accept|let (?:on|in)|cater for|have room for) (?:them|him|her|one|it|wheelchairs?))(?= )/;
/** `anything else she'd struggle with`, of somebody whose need was told. */
const STRUGGLES =
  /^ (?:(?:so|and|but|ok|is|are|there|will|does) )*(?:anything|something|what|which (?:bits?|parts?|ones?)|any (?:bits?|parts?))(?: else)?(?: (?:is there|there|in it|on it|that))*(?: (?:might|may|would|will|do|does))? (?:she|he|they|mum|dad|nan|gran|grandma|grandad|(?:my|our|his|her|the) \w+) (?:(?:would|will|might|may|could|can|is going to) )?(?:(?:still|also) )*(?:struggles? with|find (?:hard|difficult|tricky|too much)|not (?:be able to )?(?:manage|do|cope with)|cannot (?:manage|do)|cant (?:manage|do)|couldnt (?:manage|do)|wouldnt (?:manage|cope with)|(?:have|has) (?:trouble|problems?|bother) with)(?: (?:then|at all|on it|in it))* $/;
/** `could you make everything suitable for her` orders it. */
const ORDERS =
  / (?:swap|change|replace|drop|remove|instead|add|cheaper|book|find us|(?<!(?:he|she|they|nan|gran|grandma|mum|dad) )make (?:sure|it|everything|everywhere|all|the (?:plan|trip|weekend))) /;
const WORDS_MAX = 20;

/**
 * `my nan is coming and shes 84, will she manage`: whether the places can be reached without steps, asked of somebody by
 * who they are and not in those words. Nothing changes, and nobody is counted.
 */
export function readManages(reading: Reading, { plan, request }: ConciergeState): Intent | null {
  const { line, words } = reading;
  const isOfTold = STRUGGLES.test(line) && (FRAIL.test(line) || request.needs.stepFree);
  const isOfThem = ASKS.test(line) && FRAIL.test(line);
  if (words.length > WORDS_MAX || !(isOfTold || isOfThem) || ORDERS.test(line)) return null;
  const scope = findScope(reading, plan, words.length);
  return { kind: 'suits', diets: reading.diets, stepFree: true, noAlcohol: false, minorsPresent: false, scope };
}
