import type { Page } from '@playwright/test';
import {
  arriveSignedIn,
  askConcierge,
  conversation,
  hurryTo,
  openPlannedTrip,
  openTab,
  say,
  slotNames,
  somebody,
  toast,
} from './organiser-verbs.ts';
import { expect, test } from './site-test.ts';

const box = 'Message';

test('[C-01] the panel is titled, 600 px high and opens with a welcome', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  const panel = page.getByRole('region', { name: 'AI Concierge Chat' });
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.height).toBe(600);
  await expect(conversation(page).locator('[data-role="assistant"]')).toHaveCount(1);
  await expect(conversation(page)).toContainText('London');
});

test('[C-01] without a booking the welcome is a generic one, and a stranger is told how to go on', async ({ page }) => {
  const address = '/plan?booking=11111111-1111-4111-8111-111111111111&tab=';
  // Whoever is not signed in has no booking, even with the address of one.
  await page.goto(`${address}chat`);
  await expect(page.getByRole('region', { name: 'AI Concierge Chat' })).toBeVisible();
  await expect(conversation(page).locator('[data-role="assistant"]')).toHaveCount(1);
  await expect(conversation(page)).toContainText(/I am your AI concierge/);
  await expect(conversation(page)).not.toContainText('London');
  for (const tab of ['chat', 'itinerary', 'plan']) {
    await page.goto(address + tab);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'This trip is private to its organiser' })).toBeVisible();
    await expect(main).toContainText(/our AI concierge changes it with you/);
    for (const role of ['tab', 'textbox'] as const) await expect(main.getByRole(role)).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Sign in to see it' })).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent(address + tab)}`,
    );
  }
  await page.getByRole('link', { name: 'Plan your own' }).click();
  await expect(page.getByRole('heading', { name: 'Plan your trip' })).toBeVisible();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
});

test('[C-02] the newest chat of the booking is loaded, and one with empty data is made when there is none', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  const inserted = page.waitForRequest(
    (request) => request.url().includes('/rest/v1/chat_sessions') && request.method() === 'POST',
  );
  const bookingId = await openPlannedTrip(page);
  expect((await inserted).postDataJSON()).toEqual({ booking_id: bookingId, session_data: [] });
  await askConcierge(page, 'how much is it per person?');
  const newest = page.waitForRequest(
    (request) => request.url().includes('/rest/v1/chat_sessions') && request.method() === 'GET',
  );
  await page.reload();
  const query = new URL((await newest).url()).searchParams;
  expect([query.get('booking_id'), query.get('order'), query.get('limit')]).toEqual([
    `eq.${bookingId}`,
    'created_at.desc',
    '1',
  ]);
  await openTab(page, 'Chat');
  await expect(conversation(page)).toContainText('how much is it per person?');
});

test('[C-03] Enter sends, Shift+Enter does not, and one message at a time', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  const booking = await openPlannedTrip(page);
  const message = page.getByRole('textbox', { name: box });
  await message.fill('what time is dinner');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('on friday?');
  await expect(message).toHaveValue('what time is dinner\non friday?');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/ai-concierge', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText('AI is thinking')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await message.fill('and lunch?');
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue('and lunch?');
  release();
  await expect(page.getByText('AI is thinking')).toHaveCount(0);
  expect(calls).toBe(1);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(conversation(page).locator('[data-role="user"]')).toHaveCount(2);
  // What scrolls within the conversation makes the page under it no longer.
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`/dashboard/trip?booking=${booking}&part=chat`);
  for (const question of ['how much is it per person?', 'where do we stay?', 'how much is it all?'])
    await askConcierge(page, question);
  const log = conversation(page);
  expect(await log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(100);
  const empty = () => document.documentElement.scrollHeight - document.body.getBoundingClientRect().bottom - scrollY;
  expect(Math.abs(await page.evaluate(empty))).toBeLessThan(2);
});

test('what is sent before the conversation is there goes as soon as it is, as a message of its own', async ({
  page,
}) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  const opened = Promise.withResolvers<void>();
  await page.route('**/rest/v1/chat_sessions?*', async (route) => {
    if (route.request().method() === 'GET') await opened.promise;
    await route.continue();
  });
  await page.reload();
  const message = page.getByRole('textbox', { name: box });
  await message.fill('what time is dinner on friday?');
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue('');
  await expect(conversation(page).locator('[data-role="user"]')).toHaveText(['You: what time is dinner on friday?']);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(message).toHaveValue('what time is dinner on friday?');
  await message.press('Enter');
  await message.fill('and lunch');
  opened.resolve();
  await expect(page.getByText('AI is thinking')).toHaveCount(0);
  await expect(conversation(page).locator('[data-role="user"]')).toHaveText(['You: what time is dinner on friday?']);
  await expect(conversation(page).locator('[data-role="assistant"]')).toHaveCount(2);
  await expect(message).toHaveValue('and lunch');
});

test('[C-04] the call has type, booking, message and the whole history, which is then saved', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  const bookingId = await openPlannedTrip(page);
  const sent = page.waitForRequest('**/functions/v1/ai-concierge');
  const saved = page.waitForRequest(
    (request) =>
      request.url().includes('/rest/v1/chat_sessions') &&
      request.method() === 'PATCH' &&
      (request.postData() ?? '').includes('"assistant"') &&
      (request.postData() ?? '').includes('no alcohol'),
  );
  const reply = await askConcierge(page, 'no alcohol please');
  const call = (await sent).postDataJSON();
  expect(call).toMatchObject({ type: 'chat', booking_id: bookingId, message: 'no alcohol please' });
  expect(call.chat_history.at(-1)).toMatchObject({ role: 'user', content: 'no alcohol please' });
  const { session_data: history, updated_at: updatedAt } = (await saved).postDataJSON();
  expect(Date.parse(updatedAt)).not.toBeNaN();
  for (const line of history) expect(Object.keys(line).sort()).toEqual(['content', 'id', 'role', 'timestamp']);
  expect(reply).toContain(history.at(-1).content);
});

test('two tabs that both talk to the concierge lose none of what was said in either', async ({ page, context }) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await openTab(other, 'Chat');
  const said = ['where do we stay?', 'what time is dinner on friday?', 'how much is it all?'];
  const linesOf = (tab: Page) => conversation(tab).locator('[data-role="user"]');
  const asLines = (messages: string[]) => messages.map((line) => `You: ${line}`);
  const stored = page.waitForResponse(
    (answer) => answer.url().includes('chat_sessions') && answer.request().method() === 'PATCH',
  );
  await askConcierge(page, 'where do we stay?');
  await stored;
  // What the first tab stored shows in this one as soon as it has stored its own, with the answer or a moment later.
  await say(other, 'what time is dinner on friday?');
  await expect(linesOf(other)).toHaveText(asLines(said.slice(0, 2)));
  await say(page, 'how much is it all?');
  await expect(linesOf(page)).toHaveText(asLines(said));
  await page.reload();
  await expect(linesOf(page)).toHaveText(asLines(said));
});

test('[C-05] a chat that does not load and a message that does not go through are told, and nothing typed is lost', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500|Failed to load resource|net::ERR/);
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  await page.route('**/functions/v1/ai-concierge', (route) => route.abort());
  await say(page, 'swap dinner');
  await expect(toast(page, 'Failed to send message', 'Please try again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: box })).toHaveValue('swap dinner');
  await page.route('**/rest/v1/chat_sessions**', (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'no', details: null, hint: null } }),
  );
  await page.clock.install();
  await page.reload();
  await openTab(page, 'Chat');
  await hurryTo(page, toast(page, 'Error loading chat', 'Please refresh and try again.'));
});

test('what the concierge says is text: markup in a message is shown, never run', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  await askConcierge(page, 'swap <img src=x onerror="document.title=1"> dinner');
  await expect(conversation(page).locator('img')).toHaveCount(0);
  await expect(conversation(page).locator('[data-role="user"]')).toContainText('<img');
});

test('a change shows what it did and what it costs, and Undo takes it back', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  const before = await slotNames(page);
  await openTab(page, 'Chat');
  await askConcierge(page, `drop ${before.at(-1)}`);
  const card = conversation(page).getByRole('list').last();
  await expect(card.getByRole('listitem')).toHaveText([`− Out: ${before.at(-1)}`]);
  await expect(conversation(page)).toContainText(/£[\d,.]+ a person/);
  const answers = conversation(page).locator('[data-role="assistant"]');
  const said = await answers.count();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answers).toHaveCount(said + 1);
  // What was pressed is gone: whoever pressed it by keyboard is with the conversation, not at the top of the page.
  await expect(conversation(page)).toBeFocused();
  await page.getByRole('textbox', { name: box }).fill('how much is it?');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(answers).toHaveCount(said + 2);
  await expect(conversation(page)).toBeFocused();
  await expect.poll(() => slotNames(page)).toEqual(before);
});

/** Answers the chat with a stream that the test feeds: `window.feed('delta', {text})`. */
async function feedByHand(page: Page): Promise<(name: string, data: object) => Promise<void>> {
  await page.evaluate(() => {
    const plainFetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes('ai-concierge')) return plainFetch(input, init);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          Reflect.set(window, 'feed', (text: string) => controller.enqueue(new TextEncoder().encode(text)));
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  });
  return async (name, data) => {
    // The page says that it thinks before it has called.
    await page.waitForFunction(() => Reflect.has(window, 'feed'));
    await page.evaluate(
      (text) => Reflect.get(window, 'feed')(text),
      `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
    );
  };
}

test('words appear as they come, and the reply is read out once, when it is whole', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  const feed = await feedByHand(page);
  await say(page, 'what shall we do?');
  await expect(page.getByText('AI is thinking')).toBeVisible();
  await feed('delta', { text: 'How about' });
  const coming = conversation(page).getByText('How about', { exact: true });
  await expect(coming).toBeVisible();
  await expect(coming).toHaveAttribute('aria-hidden', 'true');
  await feed('delta', { text: ' something calmer?' });
  await expect(conversation(page).getByText('How about something calmer?')).toBeVisible();
  await expect(conversation(page).locator('[data-role="assistant"]')).toHaveCount(1);
  await feed('done', { response: 'How about something calmer?', changed: false });
  await expect(conversation(page).locator('[data-role="assistant"]').last()).toContainText(
    'How about something calmer?',
  );
  await expect(conversation(page).getByText('How about something calmer?')).toHaveCount(1);
});

test('Stop lets the reply be, and what was asked is back in the box', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  const feed = await feedByHand(page);
  await say(page, 'make it wilder');
  await feed('delta', { text: 'Here' });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('textbox', { name: box })).toHaveValue('make it wilder');
  await expect(conversation(page).locator('[data-role="user"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('a server that answers in one piece is understood as well', async ({ page }) => {
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  await page.route('**/functions/v1/ai-concierge', (route) => route.fulfill({ json: { response: 'In one piece.' } }));
  expect(await askConcierge(page, 'hello')).toContain('In one piece.');
});

test('on a phone on its side the box one writes in is whole, and nothing unseen lies over the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await arriveSignedIn(page, somebody());
  await openPlannedTrip(page);
  await askConcierge(page, 'why this plan?');
  await page.getByRole('textbox', { name: box }).click();
  await page.getByRole('textbox', { name: box }).pressSequentially('what');
  for (const part of [page.getByRole('textbox', { name: box }), page.getByRole('button', { name: 'Send message' })])
    await expect(part).toBeInViewport({ ratio: 1 });
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect.poll(() => notifications.evaluate((region) => region.getBoundingClientRect().height)).toBe(0);
});
