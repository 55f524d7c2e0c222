import { sqlState } from '../../src/platform/node/db/database-unavailable.ts';

/** What a command of the operator has to say, and whether it did what it was asked for. */
export interface CommandOutcome {
  isDone: boolean;
  lines: readonly string[];
}

/** It did what it was asked for. */
export const done = (...lines: string[]): CommandOutcome => ({ isDone: true, lines });

/** It did not, and says why. */
export const refused = (...lines: string[]): CommandOutcome => ({ isDone: false, lines });

/** Runs a command and prints what it says. The process ends with 0 when it did what was asked, and with 1 when not. */
export async function tell(command: () => Promise<CommandOutcome>): Promise<void> {
  const { isDone, lines } = await command().catch((error: unknown) => refused(sayError(error)));
  for (const line of lines) (isDone ? console.log : console.error)(line);
  process.exitCode = isDone ? 0 : 1;
}

/** 42P01: no such table. 22023: no such role. Both mean that the running server has not migrated yet. */
const OLDER_SERVER = new Set(['42P01', '22023']);

/** One line for whatever went wrong; a stack would only hide it. */
export function sayError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (OLDER_SERVER.has(sqlState(error) ?? ''))
    return 'The running server is of an earlier release. Stop it, start this one with npm start, and try again.';
  if (['EACCES', 'EPERM'].includes(String(Reflect.get(error, 'code'))))
    return 'This database belongs to another user. Run the command as the user that the server runs as.';
  return error.message;
}

/** What strangers wrote, fit to print: it must not steer the terminal. */
export const printable = (text: string): string => text.replace(/\p{C}/gu, '·');
