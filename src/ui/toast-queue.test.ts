import { expect, test } from 'vitest';
import type { ToastTone } from './toast-context.ts';
import { type ShownToast, withToast } from './toast-queue.ts';

const toast = (id: number, tone: ToastTone = 'success'): ShownToast => ({ id, title: `Message ${id}`, tone });
const show = (...toasts: ShownToast[]): number[] =>
  toasts.reduce<readonly ShownToast[]>(withToast, []).map(({ id }) => id);

test('messages stand in the order in which they came', () => {
  expect(show(toast(1), toast(2), toast(3))).toEqual([1, 2, 3]);
});

test('with three messages in sight the oldest makes room for the next', () => {
  expect(show(toast(1), toast(2), toast(3), toast(4), toast(5))).toEqual([3, 4, 5]);
});

test('good news makes room before a failure does', () => {
  expect(show(toast(1, 'error'), toast(2), toast(3), toast(4))).toEqual([1, 3, 4]);
});

test('with nothing but failures in sight the oldest failure makes room, even for good news', () => {
  expect(show(toast(1, 'error'), toast(2, 'error'), toast(3, 'error'), toast(4))).toEqual([2, 3, 4]);
});
