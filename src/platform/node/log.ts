import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output, without the things that must never reach a log (RELIABILITY 6). */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.access_token',
        '*.refresh_token',
        '*.email',
        '*.phone',
        'authorization',
        'cookie',
      ],
      censor: '[redacted]',
    },
  });
}
