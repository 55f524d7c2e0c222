/** What the client says of a failed try. */
export interface MailFault {
  /** Of nodemailer: `EENVELOPE`, `ETIMEDOUT` … */
  code: string;
  /** The SMTP command that was answered: `RCPT TO`, `DATA` … */
  command: string;
  /** Of the server; undefined when it gave no answer. */
  responseCode: number | undefined;
  /** The server's words, or the client's where there are none. */
  words: string;
}

/**
 * `refused`: this mail will never be taken (5xx about the recipient or the content). `put-off`: this mail not now (4xx).
 * `unreachable`: the fault lies with the server or with our settings, so any other mail would fare the same.
 */
export type MailVerdict = 'refused' | 'put-off' | 'unreachable';

/** Answers about whoever sends, wherever in the talk they come: closing down, or the login (RFC 5321, RFC 4954). */
const ABOUT_US = new Set([421, 432, 454, 530, 534, 535, 538]);

/** Whose fault a failed try is, by where in the talk with the mail server it came and what the server said. */
export function judgeMailFault({ code, command, responseCode }: MailFault): MailVerdict {
  // A recipient that the client itself finds impossible.
  if (code === 'EENVELOPE' && command === 'API') return 'refused';
  if (responseCode === undefined || ABOUT_US.has(responseCode)) {
    // Larger than the server says it takes: the client refuses before it sends.
    return code === 'EMESSAGE' && responseCode === undefined ? 'refused' : 'unreachable';
  }
  if (command !== 'RCPT TO' && command !== 'DATA') return 'unreachable';
  return responseCode >= 500 ? 'refused' : 'put-off';
}

const WORDS_MAX = 500;

/** A server's words on one line, safe in a terminal and short enough for the table. */
export const tidyReply = (words: string): string =>
  words
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, WORDS_MAX)
    .replace(/[\ud800-\udbff]$/, '');
