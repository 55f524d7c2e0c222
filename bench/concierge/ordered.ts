import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { NOT_YET } from '../../src/features/chat/domain/wording/offers.ts';
import { isNotUnderstood } from '../../src/features/chat/domain/wording/small-talk.ts';
import { printTable, type Row } from '../print-table.ts';
import { type OrderedLine, orderedLines } from './ordered-lines.ts';

// What the concierge does with lines that ask for a change, and with lines that ask for none, on the fixed trips. The third ear
// learnt from ordered.tsv, and not from ordered-held.tsv, which alone tells how a stranger fares.

type Came = 'changed' | 'shown first' | 'not understood' | 'answered, asked back or refused';

const cameOf = ({ change, reply }: ConciergeTurn): Came =>
  change
    ? 'changed'
    : reply.includes(NOT_YET)
      ? 'shown first'
      : isNotUnderstood(reply)
        ? 'not understood'
        : 'answered, asked back or refused';

const ALL: readonly Came[] = ['changed', 'shown first', 'not understood', 'answered, asked back or refused'];

function rowsOf(name: 'ordered.tsv' | 'ordered-held.tsv'): Row[] {
  const lines = orderedLines(name);
  const of = (label: OrderedLine['label']) => lines.filter((line) => line.label === label);
  return (['none', 'change'] as const).flatMap((label) => {
    const came = of(label).map(({ trip, message }) => cameOf(answerMessage(trip, message)));
    return ALL.map((one) => ({
      measure: `${name}, ${label === 'none' ? 'nothing wished' : 'a wish'}: ${one}`,
      value: `${came.filter((each) => each === one).length} of ${came.length}`,
      goal: '',
      holds: null,
    }));
  });
}

printTable('Ordered or not', [...rowsOf('ordered-held.tsv'), ...rowsOf('ordered.tsv')], undefined);
