import { FORGOTTEN_PASSWORD_PATH } from '../domain/auth-paths.ts';

export type ActionKind = 'confirm-sign-up' | 'recovery' | 'magic-link' | 'email-change-current' | 'email-change-new';

export type NoticeKind =
  | 'password-changed'
  | 'email-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-code-used'
  | 'google-linked'
  | 'google-unlinked'
  | 'account-deleted';

export interface ActionWords {
  subject: string;
  preview: string;
  heading: string;
  opening: string;
  button: string;
  codeIntroduction: string;
  closing: string;
}

const IGNORE = 'If this was not you, just ignore this mail and nothing will happen.';

/** What the mails with something to do say. */
export const ACTION_WORDS: Readonly<Record<ActionKind, ActionWords>> = {
  'confirm-sign-up': {
    subject: 'Welcome to Huzzah! Please confirm your email',
    preview: 'One quick click and the planning can begin.',
    heading: 'Welcome! One click and you are in',
    opening: 'Lovely to have you. One quick click and your account is ready, and the planning can begin.',
    button: 'Confirm my email',
    codeIntroduction: 'On another device? Type this code instead:',
    closing: `Both work once, for the next 24 hours. ${IGNORE}`,
  },
  recovery: {
    subject: 'Choose a new password for Huzzah',
    preview: 'A link and a code, good once. Your old password works until then.',
    heading: 'Forgotten your password? It happens',
    opening:
      'Somebody, we hope it was you, asked for a new password. Here you choose one; the old one works until you have.',
    button: 'Choose a new password',
    codeIntroduction: 'On another device? Type this code instead:',
    closing: `Both work once, for the next 24 hours. ${IGNORE} Your password stays as it is.`,
  },
  'magic-link': {
    subject: 'Your sign-in link for Huzzah',
    preview: 'No password needed: one click and you are in.',
    heading: 'Here is your way in',
    opening: 'No password needed. This link signs you in on the device you open it on.',
    button: 'Sign me in',
    codeIntroduction: 'Signing in somewhere else? Type this code there:',
    closing: `Both work once, for the next 24 hours. Never pass them on: whoever has them is you. ${IGNORE}`,
  },
  'email-change-current': {
    subject: 'Please agree to your new email address',
    preview: 'Your account moves only once both mailboxes have said yes.',
    heading: 'Moving to a new address?',
    opening:
      'Somebody, we hope it was you, asked us to move your Huzzah account to another email address. We move it once both addresses have said yes.',
    button: 'Yes, move my account',
    codeIntroduction: 'Or type this code:',
    closing:
      'Both work once, for the next 24 hours. If this was not you, do not click: nothing changes without this mailbox. It would be wise to change your password.',
  },
  'email-change-new': {
    subject: 'Please confirm your new email address',
    preview: 'Say yes here and in your old mailbox, and your account moves.',
    heading: 'Nearly there',
    opening: 'Confirm that this mailbox is yours, and say yes in your old one too, and your Huzzah account moves here.',
    button: 'Confirm this address',
    codeIntroduction: 'Or type this code:',
    closing: `Both work once, for the next 24 hours. ${IGNORE}`,
  },
};

export interface NoticeWords {
  subject: string;
  preview: string;
  heading: string;
  happened: string;
  /** What to do when it was not the reader. */
  otherwise: string;
  /** `path` on our own site. */
  button: { label: string; path: string } | null;
}

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/London' });
const SETTINGS = { label: 'Look at my settings', path: '/dashboard/settings' };
const NOT_YOU =
  'If that was you, there is nothing to do. If not, end all other sessions in your settings and choose a new password now; then write to us.';

/** What the notices say about something that happened at `at`. */
export function noticeWords(kind: NoticeKind, at: Date): NoticeWords {
  const when = `on ${clock.format(at)} (UK time)`;
  switch (kind) {
    case 'password-changed':
      return {
        subject: 'Your Huzzah password was changed',
        preview: 'All other devices were signed out.',
        heading: 'Your password was changed',
        happened: `The password of your account was changed ${when}. All other devices were signed out.`,
        otherwise:
          'If that was you, there is nothing to do. If not, choose another one now: that signs out whoever did this. Then write to us.',
        button: { label: 'Choose another password', path: FORGOTTEN_PASSWORD_PATH },
      };
    case 'email-changed':
      return {
        subject: 'Your Huzzah account has moved to another address',
        preview: 'This mailbox no longer opens it.',
        heading: 'Your account has moved',
        happened: `Your account was moved to another email address ${when}, after both mailboxes had agreed. This one no longer opens it.`,
        otherwise: 'If that was you, there is nothing to do. If not, write to us at once: we can look into it.',
        button: null,
      };
    case 'factor-added':
      return {
        subject: 'A second step now guards your Huzzah account',
        preview: 'From now on, signing in asks for a code as well.',
        heading: 'Second step switched on',
        happened: `An authenticator app was added to your account ${when}. Signing in now asks for its code as well. Keep your recovery codes somewhere safe.`,
        otherwise: NOT_YOU,
        button: SETTINGS,
      };
    case 'factor-removed':
      return {
        subject: 'The second step of your Huzzah account was removed',
        preview: 'An authenticator app no longer guards your account.',
        heading: 'Second step removed',
        happened: `An authenticator app was removed from your account ${when}.`,
        otherwise: NOT_YOU,
        button: SETTINGS,
      };
    case 'recovery-code-used':
      return {
        subject: 'A recovery code of your Huzzah account was used',
        preview: 'Your second step is off until you set it up again.',
        heading: 'A recovery code was used',
        happened: `Somebody signed in to your account with a recovery code ${when}. The second step is off now, the other codes no longer work, and all other devices were signed out. Please set it up again in your settings.`,
        otherwise: NOT_YOU,
        button: SETTINGS,
      };
    case 'google-linked':
      return {
        subject: 'Google now opens your Huzzah account',
        preview: 'A Google account was linked.',
        heading: 'Google is linked',
        happened: `A Google account was linked to yours ${when}. It can sign you in from now on.`,
        otherwise: NOT_YOU,
        button: SETTINGS,
      };
    case 'google-unlinked':
      return {
        subject: 'Google no longer opens your Huzzah account',
        preview: 'A Google account was unlinked.',
        heading: 'Google is unlinked',
        happened: `A Google account was unlinked from yours ${when}. It cannot sign you in any more.`,
        otherwise: NOT_YOU,
        button: SETTINGS,
      };
    case 'account-deleted':
      return {
        subject: 'Your Huzzah account is gone',
        preview: 'Account, trips, plans and chats were deleted.',
        heading: 'Goodbye, and thank you',
        happened: `Your account was deleted ${when}, with your profile, your trips, their plans and chats. All devices were signed out.`,
        otherwise:
          'Nothing of it can be brought back. Should you feel like a party again, a new account takes a minute. If this was not you, write to us at once.',
        button: null,
      };
  }
}
