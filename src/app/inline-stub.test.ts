import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { INLINE_STUB, TRIP_MARK } from './inline-stub.ts';

const NOW = '2026-06-01T10:00:00.000Z';

interface Seen {
  isMarked: boolean;
  wentTo: string | null;
  consent: string | undefined;
  stored: Record<string, string>;
  told: string[];
  asked: string[];
  /** A click whose nearest consent button is this. */
  press: (button: object | null) => void;
  /** The keyboard reaches something of the page that is there still, or not. */
  reach: (name: string, isThere: boolean) => void;
  focused: string[];
}

/** Runs the stub against the few things of a browser that it touches; storage may be `refused` altogether. */
function run(stored: string | null, pathname = '/', hash = ''): Seen {
  const listeners: ((event: object) => void)[] = [];
  const focusListeners: ((event: object) => void)[] = [];
  const seen: Seen = {
    isMarked: false,
    wentTo: null,
    consent: undefined,
    stored: {},
    told: [],
    asked: [],
    focused: [],
    reach: (name, isThere) => {
      const target = { closest: () => null, isConnected: isThere, focus: () => seen.focused.push(name) };
      for (const listener of focusListeners) listener({ target });
    },
    press: (button) => {
      const target = { closest: (selector: string) => (selector.includes('consent') ? button : null) };
      for (const listener of listeners) listener({ target });
    },
  };
  const page = {
    localStorage: {
      getItem: () => {
        if (stored === 'refused') throw new Error('storage is blocked');
        return stored;
      },
      setItem: (key: string, value: string) => {
        seen.stored[key] = value;
      },
    },
    location: { pathname, hash, replace: (address: string) => (seen.wentTo = address) },
    document: {
      querySelector: (selector: string) => ({
        content: '/assets/auth.js /assets/data.js',
        focus: () => seen.focused.push(selector),
      }),
      createElement: () => ({}),
      head: { append: (link: { rel: string; href: string }) => seen.asked.push(`${link.rel} ${link.href}`) },
      documentElement: {
        dataset: {
          set signedIn(_value: string) {
            seen.isMarked = true;
          },
          set consent(value: string) {
            seen.consent = value;
          },
          get consent(): string | undefined {
            return seen.consent;
          },
        },
        removeAttribute: () => (seen.isMarked = false),
      },
    },
    window: {},
    Event: class {
      type: string;
      constructor(type: string) {
        this.type = type;
      }
    },
    dispatchEvent: ({ type }: { type: string }) => seen.told.push(type),
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'click') listeners.push(listener);
      if (type === 'focusin') focusListeners.push(listener);
    },
  };
  runInNewContext(INLINE_STUB, page);
  return seen;
}

describe('the first script of every page', () => {
  it('marks a visitor who has a session before the first paint', () => {
    expect(run('{"access_token":"a"}').isMarked).toBe(true);
  });

  it.each([null, 'null', '', '{', 'refused'] as const)('leaves everybody else signed out: %s', (stored) => {
    expect(run(stored).isMarked).toBe(false);
  });

  it('asks at once for what a session needs, and only with a session', () => {
    const chunks = ['modulepreload /assets/auth.js', 'modulepreload /assets/data.js'];
    expect(run('{"access_token":"a"}').asked).toEqual(chunks);
    expect(run(null).asked).toEqual([]);
  });

  it('hands the session of an email link at the site root to the sign-in page', () => {
    expect(run(null, '/', '#access_token=a&type=signup').wentTo).toBe('/auth#access_token=a&type=signup');
    expect(run(null, '/', '#error=x&error_description=gone').wentTo).toBe('/auth#error=x&error_description=gone');
  });

  it('leaves other anchors and other pages alone', () => {
    expect(run(null, '/', '#destinations').wentTo).toBeNull();
    expect(run(null, '/dashboard', '#access_token=a').wentTo).toBeNull();
  });
});

describe('the choice about statistics', () => {
  const accepted = (version: number) => JSON.stringify({ version, choice: 'accepted', at: NOW });

  it.each([
    ['nothing stored', null, 'open'],
    ['an acceptance', accepted(1), 'accepted'],
    ['an acceptance of an older text', accepted(0), 'open'],
    ['a refusal', '{"version":1,"choice":"rejected"}', 'rejected'],
    ['anything else', '{"version":1,"choice":"yes please"}', 'open'],
    ['not even JSON', '{', 'open'],
    ['storage that is refused', 'refused', 'open'],
  ])('%s is read before the first paint', (_what, stored, expected) => {
    expect(run(stored).consent).toBe(expected);
  });

  it.each(['accepted', 'rejected'] as const)('a press on the button is kept with its time: %s', (choice) => {
    const page = run(null);
    page.press({ dataset: { consentChoice: choice } });
    expect(page.consent).toBe(choice);
    expect(JSON.parse(page.stored['huzzah.consent'] ?? '')).toEqual({ version: 1, choice, at: expect.any(String) });
    expect(page.told).toEqual(['huzzah:consent']);
  });

  it('the focus goes back to where the reader was, or else to the page’s content', () => {
    const button = { dataset: { consentChoice: 'accepted' }, offsetParent: null };
    const reading = run(null);
    reading.reach('a link', true);
    reading.press(button);
    expect(reading.focused).toEqual(['a link']);
    const gone = run(null);
    gone.reach('a link of the page before', false);
    gone.press(button);
    expect(gone.focused).toEqual(['main']);
    const arrived = run(null);
    arrived.press(button);
    expect(arrived.focused).toEqual(['main']);
  });

  it('a button that stays on the page keeps the focus', () => {
    const page = run(null);
    page.press({ dataset: { consentChoice: 'accepted' }, offsetParent: {} });
    expect(page.focused).toEqual([]);
  });

  it('any other press decides nothing', () => {
    const page = run(null);
    page.press(null);
    expect(page.consent).toBe('open');
    expect(page.stored).toEqual({});
  });
});

describe('an address that names a trip', () => {
  it.each([
    ['?booking=1b2c', true],
    ['?tab=chat&booking=1b2c', true],
    ['?for=hen-do', false],
    ['', false],
  ])('%j is marked before the first paint: %s', (search, isMarked) => {
    const dataset: Record<string, string> = {};
    runInNewContext(TRIP_MARK, { location: { search }, document: { documentElement: { dataset } } });
    expect('trip' in dataset).toBe(isMarked);
  });
});
