import { OPEN_ID_CLIENT, type OpenIdAccount, startOpenIdServer } from '../support/open-id-server.ts';
import { startSite } from '../support/site-process.ts';
import { arriveSignedIn, fillSignUp, somebody, toast } from './organiser-verbs.ts';
import { expect, test as siteTest } from './site-test.ts';

type Issuer = Awaited<ReturnType<typeof startOpenIdServer>>;

/** As `siteTest`, on a site that knows Google: a real OpenID Connect server stands in for it. */
const test = siteTest.extend<object, { issuer: Issuer }>({
  issuer: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium');
      const issuer = await startOpenIdServer();
      await use(issuer);
      await issuer.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ issuer }, use) => {
      const site = await startSite({
        OIDC_GOOGLE_ISSUER: issuer.issuer,
        OIDC_GOOGLE_CLIENT_ID: OPEN_ID_CLIENT.id,
        OIDC_GOOGLE_CLIENT_SECRET: OPEN_ID_CLIENT.secret,
      });
      issuer.register(`${site.url}/auth/v1/callback`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

const googleAccount = (email: string): OpenIdAccount => ({
  sub: `google-of-${email}`,
  email,
  email_verified: true,
  name: 'Gia Rossi',
  given_name: 'Gia',
  family_name: 'Rossi',
});

test('[A-02] sign-up carries the names joined and trimmed and returns to the site root; Google returns to the dashboard', async ({
  page,
  issuer,
  site,
}) => {
  const person = somebody('Gia');
  const signUp = page.waitForRequest('**/auth/v1/signup**');
  await page.goto('/auth');
  await fillSignUp(page, { ...person, firstName: '  Gia ', lastName: ' Rossi  ' });
  const sent = await signUp;
  expect(sent.postDataJSON()).toMatchObject({
    email: person.email,
    data: { first_name: 'Gia', last_name: 'Rossi', display_name: 'Gia Rossi' },
  });
  expect(new URL(sent.url()).searchParams.get('redirect_to')).toBe(`${site.url}/`);

  issuer.signInAs(googleAccount(somebody('Gia').email));
  await page.goto('/auth');
  const leaving = page.waitForRequest('**/auth/v1/authorize**');
  await page.getByRole('button', { name: /Google/ }).click();
  const { searchParams } = new URL((await leaving).url());
  expect(searchParams.get('provider')).toBe('google');
  expect(searchParams.get('redirect_to')).toBe(`${site.url}/dashboard`);
  await expect(page).toHaveURL(/\/dashboard#?$/);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('whoever came by Google alone cannot unlink it: one way in must stay', async ({ page, issuer }) => {
  issuer.signInAs(googleAccount(somebody('Ola').email));
  await page.goto('/auth');
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  const google = page.getByRole('region', { name: 'Google' });
  await expect(google.getByRole('button', { name: 'Unlink Google' })).toBeDisabled();
  await expect(google.getByText('This is your only way in, so it has to stay.')).toBeVisible();
});

test('[A-03] whoever says no at Google is told so and stays signed out', async ({ page, issuer }) => {
  issuer.decline();
  await page.goto('/auth');
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(toast(page, 'Google sign in failed')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();
});

test('Google is linked to an account with a password, and unlinked again', async ({ page, issuer }) => {
  const person = somebody('Lou');
  issuer.signInAs(googleAccount(person.email));
  await arriveSignedIn(page, person);
  await page.goto('/dashboard/settings');
  const google = page.getByRole('region', { name: 'Google' });
  await google.getByRole('button', { name: 'Link Google' }).click();
  await expect(google.getByText(person.email)).toBeVisible();
  await google.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(toast(page, 'Google unlinked')).toBeVisible();
  await expect(google.getByRole('button', { name: 'Link Google' })).toBeVisible();
});
