import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, openAuthSite, TEST_URL } from '../../../../tests/support/auth-site.ts';

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite();
});
afterAll(() => site.close());

const password = 'violet-otter';
const DAY = 86_400;

/** What the newest mail to an address carries. */
async function mailed(address: string) {
  const text = (await site.mailsTo(address)).at(-1)?.text ?? '';
  const link = new URL(/http\S+verify\S+/.exec(text)?.[0] ?? 'none:');
  return { link, token: link.searchParams.get('token') ?? '', code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}
async function register(email: string) {
  await site.call('POST', '/signup', { json: { email, password } });
  return mailed(email);
}
async function click(link: URL, method = 'GET') {
  const { status, headers } = await site.call(method, link.href.slice(`${TEST_URL}/auth/v1`.length));
  const location = headers.get('location') ?? '';
  const [address, fragment] = location.split('#');
  return { status, address, fragment: Object.fromEntries(new URLSearchParams(fragment)), location };
}
const typeCode = (email: string, token: string, type = 'signup') =>
  site.call('POST', '/verify', { json: { type, email, token } });
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const expiredLocation =
  'http://localhost:4100#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=';

describe('the link of a sign-up', () => {
  test('confirms the address and brings the session home in the fragment', async () => {
    const { link } = await register('link@example.com');
    link.searchParams.set('redirect_to', 'http://127.0.0.1:5173/dashboard?tab=1#old');
    const { status, address, fragment, location } = await click(link);
    expect(status).toBe(303);
    expect(address).toBe('http://127.0.0.1:5173/dashboard?tab=1');
    expect(location).toMatch(
      /#access_token=.+&expires_at=\d+&expires_in=3600&refresh_token=.+&sb=&token_type=bearer&type=signup$/,
    );
    const { status: known, body } = await site.call('GET', '/user', { token: fragment.access_token ?? '' });
    expect(known).toBe(200);
    expect(body).toMatchObject({
      email_confirmed_at: site.now().toISOString(),
      user_metadata: { email_verified: true },
      identities: [{ identity_data: { email_verified: true } }],
    });
    expect(decodeJwt(fragment.access_token ?? '').amr).toMatchObject([{ method: 'otp' }]);
    expect((await site.refresh(fragment.refresh_token ?? '')).status).toBe(200);
    expect((await site.signIn('link@example.com')).userId).toBe(body.id);
  });

  test('works once, also when it is clicked six times at the same moment', async () => {
    const { link, code } = await register('once@example.com');
    const clicks = await Promise.all(Array.from({ length: 6 }, () => click(link)));
    expect(clicks.filter(({ fragment }) => fragment.access_token)).toHaveLength(1);
    expect(clicks.filter(({ location }) => location === expiredLocation)).toHaveLength(5);
    expect(await typeCode('once@example.com', code)).toMatchObject({ status: 403 });
  });

  test('is not used up by a scanner that only looks', async () => {
    const { link } = await register('scanner@example.com');
    expect((await click(link, 'HEAD')).status).toBe(200);
    expect((await click(link)).fragment).toHaveProperty('access_token');
  });

  test('is good for a day', async () => {
    const { link: early } = await register('early@example.com');
    const { link: late } = await register('late@example.com');
    site.pass(DAY - 1);
    expect((await click(early)).fragment).toHaveProperty('access_token');
    site.pass(1);
    expect((await click(late)).location).toBe(expiredLocation);
  });

  test('leads nowhere but to this site', async () => {
    for (const target of [
      'https://evil.example',
      '//evil.example',
      'javascript:alert(1)',
      'http://localhost:4100@evil.example/',
      'http://user:pw@localhost:4100/',
      'https://localhost:4100/',
      '/dashboard',
    ]) {
      const link = new URL(`${TEST_URL}/auth/v1/verify?token=x&type=signup`);
      link.searchParams.set('redirect_to', target);
      expect((await click(link)).location).toBe(expiredLocation);
    }
  });

  test('of another kind, or changed, or made up is expired', async () => {
    const { link, token } = await register('kinds@example.com');
    const tampered = (name: string, value: string) => {
      const copy = new URL(link);
      copy.searchParams.set(name, value);
      copy.searchParams.delete('redirect_to');
      return click(copy);
    };
    for (const type of ['recovery', 'magiclink', 'invite', 'email_change']) {
      expect((await tampered('type', type)).location).toBe(expiredLocation);
    }
    // A client of the code flow looks in the query as well.
    const { address, fragment } = await tampered('token', `pkce_${token}`);
    expect(new URL(address ?? '').searchParams.get('error_code')).toBe('otp_expired');
    expect(fragment.error_code).toBe('otp_expired');
    for (const other of [token.slice(1), token.toUpperCase(), '\0']) {
      if (other !== token) expect((await tampered('token', other)).location).toBe(expiredLocation);
    }
    expect((await click(link)).fragment).toHaveProperty('access_token');
  });

  test.each(['/verify', '/verify?token=x', '/verify?type=signup', '/verify?token=x&type=toString'])(
    '%s is not a link',
    async (path) => {
      expect(await site.call('GET', path)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );
});

describe('the code of a sign-up', () => {
  test.each(['signup', 'email'])('opens a session as %s and voids the link', async (type) => {
    const { link, code } = await register(`code-${type}@example.com`);
    const reply = await typeCode(`CODE-${type}@example.com`, ` ${code.slice(0, 3)} ${code.slice(3)}`, type);
    expect(reply).toMatchObject({ status: 200, body: { token_type: 'bearer' } });
    expect((await click(link)).fragment.error_code).toBe('otp_expired');
    expect(await typeCode(`code-${type}@example.com`, code, type)).toMatchObject({
      status: 403,
      body: { code: 'otp_expired', message: 'Token has expired or is invalid' },
    });
  });

  test('dies at the tenth wrong try, and the link does not', async () => {
    const { link, code } = await register('guess@example.com');
    for (let round = 0; round < 10; round += 1) {
      expect((await typeCode('guess@example.com', wrongCode(code))).status).toBe(403);
    }
    expect((await typeCode('guess@example.com', code)).status).toBe(403);
    expect((await click(link)).fragment).toHaveProperty('access_token');
  });

  test('survives nine wrong tries', async () => {
    const { code } = await register('nine@example.com');
    for (let round = 0; round < 9; round += 1) await typeCode('nine@example.com', wrongCode(code));
    expect((await typeCode('nine@example.com', code)).status).toBe(200);
  });

  test('cannot be guessed faster by guessing at once', async () => {
    const { code } = await register('storm@example.com');
    await Promise.all(Array.from({ length: 16 }, () => typeCode('storm@example.com', wrongCode(code))));
    expect(
      await site.query(`select failed_tries from identity.one_time_tokens where relates_to = 'storm@example.com'`),
    ).toEqual([{ failed_tries: 10 }]);
  });

  test('of one address is nothing to another', async () => {
    const [{ code }] = [await register('mine@example.com'), await register('yours@example.com')];
    const yours = await mailed('yours@example.com');
    if (code !== yours.code) expect((await typeCode('yours@example.com', code)).status).toBe(403);
    expect((await typeCode('unknown@example.com', code)).status).toBe(403);
    expect((await typeCode('mine@example.com', code)).status).toBe(200);
  });

  test('may be sent as the hash of the link instead, but not with an address', async () => {
    const { token } = await register('hash@example.com');
    const post = (json: unknown) => site.call('POST', '/verify', { json });
    const both = { type: 'signup', token_hash: token, email: 'hash@example.com' };
    expect(await post(both)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await post({ type: 'signup', token_hash: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'otp_expired', message: 'Email link is invalid or has expired' },
    });
    expect(await post({ type: 'email', token_hash: token })).toMatchObject({ status: 200, body: { expires_in: 3600 } });
  });

  test.each([
    [{}, 'Verify requires a verification type'],
    [{ type: 'signup' }, 'Verify requires either a token or a token hash'],
    [{ type: 'signup', token: '1', token_hash: '2' }, 'Verify requires either a token or a token hash'],
    [{ type: 'signup', token: '1' }, 'Only an email address or phone number should be provided on verify'],
    [{ type: 'constructor', token: '1', email: 'a@b.uk' }, 'Unsupported verification type'],
  ])('%j is refused', async (json, message) => {
    expect(await site.call('POST', '/verify', { json })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    });
  });
});

describe('sending a mail again', () => {
  const again = (json: unknown) => site.call('POST', '/resend', { json });

  test('replaces link and code, once a minute', async () => {
    const first = await register('resend@example.com');
    expect(await again({ type: 'signup', email: 'Resend@example.com' })).toMatchObject({
      status: 429,
      body: { code: 'over_email_send_rate_limit' },
    });
    site.pass(60);
    expect(await again({ type: 'signup', email: 'Resend@example.com' })).toMatchObject({ status: 200, body: {} });
    const second = await mailed('resend@example.com');
    expect((await click(first.link)).fragment.error_code).toBe('otp_expired');
    expect((await click(second.link)).fragment).toHaveProperty('access_token');
  });

  test('says nothing of who has an account', async () => {
    const { link } = await register('settled@example.com');
    await click(link);
    for (const email of ['settled@example.com', 'never@example.com']) {
      for (const type of ['signup', 'email_change']) {
        const before = (await site.mailsTo(email)).length;
        site.pass(60);
        expect(await again({ type, email })).toMatchObject({ status: 200, body: {} });
        expect(await again({ type, email })).toMatchObject({ status: 429 });
        expect(await site.mailsTo(email)).toHaveLength(before);
      }
    }
  });

  test.each([{}, { type: 'signup' }, { type: 'recovery', email: 'a@b.uk' }, { type: 'signup', email: 'x' }])(
    '%j is refused',
    async (json) => {
      expect(await again(json)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );
});
