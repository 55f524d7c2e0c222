import { readdirSync, readFileSync } from 'node:fs';

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** A process and everything below it, Linux only. */
export function familyOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(
      readText(`/proc/${name}/stat`)
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const family: number[] = [];
  for (let waiting = [root]; waiting.length > 0; ) {
    const [pid = 0, ...rest] = waiting;
    family.push(pid);
    waiting = [...rest, ...(children.get(pid) ?? [])];
  }
  return family;
}

/** Proportional set size of app and database together, megabytes: shared pages are counted once. */
export function familyMegabytes(root: number): number {
  const kilobytes = familyOf(root).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readText(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}
