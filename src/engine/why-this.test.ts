import { describe, expect, test } from 'vitest';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { LONDON } from '../catalogue/cities/london.ts';
import { PRAGUE } from '../catalogue/cities/prague.ts';
import { GENERIC } from '../catalogue/generic.ts';
import type { Places } from './places.ts';
import { slotsOnDays } from './plan-effect.ts';
import { planTrip } from './plan-trip.ts';
import type { Member } from './trip-request.ts';
import { whyThis } from './why-this.ts';

const OPTIONS = { seed: 3, iterations: 60, destination: '' };
const fan = (label: string, likedTypes: readonly string[], dislikedTypes: readonly string[] = []): Member => ({
  id: label,
  label,
  weight: 1,
  likedTypes,
  dislikedTypes,
  likedVibes: [],
  isGuestOfHonour: false,
});

describe.each([
  ['London', { kind: 'city', city: LONDON }],
  ['Prague', { kind: 'city', city: PRAGUE }],
  ['elsewhere', { kind: 'generic', catalogue: GENERIC }],
] satisfies [string, Places][])('%s: why a slot is there', (_where, places) => {
  const request = tripRequest();
  const plan = planTrip(request, places, OPTIONS);

  test('every slot has its place among its rivals, what it beat, and its share of the cost', () => {
    const planned = new Set(slotsOnDays(plan).map(({ slot }) => slot.venueId));
    for (const { slot } of slotsOnDays(plan)) {
      const why = whyThis(plan, request, places, slot.id);
      if (!why) throw new Error(`nobody knows why ${slot.name} is there`);
      expect(why.rank).toBeGreaterThanOrEqual(1);
      expect(why.rank).toBeLessThanOrEqual(why.rivals);
      for (const { venueId, byPoints } of why.beat) {
        expect(planned.has(venueId)).toBe(false);
        expect(byPoints).toBeGreaterThanOrEqual(0);
      }
      expect(why.pricePence).toBe(slot.pricePerPersonPence);
      expect(why.sharePercent).toBe(Math.round((slot.pricePerPersonPence / plan.totals.slotsPerPersonPence) * 100));
      for (const line of why.lines) expect(line).toMatch(/^[A-Z].*\.$/);
      expect(why.lines.join(' ')).not.toMatch(/NaN|undefined|-£/);
    }
  });

  test('prices in what it says are those of the plan and of the places it beat', () => {
    for (const { slot } of slotsOnDays(plan)) {
      const why = whyThis(plan, request, places, slot.id);
      const known = [
        slot.pricePerPersonPence,
        why?.usualPence ?? 0,
        ...(why?.beat ?? []).map(({ deltaPence }) => Math.abs(deltaPence)),
      ];
      const said = [...(why?.lines.join(' ') ?? '').matchAll(/£(\d+(?:\.\d\d)?)/g)].map((hit) =>
        Math.round(Number(hit[1]) * 100),
      );
      for (const pence of said) expect(known).toContain(pence);
    }
  });
});

test('it says whom a slot is for, and who would rather not', () => {
  const places: Places = { kind: 'city', city: LONDON };
  const plan = planTrip(tripRequest(), places, OPTIONS);
  const [placed] = slotsOnDays(plan);
  if (!placed) throw new Error('no slot');
  const { type, id } = placed.slot;
  const request = tripRequest({ members: [fan('Ana', [type]), fan('Ben', [], [type]), fan('Cleo', [])] });
  const why = whyThis(plan, request, places, id);
  expect(why?.serves.map(({ verdict }) => verdict)).toEqual(['likes', 'dislikes', 'suits']);
  expect(why?.lines).toContain('Here for Ana.');
  expect(why?.lines.join(' ')).toContain('Not what Ben would pick');
});

test('a place that was named says so, and an unknown slot has no reason', () => {
  const places: Places = { kind: 'city', city: LONDON };
  const wishes = { ...tripRequest().wishes, mustHaveVenueIds: ['london-fabric'] };
  const request = tripRequest({ wishes });
  const plan = planTrip(request, places, OPTIONS);
  const placed = slotsOnDays(plan).find(({ slot }) => slot.venueId === 'london-fabric');
  expect(whyThis(plan, request, places, placed?.slot.id ?? '')?.lines[0]).toBe('You asked for it by name.');
  expect(whyThis(plan, request, places, 'd9-a9')).toBeNull();
});
