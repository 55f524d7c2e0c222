import { readConfig } from '../../src/platform/node/config.ts';
import type { Database } from '../../src/platform/node/db/database.ts';
import {
  countStates,
  forgetMail,
  listStandings,
  type MailStanding,
  retryMail,
} from '../../src/platform/node/mail/operate-mail.sql.ts';
import type { MailState } from '../../src/platform/node/mail/outbox-table.sql.ts';
import { type CommandOutcome, done, printable, refused } from '../operator/command.ts';
import { openSiteDatabase } from '../operator/open-site-database.ts';

const USAGE = [
  'npm run mail -- list          the newest mails and where each stands',
  'npm run mail -- failed        what was refused or given up, with the mail server’s words',
  'npm run mail -- retry ID      try one again now',
  'npm run mail -- forget ID     delete one',
  'docs/runbooks/mail.md says what to do when mail does not arrive.',
];

const SHOWN_MAX = 50;

/** Runs `npm run mail` with the words after its `--`, on the database of the site, whether its server runs or not. */
export async function runMail(words: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandOutcome> {
  const [command = '', id, ...more] = words;
  const wantsId = command === 'retry' || command === 'forget';
  const isList = command === 'list' || command === 'failed';
  if (more.length > 0 || !(isList || wantsId) || wantsId !== (id !== undefined)) return refused(...USAGE);
  if (id !== undefined && !/^[1-9]\d{0,17}$/.test(id))
    return refused(`${command} takes the number of a mail: list shows it.`);
  const database = await openSiteDatabase(readConfig(env), false);
  try {
    return await mailCommand(database.db, command, id ?? '');
  } finally {
    await database.close();
  }
}

/** One command on an open database, as the operator's role. */
export async function mailCommand(db: Database, command: string, id: string): Promise<CommandOutcome> {
  switch (command) {
    case 'list':
      return done(...(await listLines(db, [])), ...(await totals(db)));
    case 'failed':
      return done(...(await listLines(db, ['failed'])));
    case 'retry':
      return (await db.asOperator((tx) => retryMail(tx, id)))
        ? done(`Mail ${id} is tried again at once, if a server with SMTP_URL is running.`)
        : refused(`There is no mail ${id} that failed or waits, or it is being sent at this moment.`);
    default:
      return (await db.asOperator((tx) => forgetMail(tx, id)))
        ? done(`Mail ${id} is deleted.`)
        : refused(`There is no mail ${id}.`);
  }
}

async function listLines(db: Database, states: readonly MailState[]): Promise<string[]> {
  const mails = await db.asOperator((tx) => listStandings(tx, states, SHOWN_MAX));
  if (mails.length === 0) return ['No mail.'];
  return mails.toReversed().flatMap(linesOf);
}

async function totals(db: Database): Promise<string[]> {
  const counts = await db.asOperator(countStates);
  return counts.length === 0 ? [] : [`In all: ${counts.map(({ state, total }) => `${total} ${state}`).join(', ')}.`];
}

const minute = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function linesOf({
  id,
  to,
  subject,
  state,
  writtenAt,
  deliveredAt,
  tries,
  nextTryAt,
  lastReply,
}: MailStanding): string[] {
  const lines = [
    `${id.padStart(6)}  ${minute(writtenAt)}  ${state.padEnd(9)}  ${printable(to)}  ${printable(subject)}`,
  ];
  const tried = `${tries} ${tries === 1 ? 'try' : 'tries'}`;
  switch (state) {
    case 'delivered':
      if (deliveredAt) lines.push(`        taken by the mail server at ${minute(deliveredAt)}`);
      break;
    case 'waiting':
      if (lastReply)
        lines.push(`        after ${tried}: ${printable(lastReply)}; next ${nextTryAt ? minute(nextTryAt) : 'soon'}`);
      break;
    case 'failed':
      lines.push(`        after ${tried}: ${printable(lastReply ?? 'no reply')}`);
      break;
    case 'kept':
    case 'withheld':
      break;
  }
  return lines;
}
