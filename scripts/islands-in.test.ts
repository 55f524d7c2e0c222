import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { island } from '../src/platform/browser/islands/island.tsx';
import { islandsIn } from './islands-in.ts';

const Words = ({ text }: { text: string }) => createElement('p', null, text);
const First = island('first', Words, 'idle');
const Second = island('second', Words);
const Far = island('far', Words, 'near');

const pageWith = (...children: Parameters<typeof createElement>[2][]) =>
  renderToStaticMarkup(createElement('main', { className: 'a' }, ...children));

test('the islands of a page are read from what an island really prints', () => {
  const html = pageWith(
    createElement(First, { key: 1, text: '<b data-island="no">' }),
    createElement(Second, { key: 2, text: 'two' }),
    createElement(Second, { key: 3, text: 'again' }),
  );
  expect(islandsIn(html)).toEqual({ all: ['first', 'second'], warm: ['first', 'second'] });
});

test('an island that wakes when it is near is not fetched before, and keeps its style', () => {
  const html = pageWith(createElement(Far, { key: 1, text: 'far' }), createElement(First, { key: 2, text: 'one' }));
  expect(islandsIn(html)).toEqual({ all: ['far', 'first'], warm: ['first'] });
});

test('a page without islands has none', () => {
  expect(islandsIn('<p>data-island="no"</p>')).toEqual({ all: [], warm: [] });
});
