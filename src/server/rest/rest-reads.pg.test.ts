import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRestSite, type RestSite } from '../../../tests/support/rest-site.ts';

let site: RestSite;
let ann: string;
let bob: string;
let annsBookings: string[];
let bobsBooking: string;

beforeAll(async () => {
  site = await openRestSite();
  [ann, bob] = [await site.addUser(), await site.addUser()];
  annsBookings = [];
  for (const city of ['London', 'Prague', 'Amsterdam', 'Dublin']) annsBookings.push(await site.addBooking(ann, city));
  bobsBooking = await site.addBooking(bob, 'Krakow');
});
afterAll(() => site.close());

test('a list of rows is an array with its range, in the order that was asked for', async () => {
  const reply = await site.call('/bookings?select=destination&order=destination.asc&limit=2&offset=1', { as: ann });
  expect(reply.status).toBe(200);
  expect(reply.json).toEqual([{ destination: 'Dublin' }, { destination: 'London' }]);
  expect(reply.headers.get('content-range')).toBe('1-2/*');
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('a filter that nothing fits gives an empty array, whose range is a star', async () => {
  const reply = await site.call('/bookings?destination=eq.Paris', { as: ann });
  expect([reply.status, reply.json, reply.headers.get('content-range')]).toEqual([200, [], '*/*']);
});

test('a counted page says how many rows there are and that some are missing', async () => {
  const call = (query: string, method = 'GET') =>
    site.call(`/bookings?select=id${query}`, { as: ann, prefer: 'count=exact', method });
  const page = await call('&limit=1');
  expect([page.status, page.headers.get('content-range')]).toEqual([206, '0-0/4']);
  expect(page.headers.get('preference-applied')).toBe('count=exact');
  const all = await call('');
  expect([all.status, all.headers.get('content-range')]).toEqual([200, '0-3/4']);
  const none = await call('&destination=eq.Paris');
  expect([none.status, none.headers.get('content-range')]).toEqual([200, '*/0']);
  const head = await call('', 'HEAD');
  expect([head.status, head.text, head.headers.get('content-range')]).toEqual([200, '', '0-3/4']);
  const beyond = await call('&offset=9');
  expect(beyond.status).toBe(416);
  expect(beyond.json).toMatchObject({
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details: 'An offset of 9 was requested, but there are only 4 rows.',
  });
});

test('a Range header pages like limit and offset', async () => {
  const reply = await site.call('/bookings?select=destination&order=destination', {
    as: ann,
    headers: { range: '2-3', 'range-unit': 'items' },
  });
  expect(reply.json).toEqual([{ destination: 'London' }, { destination: 'Prague' }]);
  expect(reply.headers.get('content-range')).toBe('2-3/*');
});

test('one object is given as such, and anything but one row is refused', async () => {
  const accept = 'application/vnd.pgrst.object+json';
  const one = await site.call(`/bookings?select=destination,plan->days->0->>city&id=eq.${annsBookings[0]}`, {
    as: ann,
    accept,
  });
  expect([one.status, one.json]).toEqual([200, { destination: 'London', city: 'York' }]);
  expect(one.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
  for (const [filter, rows] of [
    ['', 4],
    [`&id=eq.${bobsBooking}`, 0],
  ] as const) {
    const reply = await site.call(`/bookings?select=id${filter}`, { as: ann, accept });
    expect(reply.status).toBe(406);
    expect(reply.headers.get('proxy-status')).toBe('PostgREST; error=PGRST116');
    expect(reply.json).toEqual({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${rows} rows`,
      hint: null,
    });
  }
});

test.each([
  ['destination=neq.London', ['Amsterdam', 'Dublin', 'Prague']],
  ['destination=gt.Dublin&destination=lte.London', ['London']],
  ['destination=like.*dam', ['Amsterdam']],
  ['destination=ilike.D*', ['Dublin']],
  ['destination=in.(London,"Prague",Rome)', ['London', 'Prague']],
  ['destination=not.in.(London,Prague)', ['Amsterdam', 'Dublin']],
  ['destination=in.()', []],
  ['start_date=is.null', ['Amsterdam', 'Dublin', 'London', 'Prague']],
  ['start_date=not.is.null', []],
  ['destination=match.^[AD]', ['Amsterdam', 'Dublin']],
  ['destination=imatch.^[ad]', ['Amsterdam', 'Dublin']],
  ['destination=like(any).{L*,P*}', ['London', 'Prague']],
  ['or=(destination.eq.London,and(destination.gte.P,group_size.eq.8))', ['London', 'Prague']],
  ['not.or=(destination.eq.London,destination.eq.Prague)', ['Amsterdam', 'Dublin']],
  ['and=(destination.not.eq.London,not.or(destination.in.(Dublin,Prague),group_size.gt.8))', ['Amsterdam']],
  ['plan->days->0->>city=eq.York', ['Amsterdam', 'Dublin', 'London', 'Prague']],
  ['plan->>days=is.null', []],
  ['ai_recommendations=cs.{"days":[]}', ['Amsterdam', 'Dublin', 'London', 'Prague']],
])('the filter %s finds %s', async (filter, destinations) => {
  const reply = await site.call(`/bookings?select=destination&order=destination&${filter}`, { as: ann });
  expect([reply.status, reply.json]).toEqual([200, destinations.map((destination) => ({ destination }))]);
});

test('columns can be renamed, cast and taken out of JSON', async () => {
  const select = 'where:destination,group_size::text,price:price_per_person_pence,first:plan->days->0';
  const reply = await site.call(`/bookings?select=${select}&id=eq.${annsBookings[0]}`, { as: ann });
  expect(reply.text).toBe('[{"where":"London","group_size":"8","price":12345,"first":{"city": "York"}}]');
});

test('nulls come where they are asked for', async () => {
  await site.asApp(`update public.bookings set start_date = '2027-05-01' where id = $1`, [annsBookings[1]]);
  const order = async (term: string) => {
    const reply = await site.call(`/bookings?select=start_date&order=start_date.${term}`, { as: ann });
    return JSON.stringify(reply.json).indexOf('2027') > 20;
  };
  expect([await order('asc.nullsfirst'), await order('desc.nullsfirst')]).toEqual([true, true]);
  expect([await order('asc.nullslast'), await order('desc.nullslast')]).toEqual([false, false]);
  await site.asApp('update public.bookings set start_date = null');
});

test('nothing is known of rows that row-level security hides', async () => {
  const reply = await site.call(`/bookings?id=eq.${bobsBooking}`, { as: ann, prefer: 'count=exact' });
  expect([reply.status, reply.json, reply.headers.get('content-range')]).toEqual([200, [], '*/0']);
});

test('headers that the server gives to every answer are kept', async () => {
  const app = new Hono();
  app.use(async (context, next) => {
    context.header('x-request-id', 'id-1');
    await next();
  });
  app.route('/rest/v1', site.routes);
  for (const path of ['/rest/v1/bookings', '/rest/v1/nowhere', '/rest/v1/', '/rest/v1/a/b']) {
    const response = await app.request(path, { headers: { authorization: `Bearer user.${ann}.x` } });
    expect(response.headers.get('x-request-id')).toBe('id-1');
    expect(response.headers.get('content-type')).toContain('application/json');
  }
});

test('keys that are null can be left out', async () => {
  const accept = 'application/vnd.pgrst.object+json;nulls=stripped';
  const reply = await site.call(`/bookings?select=destination,start_date&id=eq.${annsBookings[0]}`, {
    as: ann,
    accept,
  });
  expect(reply.json).toEqual({ destination: 'London' });
});
