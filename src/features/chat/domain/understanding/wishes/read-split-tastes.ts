import type { Intent } from '../intent.ts';
import { openings } from '../typing/openings.ts';

const LEAD = `^ ${openings('basically|the thing is|problem is')}`;
const SOME =
  '(?:half|some|most|a few|two|three|four|five|six|seven|eight|\\d{1,2})(?: of)?(?: (?:us|them|the \\w+|(?:girls|lads|boys|people|group|team)))?';
const REST =
  '(?:(?:the )?(?:other )?(?:half|rest|others|remaining \\w+)|some|others|a few|two|three|four|five|six|\\d{1,2})(?: of (?:us|them|the \\w+))?';
const WANT =
  '(?:want|wants|wanna|fancy|fancies|prefer|prefers|would rather(?: do| have| go)?|would like|like|voted for|vote for|(?:are|is) (?:up for|into|keen on)|do|go for|go)';
const SPLIT = [
  // `half want karting half want spa`.
  new RegExp(
    `${LEAD}${SOME} ${WANT} (?:\\w+ ){1,6}?(?:(?:and|but|while|whereas) )?${REST} (?:${WANT} )?(?:\\w+ ){0,5}\\w+ $`,
  ),
  // `we cant decide between karting and spa`, `girls are split between pizza and sushi`.
  new RegExp(
    `${LEAD}(?:\\w+ ){0,4}?(?:(?:cant|cannot|couldnt|dont|struggling to|unable to) (?:decide|agree|choose|pick)|(?:is|are) (?:\\w+ )?(?:split|divided|torn|undecided)|torn|divided) between (?:\\w+ ){1,5}?(?:and|or) `,
  ),
  // `can we do two options on friday afternoon`.
  new RegExp(
    `${LEAD}(?:can|could|please|we|you|us|have|do|get|plan|want|need|give|offer|there|be|is|possible|to|let|id|would|like) (?:\\w+ ){0,5}?(?:two|2|a couple of|three|several) (?:different )?(?:options|choices|alternatives|groups|things at (?:once|the same time)) (?:on|for|at|in|so|that|to (?:choose|pick)) `,
  ),
];
/** Numbers that count who comes, or an order beside what is told. */
const OTHERWISE =
  / (?:swap|change|drop|instead|cheaper|vegan|vegetarian|veggie|halal|kosher|drink|drinks|earlier|later|early|late|home|come|coming|leave) /;

/**
 * `half want karting half want spa`: for one hour of a group that goes round together two things are wanted, and it is asked
 * which; neither is exchanged for the other.
 */
export const readSplitTastes = (line: string): Intent | null =>
  !OTHERWISE.test(line) && SPLIT.some((pattern) => pattern.test(line))
    ? { kind: 'impossible', why: { kind: 'at-once' } }
    : null;
