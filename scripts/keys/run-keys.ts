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
import { type CommandOutcome, done, refused } from '../operator/command.ts';

const USAGE = [
  'npm run keys                   where the server is, and its anonymous key, as JSON',
  'npm run keys -- list           the keys that sign and verify access tokens',
  'npm run keys -- publish        1. a new key that everybody gets to know',
  'npm run keys -- sign [--now]   2. ten minutes later: it signs',
  'npm run keys -- retire         3. an hour later: the old one is withdrawn',
  'npm run keys -- revoke KEY     a key that somebody else may have is refused within a minute',
  'npm run keys -- sign-out-all   ends every session: everybody signs in again',
];

/** The signing keys of the site, changed while its servers run. */
export async function runKeys(words: readonly string[], source: KeySource): Promise<CommandOutcome> {
  const [verb = '', argument, ...more] = words;
  if (more.length > 0 || !isArgumentOf(verb, argument)) return refused(...USAGE);
  switch (verb) {
    case 'list':
      return done(...(await listKeys(source)).map(lineOf));
    case 'publish':
      return done(`${await publishKey(source)} is published. In ten minutes: npm run keys -- sign`);
    case 'sign': {
      const signing = await signWithNewKey(source, { atOnce: argument !== undefined });
      if (!signing.ok) return refused(whyNot(signing.reason));
      return done(
        `${signing.value} signs from now on, on every server within a minute. In an hour: npm run keys -- retire`,
      );
    }
    case 'retire': {
      const retired = await retireOldKeys(source);
      if (!retired.ok) return refused(whyNot(retired.reason));
      return done(retired.value.length === 0 ? 'There is nothing to retire.' : `Retired: ${retired.value.join(', ')}`);
    }
    case 'revoke': {
      const revoked = await revokeKey(source, argument ?? '');
      if (!revoked.ok) return refused(whyNot(revoked.reason));
      return done(
        `${revoked.value} is refused by every server within a minute. Sessions go on with their next refresh.`,
      );
    }
    case 'sign-out-all':
      return done(`Ended sessions: ${await source.db.asApp(deleteAllSessions)}`);
    default:
      return refused(...USAGE);
  }
}

/** A word that is not understood may have been meant to change what is done, so nothing is. */
function isArgumentOf(verb: string, argument: string | undefined): boolean {
  if (verb === 'revoke') return argument !== undefined;
  return argument === undefined || (verb === 'sign' && argument === '--now');
}

function lineOf({ kid, status, createdAt, stoppedAt }: Awaited<ReturnType<typeof listKeys>>[number]): string {
  const stopped = stoppedAt ? `, stopped signing ${stoppedAt.toISOString()}` : '';
  return `${kid}  ${status.padEnd(9)}  made ${createdAt.toISOString()}${stopped}`;
}

function whyNot(refusal: KeyRefusal): string {
  switch (refusal.kind) {
    case 'no-such-key':
      return 'There is no such key. npm run keys -- list shows them.';
    case 'nothing-published':
      return 'No new key is published. First: npm run keys -- publish';
    case 'too-soon':
      return `Not before ${refusal.possibleAt.toISOString()}: until then somebody may still need the keys as they are.`;
  }
}
