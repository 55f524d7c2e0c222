import { whole } from './frame.ts';

const WILDER =
  'livelier|more lively|wilder|more wild|rowdier|louder|more fun|more of a party|more buzzing|buzzier|less (?:tame|quiet|boring|dull|sedate)';
const CALMER =
  'quieter|calmer|more chilled|chilled|chiller|tamer|gentler|more relaxed|more relaxing|more laid back|more low key|less (?:rowdy|wild|loud|full on|hectic|lively|mental)';
const SIGHS =
  '(?:(?:bit|a bit|too|very|rather|quite|so|its|it is|that is|thats|looks|seems|that) )*(?:tame|quiet|dull|boring|flat|dead|sedate|rowdy|loud|wild|full on|hectic|lively|mental|much)(?: (?:that|isnt it|innit|for (?:us|me)))*';
const LOOKED_FOR = whole(
  `(?:${SIGHS} )?(?:(?:can|could|do|have|is|got|find|get|show|whats|what about|swap|change|pick|need|want|there|you|we|me|us|for|to|like|else|i|maybe|just|or) )*(?:anything|something|somewhere|anywhere)(?: else)?(?: (?:a bit|a little|a lot|bit|much|slightly|thats|that is))*(?: (?:(${WILDER})|(${CALMER})))(?: (?:instead|there|then|maybe|please|for us|than (?:that|this|it)))*`,
);

/** `bit tame that, anything more lively?`: in which mood something else is looked for; null for any other words. */
export function moodLookedFor(line: string): 'livelier' | 'quieter' | null {
  const [, wilder, calmer] = LOOKED_FOR.exec(line) ?? [];
  return wilder !== undefined ? 'livelier' : calmer === undefined ? null : 'quieter';
}
