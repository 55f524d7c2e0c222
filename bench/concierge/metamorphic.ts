import { parseArgs } from 'node:util';
import { createRng } from '../../src/shared/rng.ts';
import { printTable, type Row } from '../print-table.ts';
import type { Case } from './case-schema.ts';
import { fixedTrip } from './fixed-trip.ts';
import { judgeTurn } from './judge-turn.ts';
import { isOpenSet, OPEN_SETS, openCases } from './open-sets.ts';
import { playCase } from './play-case.ts';
import { equalWordRelations } from './relations/equal-words.ts';
import { openWords } from './relations/open-words.ts';
import type { Relation } from './relations/relation.ts';
import { togetherRelations } from './relations/together.ts';
import { typingRelations } from './relations/typing.ts';
import { wrappingRelations } from './relations/wrapping.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

// Plays open messages that are right alone under changes that keep their meaning (relations/), and counts how many stay
// right. `--draws` is how many relations each message is played under, drawn from those that hold for it by `--seed`.
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'tuned' },
    relation: { type: 'string' },
    draws: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    failures: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

const sets = values.set.split(',').filter(isOpenSet);
if (sets.length !== values.set.split(',').length) throw new Error(`--set is one or more of ${OPEN_SETS.join(',')}`);
const wanted = values.relation?.split(',');
const relations: readonly Relation[] = [
  ...typingRelations(openWords(OPEN_SETS.flatMap(openCases))),
  ...wrappingRelations,
  ...equalWordRelations,
  ...togetherRelations((['tuned', 'practice', 'fresh'] as const).flatMap(openCases)),
].filter(({ id }) => wanted === undefined || wanted.includes(id));

interface Tally {
  right: number;
  played: number;
}
const tallies = new Map(relations.map(({ id }): [string, Tally] => [id, { right: 0, played: 0 }]));

function play(one: Case): { misses: string[]; reply: string } {
  const outline = TRIP_OUTLINES.find(({ id }) => id === one.trip);
  if (!outline) throw new Error(`${one.id}: no trip ${one.trip}`);
  const trip = fixedTrip(outline);
  const { state, turn } = playCase(one, trip, () => 0);
  return { misses: judgeTurn(one.expect, turn, state, trip).misses, reply: turn.reply };
}

/** A seed of the case's own, so that one case more or less changes nothing for the others. */
const seedOf = (id: string): number =>
  id.split('').reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, Number(values.seed));

/** The relations of a case with the altered cases, as many as are to be played. */
function drawn(one: Case): { relation: Relation; altered: Case }[] {
  const rng = createRng(seedOf(one.id));
  const holding = relations.flatMap((relation) => {
    const altered = relation.alter(one, createRng(seedOf(`${one.id} ${relation.id}`)));
    return altered === null ? [] : [{ relation, altered, order: rng() }];
  });
  return holding.sort((left, right) => left.order - right.order).slice(0, Number(values.draws));
}

for (const one of sets.flatMap(openCases)) {
  const chosen = drawn(one);
  if (values.show)
    for (const { relation, altered } of chosen)
      console.log(`${relation.id.padEnd(18)} ${one.message}\n${' '.repeat(18)} ${altered.message}`);
  if (values.show || chosen.length === 0 || play(one).misses.length > 0) continue;
  for (const { relation, altered } of chosen) {
    const tally = tallies.get(relation.id);
    if (!tally) continue;
    const { misses, reply } = play(altered);
    tally.played += 1;
    if (misses.length === 0) tally.right += 1;
    else if (values.failures) {
      console.log(`\n${one.id} (${one.trip}) ${relation.id}`);
      for (const line of one.earlier ?? []) console.log(`  before    ${line}`);
      console.log(`  alone     ${one.message}\n  altered   ${altered.message}`);
      console.log(`  reply     ${reply.replaceAll('\n', '\n            ').slice(0, 400)}`);
      for (const miss of misses) console.log(`  miss      ${miss}`);
    }
  }
}

const row = (measure: string, { right, played }: Tally): Row => ({
  measure,
  value: `${right} of ${played}${played > 0 ? `, ${((100 * right) / played).toFixed(1)} %` : ''}`,
  goal: '',
  holds: null,
});
const all = [...tallies.values()].reduce((sum, one) => ({
  right: sum.right + one.right,
  played: sum.played + one.played,
}));
if (!values.show)
  printTable(
    `Metamorphic: ${sets.join(', ')}`,
    [...[...tallies].map(([id, tally]) => row(id, tally)), row('all', all)],
    values.json,
  );
