import { describe, expect, test } from 'vitest';
import { clearTripDraft, readTripDraft, TRIP_DRAFT_KEY, type TripDraft, writeTripDraft } from './trip-draft.ts';

const NOW = 1_795_000_000_000;
const DAY = 86_400_000;

const draft: TripDraft = {
  id: '6f0f6c2e-55c4-4f0e-9a0b-0d7f3c1b2a11',
  isSent: false,
  step: 5,
  values: {
    eventType: 'stag-do',
    vibe: 'foodie',
    destination: 'Kraków',
    groupSize: 12,
    dates: '2026-12-04 to 2026-12-06',
    budgetRange: 'premium',
    contactEmail: 'amy@example.com',
    specialRequirements: 'Two vegans\nand a wheelchair',
  },
};

function memoryStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const stored = (content: unknown) => memoryStorage({ [TRIP_DRAFT_KEY]: JSON.stringify(content) });

describe('a draft left in the browser', () => {
  test('comes back whole, on the step where it was left', () => {
    const storage = memoryStorage();
    expect(writeTripDraft(storage, draft, NOW)).toBe(true);
    expect(readTripDraft(storage, NOW + DAY)).toEqual(draft);
  });

  test('is gone once the trip has been created', () => {
    const storage = memoryStorage();
    writeTripDraft(storage, draft, NOW);
    clearTripDraft(storage);
    expect(readTripDraft(storage, NOW)).toBeNull();
  });

  test('is forgotten after thirty days', () => {
    const storage = memoryStorage();
    writeTripDraft(storage, draft, NOW);
    expect(readTripDraft(storage, NOW + 30 * DAY)).toEqual(draft);
    expect(readTripDraft(storage, NOW + 30 * DAY + 1)).toBeNull();
  });

  test('keeps its good answers when one no longer fits', () => {
    const values = { ...draft.values, vibe: 'sleepy', groupSize: 'many' };
    const read = readTripDraft(stored({ version: 1, ...draft, values, step: 40, savedAt: NOW }), NOW);
    expect(read).toEqual({ ...draft, values: { ...draft.values, vibe: '', groupSize: 2 } });
  });

  test('is no draft when it is not ours: broken text, another version, no id', () => {
    expect(readTripDraft(memoryStorage({ [TRIP_DRAFT_KEY]: '{"version":1,' }), NOW)).toBeNull();
    expect(readTripDraft(stored({ version: 2, ...draft, savedAt: NOW }), NOW)).toBeNull();
    expect(readTripDraft(stored({ version: 1, ...draft, id: 'nope', savedAt: NOW }), NOW)).toBeNull();
    expect(readTripDraft(memoryStorage(), NOW)).toBeNull();
  });

  test('says so when the browser refuses to keep it', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(writeTripDraft(full, draft, NOW)).toBe(false);
  });
});
