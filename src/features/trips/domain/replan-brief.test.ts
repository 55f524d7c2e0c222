import { describe, expect, test } from 'vitest';
import { editPlanned, givenBrief, planBriefAsGiven } from '../../../../tests/support/planned-brief.ts';
import { slotsOnDays } from '../../../engine/plan-effect.ts';
import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { GivenBrief } from './brief-as-given.ts';
import { previewBriefEdit } from './preview-brief-edit.ts';

const london = planBriefAsGiven(givenBrief());
const preview = (trip: typeof london, changes: Partial<GivenBrief>) => {
  const { prepared, made, places } = editPlanned(trip, changes);
  return { ...previewBriefEdit(prepared, made, places), made };
};
const venuesOf = (plan: TripPlan): string[] => slotsOnDays(plan).map(({ slot }) => slot.venueId);

describe('an edit that the planner need not hear of', () => {
  test('leaves the plan as it is, to the letter', () => {
    expect(preview(london, { contactEmail: 'new@example.com' }).made.plan).toEqual(london.plan);
    expect(preview(london, { destination: 'London, England' }).made.plan.days).toEqual(london.plan.days);
  });
});

describe('a larger group', () => {
  const larger = preview(london, { groupSize: 20 });

  test('loses the places that do not take so many, and is told which', () => {
    const reasons = larger.goes.flatMap(({ why }) => (why === null ? [] : [why]));
    expect(reasons.some((why) => /^It takes up to \d+ people\.$/.test(why))).toBe(true);
    expect(larger.stays.length + larger.moves.length).toBeGreaterThan(larger.goes.length);
    expect(larger.group.after).toBe(larger.perPerson.after * 20);
  });
});

describe('a new need', () => {
  test('takes out what does not meet it, with the reason, and puts in what does', () => {
    const { goes, comes } = preview(london, { specialRequirements: 'two vegetarians, one of us uses a wheelchair' });
    expect(goes.length).toBeGreaterThan(0);
    expect(new Set(goes.map(({ why }) => why))).toEqual(new Set(['It is not step-free.']));
    expect(comes.length).toBeGreaterThan(0);
  });
});

describe('another vibe', () => {
  test('changes something, a fifth at most, and what the organiser chose by hand is the last to go', () => {
    const changed = preview(london, { vibe: 'adventurous' });
    expect(changed.goes.length).toBeGreaterThan(0);
    expect(changed.goes.length).toBeLessThanOrEqual(slotsOnDays(london.plan).length / 5);
    expect(changed.goes.every(({ because }) => because.join() === 'vibe')).toBe(true);
    // Where a rule takes a stop out, nobody's hand can hold it.
    const byTaste = changed.goes.filter(({ why }) => why === null);
    expect(byTaste.length).toBeGreaterThan(0);
    const gone = new Set(byTaste.map(({ stop }) => stop.name));
    const before: TripPlan = {
      ...london.plan,
      days: london.plan.days.map((day) => ({ ...day, slots: day.slots.filter(({ name }) => !gone.has(name)) })),
    };
    // As if all that went had been put in by hand since the brief was given.
    const { made } = editPlanned(london, { vibe: 'adventurous' }, before);
    const kept = venuesOf(made.plan);
    for (const { slot } of slotsOnDays(london.plan)) if (gone.has(slot.name)) expect(kept).toContain(slot.venueId);
  });
});

describe('other dates', () => {
  test('of the same length keep the plan, and a day more is planned afresh beside it', () => {
    const moved = preview(london, { dates: '2027-05-21 to 2027-05-23' });
    expect(moved.stays).toHaveLength(slotsOnDays(london.plan).length);
    expect(moved.stays[0]?.date).toBe('2027-05-21');
    const longer = preview(london, { dates: '2027-05-14 to 2027-05-17' });
    expect(longer.comes.some(({ stop }) => stop.date === '2027-05-17')).toBe(true);
    expect(longer.goes.length).toBeLessThanOrEqual(2);
  });

  test('a day less says of what was on it that its day goes', () => {
    const shorter = preview(london, { dates: '2027-05-14 to 2027-05-15' });
    const onSunday = shorter.goes.filter(({ stop }) => stop.date === '2027-05-16');
    expect(onSunday.length).toBeGreaterThan(0);
    expect(onSunday.every(({ why }) => why === 'Its day goes.')).toBe(true);
  });
});

describe('another city', () => {
  test('is planned afresh, and every stop of before is told', () => {
    const prague = preview(london, { destination: 'Prague' });
    expect(prague.goes).toHaveLength(slotsOnDays(london.plan).length);
    expect(prague.goes.every(({ why }) => why === 'It is not in Prague.')).toBe(true);
    expect(prague.comes.length).toBeGreaterThan(8);
    expect(prague.made.plan).toMatchObject({ cityId: 'prague', destination: 'Prague' });
  });
});

describe('several fields at once', () => {
  test('are told apart: what each alone would cost, and which of them takes a stop out', () => {
    const { effects, goes, changed } = preview(london, { groupSize: 16, budgetRange: 'budget' });
    expect(changed).toEqual(['groupSize', 'budgetRange']);
    expect(effects.map(({ field }) => field)).toEqual(['groupSize', 'budgetRange']);
    expect(effects.find(({ field }) => field === 'budgetRange')?.deltaPencePerPerson).toBeLessThan(0);
    expect(goes.some(({ because }) => because.join() === 'budgetRange')).toBe(true);
  });
});

describe('a pin', () => {
  const [placed] = slotsOnDays(london.plan).filter(({ slot }) => slot.kind === 'activity');
  if (!placed) throw new Error('the plan has no activity');
  const pin = {
    day: placed.day,
    kind: placed.slot.kind,
    venueId: placed.slot.venueId,
    startMinute: placed.slot.startMinute,
  };
  const pinned = { ...london, request: { ...london.request, pinned: [pin] } };

  test('is kept through an edit that leaves its place possible', () => {
    const { made, lost } = preview(pinned, { vibe: 'party-hard', budgetRange: 'premium' });
    expect(lost).toEqual([]);
    expect(made.request.pinned).toEqual([pin]);
    expect(made.plan.days[pin.day]?.slots.find(({ venueId }) => venueId === pin.venueId)?.startMinute).toBe(
      pin.startMinute,
    );
  });

  test('that cannot be kept is named with the reason, and not promised any longer', () => {
    const { made, lost } = preview(pinned, { groupSize: 100 });
    const isThere = made.plan.days[pin.day]?.slots.some(({ venueId }) => venueId === pin.venueId) === true;
    expect(lost.length > 0).toBe(!isThere);
    expect(made.request.pinned).toHaveLength(isThere ? 1 : 0);
    expect(made.plan.relaxations.some(({ kind }) => kind === 'pin-moved')).toBe(false);
  });
});
