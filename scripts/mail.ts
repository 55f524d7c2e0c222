import { sayError } from './catalogue/run-catalogue.ts';
import { runMail } from './mail/run-mail.ts';

// The mail of the site, for its operator: docs/runbooks/mail.md. Ends with 0 when it did what was asked, and with 1 when not.
try {
  const { isDone, lines } = await runMail(process.argv.slice(2), process.env);
  for (const line of lines) (isDone ? console.log : console.error)(line);
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  console.error(sayError(error));
  process.exitCode = 1;
}
