import { createTransport } from 'nodemailer';
import { judgeMailFault, type MailFault, type MailVerdict, tidyReply } from './judge-mail-fault.ts';
import { isMailAddress } from './mail-address.ts';
import type { MailConfig } from './mail-config.ts';
import type { ClaimedMail } from './mail-queue.sql.ts';

export type Delivery = { ok: true; reply: string } | { ok: false; verdict: MailVerdict; reply: string };

/** Hands one mail to the mail server. Never throws; ends at the latest when its time is over or the signal says so. */
export type Deliver = (mail: ClaimedMail, signal: AbortSignal) => Promise<Delivery>;

export interface SmtpTimes {
  /** To a name, a connection, a greeting; each. */
  connectMs: number;
  /** Without a word in a talk. RFC 5321 would wait longer at the end of DATA; the mail is tried again instead. */
  silenceMs: number;
  /** For one mail, whatever the server does. */
  wholeMs: number;
}

export const SMTP_TIMES: SmtpTimes = { connectMs: 10_000, silenceMs: 30_000, wholeMs: 60_000 };

/** Mail by SMTP: a connection a mail, so that no half-dead one is ever used again. */
export function smtpServer(
  { host, port, encryption, login, from }: MailConfig,
  times: SmtpTimes = SMTP_TIMES,
): Deliver {
  const transport = createTransport({
    host,
    port,
    secure: encryption === 'from-the-start',
    requireTLS: encryption === 'required',
    ignoreTLS: encryption === 'off',
    tls: { minVersion: 'TLSv1.2' },
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    // What EHLO says: the domain that the mail comes from, and not what this machine happens to be called.
    name: domainOf(from.address),
    dnsTimeout: times.connectMs,
    connectionTimeout: times.connectMs,
    greetingTimeout: times.connectMs,
    socketTimeout: times.silenceMs,
    // Nothing in a mail of ours is a file or a page to fetch, whatever somebody typed.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    if (!isMailAddress(mail.to))
      return { ok: false, verdict: 'refused', reply: 'not an address that mail can be sent to' };
    try {
      const sent = await transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        envelope: { from: from.address, to: [mail.to] },
        ...(mail.replyTo !== null && isMailAddress(mail.replyTo)
          ? { replyTo: { name: '', address: mail.replyTo } }
          : {}),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.messageKey}@${domainOf(from.address)}>`,
        date: mail.writtenAt,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(times.wholeMs)]),
      });
      return { ok: true, reply: tidyReply(sent.response) };
    } catch (error) {
      const fault = readFault(error);
      const verdict = judgeMailFault(fault);
      // Of a talk that failed, the client's words say where; about a mail, the server's own count.
      return { ok: false, verdict, reply: tidyReply(verdict === 'unreachable' ? fault.explanation : fault.words) };
    }
  };
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

function readFault(error: unknown): MailFault & { explanation: string } {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const word = (name: string): string => {
    const value = read(name);
    return typeof value === 'string' ? value : '';
  };
  const explanation = error instanceof Error ? error.message : String(error);
  const responseCode = read('responseCode');
  return {
    code: word('code'),
    command: word('command'),
    responseCode: typeof responseCode === 'number' && responseCode > 0 ? responseCode : undefined,
    words: word('response') || explanation,
    explanation,
  };
}
