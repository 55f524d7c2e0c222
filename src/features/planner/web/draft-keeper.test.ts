import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_WIZARD } from '../domain/wizard-values.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { readTripDraft, type TripDraft } from './trip-draft.ts';

const draft = (destination: string): TripDraft => ({
  id: '6f0f6c2e-55c4-4f0e-9a0b-0d7f3c1b2a11',
  isSent: false,
  step: 2,
  values: { ...EMPTY_WIZARD, destination },
});

function countingStorage() {
  const kept = new Map<string, string>();
  let writes = 0;
  return {
    writes: () => writes,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes += 1;
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the keeper of the draft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a burst of keystrokes is one write, of the last state', () => {
    const storage = countingStorage();
    const keeper = createDraftKeeper(storage, () => 0);
    for (const text of ['K', 'Kr', 'Kra']) keeper.note(draft(text));
    expect(storage.writes()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(storage.writes()).toBe(1);
    expect(readTripDraft(storage, 0)?.values.destination).toBe('Kra');
  });

  test('leaving the page at once loses nothing', () => {
    const storage = countingStorage();
    const keeper = createDraftKeeper(storage, () => 0);
    keeper.note(draft('Lisbon'));
    keeper.flush();
    expect(readTripDraft(storage, 0)?.values.destination).toBe('Lisbon');
    vi.advanceTimersByTime(1000);
    expect(storage.writes()).toBe(1);
  });

  test('a created trip leaves no draft behind, not even one that was waiting', () => {
    const storage = countingStorage();
    const keeper = createDraftKeeper(storage, () => 0);
    keeper.note(draft('Lisbon'));
    keeper.flush();
    keeper.note(draft('Lisbon!'));
    keeper.discard();
    vi.advanceTimersByTime(1000);
    expect(readTripDraft(storage, 0)).toBeNull();
  });

  test('a browser that keeps nothing is no reason to fail', () => {
    const keeper = createDraftKeeper(null, () => 0);
    keeper.note(draft('Lisbon'));
    keeper.flush();
    keeper.discard();
    expect(vi.getTimerCount()).toBe(0);
  });
});
