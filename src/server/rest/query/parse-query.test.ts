import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../tests/support/any-text.ts';
import { RestError } from '../rest-error.ts';
import { parseQuery } from './parse-query.ts';

const parse = (query: string) => parseQuery(new URLSearchParams(query));
const plain = (column: string) => ({ column, path: [] });
const refusal = (query: string): string => {
  try {
    parse(query);
  } catch (error) {
    if (error instanceof RestError) return `${error.body.code} ${error.body.message} | ${error.body.details}`;
    throw error;
  }
  return 'accepted';
};

test('an empty query means every column of every row', () => {
  expect(parse('')).toEqual({
    select: [{ kind: 'all' }],
    conditions: [],
    order: [],
    limit: undefined,
    offset: 0,
    columns: undefined,
    onConflict: undefined,
  });
});

describe('select', () => {
  const select = (text: string) => parseQuery([['select', text]]).select;

  test('reads aliases, JSON paths and casts', () => {
    expect(select('*, id,when:created_at , city:plan->days->-1->>city::text')).toEqual([
      { kind: 'all' },
      { kind: 'field', field: plain('id'), alias: undefined, cast: undefined },
      { kind: 'field', field: plain('created_at'), alias: 'when', cast: undefined },
      {
        kind: 'field',
        field: {
          column: 'plan',
          path: [
            { arrow: '->', key: 'days', isIndex: false },
            { arrow: '->', key: '-1', isIndex: true },
            { arrow: '->>', key: 'city', isIndex: false },
          ],
        },
        alias: 'city',
        cast: 'text',
      },
    ]);
  });

  test('reads names with dashes and quoted names with anything in them', () => {
    expect(select('a-b,"c,d\\"e"')).toMatchObject([{ field: plain('a-b') }, { field: plain('c,d"e') }]);
  });

  test('knows a relation and an aggregate for what they are', () => {
    expect(select('id,guests(id,hotel(*)),alias:guests!inner(id),...guests(id)')).toMatchObject([
      { kind: 'field' },
      { kind: 'embed', relation: 'guests' },
      { kind: 'embed', relation: 'guests' },
      { kind: 'embed', relation: 'guests' },
    ]);
    expect(select('count(),price.sum(),total:price.avg()::int')).toEqual([
      { kind: 'aggregate' },
      { kind: 'aggregate' },
      { kind: 'aggregate' },
    ]);
  });

  test.each([
    ['id,', 'line 1, column 4'],
    ['id::', 'line 1, column 5'],
    ['id!', 'line 1, column 4'],
    ['a->>-78xy', 'line 1, column 8'],
    ['guests(id', 'line 1, column 10'],
    ['id)', 'line 1, column 3'],
  ])('%s is refused at its column', (text, place) => {
    expect(refusal(`select=${encodeURIComponent(text)}`)).toContain(
      `PGRST100 "failed to parse select parameter (${text})" (${place})`,
    );
  });
});

describe('filters', () => {
  const conditions = (key: string, value: string) => parseQuery([[key, value]]).conditions;
  const binary = (operator: string, value: string, quantifier?: string) => ({
    kind: 'binary',
    operator,
    quantifier,
    value,
  });

  test('take everything behind the operator as their value', () => {
    expect(conditions('name', 'eq.a,b).c"')).toEqual([
      { kind: 'filter', field: plain('name'), isNegated: false, comparison: binary('eq', 'a,b).c"') },
    ]);
    expect(conditions('name', 'not.like(any).{a*,b*}')).toMatchObject([
      { isNegated: true, comparison: binary('like', '{a*,b*}', 'any') },
    ]);
    expect(conditions('name', 'eq.')).toMatchObject([{ comparison: binary('eq', '') }]);
  });

  test('read lists with quoted members', () => {
    expect(conditions('id', 'in.(a,"b,\\"c",d e,)')).toMatchObject([
      { comparison: { kind: 'in', values: ['a', 'b,"c', 'd e', ''] } },
    ]);
  });

  test('read null and the truth values in any case', () => {
    expect(conditions('id', 'is.NULL')).toMatchObject([{ comparison: { kind: 'is', value: 'null' } }]);
    expect(conditions('id', 'not.is.true')).toMatchObject([
      { isNegated: true, comparison: { kind: 'is', value: 'true' } },
    ]);
    expect(refusal('id=is.nul')).toContain('PGRST100 "failed to parse filter (is.nul)" (line 1, column 4)');
  });

  test('nest with and, or and not, where a value ends at a comma or a bracket', () => {
    expect(conditions('or', '(a.eq.1, not.and(b.not.in.(x,y),c.cs.{p,q}),d.eq."1,)")')).toMatchObject([
      {
        kind: 'logic',
        operator: 'or',
        isNegated: false,
        conditions: [
          { kind: 'filter', field: plain('a'), comparison: binary('eq', '1') },
          {
            kind: 'logic',
            operator: 'and',
            isNegated: true,
            conditions: [
              { field: plain('b'), isNegated: true, comparison: { kind: 'in', values: ['x', 'y'] } },
              { field: plain('c'), comparison: binary('cs', '{p,q}') },
            ],
          },
          { kind: 'filter', field: plain('d'), comparison: binary('eq', '1,)') },
        ],
      },
    ]);
    expect(conditions('not.and', '(and.eq.1,or.eq.2)')).toMatchObject([
      { operator: 'and', isNegated: true, conditions: [{ field: plain('and') }, { field: plain('or') }] },
    ]);
  });

  test.each([
    ['or', '()', 'line 1, column 2'],
    ['or', '(a.eq.1', 'line 1, column 8'],
    ['or', '(a.eq.1))', 'line 1, column 9'],
    ['or', '(a.in.1,2)', 'line 1, column 7'],
    ['and', `${'(and'.repeat(30)}`, 'line 1, column'],
    ['id', 'eq', 'line 1, column 1'],
    ['id', 'neq(any).1', 'line 1, column 10'],
    ['id', 'fts.cat', 'line 1, column 5'],
  ])('%s=%s is refused at its column', (key, value, place) => {
    expect(refusal(`${key}=${encodeURIComponent(value)}`)).toContain(`(${value})" (${place}`);
  });

  test('of a table that is not in the request are refused', () => {
    for (const query of ['guests.id=eq.1', 'guests.or=(a.eq.1)', 'guests.limit=1', 'order=guests(id)']) {
      expect(refusal(query)).toContain("PGRST108 'guests' is not an embedded resource in this request");
    }
  });
});

describe('order, pages and names', () => {
  test('read directions and the place of nulls', () => {
    expect(parse('order=a.desc.nullslast,b->>c,d.nullsfirst').order).toEqual([
      { field: plain('a'), direction: 'desc', nulls: 'nullslast' },
      {
        field: { column: 'b', path: [{ arrow: '->>', key: 'c', isIndex: false }] },
        direction: undefined,
        nulls: undefined,
      },
      { field: plain('d'), direction: undefined, nulls: 'nullsfirst' },
    ]);
    expect(refusal('order=id.descc')).toContain('(line 1, column 8)');
    expect(refusal('order=id.asc.first')).toContain('expecting "nullsfirst" or "nullslast"');
  });

  test('read limit and offset, and leave what is no number', () => {
    expect(parse('limit=5&offset=10')).toMatchObject({ limit: 5, offset: 10 });
    expect(parse('limit=x&offset=-3')).toMatchObject({ limit: undefined, offset: 0 });
    expect(parse(`offset=${'9'.repeat(40)}`).offset).toBe(2 ** 50);
    expect(refusal('limit=-1')).toContain('PGRST103');
  });

  test('read the names of columns once each', () => {
    expect(parse('columns="a","b c",a&on_conflict=x, y')).toMatchObject({
      columns: ['a', 'b c'],
      onConflict: ['x', 'y'],
    });
  });

  test('a zero byte is refused wherever it stands', () => {
    for (const query of ['select=%00', 'a=eq.%00', '%00=eq.1', 'order=%00', 'or=(a.eq.%00)', 'columns=%00']) {
      expect(refusal(query)).toContain('PGRST100');
    }
  });
});

describe('whatever a stranger sends', () => {
  const key = fc.oneof(
    fc.constantFrom(
      'select',
      'order',
      'limit',
      'offset',
      'columns',
      'on_conflict',
      'and',
      'or',
      'not.or',
      'id',
      'a->b',
      'a.b',
    ),
    anyText(),
  );
  const pieces = [
    '(',
    ')',
    ',',
    '.',
    ':',
    '::',
    '->',
    '->>',
    '!',
    '"',
    '\\',
    '*',
    '{',
    '}',
    '...',
    'not',
    'and',
    'or',
    'eq',
    'in',
    'is',
    'null',
  ];
  const value = fc.oneof(
    anyText(),
    fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 30 })
      .map((parts) => parts.join('')),
  );

  test('is understood or refused, and never breaks the parser', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 5 }), (parameters) => {
        try {
          parseQuery(parameters);
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('a value comes out of a filter and out of a quoted list as it went in', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (values) => {
        const clean = values.map((text) => text.replaceAll('\0', ''));
        const list = clean.map((text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',');
        expect(parseQuery([['a', `in.(${list})`]]).conditions).toMatchObject([{ comparison: { values: clean } }]);
        expect(parseQuery([['or', `(a.in.(${list}))`]]).conditions).toMatchObject([
          { conditions: [{ comparison: { values: clean } }] },
        ]);
        expect(parseQuery([['a', `eq.${clean[0]}`]]).conditions).toMatchObject([{ comparison: { value: clean[0] } }]);
      }),
    );
  });
});
