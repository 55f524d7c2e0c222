import { whole } from './frame.ts';

const idle = (more = ''): string =>
  `(?:(?:can|could|do|have|is|are|any|anything|something|somewhere|anywhere|one|ones|got|find|get|see|show|give|swap|change|pick|choose|try|looking|hoping|need|want|like|prefer|rather|would|id|i|there|you|we|me|us|it|that|this|an?|the|for|to|in|at|go|be|stay|else|else that is|where|whats|what about|how about|what|about|maybe|just|or|little|lot|much|way|slightly|bit|a bit${more}) )*`;
const IT =
  '(?: (?:one|ones|option|options|place|places|alternative|version|equivalent|thing|hotel|hotels|hostel|there|still|going|on the list|instead|maybe|then|for us|(?:than|of|to|for|on) (?:that|it|this)(?: (?:one|night|day|evening|meal))?))*';
/** That it costs too much. */
export const DEAR =
  '(?:(?:(?:that|it) is|thats|its|is|bit|a bit|way|far|rather|quite|still|too|so|very|really|pretty|not) )*(?:much|dear|expensive|pricey|steep|a lot|lots|lot|mad|ridiculous|daft|extortionate|a rip off|daylight robbery|cheap)(?: (?:that|it|that is|for (?:that|it|us|what it is|me)|really|isnt it|each|money|of money|a head|enough))*';
const SIGHS =
  '(?:(?:bit|a bit|too|very|rather|quite|so|its|it is|that is|thats|looks|seems|that) )*(?:tame|quiet|dull|boring|flat|dead|sedate|rowdy|loud|wild|full on|hectic|lively|mental|much)(?: (?:that|isnt it|innit|for (?:us|me)))*';
const A_BIT = '(?: (?:a bit|a little|a lot|bit|much|slightly|thats|that is))*';
/** `my mother would prefer somewhere quieter`. */
const WHO = '(?:(?:my|our|his|her|the) \\w+ (?=(?:would|might|will|wants?|needs?|prefers?|fancies) ))?';
const SOMETHING = `(?:${SIGHS} )?${WHO}${idle('|she|he|they|wants|needs|prefers|fancy|fancies|all|might|will|sooner')}(?:anything|something|somewhere|anywhere)(?: else)?${A_BIT}`;

/** What a short line looks for in place of what was told of, and how it says so. */
const LOOKS_FOR: readonly (readonly [LookedFor, RegExp])[] = [
  // `too much, find cheaper`, `is there a cheaper one`, `whats cheaper`.
  [
    'cheaper',
    whole(
      `(?:${DEAR} )?${idle('|thats')}(?:cheaper|cheapest|less|lower|for less|more affordable|less (?:expensive|pricey|dear|steep|money)|not (?:so|as|that) (?:dear|expensive|pricey))${IT}`,
    ),
  ],
  // `yes thats better` looks for nothing.
  [
    'smarter',
    whole(
      `(?!(?:\\w+ )*?(?:that|it|this)(?: is)? (?:much |far |a lot |way )*(?:nicer|better))${idle()}(?:nicer|better|smarter|posher|fancier|swankier|classier|plusher|more (?:upmarket|comfortable|special|luxurious)|less (?:basic|grim|rough)|an upgrade|upgrade(?: it| that)?)${IT}`,
    ),
  ],
  // `somewhere nearer then`.
  [
    'nearer',
    whole(
      `${idle('|thats|too|far')}(?:nearer|closer|more central|less far|not (?:so|as|that) far)(?: (?:to|by|into|the|our|hotel|hostel|us|in|out|away|town|middle|centre|action|things|everything|city))*${IT}`,
    ),
  ],
  // `bit tame that, anything more lively?`
  [
    'livelier',
    whole(
      `${SOMETHING} (?:livelier|more lively|wilder|more wild|rowdier|louder|more fun|more of a party|more buzzing|buzzier|less (?:tame|quiet|boring|dull|sedate))${IT}`,
    ),
  ],
  [
    'quieter',
    whole(
      `${SOMETHING} (?:quieter|calmer|more chilled|chilled|chiller|tamer|gentler|more relaxed|more relaxing|more laid back|more low key|less (?:rowdy|wild|loud|full on|hectic|lively|mental))${IT}`,
    ),
  ],
];

type LookedFor = 'cheaper' | 'smarter' | 'nearer' | 'livelier' | 'quieter';

/** `is there a cheaper one`, `somewhere nearer then`: in what way something else is looked for; null for any other words. */
export const lookedFor = (line: string): LookedFor | null =>
  LOOKS_FOR.find(([, pattern]) => pattern.test(line))?.[0] ?? null;

/** The same, of a mood alone. */
export function moodLookedFor(line: string): 'livelier' | 'quieter' | null {
  const wanted = lookedFor(line);
  return wanted === 'livelier' || wanted === 'quieter' ? wanted : null;
}
