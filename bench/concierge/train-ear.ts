import { readFileSync } from 'node:fs';
import { featuresOf, signsOfWords } from '../../src/features/chat/domain/understanding/ear-features.ts';
import { normalise } from '../../src/features/chat/domain/understanding/normalise.ts';
import { type Example, trainInto } from './logistic-regression.ts';

// Trains both ears. The one for kinds of wish (`understanding/hear.ts`) learns from the wordings of exemplars.txt and from
// what the rules read rightly of the open sets (heard.txt); the one for what a message does in the conversation
// (`understanding/hear-act.ts`) learns from acts.txt, and from the others what a wish is.
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

function exemplars(name: string): Example[] {
  const examples: Example[] = [];
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
    examples.push({ label, features: featuresOf(signsOfWords(words, line.includes('£'))) });
  }
  return examples;
}

const heard = (): Example[] =>
  textOf('heard.txt')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', signs = ''] = line.split('\t');
      return { label, features: featuresOf(signs.split(' ')) };
    });

const wishes = [...exemplars('exemplars.txt'), ...heard()];
const isLearnt = ({ label }: Example): boolean => wishes.filter((other) => other.label === label).length >= LEAST_SAID;
const weights = (name: string): URL =>
  new URL(`../../src/features/chat/domain/understanding/${name}.json`, import.meta.url);
trainInto(weights('ear-weights'), wishes.filter(isLearnt));

/** Kinds of the first ear that are acts of the second. */
const ACTS: ReadonlySet<string> = new Set(['undo', 'vague']);
const acts = wishes
  .filter(({ label }) => label !== 'none')
  .map(({ label, features }) => ({ label: ACTS.has(label) ? label : 'wish', features }));
trainInto(weights('act-weights'), [...exemplars('acts.txt'), ...acts]);
