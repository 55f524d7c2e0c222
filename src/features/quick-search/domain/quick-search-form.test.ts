import { describe, expect, test } from 'vitest';
import { QuickSearchCall } from './quick-search-call.ts';
import { QUICK_SEARCH_EVENT_TYPES, quickSearchBody, readQuickSearch } from './quick-search-form.ts';

const FILLED = { event: 'hen', destination: 'Lisbon', group: '9' };

describe('the quick search', () => {
  test('takes an occasion, a place and a size', () => {
    expect(readQuickSearch(FILLED)).toEqual({ ok: true, value: { event: 'hen', destination: 'Lisbon', group: 9 } });
  });

  test.each([
    ['event', 'Choose what you are celebrating'],
    ['destination', 'Tell us where to'],
    ['group', 'Tell us how many of you'],
  ])('misses %s when it is empty, or blank', (field, message) => {
    for (const nothing of ['', '  ']) {
      const fault = { kind: 'missing', messages: { [field]: message } };
      expect(readQuickSearch({ ...FILLED, [field]: nothing })).toEqual({ ok: false, reason: fault });
    }
  });

  test('names every empty field at once', () => {
    const read = readQuickSearch({ event: '', destination: '', group: '' });
    expect(!read.ok && Object.keys(read.reason.messages)).toEqual(['event', 'destination', 'group']);
  });

  test.each([
    [{ destination: 'Area 51' }, 'destination', 'Destination contains invalid characters'],
    [{ group: '0' }, 'group', 'Group size must be at least 1'],
    [{ group: '2.5' }, 'group', 'Group size must be a whole number'],
    [{ group: '101' }, 'group', 'Group size must be less than 100'],
  ])('says what is wrong with %o', (changes, field, message) => {
    const fault = { kind: 'wrong', messages: { [field]: message } };
    expect(readQuickSearch({ ...FILLED, ...changes })).toEqual({ ok: false, reason: fault });
  });

  test.each(QUICK_SEARCH_EVENT_TYPES)('the server understands what is sent for %s', (event) => {
    const body = quickSearchBody({ event, destination: 'Kraków', group: 30 });
    expect(QuickSearchCall.parse(body)).toEqual(body);
  });
});
