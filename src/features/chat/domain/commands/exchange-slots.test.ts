/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../../engine/check-plan.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { answerMessage } from '../answer-message.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { londonTrip } from '../fixtures/london-trip.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { dayName } from '../wording/name-slot.ts';
import { exchangeSlots } from './exchange-slots.ts';
import { moveToDay } from './move-to-day.ts';

const trip = londonTrip();
const days = [...trip.plan.days.keys()];
const told = (reply: string): ConciergeState => ({ ...trip, history: [{ role: 'assistant', content: reply }] });
const findIn = (plan: ConciergeState['plan'], { slot }: PlacedSlot): PlacedSlot | undefined =>
  slotsOf(plan).find((other) => other.slot.venueId === slot.venueId);

/** Every move of the trip to another day that the concierge refuses with an offer. */
const refused = slotsOf(trip.plan).flatMap((target) =>
  days
    .filter((day) => day !== target.day)
    .flatMap((day) => {
      const outcome = moveToDay(trip, target, day);
      const wish = outcome.kind === 'said' ? /Say yes to go ahead with “(swap .+ with (.+))”/.exec(outcome.text) : null;
      const partner = slotsOf(trip.plan).find(({ slot }) => slot.name === wish?.[2]);
      return outcome.kind === 'said' && partner ? [{ target, partner, day, text: outcome.text }] : [];
    }),
);

describe('a move to another day that is refused', () => {
  test('ends with an exchange, and yes makes it as it was told', () => {
    expect(refused.length).toBeGreaterThan(3);
    for (const { target, partner, day, text } of refused) {
      const { change, reply } = answerMessage(told(text), 'yes please');
      if (!change) throw new Error(`${text}\n${reply}`);
      expect(checkPlan(change.plan, change.request, trip.places)).toEqual([]);
      const [first, second] = [findIn(change.plan, target), findIn(change.plan, partner)];
      expect([first?.day, second?.day]).toEqual([day, target.day]);
      for (const placed of [first, second])
        expect(text).toContain(
          `${placed?.slot.name} on ${dayName(trip.plan, placed?.day ?? -1)} at ${formatClock(placed?.slot.startMinute ?? 0)}`,
        );
      expect(slotsOf(change.plan)).toHaveLength(slotsOf(trip.plan).length);
      expect(change.plan.totals).toEqual(trip.plan.totals);
    }
  });

  test('changes nothing when the answer is no', () => {
    const [one] = refused;
    expect(answerMessage(told(one?.text ?? ''), 'no thanks').change).toBeNull();
  });

  test('of a pinned stop offers nothing, and nothing pinned is offered', () => {
    for (const { target, partner, day } of refused) {
      const pinOf = ({ slot: { kind, venueId, startMinute }, day: on }: PlacedSlot) => ({
        day: on,
        kind,
        venueId,
        startMinute,
      });
      const pinned = (placed: PlacedSlot): ConciergeState => ({
        ...trip,
        request: { ...trip.request, pinned: [pinOf(placed)] },
      });
      const own = moveToDay(pinned(target), target, day);
      expect(own).toMatchObject({ kind: 'said', text: expect.stringContaining('is pinned, so it stays') });
      expect(JSON.stringify(own)).not.toContain('Say yes');
      for (const by of [target, partner])
        expect(exchangeSlots(pinned(by), target, partner)).toMatchObject({
          text: expect.stringContaining('is pinned, so it stays'),
        });
      expect(JSON.stringify(moveToDay(pinned(partner), target, day))).not.toContain(`with ${partner.slot.name}”`);
    }
  });
});

describe('two stops that are asked to change places', () => {
  test('do so and everything stays in the plan, or the reason is said and nothing changes', () => {
    const counts = { changed: 0, said: 0 };
    const slots = slotsOf(trip.plan);
    for (const [at, first] of slots.entries()) {
      for (const second of slots.slice(at + 1)) {
        const outcome = exchangeSlots(trip, first, second);
        counts[outcome.kind] += 1;
        if (outcome.kind === 'said') {
          expect(outcome).toMatchObject({ isRefusal: true, text: expect.stringMatching(/\. Nothing has changed\.$/) });
          continue;
        }
        const { plan, request } = outcome.trip;
        expect(checkPlan(plan, request, trip.places)).toEqual([]);
        expect([findIn(plan, first)?.day, findIn(plan, second)?.day]).toEqual([second.day, first.day]);
        expect(plan.relaxations).toEqual(trip.plan.relaxations);
        expect(
          slotsOf(plan)
            .map(({ slot }) => slot.venueId)
            .sort(),
        ).toEqual(slots.map(({ slot }) => slot.venueId).sort());
      }
    }
    expect(counts.changed).toBeGreaterThan(9);
    expect(counts.said).toBeGreaterThan(9);
  });
});
