import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What the server does with one mail. */
export type MailMove =
  | { kind: 'take' }
  | { kind: 'refuse-recipient'; code: number; words: string }
  | { kind: 'refuse-message'; code: number; words: string }
  /** Has the whole mail and hangs up without a word. */
  | { kind: 'drop-after-data' }
  /** Has the whole mail and says so only once `until` is over. */
  | { kind: 'take-slowly'; until: Promise<void> };

export interface ReceivedMail {
  raw: string;
  recipients: string[];
  messageId: string;
  isTaken: boolean;
}

export interface MailServer {
  /** As SMTP_URL takes it. */
  url: string;
  port: number;
  /** Every mail that arrived whole, in order, taken or not. */
  received: ReceivedMail[];
  /** Mails in mailboxes: a mailbox shows a Message-ID once. */
  inMailboxes: () => string[];
  /** What happens with each next mail; the last move repeats. */
  play: (...moves: MailMove[]) => void;
  /** Resolves once this many mails have arrived whole. */
  arrived: (many: number) => Promise<void>;
  close: () => Promise<void>;
}

const refusal = (code: number, words: string): Error => Object.assign(new Error(words), { responseCode: code });

/** A real mail server on this machine that takes, refuses, hangs and hangs up as it is told. */
export async function startMailServer(options: SMTPServerOptions & { listenOn?: number } = {}): Promise<MailServer> {
  const { listenOn = 0, ...settings } = options;
  const received: ReceivedMail[] = [];
  let moves: MailMove[] = [{ kind: 'take' }];
  let waiting: { many: number; tell: () => void }[] = [];
  /** The move of a mail is chosen at its recipient and kept for its end. */
  const chosen = new Map<string, MailMove>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo(_address, session, done) {
      const move = (moves.length > 1 ? moves.shift() : moves[0]) ?? { kind: 'take' };
      chosen.set(session.id, move);
      if (move.kind === 'refuse-recipient') done(refusal(move.code, move.words));
      else done();
    },
    onData(stream, session, done) {
      const take = async (): Promise<void> => {
        // A sender who is gone before the end has sent nothing.
        const raw = await text(stream).catch(() => null);
        if (raw === null) return;
        const move = chosen.get(session.id) ?? { kind: 'take' };
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const messageId = /^message-id: (\S+)/im.exec(raw)?.[1] ?? '';
        const isTaken = move.kind !== 'refuse-message';
        received.push({ raw, recipients, messageId, isTaken });
        waiting = waiting.filter(({ many, tell }) => received.length < many || tell());
        switch (move.kind) {
          case 'refuse-message':
            return done(refusal(move.code, move.words));
          case 'drop-after-data':
            for (const connection of server.connections) Reflect.get(connection, '_socket').destroy();
            return;
          case 'take-slowly':
            await move.until;
            return done();
          case 'refuse-recipient':
          case 'take':
            return done();
        }
      };
      void take();
    },
    ...settings,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(listenOn, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    inMailboxes: () => [...new Set(received.filter(({ isTaken }) => isTaken).map(({ messageId }) => messageId))],
    play: (...next) => {
      moves = next;
    },
    arrived: (many) =>
      received.length >= many ? Promise.resolve() : new Promise((resolve) => waiting.push({ many, tell: resolve })),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
