import { type Clock, findClocks } from './find-clocks.ts';

/** What may stand between what an hour belongs to and the hour, at the end of the text before it. */
export const NEAR_HOUR =
  '(?:(?!\\b(?:so|can|could|then|please|but|move|push|start|make|dinner|lunch)\\b)[^,.;?!\\d]){0,34}$';
/** What an hour right after it belongs to: a journey, a bedtime, a prayer, work, a match. */
const OF_ELSE = new RegExp(
  `\\b(?:(?:flights?|planes?|trains?|coach|bus|ferry|eurostar|taxi|cab|babysitter|sitter|nanny|carer)\\b|lands?\\b|landing\\b|gets? (?:in|there)\\b|getting in\\b|arriv\\w+|(?:goes?|going|off) to bed\\b|in bed\\b|bed ?time\\b|asleep\\b|pray(?:s|ers?|ing)?\\b|mass\\b|service\\b|appointment\\b|(?:has|have|needs?|got) to be (?:home|back|up|off)\\b|finish\\w* (?:work|her shift|his shift|school|uni)\\b|driv\\w+ (?:up|down|over)\\b|work(?:s|ing)? (?:till|til|until)\\b|shift\\b|(?:match|game|fight|race|final) (?:is |s )?(?:on|kicks off|starts|at)\\b|kick ?off\\b|kicks off\\b)${NEAR_HOUR}`,
  'i',
);

/** So much of the text before an hour may say what it belongs to. */
export const beforeHour = (raw: string, from: number): string => raw.slice(Math.max(0, from - 70), from);

/**
 * The hours of a text that belong to something the plan does not have: `dave's train gets in at 8`, `mum goes to bed at 10`,
 * `two of us pray at half 1`.
 */
export const toldHours = (raw: string): Clock[] =>
  findClocks(raw).filter(({ from }) => OF_ELSE.test(beforeHour(raw, from)));

/** Whether every hour of it is told of something else, and none is given to a part of the plan. */
export function isOnlyTold(raw: string): boolean {
  const clocks = findClocks(raw);
  return clocks.length > 0 && toldHours(raw).length === clocks.length;
}
