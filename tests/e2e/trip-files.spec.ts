import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible, withoutTransitions } from './expect-accessible.ts';
import { arriveSignedIn, openPlannedTrip, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

// Colours that are on their way from one to the other are read as neither.
test.beforeEach(({ page }) => withoutTransitions(page));

test('an organiser takes the trip along: as PDF, on paper, as calendar file and under an address that can be stopped', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await arriveSignedIn(page, somebody());
  const bookingId = await openPlannedTrip(page, {
    destination: 'Krakow',
    dates: { start: '2049-05-14', end: '2049-05-16' },
  });
  await page.goto(`/dashboard/trip?booking=${bookingId}&part=files`);
  const paper = page.getByRole('region', { name: 'On paper' });
  const calendar = page.getByRole('region', { name: 'In your calendar' });
  const trip = page.getByRole('region', { name: 'Subscribe to this trip' });

  await expect(trip.getByRole('button', { name: 'Make an address' })).toBeVisible();
  await context.setOffline(true);
  await paper.getByRole('button', { name: 'Download PDF' }).click();
  await expect(paper.getByRole('alert')).toContainText('We could not reach our server');
  await context.setOffline(false);

  const pdfSaved = page.waitForEvent('download');
  await paper.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await pdfSaved;
  await expect(paper.getByRole('alert')).toHaveCount(0);
  expect(pdf.suggestedFilename()).toBe('hen-party-in-krakow.pdf');
  const bytes = await readFile(await pdf.path());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  expect(text).toContain('Hen party in Krakow');

  const icsSaved = page.waitForEvent('download');
  await calendar.getByRole('button', { name: 'Add to calendar (.ics)' }).click();
  const ics = await readFile(await (await icsSaved).path(), 'utf8');
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/);

  await trip.getByRole('button', { name: 'Make an address' }).click();
  await expect(trip.getByLabel('Calendar address')).toBeFocused();
  const address = await trip.getByLabel('Calendar address').inputValue();
  await expectAccessible(page, { within: '[role="tabpanel"]' });
  expect(await trip.getByRole('link', { name: 'Open in my calendar' }).getAttribute('href')).toBe(
    address.replace(/^http:/, 'webcal:'),
  );
  const read = await page.request.get(address);
  expect(read.status()).toBe(200);
  expect(await read.text()).toContain('BEGIN:VEVENT');
  await page.reload();
  await expect(trip.getByText('We keep only its fingerprint')).toBeVisible();
  await trip.getByRole('button', { name: 'Stop this address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop this address' }).click();
  await expect(trip.getByRole('button', { name: 'Make an address' })).toBeVisible();
  await expect(trip).toBeFocused();
  expect((await page.request.get(address)).status()).toBe(404);

  // Whatever part is open, its own Print prints the whole plan.
  await page.goto(`/dashboard/trip?booking=${bookingId}`);
  await expect(page.getByRole('article', { name: 'Itinerary for Krakow' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.locator('[data-print]');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Hen party in Krakow');
  await expect(sheet.getByRole('heading', { name: /^Day \d: / })).toHaveText([
    'Day 1: Friday 14 May 2049',
    'Day 2: Saturday 15 May 2049',
    'Day 3: Sunday 16 May 2049',
  ]);
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);

  // And so does the itinerary of /plan, whose own style is another.
  await page.goto(`/plan?booking=${bookingId}&tab=itinerary`);
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Hen party in Krakow');
  await expect(page.getByRole('button')).toHaveCount(0);
});
