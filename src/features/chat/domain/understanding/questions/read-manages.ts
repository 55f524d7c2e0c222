import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

/** Somebody who may not climb stairs, by who or how old they are, or what they have been through. */
const FRAIL =
  / (?:nans?|nanas?|nannys?|grans?|grannys?|grandmas?|grandads?|grandpas?|grandmothers?|grandfathers?|nain|taid|great aunts?|pensioners?|(?:[7-9]\d)(?! (?:pp|each|quid|pounds|people|of))|knees?|hips?|crutches|bad back|broken (?:leg|ankle|foot)|walking stick|arthritis|heart condition|heavily pregnant|wheelchairs?|walking frame|zimmer frame) /;
const ASKS =
  / (?:(?:is|are) there (?:an? |any )?(?:lifts?|ramps?|steps|stairs|step free|disabled access|handrails?)|(?:will|can|could|would) (?:she|he|they|it|that|nan|gran|grandma|grandad|mum|dad|(?:my|our|his|her|the) \w+) (?:all |still |even |really )*(?:manage|cope|do (?:it|that|this|all)|keep up|get (?:round|around|about)|be (?:ok|okay|alright|fine|able))|(?:is|are) (?:it|that|this|everything|any of it|all of it) (?:all )?(?:ok|okay|alright|suitable|doable|manageable|too much|a lot) for (?:her|him|them|\w+)|(?:ok|okay|alright|suitable|doable|manageable|too much|a lot) for (?:her|him|them)|(?:does|do|will|would|can) (?:the |our )?\w+(?: \w+)? (?:take|allow|accept|let (?:on|in)|cater for|have room for) (?:them|him|her|one|it|wheelchairs?))(?= )/;
const ORDERS = / (?:swap|change|replace|drop|remove|instead|add|cheaper|book|find us|make sure) /;
const WORDS_MAX = 20;

/**
 * `my nan is coming and shes 84, will she manage`: whether the places can be reached without steps, asked of somebody by
 * who they are and not in those words. Nothing changes, and nobody is counted.
 */
export function readManages(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, words } = reading;
  if (words.length > WORDS_MAX || !ASKS.test(line) || !FRAIL.test(line) || ORDERS.test(line)) return null;
  const scope = findScope(reading, plan, words.length);
  return { kind: 'suits', diets: reading.diets, stepFree: true, noAlcohol: false, minorsPresent: false, scope };
}
