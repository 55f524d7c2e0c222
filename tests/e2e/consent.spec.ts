import type { Page } from '@playwright/test';
import { arriveSignedIn, askConcierge, planTrip, somebody } from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

interface Recorded {
  event: string;
  [detail: string]: unknown;
}

const recorded = (page: Page): Promise<Recorded[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])));
const names = async (page: Page): Promise<string[]> => (await recorded(page)).map(({ event }) => event);
const seen = (page: Page, event: string) => expect.poll(() => names(page)).toContain(event);
const question = (page: Page) => page.getByRole('region', { name: 'Your choice about statistics' });

/** What can be pressed in such elements and lies under the question, by its words. */
const covered = (page: Page, within: string): Promise<string[]> =>
  question(page).evaluate((asked, selector) => {
    const box = asked.getBoundingClientRect();
    return [...document.querySelectorAll(selector)]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return bottom > top && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
      })
      .map((control) => control.textContent ?? '');
  }, `${within} a, ${within} button`);

/** Requests that carry something out of the browser, other than the page's own files. */
function outgoing(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

test.describe('before a choice', () => {
  test.use({ consentChoice: 'open' });

  test('[T-03] nothing is stored and nothing leaves the browser, and both answers are equally easy', async ({
    page,
  }) => {
    const sent = outgoing(page);
    await page.goto('/terms');
    await seen(page, 'page_view');
    await page.mouse.wheel(0, 20_000);
    await seen(page, 'scroll_depth');
    // Going away would be the moment to send what has gathered.
    await page.goto('/about');
    await seen(page, 'page_view');
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], '']);
    const reject = await question(page).getByRole('button', { name: 'Reject' }).boundingBox();
    const accept = await question(page).getByRole('button', { name: 'Accept' }).boundingBox();
    expect(reject?.height).toBe(accept?.height);
    expect(Math.abs((reject?.width ?? 0) - (accept?.width ?? 0))).toBeLessThan(12);
  });

  test('after the answer the keyboard goes on from where the reader was', async ({ page }) => {
    for (const path of ['/terms', '/plan']) {
      await page.goto(path);
      const before = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' });
      await before.focus();
      // The question stands after the page: its link comes first, then both answers.
      for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
      await expect(question(page).getByRole('button', { name: 'Reject' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question(page)).toBeHidden();
      await expect(before).toBeFocused();
      await page.evaluate(() => localStorage.clear());
    }
    await page.goto('/terms');
    await question(page).getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the question covers nothing at the end of a page, nor the bar of a form on a phone', async ({ page }) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/contact');
      const atEnd = async () => {
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        return covered(page, 'footer');
      };
      await expect.poll(atEnd).toEqual([]);
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport({ ratio: 1 });

      await page.goto('/plan');
      const next = page.getByRole('form', { name: 'Trip planner' }).getByRole('button', { name: 'Next' });
      const atBar = async () => {
        await next.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
        return covered(page, 'form');
      };
      await expect.poll(atBar).toEqual([]);
      // A bar that stays at the bottom would stand under the question all the way down to it.
      await expect(next.locator('xpath=ancestor::*[@data-bottom-bar]')).toHaveCSS('position', 'static');
    }
  });

  test('a refusal is kept, ends the question on every page, and still nothing leaves', async ({ page }) => {
    const sent = outgoing(page);
    await page.goto('/');
    await question(page).getByRole('button', { name: 'Reject' }).click();
    await expect(question(page)).toBeHidden();
    await page.goto('/plan');
    await seen(page, 'page_view');
    await expect(question(page)).toBeHidden();
    expect(sent).toEqual([]);
  });

  test('after acceptance the operator gets totals and nothing else, and the choice can be changed', async ({
    page,
  }) => {
    await page.goto('/cities/prague');
    await seen(page, 'destination_view');
    const [call] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/functions/v1/count-events')),
      question(page).getByRole('button', { name: 'Accept' }).click(),
    ]);
    const { counts } = call.postDataJSON();
    expect(counts).toContainEqual({ event: 'destination_view', label: 'prague' });
    for (const count of counts) expect(Object.keys(count).toSorted()).toEqual(['event', 'label']);
    const cookies = (await call.allHeaders()).cookie;
    expect(cookies).toBeUndefined();
    await expect
      .poll(async () => JSON.stringify(await (await page.request.get('/dev/counts.json')).json()))
      .toContain('"destination_view"');

    await page.goto('/cookies');
    const choice = page.getByRole('region', { name: 'Your choice', exact: true });
    await expect(choice.getByText('You accepted')).toBeVisible();
    await choice.getByRole('button', { name: 'Reject' }).click();
    await expect(choice.getByText('You rejected')).toBeVisible();
    const sent = outgoing(page);
    await page.goto('/terms');
    await seen(page, 'page_view');
    expect(sent).toEqual([]);
  });
});

test('[T-01] views carry content group and sub-group, and guides a view of their own', async ({ page }) => {
  await page.goto('/');
  await seen(page, 'page_view');
  expect((await recorded(page))[0]).toMatchObject({ content_group: 'home', sub_group: null });
  await page.goto('/activities/stag-do');
  await seen(page, 'activity_view');
  expect(await recorded(page)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'page_view', content_group: 'activities', sub_group: 'stag-do' }),
      { event: 'activity_view', activity_type: 'stag-do' },
    ]),
  );
});

test('[T-03] each milestone of scrolling is recorded once on a visit', async ({ page }) => {
  await page.goto('/terms');
  await seen(page, 'page_view');
  const goDown = (share: number): Promise<void> =>
    page.evaluate(
      (part) => window.scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' }),
      share,
    );
  for (const share of [0.3, 0, 0.55, 1, 0, 1]) await goDown(share);
  await expect
    .poll(async () => (await recorded(page)).filter(({ event }) => event === 'scroll_depth').map((e) => e.percent))
    .toEqual([25, 50, 75, 100]);
});

test('[T-02] the planning funnel, its numbers, the conversion and the chat are recorded', async ({ page }) => {
  await arriveSignedIn(page, somebody('Ines'));
  await planTrip(page, { event: 'Stag Do', destination: 'Prague', groupSize: 9 });
  await askConcierge(page, 'what does it cost?');
  const events = await recorded(page);
  const funnel = events.filter(({ event }) => event === 'trip_planning_step').map((e) => [e.step, e.step_number]);
  expect(funnel).toEqual([
    ['form_start', 1],
    ['details_entered', 2],
    ['ai_processing', 3],
    ['recommendations_shown', 4],
  ]);
  expect(events).toContainEqual({
    event: 'trip_plan_created',
    category: 'conversion',
    label: 'stag-do',
    value: 9,
    currency: 'GBP',
  });
  const kinds = new Set(events.map(({ event }) => event));
  for (const kind of ['form_start', 'field_change', 'step_completed', 'form_submit', 'timing_complete']) {
    expect(kinds).toContain(kind);
  }
  const chat = events.filter(({ event }) => event === 'ai_interaction').map(({ action }) => action);
  expect(chat).toEqual(['message_sent', 'message_received']);
  expect(JSON.stringify(events)).not.toContain('example.com');
});

test('[T-02] buttons, links and web vitals are recorded', async ({ page }) => {
  await page.goto('/cookies');
  await seen(page, 'page_view');
  await page.getByRole('region', { name: 'Your choice', exact: true }).getByRole('button', { name: 'Reject' }).click();
  expect(await recorded(page)).toContainEqual({ event: 'button_click', label: 'Reject' });
  await page.getByRole('main').evaluate((main) => {
    const link = main.querySelector('a[href^="/"]');
    link?.addEventListener('click', (event) => event.preventDefault());
    if (link instanceof HTMLElement) link.click();
  });
  await seen(page, 'link_click');
  await seen(page, 'web_vital');
});
