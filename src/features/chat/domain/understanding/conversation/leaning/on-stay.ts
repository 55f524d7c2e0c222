import type { ConciergeState } from '../../../concierge-state.ts';
import { read } from '../../reading.ts';
import { whole } from './frame.ts';

/** `if there is just go with that`: what was wished for, once more. */
const IF_SO =
  /[\s,.;?!–-]+(?:(?:if (?:there is|there'?s|so|yes|you (?:can|do))(?: one)?)[\s,]+(?:\w+ ){0,3}?(?:go with|book|take|do|have|swap to|move to|use) (?:that|it|that one)|(?:just |then )?(?:go with|book|do) (?:that|it) (?:then|if so))[\s.!]*$/i;
const ASKS_FOR =
  '(?:(?:can|could|do|have|is|are|any|anything|something|somewhere|anywhere|one|got|find|get|give|swap|change|pick|need|want|like|prefer|rather|would|id|there|you|we|us|me|it|that|this|an?|the|for|to|go|be|stay|in|at|try|looking|hoping|bit|a bit|little|lot|much|way|slightly|ones|see|show|what about|how about|else) )*';
const THAN = '(?: (?:one|ones|option|options|place|places|than (?:that|it|this)|instead|hotel|hotels|there|for us))*';
const SMARTER = whole(
  `${ASKS_FOR}(?:nicer|better|smarter|posher|fancier|swankier|classier|plusher|more (?:upmarket|comfortable|special|luxurious)|less (?:basic|grim|rough)|an upgrade|upgrade(?: it| that)?)${THAN}`,
);
const CHEAPER = whole(
  `${ASKS_FOR}(?:cheaper|cheapest|less (?:expensive|pricey|dear|money)|more affordable|for less|not (?:so|as|that) (?:dear|expensive|pricey))${THAN}`,
);
const NEARER = whole(
  `${ASKS_FOR}(?:nearer|closer|more central)(?: (?:to|in|into|the|town|middle|centre|action|things|everything|city))*${THAN}`,
);
const WHERE = whole(
  '(?:where|whereabouts|what area|which area|what part of (?:town|the city)) (?:is|are) (?:it|that|they)(?: (?:in|exactly))*',
);
const PRICE = whole(
  '(?:how much|what|whats) (?:(?:is|does|will|would|are) )?(?:(?:it|that|they) )?(?:(?:cost|be|come to|work out at) )?(?:each|per (?:head|person)|a head|pp|a night|per night|for (?:both|the (?:two|three|\\d)|\\d) nights|for the (?:weekend|stay))',
);

const ASKS_WHETHER = / (?:is there|are there|any|anything|anywhere|have you|do you have|got) /;

/** What a short line after the stay was told says of it, in full: `get us a better one`, `where is it`. Null for any other. */
export function onStay(state: ConciergeState, message: string): string | null {
  const asked = message.replace(IF_SO, '');
  const { line, slots, days, kinds, venues } = read(asked, state);
  if (slots.length + days.length + kinds.length + venues.length > 0) return null;
  // What there is only asked after is listed, and nobody moves yet.
  const wish = asked === message && ASKS_WHETHER.test(line) ? 'is there' : 'find us';
  if (SMARTER.test(line)) return `${wish} a nicer hotel`;
  if (CHEAPER.test(line)) return `${wish} a cheaper hotel`;
  if (NEARER.test(line)) return `${wish} a more central hotel`;
  if (WHERE.test(line)) return 'where is the hotel?';
  return PRICE.test(line) ? 'how much is the hotel each?' : null;
}
