import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRestSite, type RestSite } from '../../../tests/support/rest-site.ts';

// Random filters are asked of rest/v1 and of the small evaluator below, which shares no code with it.

interface Fact {
  id: number;
  size: number | null;
  word: string | null;
  more: { tag?: string } | null;
}

const WORDS = ['ant', 'Ant', 'bee', 'a,b', '(cat)', 'd"og', 'e\\f', '50%', 'is.null', ''];
const FACTS: readonly Fact[] = [...WORDS, null].flatMap((word, row) =>
  [0, 5, null].map((size, column) => ({
    id: row * 3 + column,
    size,
    word,
    more: column === 0 ? null : column === 1 ? {} : { tag: word ?? 'none' },
  })),
);

let site: RestSite;
let ann: string;
beforeAll(async () => {
  site = await openRestSite();
  ann = await site.addUser();
  await site.migrate(`create table public.facts (id int primary key, size int, word text, more jsonb);
    grant select, insert on public.facts to authenticated`);
  const reply = await site.call('/facts', { method: 'POST', as: ann, body: FACTS });
  expect(reply.status).toBe(201);
});
afterAll(() => site.close());

/** SQL knows three truths; null is the unknown one. */
type Truth = boolean | null;
type Rule =
  | { kind: 'word' | 'tag'; operator: 'eq' | 'neq'; value: string; isNegated: boolean }
  | { kind: 'size'; operator: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte'; value: number; isNegated: boolean }
  | { kind: 'in'; values: readonly string[]; isNegated: boolean }
  | { kind: 'null'; column: 'size' | 'word' | 'more'; isNegated: boolean }
  | { kind: 'prefix'; letter: string; isNegated: boolean }
  | { kind: 'and' | 'or'; rules: readonly Rule[]; isNegated: boolean };

const compare = (operator: string, left: number | string, right: number | string): boolean => {
  switch (operator) {
    case 'eq':
      return left === right;
    case 'neq':
      return left !== right;
    case 'gt':
      return left > right;
    case 'gte':
      return left >= right;
    case 'lt':
      return left < right;
    default:
      return left <= right;
  }
};

function bare(rule: Rule, fact: Fact): Truth {
  switch (rule.kind) {
    case 'word':
      return fact.word === null ? null : compare(rule.operator, fact.word, rule.value);
    case 'tag':
      return fact.more?.tag === undefined ? null : compare(rule.operator, fact.more.tag, rule.value);
    case 'size':
      return fact.size === null ? null : compare(rule.operator, fact.size, rule.value);
    case 'in':
      return fact.word === null ? null : rule.values.includes(fact.word);
    case 'null':
      return fact[rule.column] === null;
    case 'prefix':
      return fact.word === null ? null : fact.word.toLowerCase().startsWith(rule.letter);
    case 'and':
    case 'or': {
      const truths = rule.rules.map((inner) => truth(inner, fact));
      const decisive = rule.kind === 'or';
      return truths.includes(decisive) ? decisive : truths.includes(null) ? null : !decisive;
    }
  }
}

function truth(rule: Rule, fact: Fact): Truth {
  const result = bare(rule, fact);
  return result === null ? null : rule.isNegated ? !result : result;
}

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** The rule as column and comparison; `write` says how a text value is spelt in its place. */
function written(rule: Rule, write: (text: string) => string): [key: string, value: string] {
  const not = rule.isNegated ? 'not.' : '';
  switch (rule.kind) {
    case 'word':
      return ['word', `${not}${rule.operator}.${write(rule.value)}`];
    case 'tag':
      return ['more->>tag', `${not}${rule.operator}.${write(rule.value)}`];
    case 'size':
      return ['size', `${not}${rule.operator}.${rule.value}`];
    case 'in':
      return ['word', `${not}in.(${rule.values.map(quote).join(',')})`];
    case 'null':
      return [rule.column, `${not}is.null`];
    case 'prefix':
      return ['word', `${not}ilike.${rule.letter}*`];
    case 'and':
    case 'or':
      return [`${not}${rule.kind}`, `(${rule.rules.map(member).join(',')})`];
  }
}

function member(rule: Rule): string {
  const [key, value] = written(rule, quote);
  return rule.kind === 'and' || rule.kind === 'or' ? `${key}${value}` : `${key}.${value}`;
}

const isNegated = fc.boolean();
const value = fc.constantFrom(...WORDS);
const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ kind: fc.constantFrom('word', 'tag'), operator: fc.constantFrom('eq', 'neq'), value, isNegated }),
    fc.record({
      kind: fc.constant('size'),
      operator: fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte'),
      value: fc.constantFrom(-1, 0, 3, 5),
      isNegated,
    }),
    // A list of one empty text means no text at all on the wire.
    fc.record({ kind: fc.constant('in'), values: fc.array(value, { minLength: 2, maxLength: 4 }), isNegated }),
    fc.record({ kind: fc.constant('null'), column: fc.constantFrom('size', 'word', 'more'), isNegated }),
    fc.record({ kind: fc.constant('prefix'), letter: fc.constantFrom('a', 'b', 'd'), isNegated }),
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      rules: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }),
      isNegated,
    }),
  ),
}));

test('any combination of filters finds the rows that logic says, and no others', async () => {
  const found = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(rule, { minLength: 1, maxLength: 3 }), async (rules) => {
      const parameters = new URLSearchParams(rules.map((each) => written(each, (text) => text)));
      const reply = await site.call(`/facts?select=id&order=id&${parameters}`, { as: ann });
      const expected = FACTS.filter((fact) => rules.every((each) => truth(each, fact) === true)).map(({ id }) => ({
        id,
      }));
      found.add(expected.length);
      expect([reply.status, reply.json]).toEqual([200, expected]);
    }),
    { numRuns: 500 },
  );
  // The filters were neither all empty nor all the same.
  expect(found.size).toBeGreaterThan(5);
});
