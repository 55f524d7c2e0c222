import type { ConciergeState } from '../concierge-state.ts';
import { trailOf } from '../trail.ts';
import { NOTHING_CHANGED_YET, NOTHING_TO_REDO, NOTHING_TO_UNDO } from '../wording/small-talk.ts';
import { type Outcome, refused } from './outcome.ts';

/** So many changes back, or all for null; forward again where `steps` is below nought. As far as the trail goes. */
export function goBack(state: ConciergeState, steps: number | null): Outcome {
  const { past, undone } = trailOf(state);
  const isForward = steps !== null && steps < 0;
  const ahead = isForward ? undone : past;
  const count = steps === null ? ahead.length : Math.min(Math.abs(steps), ahead.length);
  const trip = ahead[count - 1];
  if (!trip) return refused(isForward ? NOTHING_TO_REDO : steps === null ? NOTHING_CHANGED_YET : NOTHING_TO_UNDO);
  const { request, plan } = trip;
  const remark = isForward ? forwardWords(count) : backWords(count, { isStart: steps !== 1 && count === ahead.length });
  return { kind: 'changed', trip: { request, plan }, remark, aside: null, steps: isForward ? -count : count };
}

const backWords = (count: number, { isStart }: { isStart: boolean }): string =>
  isStart && count > 1
    ? 'Back to the plan as it was at the start.'
    : count === 1
      ? 'Back to how it was before the last change.'
      : `Back to how it was ${count} changes ago.`;

const forwardWords = (count: number): string =>
  count === 1 ? 'The change that was undone is back.' : `The ${count} changes that were undone are back.`;
