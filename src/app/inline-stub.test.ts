import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { INLINE_STUB } from './inline-stub.ts';

interface Seen {
  isMarked: boolean;
  wentTo: string | null;
}

/** Runs the stub against the few things of a browser that it touches; storage may be `refused` altogether. */
function run(stored: string | null, pathname = '/', hash = ''): Seen {
  const seen: Seen = { isMarked: false, wentTo: null };
  const page = {
    localStorage: {
      getItem: () => {
        if (stored === 'refused') throw new Error('storage is blocked');
        return stored;
      },
    },
    location: { pathname, hash, replace: (address: string) => (seen.wentTo = address) },
    document: {
      documentElement: {
        dataset: {
          set signedIn(_value: string) {
            seen.isMarked = true;
          },
        },
        removeAttribute: () => (seen.isMarked = false),
      },
    },
    window: {},
    addEventListener: () => {},
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

  it('hands the session of an email link at the site root to the sign-in page', () => {
    expect(run(null, '/', '#access_token=a&type=signup').wentTo).toBe('/auth#access_token=a&type=signup');
    expect(run(null, '/', '#error=x&error_description=gone').wentTo).toBe('/auth#error=x&error_description=gone');
  });

  it('leaves other anchors and other pages alone', () => {
    expect(run(null, '/', '#destinations').wentTo).toBeNull();
    expect(run(null, '/dashboard', '#access_token=a').wentTo).toBeNull();
  });
});
