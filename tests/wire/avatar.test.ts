import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousClient, type Organiser, refusalOf, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
});
afterAll(() => server.close());

const photo = (background = '#c36') =>
  sharp({ create: { width: 500, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
const fileOf = (bytes: Uint8Array, type = 'image/jpeg') => new File([Uint8Array.from(bytes)], 'me.jpg', { type });
const send = async ({ client }: Pick<Organiser, 'client'>, body: File | Record<string, unknown>) => {
  const { data, error } = await client.functions.invoke<{ avatarUrl: string | null }>('avatar', { body });
  return error ? refusalOf(error) : { status: 200, body: data ?? { avatarUrl: null } };
};
const profileOf = async ({ client, userId }: Organiser) =>
  (await client.from('profiles').select('*').eq('user_id', userId).single()).data;

describe('a person’s picture', () => {
  test('is taken from the official client, drawn anew and shown to everybody under an address that never changes its mind', async () => {
    const ana = await signUpOrganiser(server, 'pictured');
    const { status, body } = await send(ana, fileOf(await photo()));
    expect(status).toBe(200);
    expect(body.avatarUrl).toMatch(/^\/avatars\/[0-9a-f]{64}\.webp$/);
    expect(await profileOf(ana)).toMatchObject({ avatar_url: body.avatarUrl });
    const shown = await fetch(`${server.url}${String(body.avatarUrl)}`);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 256, height: 256 });
    const again = await fetch(`${server.url}${String(body.avatarUrl)}`, {
      headers: { 'if-none-match': shown.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('is the newest one only, keeps the rest of the profile, and can be taken away', async () => {
    const ana = await signUpOrganiser(server, 'changing');
    await ana.client.from('profiles').upsert({ user_id: ana.userId, first_name: 'Ana' });
    const first = await send(ana, fileOf(await photo('#0a0')));
    const second = await send(ana, fileOf(await photo('#00a')));
    expect(second.body.avatarUrl).not.toBe(first.body.avatarUrl);
    expect((await fetch(`${server.url}${String(first.body.avatarUrl)}`)).status).toBe(404);
    expect(await profileOf(ana)).toMatchObject({ first_name: 'Ana', avatar_url: second.body.avatarUrl });
    expect(await send(ana, { delete: true })).toEqual({ status: 200, body: { avatarUrl: null } });
    expect(await profileOf(ana)).toMatchObject({ first_name: 'Ana', avatar_url: null });
    expect((await fetch(`${server.url}${String(second.body.avatarUrl)}`)).status).toBe(404);
    const { error } = await ana.client.functions.invoke('avatar', { method: 'DELETE' });
    expect(error).toBeNull();
  });

  test('of everybody in a group who choose one at the same moment is drawn', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signUpOrganiser(server, 'crowd')));
    const file = fileOf(await photo());
    const answers = await Promise.all(people.map((person) => send(person, file)));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  });

  test('of two people who chose the same one has two addresses', async () => {
    const [ana, bo] = [await signUpOrganiser(server, 'same'), await signUpOrganiser(server, 'same')];
    const urls = [await send(ana, fileOf(await photo())), await send(bo, fileOf(await photo()))];
    expect(new Set(urls.map(({ body }) => body.avatarUrl)).size).toBe(2);
  });

  test('goes with the account, and is in its export', async () => {
    const ana = await signUpOrganiser(server, 'gone');
    const { body } = await send(ana, fileOf(await photo()));
    const file = await ana.client.functions.invoke('account', { body: { type: 'export' } });
    const { base64 } = file.data.picture;
    expect((await sharp(Buffer.from(base64, 'base64')).metadata()).format).toBe('webp');
    await ana.client.functions.invoke('account', { body: { type: 'delete', email: ana.email } });
    expect((await fetch(`${server.url}${String(body.avatarUrl)}`)).status).toBe(404);
  });
});

describe('what is no picture of ours', () => {
  test.each([
    ['nothing', new Uint8Array(), 400, 'picture_empty'],
    ['a drawing with script', new TextEncoder().encode('<svg onload="alert(1)"/>'), 415, 'picture_type'],
    ['text that calls itself a picture', new TextEncoder().encode('{"delete": "maybe"}'), 415, 'picture_type'],
    ['the beginning of a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 400, 'picture_broken'],
    ['more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1).fill(0xff), 413, 'picture_too_large'],
  ])('%s is refused with a sentence, and the old picture stays', async (_, bytes, status, code) => {
    const ana = await signUpOrganiser(server, 'refused');
    const { body } = await send(ana, fileOf(await photo()));
    const refusal = await send(ana, fileOf(bytes));
    expect(refusal).toMatchObject({ status, body: { code, error: expect.stringMatching(/^[A-Z].*\.$/) } });
    expect(await profileOf(ana)).toMatchObject({ avatar_url: body.avatarUrl });
  });

  test('a picture from nobody is refused', async () => {
    const nobody = { client: anonymousClient(server) };
    for (const bytes of [await photo(), new Uint8Array(4 * 1024 * 1024).fill(0xff)]) {
      expect(await send(nobody, fileOf(bytes))).toMatchObject({ status: 401 });
    }
  });

  test('an address that was never given leads nowhere, and nowhere else', async () => {
    for (const path of [`/avatars/${'0'.repeat(64)}.webp`, '/avatars/x', '/avatars/', '/avatars/..%2fconfig.json']) {
      const answer = await fetch(`${server.url}${path}`);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    }
  });
});
