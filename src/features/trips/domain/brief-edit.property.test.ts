/** @module-tag long */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  editPlanned,
  givenBrief,
  type PlannedBrief,
  planBriefAsGiven,
} from '../../../../tests/support/planned-brief.ts';
import { BUDGET_BANDS, EVENT_TYPES, VIBES } from '../../../catalogue/vocabulary.ts';
import { checkPlan } from '../../../engine/check-plan.ts';
import { slotsOnDays } from '../../../engine/plan-effect.ts';
import { addDays } from '../../../shared/dates.ts';
import type { GivenBrief } from './brief-as-given.ts';
import { slotDifference } from './brief-difference.ts';
import { freeMost } from './free-slots.ts';
import { previewBriefEdit } from './preview-brief-edit.ts';
import { replanBrief } from './replan-brief.ts';

const REQUIREMENTS = [
  '',
  'two vegetarians',
  'one wheelchair, three vegans',
  'nothing before eleven, calm please',
  'no karaoke and no clubs, we love escape rooms',
  'Sarah hates karting and the bride loves spas',
  'no more than £90 a head',
  'someone is 16, no alcohol',
];
const dates = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc
      .record({ first: fc.integer({ min: 0, max: 20 }), days: fc.integer({ min: 1, max: 4 }) })
      .map(({ first, days }) => {
        const start = addDays('2027-05-07', first);
        return `${start} to ${addDays(start, days - 1)}`;
      }),
  },
);
const fields = {
  eventType: fc.constantFrom(...EVENT_TYPES),
  vibe: fc.constantFrom('' as const, ...VIBES),
  destination: fc.constantFrom('London', 'Prague', 'Bath', 'Dublin, Ireland'),
  groupSize: fc.oneof(fc.integer({ min: 1, max: 25 }), fc.constantFrom(40, 100)),
  dates,
  budgetRange: fc.constantFrom('' as const, ...BUDGET_BANDS),
  specialRequirements: fc.constantFrom(...REQUIREMENTS),
};
const anyBrief: fc.Arbitrary<GivenBrief> = fc.record(fields).map((some) => givenBrief(some));
const anyEdit = fc.record(fields, { requiredKeys: [] });

const RUNS = { numRuns: 16, seed: 20270514 };

describe('whatever is changed in whatever brief', () => {
  test('the checker accepts the plan, no stop is lost without a word, and the same edit makes the same plan', () => {
    fc.assert(
      fc.property(anyBrief, anyEdit, fc.array(fc.nat(20), { maxLength: 3 }), (brief, edit, pinnedAt) => {
        const trip = withPins(planBriefAsGiven(brief), pinnedAt);
        const { prepared, made, places } = editPlanned(trip, edit);
        expect(checkPlan(made.plan, made.request, places)).toEqual([]);

        const preview = previewBriefEdit(prepared, made, places);
        const told = [
          ...preview.stays,
          ...preview.moves.map(({ from }) => from),
          ...preview.goes.map(({ stop }) => stop),
        ];
        expect(told.map(({ name }) => name).sort()).toEqual(namesOf(trip.plan));
        const after = [
          ...preview.stays,
          ...preview.moves.map(({ to }) => to),
          ...preview.comes.map(({ stop }) => stop),
        ];
        expect(after.map(({ name }) => name).sort()).toEqual(namesOf(made.plan));

        for (const pin of trip.request.pinned) {
          const name = slotsOnDays(trip.plan).find(({ slot }) => slot.venueId === pin.venueId)?.slot.name ?? '';
          const isKept = made.request.pinned.some(
            ({ venueId, startMinute }) => venueId === pin.venueId && startMinute === pin.startMinute,
          );
          expect(isKept || preview.lost.some((text) => text.startsWith(`${name} was pinned`))).toBe(true);
        }

        // Stored without the looks at single fields; the plan must be the one that was seen with them.
        const again = replanBrief({ ...prepared.task, alone: [] }, places);
        const stored = previewBriefEdit(prepared, again, places);
        expect(stored.planHash).toBe(preview.planHash);
      }),
      RUNS,
    );
  });
});

/** The trip after its organiser pinned these stops where they are. */
function withPins(trip: PlannedBrief, indexes: readonly number[]): PlannedBrief {
  const slots = slotsOnDays(trip.plan);
  const pinned = slots
    .filter((_, index) => indexes.includes(index))
    .map(({ day, slot: { kind, venueId, startMinute } }) => ({ day, kind, venueId, startMinute }));
  return { ...trip, request: { ...trip.request, pinned } };
}

const namesOf = (plan: Parameters<typeof slotsOnDays>[0]): string[] =>
  slotsOnDays(plan)
    .map(({ slot }) => slot.name)
    .sort();

describe('of a plan that nobody touched', () => {
  const soft: fc.Arbitrary<Partial<GivenBrief>> = fc.oneof(
    fc.record({ eventType: fields.eventType }),
    // These vibes have as many things on a day as the others have at most.
    fc.record({
      vibe: fc.constantFrom(
        '' as const,
        'mix' as const,
        'foodie' as const,
        'cultural' as const,
        'adventurous' as const,
      ),
    }),
    fc.record({ budgetRange: fc.constantFrom('premium' as const, 'luxury' as const) }),
    fc.record({
      specialRequirements: fc.constantFrom('two vegetarians, we love escape rooms', 'two vegetarians please'),
    }),
    fc.record({ contactEmail: fc.constant('somebody.else@example.com') }),
  );

  test('at least four fifths stay when one soft thing is changed', () => {
    fc.assert(
      fc.property(soft, fc.constantFrom('London', 'Dublin', 'Lisbon', 'Bath'), (edit, destination) => {
        const trip = planBriefAsGiven(givenBrief({ destination }));
        const { prepared, made } = editPlanned(trip, edit);
        const { goes } = slotDifference(trip.plan, made.plan, prepared.task.edit.continues);
        expect(goes.length).toBeLessThanOrEqual(freeMost(slotsOnDays(trip.plan).length));
      }),
      { numRuns: 25, seed: 20270515 },
    );
  });
});
