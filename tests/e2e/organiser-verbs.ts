import { expect, type Locator, type Page } from '@playwright/test';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

let people = 0;

/** Somebody nobody has met before. */
export function somebody(firstName = 'Sam'): Person {
  people += 1;
  return {
    firstName,
    lastName: 'Okafor',
    email: `${firstName.toLowerCase()}.${process.pid}.${people}@example.com`,
    password: 'plum-velvet-karaoke',
  };
}

/** A toast by its title, and its description when given. Not by role: an urgent one is announced apart from what is drawn. */
export function toast(page: Page, title: string, description = ''): Locator {
  return page.locator('[data-tone]').filter({ hasText: title }).filter({ hasText: description }).first();
}

/**
 * Lets the page's clock, which the test has installed, run ahead until this is there: tries are doubling waits apart.
 * Between two looks the clock stands, or a machine that is slow for a moment would miss what is shown for four seconds.
 */
export async function hurryTo(page: Page, outcome: Locator): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const isThere = async () => {
    const count = await outcome.count();
    if (count === 0) await page.clock.fastForward(2_500);
    return count;
  };
  await expect.poll(isThere).toBe(1);
  await page.clock.resume();
}

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** Where the newest mail to this person leads. */
export async function confirmationLink(page: Page, person: Person): Promise<string> {
  const mails: { to: string; text: string }[] = await (await page.request.get('/dev/mail.json')).json();
  const mail = mails.findLast(({ to }) => to === person.email);
  const [link] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
  if (!link) throw new Error(`no mail with a link for ${person.email}`);
  return link;
}

/** From the /auth page to a confirmed account that is signed in. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/auth');
  await fillSignUp(page, person);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await confirmationLink(page, person));
  await expect(page).toHaveURL(/\/dashboard/);
}

export interface Brief {
  event?: string;
  vibe?: string;
  destination?: string;
  groupSize?: number;
  dates?: { start: string; end: string };
  budget?: RegExp;
  email?: string;
  requirements?: string;
}

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next', exact: true }).click();

export const stepHeading = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('heading', { level: 2, name });

/** The wizard from its first step to its last, where it stops. */
export async function fillWizard(page: Page, brief: Brief = {}): Promise<void> {
  const wizard = page.getByRole('form', { name: 'Trip planner' });
  await wizard.getByRole('radio', { name: brief.event ?? 'Hen Party' }).check();
  await next(page);
  if (brief.vibe) await wizard.getByRole('radio', { name: brief.vibe }).check();
  await next(page);
  await wizard.getByLabel('Destination').fill(brief.destination ?? 'London');
  await wizard.getByRole('spinbutton', { name: 'Group size' }).fill(String(brief.groupSize ?? 8));
  await next(page);
  if (brief.dates) {
    await wizard.getByLabel('Start date').fill(brief.dates.start);
    await wizard.getByLabel('End date').fill(brief.dates.end);
  }
  if (brief.budget) await wizard.getByRole('radio', { name: brief.budget }).check();
  await next(page);
  if (brief.email) await wizard.getByLabel('Email').fill(brief.email);
  await next(page);
  await expect(wizard.getByRole('button', { name: 'Create Trip Plan' })).toBeVisible();
  if (brief.requirements) await wizard.getByLabel('Special requirements').fill(brief.requirements);
}

/** From /plan to a stored plan. Returns the booking's id. */
export async function planTrip(page: Page, brief: Brief = {}): Promise<string> {
  await page.goto('/plan');
  await fillWizard(page, brief);
  await page.getByRole('button', { name: 'Create Trip Plan' }).click();
  await expect(page).toHaveURL(/booking=[0-9a-f-]{36}/);
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
  return new URL(page.url()).searchParams.get('booking') ?? '';
}

export const conversation = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });

/** Types the message and sends it with Enter, once the chat is ready for it. */
export async function say(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
}

/** Says it and waits for the whole answer, which is returned. */
export async function askConcierge(page: Page, message: string): Promise<string> {
  const answers = conversation(page).locator('[data-role="assistant"]');
  // The welcome comes first; an answer counted before it would be the welcome.
  await expect(answers).not.toHaveCount(0);
  const before = await answers.count();
  await say(page, message);
  await expect(answers).toHaveCount(before + 1);
  return answers
    .last()
    .textContent()
    .then((text) => text ?? '');
}

export async function openTab(page: Page, name: 'Plan Trip' | 'Chat' | 'Itinerary' | 'Group'): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

/**
 * Names of every slot of the plan, in order, from the list that Book stands in. The page reads the plan again after a
 * change by chat, so what is to have become of it is polled for.
 */
export async function slotNames(page: Page): Promise<string[]> {
  await openTab(page, 'Itinerary');
  const list = page.getByRole('region', { name: 'Suggested Activities' });
  await expect(list).toBeVisible();
  return list.getByRole('listitem').locator('p > span:first-child').allTextContents();
}

/** The keys of the site as its own pages know them. */
async function siteKey(page: Page): Promise<string> {
  const config: { anonKey: string } = await (await page.request.get('/config.json')).json();
  return config.anonKey;
}

/** A confirmed account made over the wire, and its session put where the browser keeps it: the quick way in. */
export async function arriveSignedIn(page: Page, person: Person): Promise<void> {
  const apikey = await siteKey(page);
  const headers = { apikey, authorization: `Bearer ${apikey}` };
  const { email, password, firstName, lastName } = person;
  const data = { first_name: firstName, last_name: lastName, display_name: `${firstName} ${lastName}` };
  const signedUp = await page.request.post('/auth/v1/signup', { headers, data: { email, password, data } });
  expect(signedUp.status()).toBe(200);
  await page.request.get(await confirmationLink(page, person), { maxRedirects: 0 });
  const session = await page.request.post('/auth/v1/token?grant_type=password', { headers, data: { email, password } });
  expect(session.status()).toBe(200);
  const stored = await session.text();
  // The plainest address of the site: only its storage is wanted.
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('huzzah.session', text), stored);
}

/** What the wizard calls by a name, as the wire calls it: “Hen Party” is hen-party. */
const wordOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/**
 * A stored plan made over the wire for whoever is signed in, and its page opened: the quick way to a trip where the
 * wizard is not the subject. Returns the booking's id.
 */
export async function openPlannedTrip(page: Page, brief: Omit<Brief, 'budget'> = {}): Promise<string> {
  const headers = { apikey: await siteKey(page), authorization: `Bearer ${await accessToken(page)}` };
  const data = {
    eventType: wordOf(brief.event ?? 'Hen Party'),
    vibe: wordOf(brief.vibe ?? ''),
    destination: brief.destination ?? 'London',
    groupSize: brief.groupSize ?? 8,
    dates: brief.dates ? `${brief.dates.start} to ${brief.dates.end}` : '',
    budgetRange: '',
    contactEmail: brief.email ?? 'organiser@example.com',
    specialRequirements: brief.requirements ?? '',
    userId: null,
    userEmail: null,
  };
  const planned = await page.request.post('/functions/v1/ai-concierge', { headers, data });
  expect(planned.status()).toBe(200);
  const { bookingId }: { bookingId: string } = await planned.json();
  await page.goto(`/plan?booking=${bookingId}`);
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
  return bookingId;
}

/** The access token of the page's session. */
export const accessToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('huzzah.session') ?? '{}').access_token ?? '');

/** The page's stored session as it will be when it has so many seconds left; below nought it has run out. */
export const ageSession = (page: Page, secondsLeft: number): Promise<void> =>
  page.evaluate((left) => {
    const session = JSON.parse(localStorage.getItem('huzzah.session') ?? '{}');
    const expires = Math.floor(Date.now() / 1000) + left;
    localStorage.setItem('huzzah.session', JSON.stringify({ ...session, expires_at: expires }));
  }, secondsLeft);

/**
 * Presses the first button of this name in the moment between React's taking it over and its saying so: the narrow gap
 * in which a press could be lost, or be counted twice.
 */
export async function pressAsReactTakesOver(page: Page, name: string): Promise<void> {
  await page.addInitScript((label: string) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const button = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
      const isTaken = button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
      if (isTaken) button.click();
      else port2.postMessage('look again');
    };
    port2.postMessage('look');
  }, name);
}
