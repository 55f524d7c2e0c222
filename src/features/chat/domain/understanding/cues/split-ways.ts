import type { ConciergeState } from '../../concierge-state.ts';
import { readNumberText } from '../finding/read-number.ts';
import { FREE_GUEST } from './topic-words.ts';

const NUMBER =
  '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';
const WAYS = new RegExp(
  ` (?:(${NUMBER}) (?:ways?|payers|paying|people paying|people|of us|pay|shares?|lads|girls)|(?:divided?|split|shared?|over|between|among|amongst|by) (?:it |that |the \\w+ )*(?:by|between|among|amongst|over|the)? ?(?:the )?(${NUMBER}))(?= )`,
);

/** How many pay: as said, or all but the one who goes free. */
export function waysOf(line: string, { plan }: ConciergeState): number | null {
  const [, ways, by] = WAYS.exec(line) ?? [];
  const number = readNumberText(ways ?? by ?? '');
  if (number !== null && number > 0) return number;
  const isFree =
    FREE_GUEST.test(line) &&
    / (?:free|gratis|nothing|pays?|paying|covering|cover|treating|share|not|doesnt|dont) /.test(line);
  return isFree && !/ (?:pay separately|who owes) /.test(line) ? plan.groupSize - 1 : null;
}
