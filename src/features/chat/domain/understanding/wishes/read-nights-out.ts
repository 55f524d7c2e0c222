import type { ConciergeState } from '../../concierge-state.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE, scopeOf } from '../scope.ts';
import { openings } from '../typing/openings.ts';

const LEAD = `^ ${openings('actually|think|i|we|us|lets|only|want|wants|need|needs|fancy|do|have|having|after|can|could|please|would|like|prefer|rather|up for|keep it to|stick to|cut it to|cut it down to|make it|down to|max|maximum|at most')}`;
const NIGHTS = `(?<count>${NUMBER}) (?:(?:big|proper|large|heavy|wild|late|mad) )?nights? (?:out|clubbing|partying|on the town|on the lash|on the tiles|of (?:clubbing|partying|drinking|going out))`;
const NO_MORE =
  '(?:(?:is|are|would be) (?:\\w+ ){0,2}?(?:too (?:many|much)|overkill|excessive|a lot)(?: (?:one|a single one|just one|one night) (?:is|would be|will be) (?:enough|plenty|fine))?|only|max|maximum|tops|at most|(?:is|would be|will be) (?:\\w+ )?(?:enough|plenty)|will do)';
const END = '(?: (?:please|thanks|though|now|then|for us|really|not two|not three|not both))* $';
const SO_MANY = new RegExp(`${LEAD}${NIGHTS}(?<after> ${NO_MORE})?${END}`);
const ONLY_BEFORE = /^ (?:\w+ )*?(?:just|only|max|maximum|at most|stick to|keep it to|cut it (?:down )?to|down to) /;

const TOO_MANY = / (?:too (?:many|much)|overkill|excessive|a lot) /;

/**
 * `we only want one night out`, `one big night out is enough`: of more nights out than that, which is to go is asked; where
 * there are no more, they are shown.
 */
export function readNightsOut({ line, raw, days }: Reading, { plan }: ConciergeState): Wish | null {
  const found = SO_MANY.exec(line);
  const count = readNumberText(found?.groups?.count ?? '');
  if (!found || count === null || days.length > 0) return null;
  if ((found.groups?.after === undefined && !ONLY_BEFORE.test(line)) || /\?\s*$/.test(raw)) return null;
  const nights = [...plan.days.keys()].filter((day) => slotsWhere(plan, [day], [], ['night']).length > 0);
  const bars = slotsWhere(plan, nights, [], ['night']);
  if (bars.length === 0) return null;
  const most = TOO_MANY.test(line) ? count - 1 : count;
  if (nights.length <= most) return { kind: 'schedule', scope: { ...NOWHERE, slots: bars, isNamed: true } };
  return { kind: 'drop', scope: { ...scopeOf(bars), isOne: true } };
}
