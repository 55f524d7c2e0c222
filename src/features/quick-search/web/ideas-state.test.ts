import { describe, expect, test, vi } from 'vitest';
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

const answering = (answer: { data: unknown; error: unknown }) => ({ invoke: vi.fn(async () => answer) });
const refusing = (status: number) =>
  answering({ data: null, error: Object.assign(new Error('no'), { context: new Response('{}', { status }) }) });

describe('the page of the ideas', () => {
  test('asks by the token of its address and shows the plan', async () => {
    const functions = answering({ data: { search: SEARCH, recommendations: { days: [{}] } }, error: null });
    const state = await readIdeas(functions as never, `#${TOKEN}`);
    expect(state).toMatchObject({ status: 'shown', search: SEARCH });
    expect(functions.invoke).toHaveBeenCalledWith(
      'read-ideas',
      expect.objectContaining({ body: { ideasToken: TOKEN } }),
    );
  });

  test.each(['', '#'])('without a link there is nothing to ask for (%j)', async (hash) => {
    const functions = refusing(500);
    expect(await readIdeas(functions as never, hash)).toEqual({ status: 'none' });
    expect(functions.invoke).not.toHaveBeenCalled();
  });

  test('a link cut short is told apart without asking', async () => {
    const functions = refusing(500);
    expect(await readIdeas(functions as never, `#${TOKEN.slice(4)}`)).toEqual({ status: 'gone' });
    expect(functions.invoke).not.toHaveBeenCalled();
  });

  test('a link whose time is over has gone; anything else can be tried again', async () => {
    expect(await readIdeas(refusing(404) as never, `#${TOKEN}`)).toEqual({ status: 'gone' });
    expect(await readIdeas(refusing(503) as never, `#${TOKEN}`)).toEqual({ status: 'failed' });
    const nonsense = answering({ data: { search: SEARCH, recommendations: null }, error: null });
    expect(await readIdeas(nonsense as never, `#${TOKEN}`)).toEqual({ status: 'failed' });
  });
});
