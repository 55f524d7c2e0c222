import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, openRestSite, type RestSite } from '../../../tests/support/rest-site.ts';

const SECRET = 'Atlantis';

let site: RestSite;
let ann: string;
let bob: string;
beforeAll(async () => {
  site = await openRestSite();
  [ann, bob] = [await site.addUser(), await site.addUser()];
  await site.addBooking(ann);
  await site.addBooking(bob, SECRET);
  await site.asApp('insert into public.profiles (user_id, bio) values ($1, $2), ($3, $4)', [ann, 'me', bob, SECRET]);
});
afterAll(() => site.close());

const PAYLOADS = [
  `'; drop table public.bookings; --`,
  `"; drop table public.bookings; --`,
  `x" from public.bookings; delete from public.profiles; --`,
  `") or true --`,
  `') or ('1'='1`,
  '1 or 1=1',
  '1) union select email from identity.users --',
  '(select bio from public.profiles limit 1)',
  `$1`,
  `$$; select 1; $$`,
  `\\'; select pg_sleep(9); --`,
  `\\"; select pg_sleep(9); --`,
  '*/ or true /*',
  `U&"\\0022"`,
  `E'\\x27'`,
  `a\u0000b`,
  `%00' or true --`,
  `ʼ or true --`,
  `"a""; reset role; --"`,
  `"user_id"=user_id or "bio"`,
  `;set role app`,
  `text); reset role; --`,
  '{"a":1}',
  `{"}',true),(`,
];

/** Every place of a request in which a name or a value can stand. */
const PLACES: Record<string, (payload: string) => [path: string, call?: Call]> = {
  'the table': (text) => [`/${encodeURIComponent(text)}`],
  'a selected column': (text) => [`/bookings?select=${encodeURIComponent(text)}`],
  'a quoted column': (text) => [`/bookings?select=${encodeURIComponent(`"${text}"`)}`],
  'an alias': (text) => [
    `/bookings?select=${encodeURIComponent(`"${text.replaceAll(/["\\]/g, '\\$&')}"`)}:destination`,
  ],
  'a cast': (text) => [`/bookings?select=destination::${encodeURIComponent(text)}`],
  'a JSON key': (text) => [`/bookings?select=plan->${encodeURIComponent(`"${text.replaceAll(/["\\]/g, '\\$&')}"`)}`],
  'a filtered column': (text) => [`/bookings?${encodeURIComponent(text)}=eq.1`],
  'an operator': (text) => [`/bookings?destination=${encodeURIComponent(text)}.x`],
  'a value': (text) => [`/bookings?destination=eq.${encodeURIComponent(text)}`],
  'a typed value': (text) => [`/bookings?id=eq.${encodeURIComponent(text)}`],
  'a pattern': (text) => [`/bookings?destination=ilike.${encodeURIComponent(text)}`],
  'a list': (text) => [`/bookings?destination=in.(${encodeURIComponent(text)})`],
  'a quoted list': (text) => [`/bookings?destination=in.("${encodeURIComponent(text)}")`],
  'a set of patterns': (text) => [`/bookings?destination=like(any).{${encodeURIComponent(text)}}`],
  'a truth value': (text) => [`/bookings?start_date=is.${encodeURIComponent(text)}`],
  'a logic tree': (text) => [`/bookings?or=(destination.eq.${encodeURIComponent(text)})`],
  'a name in a logic tree': (text) => [`/bookings?or=(${encodeURIComponent(text)}.eq.1)`],
  'an order': (text) => [`/bookings?order=${encodeURIComponent(text)}`],
  'a direction': (text) => [`/bookings?order=destination.${encodeURIComponent(text)}`],
  'a limit': (text) => [`/bookings?limit=${encodeURIComponent(text)}`],
  'an offset': (text) => [`/bookings?offset=${encodeURIComponent(text)}`],
  'a key of a body': (text) => ['/profiles', { method: 'POST', body: { user_id: ann, [text]: 1 } }],
  'a value of a body': (text) => [
    `/profiles?user_id=eq.${ann}&select=bio`,
    { method: 'PATCH', body: { bio: text }, prefer: 'return=representation' },
  ],
  'a body': (text) => ['/profiles', { method: 'POST', text }],
  'the columns': (text) => [
    `/profiles?columns=${encodeURIComponent(text)}`,
    { method: 'POST', body: { user_id: ann } },
  ],
  'the conflict': (text) => [
    `/profiles?on_conflict=${encodeURIComponent(text)}`,
    { method: 'POST', body: { user_id: ann }, prefer: 'resolution=merge-duplicates' },
  ],
  'a filter of a deletion': (text) => [`/chat_sessions?id=eq.${encodeURIComponent(text)}`, { method: 'DELETE' }],
  'the claims of a token': (text) => [
    '/bookings?select=destination',
    { headers: { authorization: `Bearer user.${encodeURIComponent(text).replaceAll('.', '')}.x` } },
  ],
};

const attempt = async (place: (payload: string) => [path: string, call?: Call], payload: string) => {
  const [path, call] = place(payload);
  const reply = await site.call(path, { as: ann, ...call });
  expect(reply.status, `${path}: ${reply.text}`).toBeLessThan(500);
  expect(reply.text).not.toContain(SECRET);
  expect(reply.text).not.toMatch(/"42601"|pgrst_|json_agg|json_array_elements/);
};

const expectNothingHappened = async () => {
  const [counts] = await site.asApp(
    `select (select count(*)::int from public.bookings) as bookings, (select count(*)::int from public.profiles) as profiles`,
  );
  expect(counts).toEqual({ bookings: 2, profiles: 2 });
};

test.each(Object.entries(PLACES))('SQL in %s stays a name or a value', async (_place, request) => {
  for (const payload of PAYLOADS) {
    await attempt(request, payload);
  }
  await expectNothingHappened();
});

test('a value is stored letter for letter', async () => {
  for (const payload of PAYLOADS.filter((text) => !text.includes('\0'))) {
    const reply = await site.call(`/profiles?user_id=eq.${ann}&select=bio`, {
      method: 'PATCH',
      as: ann,
      body: { bio: payload },
      prefer: 'return=representation',
    });
    expect(reply.json).toEqual([{ bio: payload }]);
    const found = await site.call(`/profiles?bio=eq.${encodeURIComponent(payload)}&select=bio`, { as: ann });
    expect(found.json).toEqual([{ bio: payload }]);
  }
});

test('random text in any place is answered, and never as a fault of ours', async () => {
  const place = fc.constantFrom(
    ...Object.entries(PLACES).filter(([name]) => name !== 'a body' && name !== 'the claims of a token'),
  );
  await fc.assert(
    fc.asyncProperty(place, fc.string({ unit: 'grapheme', minLength: 1 }), async ([, request], text) => {
      await attempt(request, text);
    }),
    { numRuns: 400 },
  );
  await expectNothingHappened();
});
