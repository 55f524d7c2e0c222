import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anonymousClient, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let owner: pg.Client;
let organiser: Organiser;

beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  await owner.query(`
    create table public.gifts (id int primary key, name text not null default 'surprise', price numeric, tags jsonb);
    alter table public.gifts enable row level security;
    alter table public.gifts force row level security;
    create policy gifts_all on public.gifts to authenticated using (true) with check (true);
    create policy gifts_owner on public.gifts to current_user using (true) with check (true);
    grant select, insert, update, delete on public.gifts to authenticated`);
  organiser = await signUpOrganiser(server);
});
beforeEach(async () => {
  await owner.query(`
    delete from public.gifts;
    insert into public.gifts values (1, 'Mug', 7.50, '{"kind": "home"}'), (2, 'Map', null, '{"kind": "travel"}'),
      (3, 'Scarf', 30, '{"kind": "wear", "sizes": ["S", "M"]}')`);
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const gifts = () => organiser.client.from('gifts');

describe('reading with the published client', () => {
  test('filters, orders and pages', async () => {
    expect((await gifts().select('id').ilike('name', 'm%').order('name')).data).toEqual([{ id: 2 }, { id: 1 }]);
    expect((await gifts().select('id').or('price.is.null,price.gt.20').order('id')).data).toEqual([
      { id: 2 },
      { id: 3 },
    ]);
    expect((await gifts().select('id').in('name', ['Mug', 'a, b (c)'])).data).toEqual([{ id: 1 }]);
    expect((await gifts().select('id').not('price', 'is', null).lt('price', 10)).data).toEqual([{ id: 1 }]);
    expect(
      (
        await gifts()
          .select('id')
          .contains('tags', { sizes: ['M'] })
      ).data,
    ).toEqual([{ id: 3 }]);
    expect((await gifts().select('id').eq('tags->>kind', 'travel')).data).toEqual([{ id: 2 }]);
    expect((await gifts().select('id').likeAnyOf('name', ['Mu%', 'Sc%']).order('id')).data).toEqual([
      { id: 1 },
      { id: 3 },
    ]);
    expect((await gifts().select('id').order('price', { nullsFirst: true }).limit(1)).data).toEqual([{ id: 2 }]);
    expect((await gifts().select('id').order('id').range(1, 2)).data).toEqual([{ id: 2 }, { id: 3 }]);
  });

  test('shapes rows', async () => {
    const { data } = await gifts().select('label:name, price::text, kind:tags->>kind').eq('id', 1).single();
    expect(data).toEqual({ label: 'Mug', price: '7.50', kind: 'home' });
    expect((await gifts().select('id, price').eq('id', 2).stripNulls()).data).toEqual([{ id: 2 }]);
  });

  test('counts, with and without the rows', async () => {
    const page = await gifts().select('id', { count: 'exact' }).order('id').limit(1);
    expect([page.data, page.count, page.status]).toEqual([[{ id: 1 }], 3, 206]);
    const head = await gifts().select('*', { count: 'estimated', head: true });
    expect([head.data, head.count, head.error]).toEqual([null, 3, null]);
  });

  test('tells one row from none and from many', async () => {
    expect((await gifts().select('id').eq('id', 9).maybeSingle()).data).toBeNull();
    expect((await gifts().select('id').maybeSingle()).error?.code).toBe('PGRST116');
    const many = await gifts().select('id').single();
    expect([many.status, many.error?.code, many.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 3 rows',
    ]);
  });
});

describe('writing with the published client', () => {
  test('inserts one and many', async () => {
    const one = await gifts().insert({ id: 4, name: 'Kite' });
    expect([one.status, one.data, one.error]).toEqual([201, null, null]);
    const rows = [{ id: 5, name: 'Pen' }, { id: 6 }];
    const strict = await gifts().insert(rows);
    expect([strict.status, strict.error?.code]).toEqual([400, '23502']);
    const many = await gifts().insert(rows, { defaultToNull: false, count: 'exact' }).select('id, name');
    expect([many.data, many.count]).toEqual([
      [
        { id: 5, name: 'Pen' },
        { id: 6, name: 'surprise' },
      ],
      2,
    ]);
    expect((await gifts().insert({ id: 1 })).error).toMatchObject({ code: '23505' });
  });

  test('upserts, and leaves what is there when asked to', async () => {
    expect((await gifts().upsert({ id: 1, price: 8 })).status).toBe(200);
    expect(
      (
        await gifts().upsert(
          [
            { id: 1, price: 9 },
            { id: 7, price: 1 },
          ],
          { onConflict: 'id' },
        )
      ).status,
    ).toBe(201);
    const kept = await gifts().upsert({ id: 1, price: 99 }, { ignoreDuplicates: true }).select();
    expect(kept.data).toEqual([]);
    expect((await gifts().select('name, price').eq('id', 1).single()).data).toEqual({ name: 'Mug', price: 9 });
  });

  test('updates and deletes what the filter says and nothing else', async () => {
    const changed = await gifts().update({ price: 1 }, { count: 'exact' }).gte('id', 2).select('id').order('id');
    expect([changed.data, changed.count]).toEqual([[{ id: 2 }, { id: 3 }], 2]);
    expect((await gifts().delete().eq('id', 2).select('name').single()).data).toEqual({ name: 'Map' });
    const none = await gifts().delete({ count: 'exact' }).eq('id', 2);
    expect([none.status, none.count, none.error]).toEqual([204, 0, null]);
  });

  test('takes a write back when its answer cannot be one row', async () => {
    const { error } = await gifts().update({ price: 0 }).gte('id', 2).select().single();
    expect(error?.code).toBe('PGRST116');
    expect((await gifts().select('price').order('id')).data).toEqual([{ price: 7.5 }, { price: null }, { price: 30 }]);
  });
});

describe('what goes wrong', () => {
  test('is told in words and codes that the client hands on', async () => {
    const codeOf = async (call: PromiseLike<{ error: { code: string } | null; status: number }>) => {
      const { error, status } = await call;
      return [status, error?.code];
    };
    expect(await codeOf(organiser.client.from('nowhere').select())).toEqual([404, 'PGRST205']);
    expect(await codeOf(gifts().select('nothing'))).toEqual([400, '42703']);
    expect(await codeOf(gifts().select('id, wrapping(*)'))).toEqual([400, 'PGRST200']);
    expect(await codeOf(gifts().insert({ nothing: 1 }))).toEqual([400, 'PGRST204']);
    expect(await codeOf(gifts().select().filter('id', 'foo', 1))).toEqual([400, 'PGRST100']);
    expect(await codeOf(gifts().select().csv())).toEqual([406, 'PGRST107']);
    expect(await codeOf(gifts().delete())).toEqual([400, '21000']);
    expect(await codeOf(organiser.client.schema('identity').from('users').select())).toEqual([406, 'PGRST106']);
    expect(await codeOf(organiser.client.rpc('user_id'))).toEqual([404, 'PGRST202']);
    expect(await codeOf(anonymousClient(server).from('gifts').select())).toEqual([401, '42501']);
  });
});
