import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instance } from '../instance.ts';
import { readMctopmtw, readToptw } from '../read-instance.ts';

export type PublicSet = 'toptw' | 'mctopmtw';

/** A row of a published table whose instance is in the folder. */
export interface PublicRow {
  set: PublicSet;
  instance: string;
  tours: number;
  /** Best known score, or the set's high-quality score. */
  reference: number;
  /** Score of each published method, by its column. */
  published: Readonly<Record<string, number>>;
}

/** Seconds beside a method are no score. */
const isScoreColumn = (name: string): boolean => !name.endsWith('_seconds');

/** The rows of best_known.tsv (toptw) or reference.tsv (mctopmtw) that can be measured. */
export function readPublicRows(set: PublicSet, folder: string): PublicRow[] {
  const file = set === 'toptw' ? 'best_known.tsv' : 'reference.tsv';
  const [head = [], ...lines] = readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const referenceColumn = set === 'toptw' ? 'best_known' : 'benchmark';
  return lines.flatMap((cells) => {
    const field = (name: string): string => cells[head.indexOf(name)] ?? '';
    const row = {
      set,
      instance: field('instance'),
      tours: Number(field('m')),
      reference: Number(field(referenceColumn)),
    };
    if (!existsSync(pathOf(row, folder))) return [];
    const methods = head.filter((name) => !['instance', 'm', referenceColumn].includes(name) && isScoreColumn(name));
    return [{ ...row, published: Object.fromEntries(methods.map((name) => [name, Number(field(name))])) }];
  });
}

/** The instance behind a row, read from the folder. */
export function readInstance(row: Pick<PublicRow, 'set' | 'instance' | 'tours'>, folder: string): Instance {
  const text = readFileSync(pathOf(row, folder), 'utf8');
  return row.set === 'toptw' ? readToptw(row.instance, text, row.tours) : readMctopmtw(row.instance, text);
}

function pathOf({ set, instance, tours }: Pick<PublicRow, 'set' | 'instance' | 'tours'>, folder: string): string {
  if (set === 'mctopmtw') return join(folder, `MCTOPMTW-${tours}-${instance}.txt`);
  return join(folder, instance.startsWith('pr') ? 'cordeau' : 'solomon', `${instance}.txt`);
}
