import type { Case, Fact, Reaction } from './case-schema.ts';

/** The kind of question that an answer to these categories is given to; other categories ask in too many ways. */
const ASKED: Readonly<Record<string, string>> = {
  'price-question': 'price',
  'why-question': 'why',
  'distance-question': 'travel',
  'plan-question': 'schedule',
  'rain-question': 'rain',
  'refund-question': 'refund',
  'guide-question': 'places',
  'open-question': 'opening',
};
const NO_WISH: ReadonlySet<string> = new Set(['small', 'abuse', 'foreign', 'attack']);

const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/**
 * The one kind of wish that a message of the test set is, as the ear calls it, told by what is expected of it; null where
 * it has several, or where the conversation before it says what it is.
 */
export function expectedKind(one: Case, groupSize: number): string | null {
  if (one.earlier || one.history) return null;
  if (NO_WISH.has(one.category)) return 'none';
  if (one.category === 'vague') return 'vague';
  const reactions = one.expect.kind === 'any' ? one.expect.of : [one.expect];
  const kinds = reactions.map((reaction) => kindOf(reaction, one, groupSize));
  return kinds.find((kind) => kind !== null) ?? null;
}

function kindOf(reaction: Reaction, one: Case, groupSize: number): string | null {
  if (reaction.kind === 'answer') return ASKED[one.category] ?? null;
  if (reaction.kind !== 'change') return null;
  const hasCap = reaction.facts.some(({ fact }) => fact === 'cap');
  const told = reaction.facts.filter(({ fact }) => fact !== 'stays' && !(hasCap && fact === 'total'));
  const kinds = new Set(told.map((fact) => kindOfFact(fact, one, groupSize)));
  const [kind] = kinds;
  return kinds.size === 1 ? (kind ?? null) : null;
}

function kindOfFact(fact: Fact, { message, category }: Case, groupSize: number): string | null {
  switch (fact.fact) {
    case 'dropped':
      return 'drop';
    case 'gone':
      return category === 'drop' ? 'drop' : 'swap';
    case 'replaced':
      return fact.by.price === 'less' || fact.by.atMost !== undefined ? 'swap-cheaper' : 'swap';
    case 'added':
      return 'add';
    case 'count':
      return fact.than === 'more' ? 'add' : 'drop';
    case 'moved':
      if (typeof fact.to === 'string') return fact.to;
      return 'day' in fact.to ? 'move-day' : 'at';
    case 'day-begins':
      return fact.notBefore === undefined && fact.than !== 'any' ? fact.than : 'hours';
    case 'day-ends':
      return fact.notAfter === undefined && fact.than !== 'any' ? fact.than : 'hours';
    case 'size': {
      const said = message.toLowerCase().split(/[^a-z0-9]+/);
      if (said.includes(String(fact.is)) || said.includes(NUMBERS[fact.is] ?? '')) return 'size';
      return fact.is > groupSize ? 'size-more' : 'size-fewer';
    }
    case 'cap':
      return 'budget';
    case 'total':
      return 'cheaper';
    case 'calmer':
      return 'calmer';
    case 'livelier':
      return 'wilder';
    case 'dates':
      return 'dates';
    case 'stay':
      return `stay-${fact.than ?? 'other'}`;
    case 'undone':
      return 'undo';
    case 'needs':
      if (fact.notDiets && !fact.diets) return 'not-diet';
      if (fact.diets) return 'diet';
      if (fact.stepFree) return 'step-free';
      return fact.noAlcohol ? 'dry' : 'minors';
    case 'stays':
    case 'original':
    case 'every':
    case 'none':
    case 'changed':
      return null;
  }
}
