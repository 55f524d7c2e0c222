import sharp from 'sharp';
import { arriveSignedIn, hurryTo, somebody, toast } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

/** A landscape of one colour, as a phone would send a photo. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#ff8563' } })
    .jpeg()
    .toBuffer();

test('[D-05] somebody new sees the names they signed up with, nothing else and no error, the fixed address, and both badges', async ({
  page,
}) => {
  const person = somebody('Pia');
  await arriveSignedIn(page, person);
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Pia Okafor')).toBeVisible();
  await expect(page.getByText('Not given')).toHaveCount(2);
  await expect(toast(page, 'Error loading profile')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByText(person.email)).toBeVisible();
  await expect(main.getByText('Contact support to change your email address.')).toBeVisible();
  await expect(main.getByText('Active', { exact: true })).toBeVisible();
  await expect(main.getByText('Verified', { exact: true })).toBeVisible();
});

test('[D-05] Save Changes stores and reloads, Cancel restores what was loaded', async ({ page }) => {
  await arriveSignedIn(page, somebody('Quin'));
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const form = page.getByRole('form', { name: 'Profile' });
  await expect(form.getByLabel('Phone')).toHaveAttribute('type', 'tel');
  await expect(form.getByLabel('Bio')).toHaveAttribute('rows', '4');
  await form.getByLabel('First name').fill('Quin');
  await form.getByLabel('Last name').fill('Adeyemi');
  await form.getByLabel('Phone').fill('+44 7700 900123');
  await form.getByLabel('Bio').fill('Plans at night.\nOn a phone.');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Profile updated', 'Your profile has been successfully updated.')).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('+44 7700 900123')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByLabel('First name').fill('Somebody else');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByText('Quin', { exact: true })).toBeVisible();
  await expect(page.getByText('Somebody else')).toHaveCount(0);
});

test('[D-05] failures are told in the provider’s words, and what was typed stays', async ({ page, allowConsole }) => {
  allowConsole(/400/);
  await arriveSignedIn(page, somebody('Rob'));
  await page.route('**/rest/v1/profiles?select=*&*', (route) =>
    route.fulfill({ status: 400, json: { code: 'X', message: 'No profiles today', details: null, hint: null } }),
  );
  await page.clock.install();
  await page.goto('/dashboard/profile');
  await hurryTo(page, toast(page, 'Error loading profile', 'No profiles today'));
  await page.unroute('**/rest/v1/profiles?select=*&*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'X', message: 'Not now', details: null, hint: null } })
      : route.continue(),
  );
  const form = page.getByRole('form', { name: 'Profile' });
  await form.getByLabel('First name').fill('Robin');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Error updating profile', 'Not now')).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('Robin');
});

test('a profile that another tab changed meanwhile is not overwritten unseen', async ({ page, context }) => {
  await arriveSignedIn(page, somebody('Uma'));
  await page.goto('/dashboard/profile');
  const form = page.getByRole('form', { name: 'Profile' });
  const saveAs = async (of: typeof page, label: string, text: string) => {
    const its = of.getByRole('form', { name: 'Profile' });
    await its.getByLabel(label).fill(text);
    await its.getByRole('button', { name: 'Save Changes' }).click();
  };
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await saveAs(page, 'Bio', 'First words');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Profile' }).click();

  const second = await context.newPage();
  await second.goto('/dashboard/profile');
  await second.getByRole('button', { name: 'Edit Profile' }).click();
  await saveAs(second, 'Bio', 'Words of the second tab');
  await expect(toast(second, 'Profile updated')).toBeVisible();
  await saveAs(page, 'Phone', '+44 7700 900123');
  await expect(
    toast(page, 'Error updating profile', 'It was changed in another tab or on another device.'),
  ).toBeVisible();
  const note = page.getByRole('alert').filter({ hasText: 'This is what is stored now.' });
  await expect(note).toContainText('Words of the second tab');
  await expect(form.getByLabel('Phone')).toHaveValue('+44 7700 900123');
  await expect(form.getByLabel('Bio')).toHaveValue('Words of the second tab');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  // The toast of the first save may still stand: only the form goes when this one is stored.
  await expect(form).toHaveCount(0);
  await second.reload();
  await expect(second.getByText('+44 7700 900123')).toBeVisible();
  await expect(second.getByText('Words of the second tab')).toBeVisible();
});

test('a picture is chosen, sent, shown in the header, kept by saving the profile, and removed', async ({ page }) => {
  await arriveSignedIn(page, somebody('Sid'));
  await page.goto('/dashboard/profile');
  const header = page.getByRole('link', { name: 'Your profile' });
  await expect(header).toContainText('SO');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(toast(page, 'Picture saved')).toBeVisible();
  const shown = header.locator('img');
  await expect(shown).toHaveAttribute('src', /\/avatars\/[0-9a-f]{64}\.webp$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await page.reload();
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(toast(page, 'Picture removed')).toBeVisible();
  await expect(header).toContainText('SO');
});

test('a picture just saved is not taken away by what was read before it', async ({ page }) => {
  await arriveSignedIn(page, somebody('Ula'));
  const read = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await page.route('**/rest/v1/profiles?select=avatar_url*', async (route) => {
    const response = await route.fetch();
    read.resolve();
    await release.promise;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto('/dashboard/profile');
  await read.promise;
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(toast(page, 'Picture saved')).toBeVisible();
  const old = page.waitForResponse('**/rest/v1/profiles?select=avatar_url*');
  release.resolve();
  await (await old).finished();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your profile' }).locator('img')).toBeVisible();
});

test('what is no picture, or too large, is refused before it is sent; what the server refuses is told', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/4\d\d/);
  await arriveSignedIn(page, somebody('Tam'));
  await page.goto('/dashboard/profile');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/avatar')) sent.push(request.method());
  });
  const chooser = page.getByLabel('Picture', { exact: true });
  await chooser.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Please choose a JPEG, PNG, WebP, AVIF or GIF picture.')).toBeVisible();
  await chooser.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText(/larger than 5 MB/)).toBeVisible();
  expect(sent).toEqual([]);
  await chooser.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(toast(page, 'Error updating picture')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
});
