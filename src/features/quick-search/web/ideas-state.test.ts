import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readIdeas } from './ideas-state.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123';
const SEARCH = {
  eventType: 'hen-party',
  isLeavingDo: false,
  destination: 'Lisbon',
  groupSize: 9,
  dates: 'flexible',
  budgetRange: 'mid-range',
};

const answering = (status: number, body: unknown = {}) => vi.fn(async () => Response.json(body, { status }));

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('the page of the ideas', () => {
  test('asks by the token of its address and shows the plan', async () => {
    const post = answering(200, { search: SEARCH, recommendations: { days: [{}] } });
    expect(await readIdeas(post, `#${TOKEN}`)).toMatchObject({ status: 'shown', search: SEARCH });
    expect(post).toHaveBeenCalledWith('read-ideas', { ideasToken: TOKEN }, expect.any(Number));
  });

  test('what the search of this tab brought is not asked for again', async () => {
    const post = answering(500);
    const answer = { ideasToken: TOKEN, search: SEARCH, recommendations: { days: [{}] } };
    expect(await readIdeas(post, `#${TOKEN}`, answer)).toMatchObject({ status: 'shown', search: SEARCH });
    expect(post).not.toHaveBeenCalled();
  });

  test.each([
    ['another search', { ideasToken: TOKEN.replace('a', 'z'), search: SEARCH, recommendations: { days: [{}] } }],
    ['an older version of the site', { ideasToken: TOKEN, recommendations: { days: [{}] } }],
    ['something without a plan', { ideasToken: TOKEN, search: SEARCH, recommendations: null }],
  ])('what is left of %s is passed over', async (_what, left) => {
    const post = answering(200, { search: SEARCH, recommendations: { days: [{}] } });
    expect(await readIdeas(post, `#${TOKEN}`, left)).toMatchObject({ status: 'shown' });
    expect(post).toHaveBeenCalledTimes(1);
  });

  test.each(['', '#'])('without a link there is nothing to ask for (%j)', async (hash) => {
    const post = answering(500);
    expect(await readIdeas(post, hash)).toEqual({ status: 'none' });
    expect(post).not.toHaveBeenCalled();
  });

  test('a link cut short is told apart without asking', async () => {
    const post = answering(500);
    expect(await readIdeas(post, `#${TOKEN.slice(4)}`)).toEqual({ status: 'gone' });
    expect(post).not.toHaveBeenCalled();
  });

  test('a link whose time is over has gone', async () => {
    expect(await readIdeas(answering(404), `#${TOKEN}`)).toEqual({ status: 'gone' });
  });

  test.each([
    ['a busy server', answering(503)],
    ['an answer without a plan', answering(200, { search: SEARCH, recommendations: null })],
    ['an answer that is something else', answering(200, { ok: true })],
    ['no answer at all', vi.fn(() => Promise.reject(new TypeError('offline')))],
  ])('%s can be tried again', async (_what, post) => {
    expect(await readIdeas(post, `#${TOKEN}`)).toEqual({ status: 'failed' });
  });
});
