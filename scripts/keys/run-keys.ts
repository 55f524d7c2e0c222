import {
  type KeyRefusal,
  listKeys,
  publishKey,
  retireOldKeys,
  revokeKey,
  signWithNewKey,
} from '../../src/features/auth/server/rotate-keys.ts';
import { deleteAllSessions } from '../../src/features/auth/server/sessions.sql.ts';
import type { KeySource } from '../../src/features/auth/server/signing-keys.ts';

export interface KeysOutcome {
  isDone: boolean;
  lines: string[];
}

const USAGE = [
  'npm run keys                   where the server is, and its anonymous key, as JSON',
  'npm run keys -- list           the keys that sign and verify access tokens',
  'npm run keys -- publish        1. a new key that everybody gets to know',
  'npm run keys -- sign [--now]   2. ten minutes later: it signs',
  'npm run keys -- retire         3. an hour later: the old one is withdrawn',
  'npm run keys -- revoke KEY     a key that somebody else may have is refused within a minute',
  'npm run keys -- sign-out-all   ends every session: everybody signs in again',
];

const done = (...lines: string[]): KeysOutcome => ({ isDone: true, lines });
const failed = (...lines: string[]): KeysOutcome => ({ isDone: false, lines });

/** The signing keys of the site, changed while its servers run. */
export async function runKeys([verb, ...rest]: readonly string[], source: KeySource): Promise<KeysOutcome> {
  const [argument] = rest;
  switch (verb ?? '') {
    case 'list':
      return done(...(await listKeys(source)).map(lineOf));
    case 'publish':
      return done(`${await publishKey(source)} is published. In ten minutes: npm run keys -- sign`);
    case 'sign': {
      const signing = await signWithNewKey(source, { atOnce: argument === '--now' });
      if (!signing.ok) return failed(words(signing.reason));
      return done(
        `${signing.value} signs from now on, on every server within a minute. In an hour: npm run keys -- retire`,
      );
    }
    case 'retire': {
      const retired = await retireOldKeys(source);
      if (!retired.ok) return failed(words(retired.reason));
      return done(retired.value.length === 0 ? 'There is nothing to retire.' : `Retired: ${retired.value.join(', ')}`);
    }
    case 'revoke': {
      if (argument === undefined) return failed(...USAGE);
      const revoked = await revokeKey(source, argument);
      if (!revoked.ok) return failed(words(revoked.reason));
      return done(
        `${revoked.value} is refused by every server within a minute. Sessions go on with their next refresh.`,
      );
    }
    case 'sign-out-all':
      return done(`Ended sessions: ${await source.db.asApp(deleteAllSessions)}`);
    default:
      return failed(...USAGE);
  }
}

function lineOf({ kid, status, createdAt, stoppedAt }: Awaited<ReturnType<typeof listKeys>>[number]): string {
  const stopped = stoppedAt ? `, stopped signing ${stoppedAt.toISOString()}` : '';
  return `${kid}  ${status.padEnd(9)}  made ${createdAt.toISOString()}${stopped}`;
}

function words(refusal: KeyRefusal): string {
  switch (refusal.kind) {
    case 'no-such-key':
      return 'There is no such key. npm run keys -- list shows them.';
    case 'nothing-published':
      return 'No new key is published. First: npm run keys -- publish';
    case 'too-soon':
      return `Not before ${refusal.possibleAt.toISOString()}: until then somebody may still need the keys as they are.`;
  }
}
