import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRestSite, type RestSite } from '../../../tests/support/rest-site.ts';

let site: RestSite;
let ann: string;
let bob: string;
beforeAll(async () => {
  site = await openRestSite();
  [ann, bob] = [await site.addUser(), await site.addUser()];
});
afterAll(() => site.close());

test('a migration that adds a table with its grants and rules is all that rest/v1 needs', async () => {
  const list = (as: string) => site.call('/wishes?select=text,stars', { as });
  expect((await list(ann)).status).toBe(404);
  await site.migrate(`
    create table public.wishes (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null default claims.user_id(),
      text text not null,
      stars integer
    );
    alter table public.wishes enable row level security;
    alter table public.wishes force row level security;
    grant select, delete, insert (text, stars), update (stars) on public.wishes to authenticated;
    create policy wishes_own on public.wishes to authenticated
      using (user_id = (select claims.user_id())) with check (user_id = (select claims.user_id()))`);
  site.waitSeconds(3);
  const add = await site.call('/wishes?select=id', {
    method: 'POST',
    as: ann,
    body: [
      { text: 'boat', stars: 3 },
      { text: 'band', stars: null },
    ],
    prefer: 'return=representation',
  });
  expect([add.status, add.json]).toMatchObject([201, [{}, {}]]);
  expect((await list(ann)).json).toEqual([
    { text: 'boat', stars: 3 },
    { text: 'band', stars: null },
  ]);
  expect((await list(bob)).json).toEqual([]);
  expect((await site.call('/wishes?text=eq.boat', { method: 'PATCH', as: bob, body: { stars: 0 } })).status).toBe(204);
  expect((await site.call('/wishes?text=eq.boat', { method: 'PATCH', as: ann, body: { text: 'ship' } })).status).toBe(
    403,
  );
  expect((await site.call('/wishes?text=eq.band', { method: 'DELETE', as: ann })).status).toBe(204);
  expect((await list(ann)).json).toEqual([{ text: 'boat', stars: 3 }]);
  expect((await site.call('/wishes', { method: 'POST', as: bob, body: { user_id: ann, text: 'x' } })).status).toBe(403);
});

test('a new column is known at once, and a dropped one is an error and no crash', async () => {
  await site.migrate(
    'create table public.lists (id int primary key); grant select, insert on public.lists to authenticated',
  );
  site.waitSeconds(61);
  expect((await site.call('/lists?select=id', { as: ann })).status).toBe(200);
  await site.migrate('alter table public.lists add column title text');
  site.waitSeconds(3);
  expect((await site.call('/lists', { method: 'POST', as: ann, body: { id: 1, title: 'a' } })).status).toBe(201);
  await site.migrate('alter table public.lists drop column title');
  const reply = await site.call('/lists?select=title', { as: ann });
  expect([reply.status, reply.json]).toMatchObject([
    400,
    { code: '42703', message: 'column lists.title does not exist' },
  ]);
});

test('a table that no visitor or user has a right to does not exist', async () => {
  await site.migrate('create table public.secrets (id int)');
  site.waitSeconds(61);
  expect((await site.call('/secrets', { as: ann })).json).toMatchObject({ code: 'PGRST205' });
});

test('tables of other schemas are out of reach under any spelling', async () => {
  site.waitSeconds(61);
  for (const path of [
    '/users',
    '/identity.users',
    '/%22identity%22.%22users%22',
    '/pg_roles',
    '/information_schema.tables',
  ]) {
    expect((await site.call(path, { as: ann })).json).toMatchObject({ code: 'PGRST205' });
  }
});

test('names with quotes, dots and capitals are just names', async () => {
  await site.migrate(`create table public."Odd ""na.me" ("a""b.c" int, "Select" text, old int primary key);
    grant select, insert, update, delete on public."Odd ""na.me" to authenticated`);
  site.waitSeconds(61);
  const path = `/${encodeURIComponent('Odd "na.me')}`;
  const name = encodeURIComponent('"a\\"b.c"');
  const insert = await site.call(`${path}?select=${name},Select`, {
    method: 'POST',
    as: ann,
    body: { 'a"b.c': 1, Select: 'x', old: 5 },
    prefer: 'return=representation, resolution=merge-duplicates',
  });
  expect([insert.status, insert.json]).toEqual([201, [{ 'a"b.c': 1, Select: 'x' }]]);
  const read = await site.call(`${path}?${name}=eq.1&order=${name}.desc&select=old`, { as: ann });
  expect(read.json).toEqual([{ old: 5 }]);
});
