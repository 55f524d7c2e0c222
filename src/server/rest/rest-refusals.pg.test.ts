import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, openRestSite, type RestSite } from '../../../tests/support/rest-site.ts';
import { openDatabase } from '../../platform/node/db/database.ts';
import { createLog } from '../../platform/node/log.ts';
import { fail } from '../../shared/result.ts';
import { restRoutes } from './rest-routes.ts';

let site: RestSite;
let ann: string;

beforeAll(async () => {
  site = await openRestSite();
  ann = await site.addUser();
});
afterAll(() => site.close());

const refused = async (path: string, call: Call = {}): Promise<unknown[]> => {
  const reply = await site.call(path, { as: ann, ...call });
  const { code, message, details, hint } = Object(reply.json);
  // All four keys are always there, and the code is in a header as well.
  expect([details, hint].every((value) => value === null || typeof value === 'string')).toBe(true);
  expect(reply.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
  return [reply.status, code, message, details];
};

describe('a request that cannot be understood', () => {
  test.each<[string, Call, unknown[]]>([
    ['/nowhere', {}, [404, 'PGRST205', "Could not find the table 'public.nowhere' in the schema cache"]],
    ['/', {}, [404, 'PGRST126', 'Root endpoint metadata is disabled']],
    ['/a/b', {}, [404, 'PGRST125', 'Invalid path specified in request URL']],
    [
      '/rpc/f',
      { method: 'POST', body: {} },
      [404, 'PGRST202', 'Could not find the function public.f in the schema cache'],
    ],
    ['/profiles?select=nope', {}, [400, '42703', 'column profiles.nope does not exist']],
    ['/profiles?nope=eq.1', {}, [400, '42703', 'column profiles.nope does not exist']],
    ['/profiles?or=(bio.eq.1,nope.eq.2)', {}, [400, '42703', 'column profiles.nope does not exist']],
    ['/profiles?order=nope', {}, [400, '42703', 'column profiles.nope does not exist']],
    [
      '/profiles?select=bookings(id)',
      {},
      [400, 'PGRST200', "Could not find a relationship between 'profiles' and 'bookings' in the schema cache"],
    ],
    ['/profiles?bookings.id=eq.1', {}, [400, 'PGRST108', "'bookings' is not an embedded resource in this request"]],
    ['/profiles?select=count()', {}, [400, 'PGRST123', 'Use of aggregate functions is not allowed']],
    ['/profiles?select=bio::regclass', {}, [400, '42704', 'type "regclass" does not exist']],
    [
      '/profiles?bio=foo.1',
      {},
      [400, 'PGRST100', '"failed to parse filter (foo.1)" (line 1, column 5)', 'unknown single value operator foo'],
    ],
    [
      '/profiles?bio=1',
      {},
      [
        400,
        'PGRST100',
        '"failed to parse filter (1)" (line 1, column 1)',
        'unexpected "1" expecting "not" or operator (eq, gt, ...)',
      ],
    ],
    ['/profiles?order=bio.ac', {}, [400, 'PGRST100', '"failed to parse order (bio.ac)" (line 1, column 5)']],
    [
      '/profiles?limit=-1',
      {},
      [416, 'PGRST103', 'Requested range not satisfiable', 'Limit should be greater than or equal to zero.'],
    ],
    ['/profiles?user_id=eq.x', {}, [400, '22P02', 'invalid input syntax for type uuid: "x"']],
    ['/profiles?created_at=gt.x', {}, [400, '22007', 'invalid input syntax for type timestamp with time zone: "x"']],
    ['/profiles?user_id=like.x', {}, [404, '42883', 'operator does not exist: uuid ~~ unknown']],
    ['/profiles?bio=match.(', {}, [400, '2201B']],
    ['/profiles', { accept: 'text/csv' }, [406, 'PGRST107', 'None of these media types are available: text/csv']],
    ['/profiles', { headers: { 'accept-profile': 'identity' } }, [406, 'PGRST106', 'Invalid schema: identity']],
    [
      '/profiles',
      { prefer: 'handling=strict, nonsense' },
      [400, 'PGRST122', 'Invalid preferences given with handling=strict', 'Invalid preferences: nonsense'],
    ],
    ['/profiles', { method: 'PUT', body: {} }, [405, 'PGRST105']],
    ['/profiles', { method: 'PROPFIND' }, [405, 'PGRST117', 'Unsupported HTTP method: PROPFIND']],
  ])('%s %o is refused', async (path, call, expected) => {
    expect((await refused(path, call)).slice(0, expected.length)).toEqual(expected);
  });
});

describe('a body that cannot be written', () => {
  const write = (body: unknown, path = '/profiles') => refused(path, { method: 'POST', body });

  test.each([
    ['', 'Empty or invalid json'],
    ['{', 'Empty or invalid json'],
    ['1', 'Empty or invalid json'],
    ['[1]', 'All object keys must match'],
    ['[{"bio":"a"},{"phone":"b"}]', 'All object keys must match'],
  ])('%s is not one', async (text, message) => {
    expect(await refused('/profiles', { method: 'POST', text })).toEqual([400, 'PGRST102', message, null]);
  });

  test('names a column that is not there', async () => {
    const message = "Could not find the 'nope' column of 'profiles' in the schema cache";
    expect((await write({ user_id: ann, nope: 1 })).slice(0, 3)).toEqual([400, 'PGRST204', message]);
    expect((await write({ user_id: ann }, '/profiles?columns=nope')).slice(0, 3)).toEqual([400, 'PGRST204', message]);
  });

  test('breaks a rule of the table', async () => {
    const booking = await site.addBooking(ann);
    expect((await write({ user_id: 'x' })).slice(0, 2)).toEqual([400, '22P02']);
    expect((await write({ user_id: ann, bio: 'a\u0000b' })).slice(0, 2)).toEqual([400, '22P05']);
    const deep = `{"user_id":"${ann}","bio":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    expect((await refused('/profiles', { method: 'POST', text: deep })).slice(0, 2)).toEqual([413, '54001']);
    expect((await write({ booking_id: booking, session_data: null }, '/chat_sessions')).slice(0, 2)).toEqual([
      400,
      '23502',
    ]);
    expect((await write({ user_id: ann, phone: '1'.repeat(41) })).slice(0, 2)).toEqual([400, '23514']);
  });

  test('repeats a key', async () => {
    const cat = await site.addUser();
    const insert = () => site.call('/profiles', { method: 'POST', as: cat, body: { user_id: cat } });
    expect((await insert()).status).toBe(201);
    const again = await insert();
    expect([again.status, again.json]).toMatchObject([409, { code: '23505' }]);
  });

  test('is too long', async () => {
    const reply = await site.call('/profiles', {
      method: 'POST',
      as: ann,
      body: { user_id: ann, bio: 'x'.repeat(1_100_000) },
    });
    expect([reply.status, reply.json]).toMatchObject([
      413,
      { code: 'PGRST102', details: 'The limit is 1048576 bytes' },
    ]);
    // Without a Content-Length the bytes themselves are counted.
    let chunks = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const headers = { authorization: `Bearer user.${ann}.x` };
    const upload: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, headers, duplex: 'half' };
    expect((await site.routes.request(new Request('http://site/profiles', upload))).status).toBe(413);
    expect(chunks).toBeLessThan(25);
  });

  test('points at a row that is not there', async () => {
    await site.migrate(`create table public.pets (id int primary key, of int references public.pets);
      grant select, insert on public.pets to authenticated`);
    site.waitSeconds(61);
    expect((await write({ id: 1, of: 2 }, '/pets')).slice(0, 2)).toEqual([409, '23503']);
  });
});

describe('a caller without the right', () => {
  test('hears 403 when signed in and 401 with a challenge when not', async () => {
    const denied = 'permission denied for table bookings';
    const remove: Call = { method: 'DELETE' };
    const path = `/bookings?id=eq.${randomUUID()}`;
    expect(await refused(path, remove)).toEqual([403, '42501', denied, null]);
    const visitor = await site.call(path, remove);
    expect([visitor.status, visitor.json]).toMatchObject([401, { code: '42501', message: denied }]);
    expect(visitor.headers.get('www-authenticate')).toBe('Bearer');
    expect((await refused('/profiles', { method: 'POST', body: { user_id: randomUUID() } })).slice(0, 3)).toEqual([
      403,
      '42501',
      'new row violates row-level security policy for table "profiles"',
    ]);
  });

  test.each([
    ['expired.x.y', 'PGRST303', 'JWT expired'],
    ['not-yet-valid.x.y', 'PGRST303', 'JWT not yet valid'],
    ['bad-signature.x.y', 'PGRST301', 'No suitable key or wrong key type'],
    ['malformed.x.y', 'PGRST301', 'JWT cryptographic operation failed'],
    ['one.two', 'PGRST301', 'Expected 3 parts in JWT; got 2'],
    ['', 'PGRST301', 'Empty JWT is sent in Authorization header'],
    ['role.service_role.x', '22023', 'role "service_role" does not exist'],
  ])('with the token %s is told so and is not taken for a visitor', async (token, code, message) => {
    const reply = await site.call('/profiles', { headers: { authorization: `Bearer ${token}` } });
    expect([reply.status, reply.json]).toMatchObject([401, { code, message }]);
    expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test.each([undefined, 'Basic abc', 'Bearer sb_publishable_abc', 'Bearer role.anon.x'])(
    'is a visitor with %s',
    async (authorization) => {
      const reply = await site.call('/profiles', { headers: authorization === undefined ? {} : { authorization } });
      expect([reply.status, reply.json]).toMatchObject([401, { code: '42501' }]);
    },
  );
});

describe('a database in trouble', () => {
  test('that cannot be reached is a 503 that says when to come back', async () => {
    const gone = openDatabase({ connectionString: 'postgres://app@127.0.0.1:1/huzzah' });
    const deps = {
      db: gone,
      log: createLog('silent'),
      now: () => new Date(),
      verifyToken: async () => fail('malformed'),
    };
    const reply = await restRoutes(deps).request('/profiles');
    await gone.close();
    expect([reply.status, await reply.json()]).toMatchObject([503, { code: 'PGRST000', details: null, hint: null }]);
    expect(reply.headers.get('retry-after')).toBe('1');
  });

  test('that loses its connections is back at the next request, and never a fault of ours', async () => {
    const path = '/profiles?select=user_id';
    expect((await site.call(path, { as: ann })).status).toBe(200);
    expect(await site.endConnections()).toBeGreaterThan(0);
    const statuses = [];
    for (let attempt = 0; attempt < 10; attempt += 1) statuses.push((await site.call(path, { as: ann })).status);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(statuses.at(-1)).toBe(200);
  });

  test('that takes too long gives up, and says nothing of the statement', async () => {
    await site.migrate(
      `create view public.slow as select 1 as n from pg_sleep(20); grant select on public.slow to anon`,
    );
    site.waitSeconds(61);
    const reply = await site.call('/slow');
    expect([reply.status, reply.json]).toMatchObject([
      500,
      { code: '57014', message: 'canceling statement due to statement timeout', details: null },
    ]);
  });

  test('is not changed by a GET, whatever a view does', async () => {
    await site.migrate(`create function public.count_visit() returns int language sql security definer as
      $$ insert into public.pets values (99) returning id $$;
      create view public.visits as select public.count_visit() as n; grant select on public.visits to anon`);
    site.waitSeconds(61);
    const reply = await site.call('/visits');
    expect([reply.status, reply.json]).toMatchObject([405, { code: '25006' }]);
  });

  test('with a fault of our own is a 500 with an id and nothing else', async () => {
    await site.migrate(`create function public.broken() returns int language plpgsql as
      $$ begin raise exception 'secret %', current_user using errcode = 'XX000'; end $$;
      create view public.faulty as select public.broken() as n; grant select on public.faulty to anon`);
    site.waitSeconds(61);
    const reply = await site.call('/faulty');
    expect([reply.status, reply.json]).toMatchObject([
      500,
      { code: 'PGRSTX00', message: 'Something went wrong on our side' },
    ]);
    expect(reply.text).not.toContain('secret');
  });
});
