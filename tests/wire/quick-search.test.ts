import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousClient, refusalOf } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const invoke = (name: string, body: Record<string, unknown>) =>
  anonymousClient(server).functions.invoke(name, { body });

async function searchIdeas(changes: Record<string, unknown> = {}) {
  const { data, error } = await invoke('ai-concierge', {
    type: 'create_booking',
    data: {
      event_type: 'leaving',
      destination: 'Prague',
      group_size: 9,
      contact_email: 'hello@huzzah.example',
      dates: 'flexible',
      budget_range: 'medium',
      ...changes,
    },
  });
  expect(error).toBeNull();
  return data;
}

const readIdeas = (ideasToken: unknown) => invoke('read-ideas', { ideasToken });

/** Makes every kept search this old. The server's own role may not change one, so it is taken out and put back. */
const age = (interval: string) =>
  server.db.asApp((tx) =>
    sql`with taken as (delete from internal.quick_searches returning *)
      insert into internal.quick_searches (token_hash, search, plan, created_at)
      select token_hash, search, plan, now() - ${interval}::interval from taken`.execute(tx),
  );

const countSearches = async (): Promise<number> => {
  const { rows } = await server.db.asApp((tx) =>
    sql<{ n: number }>`select count(*)::integer as n from internal.quick_searches`.execute(tx),
  );
  return rows[0]?.n ?? 0;
};

describe('the link to the ideas of a quick search', () => {
  test('gives back the very plan and what was asked, in the planner’s words', async () => {
    const { ideasToken, recommendations } = await searchIdeas();
    const { data, error } = await readIdeas(ideasToken);
    expect(error).toBeNull();
    expect(data.recommendations).toEqual(recommendations);
    expect(data.search).toEqual({
      eventType: 'work-do',
      isLeavingDo: true,
      destination: 'Prague',
      groupSize: 9,
      dates: 'flexible',
      budgetRange: 'mid-range',
    });
  });

  test('tells nothing of who asked', async () => {
    const { ideasToken } = await searchIdeas({ contact_email: 'maid.of.honour@example.com' });
    const { data } = await readIdeas(ideasToken);
    expect(JSON.stringify(data)).not.toContain('maid.of.honour');
  });

  test('leads nowhere when it was made up', async () => {
    const { error } = await readIdeas('A'.repeat(32));
    const { status, body } = await refusalOf(error);
    expect(status).toBe(404);
    expect(body.error).toBe('There are no ideas under this link');
  });

  test.each(['', 'short', `${'A'.repeat(31)}%`, 7, null, ['A'.repeat(32)]])('%o is no link', async (token) => {
    const { error } = await readIdeas(token);
    expect((await refusalOf(error)).status).toBe(400);
  });

  test('takes no other field', async () => {
    const { error } = await invoke('read-ideas', { ideasToken: 'A'.repeat(32), limit: 100 });
    expect((await refusalOf(error)).status).toBe(400);
  });

  test('works for thirty days, and the next search throws the old ones away', async () => {
    const { ideasToken } = await searchIdeas();
    await age('29 days');
    expect((await readIdeas(ideasToken)).error).toBeNull();
    await age('31 days');
    const { error } = await readIdeas(ideasToken);
    expect((await refusalOf(error)).status).toBe(404);
    await searchIdeas();
    expect(await countSearches()).toBe(1);
  });

  test('is open to nobody through rest/v1', async () => {
    const { ideasToken } = await searchIdeas();
    const { data, error } = await anonymousClient(server).from('quick_searches').select('*');
    expect(error).not.toBeNull();
    expect(JSON.stringify(data)).not.toContain(ideasToken);
  });
});

describe('quick searches from one address', () => {
  test('are limited, say when to come back, and are planned again then', async () => {
    let now = new Date('2026-12-01T12:00:00Z');
    const limited = await startTestServer({ now: () => now });
    try {
      const search = () =>
        anonymousClient(limited).functions.invoke('ai-concierge', {
          body: { type: 'create_booking', data: { event_type: 'stag', destination: 'Prague', group_size: 4 } },
        });
      const burst = await Promise.all(Array.from({ length: 60 }, search));
      expect(burst.filter(({ error }) => error !== null)).toEqual([]);
      const { error } = await search();
      const { status, body } = await refusalOf(error);
      expect(status).toBe(429);
      expect(body.error).toMatch(/10 minutes/);
      now = new Date('2026-12-01T12:10:00Z');
      expect((await search()).error).toBeNull();
    } finally {
      await limited.close();
    }
  });
});
