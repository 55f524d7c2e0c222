import { CookieBrowser } from '../support/cookie-browser.ts';
import { OPEN_ID_CLIENT, startOpenIdServer } from '../support/open-id-server.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';
import { expect, test } from './site-test.ts';

// The issuer is at 127.0.0.1 and the site at localhost: to a browser two sites, as Google and we are.
let issuer: Awaited<ReturnType<typeof startOpenIdServer>>;
let google: SiteProcess;
test.beforeAll(async () => {
  issuer = await startOpenIdServer();
  google = await startSite({
    OIDC_GOOGLE_ISSUER: issuer.issuer,
    OIDC_GOOGLE_CLIENT_ID: OPEN_ID_CLIENT.id,
    OIDC_GOOGLE_CLIENT_SECRET: OPEN_ID_CLIENT.secret,
  });
  issuer.register(`${google.url}/auth/v1/callback`);
});
test.afterAll(async () => {
  await google.stop();
  await issuer.close();
});

test('a way back that a stranger prepared signs nobody in, also while one is on the way oneself', async ({ page }) => {
  issuer.signInAs({ sub: 'mallory', email: 'mallory@gmail.example', email_verified: true, given_name: 'Mallory' });
  const prepared = await new CookieBrowser().follow(
    `${google.url}/auth/v1/authorize?provider=google&redirect_to=${google.url}/dashboard`,
    ({ pathname }) => pathname === '/auth/v1/callback',
  );
  expect(prepared.searchParams.get('code')).toBeTruthy();
  const expectNobody = async () => {
    await page.goto(prepared.href);
    await page.goto(`${google.url}/dashboard`);
    await expect(page).toHaveURL(/\/auth/);
    expect(await page.evaluate(() => localStorage.getItem('huzzah.session'))).toBeNull();
  };
  await expectNobody();

  // With a flow of one's own the browser has the cookie, and only not the right one.
  issuer.decline();
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.locator('#content').getByText('Access was refused')).toBeVisible();
  expect(
    (await page.context().cookies(google.url)).map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite })),
  ).toEqual([{ name: 'huzzah-provider-flow', httpOnly: true, sameSite: 'Lax' }]);
  await expectNobody();
});
