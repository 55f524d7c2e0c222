import { expect, test } from 'vitest';
import { givenBrief } from '../../../../tests/support/planned-brief.ts';
import { liveEdits, readBriefDraft, writeBriefDraft } from './brief-draft.ts';

const TRIP = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    get length() {
      return kept.size;
    },
  };
}

test('what was typed for a trip is there after a reload, for that trip alone', () => {
  const tab = storage();
  writeBriefDraft(tab, TRIP, { groupSize: null, vibe: '', destination: 'Pra' });
  expect(readBriefDraft(tab, TRIP)).toEqual({ groupSize: null, vibe: '', destination: 'Pra' });
  expect(readBriefDraft(tab, OTHER)).toEqual({});
});

test('nothing is kept once nothing is different', () => {
  const tab = storage();
  writeBriefDraft(tab, TRIP, { groupSize: 9 });
  writeBriefDraft(tab, TRIP, {});
  expect(tab.length).toBe(0);
});

test('a draft that is not ours, and a browser that refuses, are no draft', () => {
  const tab = storage();
  tab.setItem(`huzzah.brief-edit.${TRIP}`, '{"version":1,"edits":{"groupSize":"nine"}}');
  expect(readBriefDraft(tab, TRIP)).toEqual({});
  expect(readBriefDraft(null, TRIP)).toEqual({});
  writeBriefDraft(null, TRIP, { groupSize: 9 });
});

test('only what the organiser touched is theirs: the rest follows the trip as it is by now', () => {
  const edits = { groupSize: 10, vibe: 'cultural' } as const;
  expect(liveEdits(edits, givenBrief())).toEqual(edits);
  expect(liveEdits(edits, givenBrief({ groupSize: 10 }))).toEqual({ vibe: 'cultural' });
});
