import { readFileSync } from 'node:fs';
import { familyOf } from './process-memory.ts';

/**
 * What a process and everything below it have worked so far, all threads, in milliseconds of a processor: what a time
 * would be on a machine that nobody else uses. Null where the system does not say (not Linux).
 */
export function workedMs(root: number): number | null {
  const worked = familyOf(root).map((pid) => {
    try {
      // Fields 14 and 15 of proc(5), counted after the name in brackets, in hundredths of a second.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      // It ended meanwhile.
      return 0;
    }
  });
  return process.platform === 'linux' ? worked.reduce((sum, value) => sum + value, 0) : null;
}
