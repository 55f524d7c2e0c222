/** @module-tag long */
import { expect, test } from 'vitest';
import type { PlanSlot, TripPlan } from '../../src/engine/trip-plan.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';
import { londonHen } from './trip-for-tests.ts';

/** Ways to say in which order two parts of a day are to come, and whether the first named is the earlier. */
const ORDERS = [
  ['move X before Y', true],
  ['can X be before Y', true],
  ['X before Y please', true],
  ['i want X after Y', false],
  ['can we do X after Y', false],
  ['do X after Y', false],
  ['have X before Y', true],
  ['X first then Y', true],
  ['put X after Y', false],
  ['could X come before Y', true],
  ['X should be after Y', false],
  ['lets do X before Y', true],
  ['id rather do X after Y', false],
  ['is it possible to do X before Y', true],
  ['X needs to be after Y', false],
  ['switch it so X is before Y', true],
  ['make X come after Y', false],
] as const;

const namesIn = (plan: TripPlan): string[] =>
  plan.days.flatMap(({ slots }) => slots.map(({ name }) => name)).toSorted();

/** Each two neighbours of a day, both ways round. */
const pairsOf = (plan: TripPlan): (readonly [PlanSlot, PlanSlot])[] =>
  plan.days.flatMap(({ slots }) =>
    slots.slice(1).flatMap((late, at) => {
      const early = slots[at];
      return early ? ([[early, late] as const, [late, early] as const] as const) : [];
    }),
  );

/** What was asked and did not come about: a part that went or came, an order that is not that, a question back. */
function faults(trip: ReturnType<typeof fixedTrip>): string[] {
  return pairsOf(trip.plan).flatMap(([one, other], pair) =>
    [0, 1, 2, 3, 4].flatMap((turn) => {
      const [wording, isFirst] = ORDERS[(pair * 5 + turn) % ORDERS.length] ?? ORDERS[0];
      const message = wording.replace(/[XY]/g, (which) => (which === 'X' ? one.name : other.name));
      const [early, late] = isFirst ? [one, other] : [other, one];
      const wasSo = early.startMinute < late.startMinute;
      const { change, reply } = answerMessage(trip, message);
      if (!change) {
        const isTold = wasSo ? / already, so/.test(reply) : /stays? at|stays:|cannot change places/.test(reply);
        return isTold ? [] : [`${message}: ${reply}`];
      }
      const startOf = ({ name }: PlanSlot): number =>
        change.plan.days.flatMap(({ slots }) => slots).find((slot) => slot.name === name)?.startMinute ?? Number.NaN;
      const isKept = namesIn(change.plan).join() === namesIn(trip.plan).join();
      return isKept && !wasSo && startOf(early) < startOf(late) ? [] : [`${message}: ${reply}`];
    }),
  );
}

test.each(sweptTrips(0))(
  'two parts of a day come in the order that is asked for, or the reply says why not: %s',
  (_, outline) => {
    expect(faults(fixedTrip(outline))).toEqual([]);
  },
);

test.each(['have lunch before golf', 'golf after lunch', 'can the golf be after dishoom', 'lunch first then golf'])(
  'a meal keeps its hours, and what is to come after it moves: %s',
  (message) => {
    const saturday = answerMessage(londonHen(), message).change?.plan.days[1]?.slots ?? [];
    const names = saturday.toSorted((a, b) => a.startMinute - b.startMinute).map(({ name }) => name);
    expect(names.indexOf('Dishoom Covent Garden')).toBeLessThan(names.indexOf('Puttshack Bank'));
  },
);

test.each(['dinner after karaoke', 'move dinner after karaoke', 'can dinner be after karaoke'])(
  'where neither can be, the reply says so and nothing changes: %s',
  (message) => {
    const { change, reply } = answerMessage(londonHen(), message);
    expect(change).toBeNull();
    expect(reply).toContain('starts between 18:30 and 20:30');
  },
);
