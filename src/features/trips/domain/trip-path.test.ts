import { describe, expect, it } from 'vitest';
import { readTripPath, TRIP_PARTS, tripPath } from './trip-path.ts';

const ID = '0b0e3f0a-7a0e-4b6c-9a37-2f1f7a1c9d11';
const read = (address: string) => readTripPath(new URL(address, 'https://huzzah.example').searchParams);

describe("the address of a trip's page", () => {
  it('says which trip and which part, and is read back as it was written', () => {
    for (const part of TRIP_PARTS) expect(read(tripPath(ID, part))).toEqual({ bookingId: ID, part });
  });

  it('opens on the plan when it names no part, or none there is', () => {
    expect(read(`/dashboard/trip?booking=${ID}`).part).toBe('plan');
    expect(read(`/dashboard/trip?booking=${ID}&part=money`).part).toBe('plan');
  });

  it('names no trip when what it says could not be one', () => {
    expect(read('/dashboard/trip').bookingId).toBeNull();
    expect(read('/dashboard/trip?booking=1%20or%201').bookingId).toBeNull();
  });
});
