import { layOutMail, type MailBlock, type MailContent } from '../../../platform/node/mail/mail-layout.ts';
import type { Mail } from '../../../platform/node/mail/outbox.sql.ts';
import { ACTION_WORDS, type ActionKind, type NoticeKind, noticeWords } from './auth-mail-words.ts';
import type { OneTimeSecrets } from './one-time-token.ts';

/** The `type` of a link to /verify. */
export type LinkType = 'signup' | 'recovery' | 'magiclink' | 'email_change';

/** A mail with one thing to do: a link to follow, or its code to type. `redirectTo` is already checked by redirectTarget. */
type Action = { secrets: OneTimeSecrets; redirectTo: string } & (
  | { kind: Exclude<ActionKind, 'email-change-current'> }
  /** The owner must see where the account is to go; whoever asked for it was signed in, and reads this very mailbox. */
  | { kind: 'email-change-current'; newEmail: string }
);

/** A mail that tells the owner what happened to the account, so that a thief cannot do it unseen. */
interface Notice {
  kind: NoticeKind;
  at: Date;
}

/** Every mail that accounts send. A new one is a member here and its words in auth-mail-words.ts. */
export type AuthMail =
  | Action
  | Notice
  /** Only a code: it proves that whoever changes the password of an old session reads the mailbox. */
  | { kind: 'reauthentication'; code: string };

const LINK_TYPES: Record<ActionKind, LinkType> = {
  'confirm-sign-up': 'signup',
  recovery: 'recovery',
  'magic-link': 'magiclink',
  'email-change-current': 'email_change',
  'email-change-new': 'email_change',
};

/**
 * The mail of an account, in text and in HTML: `sendMail(tx, actionMail(publicUrl, address, { kind: 'recovery', secrets,
 * redirectTo }))` in the transaction of the command. Links begin with `publicUrl` and nothing else. The words hold nothing
 * that a stranger could have typed, so that nobody can send spam in our name.
 *
 * Kinds: `confirm-sign-up`, `recovery`, `magic-link`, `email-change-current` and `email-change-new` (to the old and to the
 * new mailbox, the first with `newEmail`) take `secrets` and `redirectTo`; `reauthentication` takes `code`; the notices `password-changed`,
 * `email-changed` (to the old address), `factor-added`, `factor-removed`, `recovery-code-used`, `google-linked`,
 * `google-unlinked` and `account-deleted` take `at`.
 */
export function actionMail(publicUrl: string, to: string, mail: AuthMail): Mail {
  return layOutMail(to, contentOf(publicUrl, mail));
}

function contentOf(publicUrl: string, mail: AuthMail): MailContent {
  if (mail.kind === 'reauthentication') {
    return {
      subject: 'Your Huzzah security code',
      preview: 'Type it where you were asked for it. It works once.',
      heading: 'Is it really you?',
      blocks: [
        { kind: 'code', introduction: 'Type this code to confirm the change to your account:', code: mail.code },
        {
          kind: 'words',
          text: 'It works once. If you did not ask for it, somebody else is signed in to your account: end all sessions in your settings and choose another password. Never give this code to anybody, us included.',
        },
      ],
      reason: REASON,
    };
  }
  if ('secrets' in mail) {
    const { subject, preview, heading, opening, button, codeIntroduction, closing } = ACTION_WORDS[mail.kind];
    const blocks: MailBlock[] = [
      { kind: 'words', text: opening },
      ...(mail.kind === 'email-change-current'
        ? [{ kind: 'facts' as const, lines: [`New address: ${mail.newEmail}`] }]
        : []),
      { kind: 'button', label: button, url: verifyUrl(publicUrl, mail) },
      { kind: 'code', introduction: codeIntroduction, code: mail.secrets.code },
      { kind: 'words', text: closing },
    ];
    return { subject, preview, heading, blocks, reason: REASON };
  }
  const { subject, preview, heading, happened, otherwise, button } = noticeWords(mail.kind, mail.at);
  const blocks: MailBlock[] = [
    { kind: 'words', text: happened },
    { kind: 'words', text: otherwise },
    ...(button ? [{ kind: 'button' as const, label: button.label, url: `${publicUrl}${button.path}` }] : []),
  ];
  return { subject, preview, heading, blocks, reason: REASON };
}

const REASON = 'You get this because your address was given for a Huzzah account. It is not advertising.';

function verifyUrl(publicUrl: string, { kind, secrets, redirectTo }: Action): string {
  const query = new URLSearchParams({ token: secrets.linkToken, type: LINK_TYPES[kind], redirect_to: redirectTo });
  return `${publicUrl}/auth/v1/verify?${query}`;
}
