/** @module-tag long */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlan } from '../../../engine/check-plan.ts';
import { answerMessage } from './answer-message.ts';
import { afterTurn, londonTrip } from './fixtures/london-trip.ts';
import { changeLines } from './wording/describe-change.ts';

const MESSAGES = [
  'swap friday dinner',
  'something else',
  'drop sunday morning',
  'make it cheaper',
  'under £350 pp',
  'calmer',
  'wilder on saturday',
  'no alcohol',
  'one of us is vegan',
  'step-free please',
  "there's 16 of us now",
  '3 dropped out',
  'move it to 12-14 june',
  'make it a day longer',
  'a day shorter',
  'start on thursday',
  'we arrive at 6pm on friday',
  'add axe throwing',
  'add an activity on saturday',
  'no lunch on saturday',
  'add lunch on saturday',
  'dinner half an hour later on saturday',
  'no clubs',
  'kids are coming',
  'drop saturday',
  'undo',
  'yes',
  '1',
];

test('whatever is asked in whatever order, every plan passes the checker and every change is told', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...MESSAGES), { minLength: 3, maxLength: 8 }),
      fc.constantFrom('mid-range' as const, 'luxury' as const),
      (messages, budgetRange) => {
        let state = londonTrip({ budgetRange });
        for (const message of messages) {
          const turn = answerMessage(state, message);
          expect(turn.reply).not.toMatch(/undefined|NaN|null|\[object/);
          if (turn.change) {
            expect(checkPlan(turn.change.plan, turn.change.request, state.places)).toEqual([]);
            expect(turn.change.changed.length).toBeGreaterThan(0);
            for (const line of changeLines(state.plan, turn.change.plan)) expect(turn.change.changed).toContain(line);
          }
          state = afterTurn(state, message, turn);
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('a wish that is fulfilled already makes no new version and says so', () => {
  const before = londonTrip({ budgetRange: 'mid-range' });
  const first = answerMessage(before, 'no lunch on saturday');
  const again = answerMessage(afterTurn(before, 'no lunch on saturday', first), 'no lunch on saturday');
  expect(first.change).not.toBeNull();
  expect(again).toEqual({
    reply: 'The plan is like that already, so nothing has changed.',
    change: null,
    understood: true,
  });
});
