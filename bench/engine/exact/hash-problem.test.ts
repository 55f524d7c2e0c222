import { expect, test } from 'vitest';
import { generateProduct } from './generate-product.ts';
import { hashProblem } from './hash-problem.ts';

const product = generateProduct(5, 12, 2);

test('a bound belongs to a problem whatever its name and the order of its fields', () => {
  const reversed = Object.fromEntries(Object.entries({ ...product, id: 'other', reference: { best: 1 } }).reverse());
  expect(hashProblem({ ...product, ...reversed })).toBe(hashProblem(product));
});

test('a bound does not belong to a problem that differs in one minute', () => {
  const travelMinutes = product.travelMinutes.map((row, from) =>
    row.map((minutes, to) => (from === 1 && to === 2 ? minutes + 1 : minutes)),
  );
  expect(hashProblem({ ...product, travelMinutes })).not.toBe(hashProblem(product));
});

test('the same seed makes the same trip, another seed another one', () => {
  expect(generateProduct(5, 12, 2)).toEqual(product);
  expect(hashProblem(generateProduct(6, 12, 2))).not.toBe(hashProblem(product));
});
