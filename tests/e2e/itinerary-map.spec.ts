import { startSite } from '../support/site-process.ts';
import { arriveSignedIn, openPlannedTrip, somebody } from './organiser-verbs.ts';
import { test as base, expect } from './site-test.ts';

const TILES = 'https://tiles.example';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#9bc"/></svg>';

/** A site whose operator named a tile server. */
const test = base.extend<object, object>({
  site: [
    async ({ browserName }, use) => {
      expect(browserName).toBe('chromium');
      const site = await startSite({ MAP_TILES_URL: `${TILES}/{z}/{x}/{y}.png`, MAP_ATTRIBUTION: '© Street people' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test('with a tile server the map lies on streets and names them; without an answer it is the sketch', async ({
  page,
  allowConsole,
}) => {
  // The browser tells of a picture that did not come.
  allowConsole(/404|Failed to load/);
  const asked: string[] = [];
  let isDown = false;
  await page.route(`${TILES}/**`, async (route) => {
    asked.push(route.request().url());
    if (isDown) await route.fulfill({ status: 404 });
    else await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
  await arriveSignedIn(page, somebody());
  const booking = await openPlannedTrip(page, { destination: 'Prague' });
  await page.goto(`/dashboard/trip?booking=${booking}`);
  const map = page.getByRole('region', { name: /^Map of / });
  const tiles = map.locator('svg image');
  await expect(tiles.first()).toBeVisible();
  await expect(map.getByText('© Street people')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(await tiles.count());
  expect(asked.every((url) => /\/\d{2}\/\d+\/\d+\.png$/.test(url))).toBe(true);

  isDown = true;
  await page.reload();
  await expect(map.locator('[data-label="name"]').first()).toBeVisible();
  await expect(tiles).toHaveCount(0);
  await expect(map.getByText('© Street people')).toBeHidden();
});
