import { describe, expect, test } from 'vitest';
import { EMPTY_WIZARD, type WizardValues, wizardFaults } from './wizard-values.ts';

const TODAY = '2026-11-21';
const good: WizardValues = {
  ...EMPTY_WIZARD,
  eventType: 'hen-party',
  destination: 'Kraków',
  contactEmail: 'amy@example.com',
};

describe('what the wizard finds wrong', () => {
  test('nothing, with only the three required answers given', () => {
    expect(wizardFaults(good, TODAY)).toEqual({});
  });

  test('an untouched form lacks an event type, a destination and an email', () => {
    expect(wizardFaults(EMPTY_WIZARD, TODAY)).toEqual({
      eventType: 'Event type is required',
      destination: 'Destination must be at least 2 characters',
      contactEmail: 'Invalid email address',
    });
  });

  test('only the first message of a field is shown: a one-character digit is too short before it is invalid', () => {
    expect(wizardFaults({ ...good, destination: '7' }, TODAY)).toEqual({
      destination: 'Destination must be at least 2 characters',
    });
  });

  test('a cleared group size asks for at least one person', () => {
    expect(wizardFaults({ ...good, groupSize: null }, TODAY)).toEqual({ groupSize: 'Group size must be at least 1' });
    expect(wizardFaults({ ...good, groupSize: 101 }, TODAY)).toEqual({
      groupSize: 'Group size must be less than 100',
    });
  });

  test('[W-10] one date alone, past dates, a reversed pair and more than 14 days each get their own answer', () => {
    const fault = (dates: string) => wizardFaults({ ...good, dates }, TODAY).dates;
    expect(fault('2026-12-04 to ')).toBe('Add both a start and an end date, or leave both empty');
    expect(fault(' to 2026-12-04')).toBe('Add both a start and an end date, or leave both empty');
    expect(fault('2026-11-20 to 2026-11-22')).toBe('Start date cannot be in the past');
    expect(fault('2026-12-06 to 2026-12-04')).toBe('End date cannot be before start date');
    expect(fault('2026-12-01 to 2026-12-15')).toBe('Trips can be at most 14 days long');
    expect(fault('2026-11-21 to 2026-11-22')).toBeUndefined();
    expect(fault('')).toBeUndefined();
  });
});
