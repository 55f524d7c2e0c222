import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Case, parseCases } from './concierge/case-schema.ts';
import { fixedTrip } from './concierge/fixed-trip.ts';
import { ENDINGS, type Ending, howItMissed } from './concierge/how-it-missed.ts';
import { judgeTurn } from './concierge/judge-turn.ts';
import { OPEN_SETS, openCases } from './concierge/open-sets.ts';
import { inventedIn, playCase } from './concierge/play-case.ts';
import { TRIP_OUTLINES } from './concierge/trip-outlines.ts';
import { percentile, printTable, type Row } from './print-table.ts';

// The concierge's score on its own test sets. Most are open; the texts and failures of the unseen halves are never
// printed, only totals: nobody is to tune a rule on them. `--set` plays one set alone. Time is the
// CPU time of this thread, for a machine that is busy with other work.
const { values } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    category: { type: 'string' },
    set: { type: 'string' },
    json: { type: 'string' },
  },
});

interface Result {
  one: Case;
  isRight: boolean;
  misses: string[];
  /** How it ended where it is wrong. */
  ending: Ending | null;
  brokenRules: string[];
  invented: string[];
  reply: string;
  milliseconds: number[];
}

const now = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function run(one: Case): Result {
  const outline = TRIP_OUTLINES.find(({ id }) => id === one.trip);
  if (!outline) throw new Error(`${one.id}: no trip ${one.trip}`);
  const trip = fixedTrip(outline);
  try {
    const { state, turn, milliseconds } = playCase(one, trip, now);
    const { isRight, misses, brokenRules } = judgeTurn(one.expect, turn, state, trip);
    const invented = inventedIn(one.message, state, turn).map(({ kind, text }) => `${kind} ${text}`);
    const ending = isRight ? null : howItMissed(one.expect, turn);
    return { one, isRight, misses, ending, brokenRules, invented, reply: turn.reply, milliseconds };
  } catch (error) {
    const miss = `stopped: ${error instanceof Error ? error.message : String(error)}`;
    return {
      one,
      isRight: false,
      misses: [miss],
      ending: 'not understood',
      brokenRules: [],
      invented: [],
      reply: '',
      milliseconds: [],
    };
  }
}

const rowsOf = (half: string, results: readonly Result[]): Row[] => {
  const right = results.filter(({ isRight }) => isRight).length;
  const share = (100 * right) / results.length;
  const sum = (count: (one: Result) => number): number => results.reduce((total, one) => total + count(one), 0);
  const broken = sum(({ brokenRules }) => brokenRules.length);
  const invented = sum((one) => one.invented.length);
  const times = results.flatMap(({ milliseconds }) => milliseconds);
  const mean = times.reduce((total, time) => total + time, 0) / Math.max(1, times.length);
  const count = `${right} of ${results.length}`;
  return [
    {
      measure: `${half} half, right`,
      value: `${count}, ${share.toFixed(1)} %`,
      goal: '95 % or more',
      holds: share >= 95,
    },
    { measure: `${half} half, broken rules`, value: String(broken), goal: '0', holds: broken === 0 },
    { measure: `${half} half, invented facts`, value: String(invented), goal: '0', holds: invented === 0 },
    {
      measure: `${half} half, thread CPU an answer, mean and p99`,
      value: `${mean.toFixed(1)} and ${percentile(times, 0.99).toFixed(1)} ms`,
      goal: '',
      holds: null,
    },
    ...ENDINGS.map((ending): Row => {
      const count = results.filter((one) => one.ending === ending).length;
      return { measure: `  ${half}, missed: ${ending}`, value: String(count), goal: '', holds: null };
    }),
    ...[...new Set(results.map(({ one }) => one.category))].map((category): Row => {
      const asked = results.filter(({ one }) => one.category === category);
      const good = asked.filter(({ isRight }) => isRight).length;
      const row = { measure: `  ${half}, ${category}`, value: `${good} of ${asked.length}`, goal: '', holds: null };
      return row;
    }),
  ];
};

function printFailures(results: readonly Result[]): void {
  for (const { one, isRight, misses, invented, reply } of results) {
    if (isRight && invented.length === 0) continue;
    if (values.category && one.category !== values.category) continue;
    console.log(`\n${one.id} (${one.trip})${isRight ? ' right, but' : ''}`);
    for (const line of one.earlier ?? []) console.log(`  before    ${line}`);
    console.log(`  message   ${one.message.slice(0, 300)}`);
    console.log(`  reply     ${reply.replaceAll('\n', '\n            ')}`);
    for (const miss of misses) console.log(`  miss      ${miss}`);
    for (const fact of invented) console.log(`  invented  ${fact}`);
  }
}

/** The sets that nobody who mends may read: the unseen half, and that of the messages written by strangers. */
const HELD_SETS = ['unseen', 'strangers-unseen'];
const asked = OPEN_SETS.filter((half) => half === (values.set ?? half));
const held = HELD_SETS.filter((half) => half === (values.set ?? half));
if (asked.length + held.length === 0) throw new Error(`--set is ${[...HELD_SETS, ...OPEN_SETS].join(' or ')}`);
const open = asked.map((half) => ({ half, results: openCases(half).map(run) }));
if (values.failures) printFailures(open.flatMap(({ results }) => results));
const openRows = open.flatMap(({ half, results }) => rowsOf(half, results));

/** Always played whole, and its text pinned. */
function heldRows(half: string): Row[] {
  const text = readFileSync(new URL(`concierge/${half}-cases.jsonl`, import.meta.url), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  const pinned: Row = { measure: `SHA-256 of the ${half} half`, value: hash, goal: '', holds: null };
  return [pinned, ...rowsOf(half, parseCases(text).map(run))];
}
printTable('Concierge', [...openRows, ...held.flatMap(heldRows)], values.json);
