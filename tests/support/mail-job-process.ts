import { openDatabase } from '../../src/platform/node/db/database.ts';
import { createLog } from '../../src/platform/node/log.ts';
import { mailConfig } from '../../src/platform/node/mail/mail-config.ts';
import { smtpServer } from '../../src/platform/node/mail/smtp-server.ts';
import { startMailJob } from '../../src/platform/node/mail/start-mail-job.ts';

// The mail job in a process of its own, so that a test can kill it: database, mail server and how far its clock is ahead.
const [connectionString = '', smtpUrl = '', aheadMs = '0'] = process.argv.slice(2);
const config = mailConfig(smtpUrl, 'hello@huzzah.example');
if (!config.ok || config.value === null) throw new Error('no mail server');
startMailJob(
  {
    db: openDatabase({ connectionString, poolMax: 4 }),
    deliver: smtpServer(config.value),
    now: () => new Date(Date.now() + Number(aheadMs)),
    log: createLog('silent'),
    isWanted: async () => true,
    chance: Math.random,
  },
  20,
);
