import { runMail } from './mail/run-mail.ts';
import { tell } from './operator/command.ts';

// The mail of the site, for its operator: docs/runbooks/mail.md.
await tell(() => runMail(process.argv.slice(2), process.env));
