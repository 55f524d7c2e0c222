import { readFileSync } from 'node:fs';
import { ASKED_KINDS } from '../../src/features/chat/domain/understanding/ear/asked-by-ear.ts';
import {
  featuresOf,
  signsOfWords,
  signsWithMarks,
  wishFeaturesOf,
} from '../../src/features/chat/domain/understanding/ear/ear-features.ts';
import { read } from '../../src/features/chat/domain/understanding/reading.ts';
import { normalise } from '../../src/features/chat/domain/understanding/typing/normalise.ts';
import { expectedChanges, expectedSigns } from './expected-signs.ts';
import { type Example, trainInto } from './logistic-regression.ts';
import { orderedLines } from './ordered-lines.ts';

// Trains the three ears. The one for kinds of wish (`understanding/ear/hear.ts`) learns from the wordings of exemplars.txt, from
// what the rules read rightly of the open sets (heard.txt), and from the messages of these sets by what is expected; the
// one for what a message does in the conversation (`understanding/ear/hear-act.ts`) learns from acts.txt, and from the first
// two what a wish is. The third (`understanding/ear/hear-order.ts`) learns whether a change of the plan would
// be right: from the wordings and the messages of the sets, and from ordered.tsv.
// `node bench/concierge/train-ear.ts` writes their weights anew; equal files give equal bytes.

/** A kind of wish that was said less often than this cannot be learnt. */
const LEAST_SAID = 9;

/** Words that the classes of exemplars.txt stand for, so that they go through the same plain wording as a message. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  S: 'karaoke',
  P: 'bowling',
  D: 'saturday',
  M: 'dinner',
  N: '5',
  '£': '£50',
  T: 'vegan',
  H: 'hotel',
  O: 'september',
};
const SIGN_OF = new Map([
  ['karaoke', 'zzslot'],
  ['bowling', 'zzplace'],
]);

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A wording as the words and classes that an ear hears, and the kind that it is. */
interface Wording {
  label: string;
  signs: readonly string[];
}

function exemplars(name: string): Wording[] {
  const examples: Wording[] = [];
  let label = '';
  for (const line of textOf(name).split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading !== undefined) {
      label = heading;
      continue;
    }
    const spoken = line
      .split(' ')
      .map((word) => STANDS_FOR[word] ?? word)
      .join(' ');
    const words = normalise(spoken).words.map((word) => SIGN_OF.get(word) ?? word);
    examples.push({ label, signs: signsOfWords(words, line.includes('£')) });
  }
  return examples;
}

const heard = (): Wording[] =>
  textOf('heard.txt')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', signs = ''] = line.split('\t');
      return { label, signs: signs.split(' ') };
    });

/** So much must a weight earn to stay; found by leaving each set out in turn. */
const DECAY = 3e-4;
/** Of the third ear, whose share must tell how sure it is; found on the strangers' messages. */
const ORDER_DECAY = 2e-2;

const wordings = [...exemplars('exemplars.txt'), ...heard()];
const wishes = [...wordings, ...expectedSigns()];
const said = new Map<string, number>();
for (const { label } of wishes) said.set(label, (said.get(label) ?? 0) + 1);
const isLearnt = ({ label }: Wording): boolean => (said.get(label) ?? 0) >= LEAST_SAID;
const asWish = ({ label, signs }: Wording): Example => ({ label, features: wishFeaturesOf(signs) });
const weights = (name: string): URL =>
  new URL(`../../src/features/chat/domain/understanding/ear/${name}.json`, import.meta.url);
trainInto(weights('ear-weights'), wishes.filter(isLearnt).map(asWish), DECAY);

/** Kinds of the first ear that are acts of the second. */
const ACTS: ReadonlySet<string> = new Set(['undo', 'vague']);
const asAct = ({ label, signs }: Wording): Example => ({ label, features: featuresOf(signs) });
const acts = wordings
  .filter(({ label }) => label !== 'none')
  .map((wording) => asAct({ ...wording, label: ACTS.has(wording.label) ? wording.label : 'wish' }));
trainInto(weights('act-weights'), [...exemplars('acts.txt').map(asAct), ...acts]);

/** A wording of exemplars.txt by what it asks for; what is vague or takes something back may be either. */
const asOrder = ({ label, signs }: Wording): Example[] =>
  ACTS.has(label) ? [] : [asWish({ label: label === 'none' || ASKED_KINDS.has(label) ? 'none' : 'change', signs })];
trainInto(
  weights('order-weights'),
  [
    ...wordings.flatMap(asOrder),
    ...[
      ...expectedChanges(),
      ...orderedLines('ordered.tsv').map(({ trip, label, message }) => ({
        label,
        signs: signsWithMarks(read(message, trip)),
      })),
    ].map(asWish),
  ],
  ORDER_DECAY,
);
