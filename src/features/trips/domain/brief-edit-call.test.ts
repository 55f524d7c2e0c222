import { describe, expect, test } from 'vitest';
import { givenBrief } from '../../../../tests/support/planned-brief.ts';
import { BriefEditCall, briefFaults, faultsOf } from './brief-edit-call.ts';

const TODAY = '2027-05-15';
const present = givenBrief();
const faults = (changes: Parameters<typeof givenBrief>[0], on = TODAY) => {
  const brief = givenBrief(changes);
  return briefFaults(brief, brief.dates, present, on);
};

describe('dates of an edited brief', () => {
  test('may begin in the past only where the trip has begun already', () => {
    expect(faults({})).toEqual({});
    expect(faults({ dates: '2027-05-14 to 2027-05-18' })).toEqual({});
    expect(faults({ dates: '2027-05-13 to 2027-05-16' })).toEqual({ dates: 'Start date cannot be in the past' });
    expect(faults({ dates: '2027-05-15 to 2027-05-16' })).toEqual({});
  });

  test('follow the rules of the trip planner', () => {
    expect(faults({ dates: '2027-05-20 to 2027-05-18' })).toEqual({ dates: 'End date cannot be before start date' });
    expect(faults({ dates: '2027-06-01 to 2027-07-01' })).toEqual({ dates: 'Trips can be at most 14 days long' });
  });
});

test('every faulty field has its own sentence, in the call as in the form', () => {
  const wrong = { destination: '1', groupSize: 0, contactEmail: 'nobody' };
  const told = {
    destination: 'Destination must be at least 2 characters',
    groupSize: 'Group size must be at least 1',
    contactEmail: 'Invalid email address',
  };
  expect(faults(wrong)).toEqual(told);
  const call = {
    bookingId: '00000000-0000-4000-8000-000000000001',
    revision: 1,
    apply: false,
    brief: givenBrief(wrong),
  };
  expect(faultsOf(BriefEditCall.safeParse(call).error?.issues ?? [], 1)).toEqual(told);
});

test('the call takes nothing that is not in the form', () => {
  const call = { bookingId: '00000000-0000-4000-8000-000000000001', revision: 1, apply: true, brief: givenBrief() };
  expect(BriefEditCall.safeParse(call).success).toBe(true);
  expect(BriefEditCall.safeParse({ ...call, brief: { ...call.brief, contactPhone: '1' } }).success).toBe(false);
  expect(BriefEditCall.safeParse({ ...call, userId: 'me' }).success).toBe(false);
  expect(BriefEditCall.safeParse({ ...call, revision: 0 }).success).toBe(false);
});
