import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';

export type Protocol = 'auth' | 'rest' | 'functions' | 'form' | 'site';

export type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** One endpoint as the fuzzer calls it. Listing it here is all that a new endpoint needs to be fuzzed. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the route is written, `:id` and all. */
  path: string;
  protocol: Protocol;
  /** What stands for `:id` and the like; a random id unless it is said here. */
  params?: Readonly<Record<string, fc.Arbitrary<string>>>;
  /** Fields of a good body, each with good values, or several such bodies; the fuzzer spoils them. */
  body?: Fields | readonly Fields[];
  query?: Fields;
  /** Tables that a refusal may change, and why is said beside it. */
  refusalChanges?: readonly string[];
  /** It asks somebody else who may be away, and then says 503. */
  needsProvider?: boolean;
  /** The share of the usual runs; less where a good call makes a plan or a password hash. */
  share?: number;
}

const EMAILS = fc.constantFrom('ann@example.com', 'bob@example.com', 'new@example.com', 'Ann@Example.com');
const PASSWORDS = fc.constantFrom('a long enough phrase', 'violet-otter', 'crimson-badger', 'x'.repeat(72));
const VERIFICATION_TYPES = fc.constantFrom('signup', 'email', 'email_change', 'recovery', 'magiclink', 'invite', 'sms');
const CODES = fc.constantFrom('123456', '000000', '12345', 'abcdef');
const REDIRECTS = fc.oneof(fc.webUrl(), fc.constantFrom('http://localhost:3000/x', '/dashboard', '//evil.example'));
const PKCE = { code_challenge: fc.constant('a'.repeat(43)), code_challenge_method: fc.constantFrom('s256', 'S256') };
/** The fuzzer puts real ids in their place: a booking of the caller's, one of somebody else's, and the other's user id. */
export const PLACEHOLDERS = {
  ownBooking: '00000000-0000-4000-8000-000000000001',
  otherBooking: '00000000-0000-4000-8000-000000000002',
  otherUser: '00000000-0000-4000-8000-000000000003',
  ownUser: '00000000-0000-4000-8000-000000000004',
} as const;
const UUIDS = fc.oneof(
  { weight: 3, arbitrary: fc.constant(PLACEHOLDERS.ownBooking) },
  { weight: 1, arbitrary: fc.constantFrom(PLACEHOLDERS.otherBooking, PLACEHOLDERS.otherUser) },
  { weight: 1, arbitrary: fc.uuid() },
);
const WORDS = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Ana', 'Prague', 'Can we go later on Saturday?', 'O’Neill & <b>Söhne</b>') },
  { weight: 1, arbitrary: hostileText },
);
const PROVIDERS = fc.constantFrom('google', 'github', '');
const METADATA = fc.dictionary(hostileText, hostileValue);
const REDIRECT = { redirect_to: REDIRECTS };
const SEARCH: Fields = {
  event_type: fc.constantFrom('stag', 'hen', 'other'),
  destination: fc.constantFrom('Prague', 'Atlantis'),
  group_size: fc.integer({ min: 1, max: 100 }),
  dates: fc.constantFrom('flexible', null),
  budget_range: fc.constantFrom('medium', null),
};
const BRIEF: Fields = {
  eventType: fc.constantFrom('hen-party', 'stag-do', 'birthday'),
  vibe: fc.constantFrom('foodie', 'wild'),
  destination: fc.constantFrom('London', 'Atlantis'),
  groupSize: fc.integer({ min: 1, max: 100 }),
  dates: fc.constantFrom('2049-05-14 to 2049-05-16', 'flexible'),
  budgetRange: fc.constantFrom('budget', 'mid-range'),
  contactEmail: EMAILS,
  specialRequirements: WORDS,
  userId: UUIDS,
  userEmail: EMAILS,
};
const STATUSES = fc.constantFrom('planning', 'pending', 'confirmed', 'completed', 'cancelled');
const { userId: _userId, userEmail: _userEmail, ...EDITED_BRIEF } = BRIEF;
/** The tables that rest/v1 shows, with what a good write to each says, and two that it must not show. */
const TABLES: Readonly<Record<string, Fields>> = {
  profiles: { user_id: fc.constantFrom(PLACEHOLDERS.ownUser, PLACEHOLDERS.otherUser), bio: WORDS, phone: WORDS },
  bookings: { user_id: fc.constantFrom(PLACEHOLDERS.ownUser, PLACEHOLDERS.otherUser), destination: WORDS },
  chat_sessions: { booking_id: UUIDS, session_data: fc.constantFrom([], [{ role: 'user' }]) },
  chat_messages: { booking_id: UUIDS, role: fc.constant('user'), content: WORDS, revision: fc.integer() },
  plan_versions: { booking_id: UUIDS, revision: fc.integer(), cause: WORDS },
  status_changes: { booking_id: UUIDS, from_status: STATUSES, to_status: STATUSES, actor: fc.constant('clock') },
  trip_work: { booking_id: UUIDS, by_chat: fc.integer() },
  trip_steps: { booking_id: UUIDS, step: fc.constantFrom('book-stay', 'dance'), is_done: fc.boolean() },
  users: { email: EMAILS },
  pg_class: { oid: fc.integer() },
};
const FILTERS: Fields = {
  select: fc.constantFrom('*', 'created_at', 'created_at::text'),
  order: fc.constantFrom('created_at.desc', 'created_at.asc.nullslast'),
  limit: fc.integer({ min: 0, max: 5 }),
  offset: fc.integer({ min: 0, max: 5 }),
  created_at: fc.constantFrom('gt.2020-01-01', 'is.null', 'not.in.(2020-01-01)', 'eq.yesterday'),
};
/** A change or a deletion of some rows only is refused, so it has no limit. */
const WRITE_FILTERS: Fields = { select: FILTERS.select ?? WORDS, created_at: FILTERS.created_at ?? WORDS };

const AUTH: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/auth/v1/signup',
    protocol: 'auth',
    query: REDIRECT,
    share: 0.5,
    body: [
      { email: EMAILS, password: PASSWORDS, data: METADATA },
      { email: EMAILS, password: PASSWORDS, data: METADATA, ...PKCE },
    ],
  },
  // A used refresh token ends its session: that is what the refusal is for.
  {
    method: 'POST',
    path: '/auth/v1/token',
    protocol: 'auth',
    query: { grant_type: fc.constantFrom('password', 'refresh_token', 'pkce', 'id_token') },
    body: {
      email: EMAILS,
      password: PASSWORDS,
      refresh_token: fc.constantFrom('A'.repeat(70), 'abc'),
      auth_code: UUIDS,
      code_verifier: fc.constant('a'.repeat(43)),
    },
    refusalChanges: ['identity.sessions', 'identity.refresh_tokens'],
  },
  { method: 'GET', path: '/auth/v1/user', protocol: 'auth' },
  {
    method: 'PUT',
    path: '/auth/v1/user',
    protocol: 'auth',
    query: REDIRECT,
    body: {
      email: EMAILS,
      password: PASSWORDS,
      current_password: PASSWORDS,
      nonce: CODES,
      data: METADATA,
    },
  },
  // A wrong code is counted at its token, which dies of ten.
  {
    method: 'GET',
    path: '/auth/v1/verify',
    protocol: 'auth',
    query: { token: hostileText, type: VERIFICATION_TYPES, ...REDIRECT },
  },
  {
    method: 'POST',
    path: '/auth/v1/verify',
    protocol: 'auth',
    query: REDIRECT,
    body: { type: VERIFICATION_TYPES, email: EMAILS, token: CODES, token_hash: fc.constantFrom(null, 'a'.repeat(56)) },
    refusalChanges: ['identity.one_time_tokens'],
  },
  {
    method: 'POST',
    path: '/auth/v1/resend',
    protocol: 'auth',
    query: REDIRECT,
    body: { type: VERIFICATION_TYPES, email: EMAILS },
  },
  {
    method: 'POST',
    path: '/auth/v1/logout',
    protocol: 'auth',
    query: { scope: fc.constantFrom('local', 'others', 'nowhere') },
  },
  {
    method: 'POST',
    path: '/auth/v1/factors',
    protocol: 'auth',
    body: {
      friendly_name: WORDS,
      factor_type: fc.constantFrom('totp', 'phone', 'webauthn'),
      issuer: hostileText,
    },
  },
  {
    method: 'POST',
    path: '/auth/v1/factors/:id/challenge',
    protocol: 'auth',
    body: { factorId: UUIDS, channel: hostileText },
  },
  { method: 'POST', path: '/auth/v1/factors/:id/verify', protocol: 'auth', body: { challenge_id: UUIDS, code: CODES } },
  { method: 'DELETE', path: '/auth/v1/factors/:id', protocol: 'auth' },
  { method: 'GET', path: '/auth/v1/.well-known/jwks.json', protocol: 'auth' },
  { method: 'GET', path: '/auth/v1/settings', protocol: 'auth' },
  { method: 'GET', path: '/auth/v1/health', protocol: 'auth' },
  { method: 'POST', path: '/auth/v1/recover', protocol: 'auth', query: REDIRECT, body: { email: EMAILS, ...PKCE } },
  {
    method: 'POST',
    path: '/auth/v1/otp',
    protocol: 'auth',
    query: REDIRECT,
    body: { email: EMAILS, create_user: fc.boolean(), data: METADATA, ...PKCE },
  },
  { method: 'GET', path: '/auth/v1/reauthenticate', protocol: 'auth' },
  ...(['GET', 'POST'] as const).map(
    (method): Endpoint => ({
      method,
      path: '/auth/v1/callback',
      protocol: 'auth',
      query: { state: UUIDS, code: hostileText, error: hostileText, error_description: hostileText },
      body: { state: UUIDS, code: hostileText },
    }),
  ),
  {
    method: 'GET',
    path: '/auth/v1/user/identities/authorize',
    protocol: 'auth',
    needsProvider: true,
    query: { provider: PROVIDERS, skip_http_redirect: fc.constantFrom('true', 'false'), ...REDIRECT, ...PKCE },
  },
  { method: 'DELETE', path: '/auth/v1/user/identities/:identityId', protocol: 'auth' },
  {
    method: 'GET',
    path: '/auth/v1/authorize',
    protocol: 'auth',
    query: { provider: PROVIDERS, scopes: hostileText, ...REDIRECT, ...PKCE },
  },
];

const REST: readonly Endpoint[] = (['GET', 'POST', 'PATCH', 'DELETE', 'PUT'] as const).flatMap((method): Endpoint[] => [
  ...Object.entries(TABLES).map(
    ([table, body]): Endpoint => ({
      method,
      path: '/rest/v1/:table',
      protocol: 'rest',
      params: { table: fc.constant(table) },
      query: method === 'GET' ? FILTERS : WRITE_FILTERS,
      body,
      share: 0.6,
    }),
  ),
  { method, path: '/rest/v1/rpc/:name', protocol: 'rest', body: { a: hostileValue }, share: 0.3 },
  { method, path: '/rest/v1', protocol: 'rest', share: 0.2 },
]);

const SLOTS = fc.constantFrom('d0-lunch', 'd1-dinner', 'd1-a1', 'd9-n1');
const FUNCTIONS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/functions/v1/ai-concierge',
    protocol: 'functions',
    share: 0.5,
    body: [
      BRIEF,
      {
        type: fc.constant('chat'),
        booking_id: UUIDS,
        message: WORDS,
        chat_history: fc.array(hostileValue, { maxLength: 2 }),
      },
      { type: fc.constant('create_booking'), data: fc.record(SEARCH) },
    ],
  },
  {
    method: 'POST',
    path: '/functions/v1/account',
    protocol: 'functions',
    body: [
      { type: fc.constantFrom('sessions', 'export') },
      { type: fc.constant('end-session'), id: UUIDS },
      { type: fc.constant('delete'), email: EMAILS },
    ],
  },
  { method: 'POST', path: '/functions/v1/avatar', protocol: 'functions', body: { file: WORDS }, share: 0.5 },
  { method: 'DELETE', path: '/functions/v1/avatar', protocol: 'functions', share: 0.5 },
  {
    method: 'POST',
    path: '/functions/v1/recovery-codes',
    protocol: 'functions',
    body: [
      { type: fc.constantFrom('make', 'count') },
      { type: fc.constant('use'), code: fc.constant('abcd-efgh-jkmn') },
    ],
  },
  {
    method: 'POST',
    path: '/functions/v1/read-ideas',
    protocol: 'functions',
    body: { ideasToken: fc.constant('A'.repeat(32)) },
  },
  {
    method: 'POST',
    path: '/functions/v1/count-events',
    protocol: 'functions',
    body: {
      counts: fc.array(fc.record({ event: fc.constantFrom('page_view', 'search'), label: WORDS }), { minLength: 1 }),
    },
  },
  {
    method: 'POST',
    path: '/functions/v1/send-message',
    protocol: 'functions',
    body: { name: WORDS, email: EMAILS, subject: WORDS, message: WORDS },
  },
  {
    method: 'POST',
    path: '/functions/v1/apply-as-partner',
    protocol: 'functions',
    body: {
      name: WORDS,
      email: EMAILS,
      city: WORDS,
      speciality: WORDS,
      link: fc.constantFrom('', 'https://example.com/a'),
      message: WORDS,
    },
  },
  {
    method: 'POST',
    path: '/functions/v1/request-quote',
    protocol: 'functions',
    body: {
      about: WORDS,
      destination: WORDS,
      name: WORDS,
      email: EMAILS,
      groupSize: fc.integer({ min: 1, max: 100 }),
      message: WORDS,
    },
  },
  {
    method: 'POST',
    path: '/functions/v1/plan-question',
    protocol: 'functions',
    body: [
      { ask: fc.constantFrom('why-this', 'ideas'), bookingId: UUIDS, slotId: SLOTS },
      {
        ask: fc.constant('exchanges'),
        bookingId: UUIDS,
        slotId: SLOTS,
        day: fc.integer({ min: -1, max: 14 }),
        startMinute: fc.integer({ min: -1, max: 350 }).map((steps) => steps * 5),
      },
      { ask: fc.constant('rain'), bookingId: UUIDS, day: fc.constantFrom(null, 0, 13) },
      { ask: fc.constantFrom('budget', 'served'), bookingId: UUIDS },
      { ask: fc.constant('why-not'), bookingId: UUIDS, name: WORDS },
    ],
  },
  {
    method: 'POST',
    path: '/functions/v1/trip-brief',
    protocol: 'functions',
    body: {
      bookingId: UUIDS,
      revision: fc.integer({ min: 1, max: 3 }),
      brief: fc.record(EDITED_BRIEF),
      apply: fc.boolean(),
    },
    share: 0.5,
  },
  {
    method: 'POST',
    path: '/functions/v1/plan-change',
    protocol: 'functions',
    body: {
      bookingId: UUIDS,
      revision: fc.integer({ min: 1, max: 3 }),
      change: fc.oneof(
        fc.record({ kind: fc.constant('swap'), slotId: SLOTS, venueId: WORDS }),
        fc.record({ kind: fc.constant('rain'), day: fc.constantFrom(null, 0, 13) }),
        fc.record({ kind: fc.constantFrom('pin', 'unpin'), slotId: SLOTS }),
        fc.record({
          kind: fc.constant('move'),
          slotId: SLOTS,
          day: fc.integer({ min: -1, max: 14 }),
          startMinute: fc.integer({ min: -1, max: 350 }).map((steps) => steps * 5),
        }),
        fc.record({
          kind: fc.constant('exchange'),
          slotId: SLOTS,
          withSlotId: SLOTS,
          startMinute: fc.integer({ min: -1, max: 350 }).map((steps) => steps * 5),
        }),
        fc.record({ kind: fc.constant('restore'), revision: fc.constantFrom(0, 1, 2, 2_147_483_648) }),
        fc.constantFrom({ kind: 'undo' }, { kind: 'improve' }),
      ),
    },
  },
  {
    method: 'POST',
    path: '/functions/v1/trip-status',
    protocol: 'functions',
    body: [
      { bookingId: UUIDS, from: STATUSES, to: STATUSES },
      { bookingId: UUIDS, from: STATUSES, to: STATUSES, revision: fc.integer({ min: 1, max: 3 }) },
    ],
  },
  {
    method: 'POST',
    path: '/functions/v1/trip-file',
    protocol: 'functions',
    share: 0.5,
    body: { bookingId: UUIDS, kind: fc.constantFrom('pdf', 'ics') },
  },
  {
    method: 'POST',
    path: '/functions/v1/trip-feed',
    protocol: 'functions',
    body: {
      bookingId: fc.option(UUIDS),
      action: fc.constantFrom('create', 'revoke', 'show'),
    },
  },
  { method: 'GET', path: '/functions/v1/store-products', protocol: 'functions', share: 0.3 },
  {
    method: 'POST',
    path: '/functions/v1/store-products',
    protocol: 'functions',
    share: 0.3,
    body: { a: hostileValue },
  },
  { method: 'POST', path: '/functions/v1/:name', protocol: 'functions', share: 0.3, body: { a: hostileValue } },
];

const SITE: readonly Endpoint[] = [
  ...['contact', 'partners', 'quote'].flatMap((name): Endpoint[] => [
    { method: 'GET', path: `/forms/${name}`, protocol: 'form', share: 0.1 },
    {
      method: 'POST',
      path: `/forms/${name}`,
      protocol: 'form',
      body: {
        name: WORDS,
        email: EMAILS,
        subject: WORDS,
        about: WORDS,
        groupSize: fc.integer({ min: 1, max: 100 }),
        city: WORDS,
        speciality: WORDS,
        link: fc.constantFrom('', 'https://example.com/a'),
        message: WORDS,
      },
    },
  ]),
  {
    method: 'GET',
    path: '/avatars/:file{[0-9a-f]{64}\\.webp}',
    protocol: 'site',
    params: { file: fc.constantFrom(`${'0'.repeat(64)}.webp`, `${'0'.repeat(63)}.webp`) },
  },
  {
    method: 'GET',
    path: '/calendar/:file',
    protocol: 'site',
    params: { file: fc.constantFrom(`${'a'.repeat(32)}.ics`, 'a.ics', 'nothing') },
  },
  ...[
    '/healthz',
    '/readyz',
    '/config.json',
    '/dev/counts.json',
    '/dev/mail.json',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
  ].map((path): Endpoint => ({ method: 'GET', path, protocol: 'site', share: 0.1 })),
];

/** Every endpoint of the product. A test fails when the server has a route that is not here, or this a route that it has not. */
export const ENDPOINTS: readonly Endpoint[] = [...AUTH, ...REST, ...FUNCTIONS, ...SITE];
