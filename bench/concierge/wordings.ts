import { parseArgs } from 'node:util';
import { printTable, type Row } from '../print-table.ts';
import { readMeanings } from './wordings/meaning.ts';
import { type Difference, differencesOf, partsToTry } from './wordings/play-wording.ts';

// Other words for the same must bring about the same. Each wording of wordings/*.jsonl is tried on drawn parts of every
// written trip beside the plain words of its meaning: the plan after both is one and the same, and where the plain words
// change nothing, so is the reply.
const { values } = parseArgs({
  options: {
    /** How the file's name begins, and how the meaning's id does. */
    file: { type: 'string' },
    only: { type: 'string', default: '' },
    tries: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    /** So many examples of each wording that is not right everywhere. */
    failures: { type: 'string', default: '0' },
    json: { type: 'string' },
  },
});

const short = (reply: string): string => reply.replaceAll('\n', ' ').slice(0, 280);

function tell({ tripId, lines, reply, plainLines, plainReply }: Difference): void {
  console.log(`  ${tripId}: ${lines.join(' | ')}\n     got    ${short(reply)}`);
  console.log(`     plain  ${plainLines.join(' | ')}\n            ${short(plainReply)}`);
}

const rows: Row[] = [];
const sum = { right: 0, tried: 0 };
for (const meaning of readMeanings(values.file)) {
  if (!meaning.id.startsWith(values.only)) continue;
  const parts = partsToTry(meaning, Number(values.tries), Number(values.seed));
  for (const wording of [...meaning.wordings, ...meaning.weak]) {
    const differences = differencesOf(wording, meaning, parts);
    const right = parts.length - differences.length;
    sum.tried += parts.length;
    sum.right += right;
    if (differences.length === 0) continue;
    const measure = `${meaning.id}: ${wording.join(' | ')}`;
    rows.push({ measure, value: `${right} of ${parts.length}`, goal: '', holds: null });
    if (Number(values.failures) === 0) continue;
    console.log(`\n${measure} (${right} of ${parts.length})`);
    differences.slice(0, Number(values.failures)).forEach(tell);
  }
}
const share = ((100 * sum.right) / sum.tried).toFixed(1);
printTable(
  'Wordings not right everywhere',
  [...rows, { measure: 'all', value: `${sum.right} of ${sum.tried}, ${share} %`, goal: '', holds: null }],
  values.json,
);
