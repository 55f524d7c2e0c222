import { describe, expect, test } from 'vitest';
import { EMPTY_WIZARD } from '../domain/wizard-values.ts';
import { createTripDraftStore } from './trip-draft-store.ts';

const IDS = ['6f0f6c2e-55c4-4f0e-9a0b-0d7f3c1b2a11', '7a1f6c2e-55c4-4f0e-9a0b-0d7f3c1b2a22'];
const lisbon = { ...EMPTY_WIZARD, destination: 'Lisbon' };
const dublin = { ...EMPTY_WIZARD, destination: 'Dublin' };

function browser() {
  const kept = new Map<string, string>();
  let made = 0;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { open: () => createTripDraftStore({ storage, nowMs: () => 0, newId: () => IDS[made++] ?? 'none left' }) };
}

describe('a draft that is sent', () => {
  test('keeps its id when the same answers are sent again, even after a reload', () => {
    const { open } = browser();
    const store = open();
    store.noteEdit(lisbon, 5);
    expect(store.idForSending(lisbon, 5)).toBe(IDS[0]);
    expect(store.idForSending(lisbon, 5)).toBe(IDS[0]);
    const reloaded = open();
    expect(reloaded.restore()).toMatchObject({ values: lisbon, step: 5 });
    expect(reloaded.idForSending(lisbon, 5)).toBe(IDS[0]);
  });

  test('becomes another draft once its answers change, even after a reload', () => {
    const { open } = browser();
    open().idForSending(lisbon, 5);
    const reloaded = open();
    reloaded.restore();
    reloaded.noteEdit(dublin, 2);
    expect(reloaded.idForSending(dublin, 5)).toBe(IDS[1]);
  });

  test('keeps its id through edits before the first try', () => {
    const store = browser().open();
    store.noteEdit(lisbon, 2);
    store.keep(lisbon, 3);
    store.noteEdit(dublin, 3);
    expect(store.idForSending(dublin, 5)).toBe(IDS[0]);
  });

  test('leaves nothing to the next trip once it is a booking', () => {
    const { open } = browser();
    const store = open();
    store.idForSending(lisbon, 5);
    store.discard();
    expect(open().restore()).toBeNull();
    expect(store.idForSending(dublin, 5)).toBe(IDS[1]);
  });
});

test('a browser that keeps nothing still sends one id a draft', () => {
  const store = createTripDraftStore({ storage: null, nowMs: () => 0, newId: () => IDS[0] ?? '' });
  expect(store.restore()).toBeNull();
  store.keep(lisbon, 1);
  expect(store.idForSending(lisbon, 5)).toBe(IDS[0]);
});
