import type { Rng } from '../../../src/shared/rng.ts';
import type { Case, Fact, Reaction } from '../case-schema.ts';
import { isFirst, isPlainTalk, oneOf, type Relation, reactionsOf } from './relation.ts';

type Change = Extract<Reaction, { kind: 'change' }>;

const WORDS_MAX = 11;
/** Kinds of message whose wish is told in words of its own. */
const WISHES = /^(?:swap|drop|add|time|size|budget|diet|access|cheaper|mood|day|hotel)$/;

/** Whether the message is one wish in one short clause, with nothing said before, that nobody need refuse. */
const isOneWish = (one: Case): boolean =>
  isPlainTalk(one) &&
  isFirst(one) &&
  WISHES.test(one.category) &&
  one.message.split(/\s+/).length <= WORDS_MAX &&
  !/[\n,;]|[.!?].*\w|\?$|\band\b|^\W*(?:no|yes|hi|hey|hello)\b|\b(?:everything|all|whole|again|same|instead)\b/i.test(
    one.message,
  ) &&
  changesOf(one).length > 0 &&
  changesOf(one).length === reactionsOf(one).length;

const changesOf = (one: Case): Change[] => reactionsOf(one).filter((reaction) => reaction.kind === 'change');

/** What a fact is about: days and kinds of slots, or one thing of the whole trip. */
function subjectOf(fact: Fact): readonly string[] {
  const places = 'slots' in fact ? fact.slots : 'slot' in fact ? [fact.slot] : null;
  if (places) return places.map((id) => `${id.slice(0, 2)} ${id.slice(3, 4)}`);
  if (fact.fact === 'size' || fact.fact === 'needs' || fact.fact === 'cap' || fact.fact === 'stay') return [fact.fact];
  return ['everything'];
}

function areApart(one: Change, other: Change): boolean {
  const [subjects, others] = [one.facts.flatMap(subjectOf), other.facts.flatMap(subjectOf)];
  const isWide = (list: readonly string[]): boolean => list.includes('everything');
  return !isWide(subjects) && !isWide(others) && !subjects.some((subject) => others.includes(subject));
}

/** Both changes, in every way in which each would be right; null where they are not about different parts. */
function bothOf(one: Case, other: Case): Case['expect'] | null {
  const [left, right] = [changesOf(one), changesOf(other)];
  if (!left.every((first) => right.every((second) => areApart(first, second)))) return null;
  const of = left.flatMap((first) =>
    right.map((second): Change => ({ kind: 'change', facts: [...first.facts, ...second.facts] })),
  );
  return of.length === 0 ? null : { kind: 'any', of };
}

const bare = (message: string): string => message.replace(/[.!\s]+$/, '');
/** As it stands within a sentence. */
const within = (message: string): string => message.replace(/^[A-Z](?=[a-z]+ [a-z])/, (letter) => letter.toLowerCase());

const JOINED: readonly (readonly [string, (one: string, other: string) => string])[] = [
  ['both-and', (one, other) => `${bare(one)} and ${within(other)}`],
  ['both-comma', (one, other) => `${bare(one)}, ${within(other)}`],
  ['both-also', (one, other) => `${bare(one)}, also ${within(other)}`],
  ['both-plus', (one, other) => `${bare(one)} plus ${within(other)}`],
  ['both-then', (one, other) => `${bare(one)} then ${within(other)}`],
  ['both-oh-and', (one, other) => `${bare(one)}. oh and ${within(other)}`],
  ['both-sentences', (one, other) => `${bare(one)}. ${other}`],
  ['both-lines', (one, other) => `${bare(one)}\n${other}`],
  ['both-bullets', (one, other) => `- ${bare(one)}\n- ${other}`],
  ['both-numbered', (one, other) => `1. ${bare(one)}\n2. ${other}`],
];

const TAKEN_BACK: readonly (readonly [string, (one: string, other: string) => string])[] = [
  ['no-wait', (one, other) => `${bare(other)}, no wait, ${within(one)}`],
  ['scrap-that', (one, other) => `${bare(other)} - actually scrap that, ${within(one)}`],
  ['i-meant', (one, other) => `${bare(other)}. sorry i meant ${within(one)}`],
];

/**
 * Two wishes of one trip in one message: joined, so that both must be done, or the other taken back, so that it must not.
 * `pool` is where the other wish is drawn from.
 */
export function togetherRelations(pool: readonly Case[]): Relation[] {
  const wishes = pool.filter(isOneWish);
  const partnerOf = (one: Case, rng: Rng): Case | undefined =>
    isOneWish(one)
      ? oneOf(
          wishes.filter((other) => other.trip === one.trip && other.id !== one.id && bothOf(one, other) !== null),
          rng,
        )
      : undefined;
  const joined = JOINED.map(
    ([id, join]): Relation => ({
      id,
      does: 'joins another wish to it',
      alter: (one, rng) => {
        const other = partnerOf(one, rng);
        const expected = other ? bothOf(one, other) : null;
        return other && expected ? { ...one, message: join(one.message, other.message), expect: expected } : null;
      },
    }),
  );
  const takenBack = TAKEN_BACK.map(
    ([id, join]): Relation => ({
      id,
      does: 'puts another wish before it that it takes back',
      alter: (one, rng) => {
        const other = partnerOf(one, rng);
        return other ? { ...one, message: join(one.message, other.message) } : null;
      },
    }),
  );
  return [...joined, ...takenBack, NEVER_MIND];
}

const NEVER_MIND: Relation = {
  id: 'never-mind',
  does: 'takes the wish back',
  alter: (one, rng) => {
    const end = oneOf(['. actually never mind', ' - no, forget it', '. no, scrap that'], rng) ?? '';
    return isOneWish(one) ? { ...one, message: `${bare(one.message)}${end}`, expect: { kind: 'small-talk' } } : null;
  },
};
