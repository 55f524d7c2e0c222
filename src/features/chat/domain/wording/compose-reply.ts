import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { newRelaxations } from '../commands/change-plan.ts';
import type { Outcome } from '../commands/outcome.ts';
import { changeLines, priceLine, shownLines } from './describe-change.ts';
import { NOT_YET, offer } from './offers.ts';
import { notUnderstoodPart } from './small-talk.ts';

interface Reply {
  before: TripPlan;
  after: TripPlan;
  parts: readonly { wish: string; outcome: Outcome | null }[];
  /** The change was only asked about: nothing is stored. */
  isHypothetical: boolean;
  wish: string;
}

/** A wish without its courtesies, as it is quoted back. */
const plainWish = (wish: string): string =>
  wish
    .replace(/^(?:(?:please|pls|plz|can|could|would(?! there\b)) (?:you |u |we )?|you |u )+/i, '')
    .replace(/[\s,]*(?:please|pls|plz)[\s.!]*$/i, '') || wish;

/** A refusal beside a change must not say that nothing changed. */
export const besideChange = (text: string): string =>
  text.replace(/,? (?:so|and) nothing has changed(?=[.:])| Nothing has changed\./g, '');

/** Each answer without the long lines that one before it has. */
function withoutRepeats(words: readonly string[]): string[] {
  const told = new Set<string>();
  return [...new Set(words)].flatMap((text) => {
    const fresh = text.split('\n').filter((line) => line.length < REPEATS_FROM || !told.has(line));
    for (const line of fresh) told.add(line);
    return fresh.length === 0 ? [] : [fresh.join('\n')];
  });
}
const REPEATS_FROM = 60;

/** One answer for all wishes: what was done, what it does to the price, what else was asked, what was not understood. */
export function replyFor({ before, after, parts, isHypothetical, wish }: Reply): string {
  const remarks = parts.flatMap(({ outcome }) =>
    outcome?.kind === 'changed' && outcome.remark ? [outcome.remark] : [],
  );
  const asides = parts.flatMap(({ outcome }) => (outcome?.kind === 'changed' && outcome.aside ? [outcome.aside] : []));
  const words = parts.flatMap(({ outcome }) => (outcome?.kind === 'said' ? [outcome.text] : []));
  const unread = parts.filter(({ outcome }) => outcome === null).map((part) => notUnderstoodPart(part.wish));
  const isChanged = parts.some(({ outcome }) => outcome?.kind === 'changed');
  // Two questions may have one answer, `how much is the deposit and when is it due`.
  if (!isChanged) return withoutRepeats([...words, ...unread]).join('\n');

  const shown = shownLines(changeLines(before, after));
  const warnings = newRelaxations(before, after).map(({ text }) => text);
  const opening = isHypothetical ? ['If you did that:'] : [];
  const closing = isHypothetical ? [`${NOT_YET}. ${offer(plainWish(wish))}`] : [];
  const told = [
    ...opening,
    ...remarks,
    ...shown,
    ...asides,
    ...warnings,
    priceLine(before, after),
    ...words.map(besideChange),
    ...unread,
    ...closing,
  ];
  return [...new Set(told)].join('\n');
}
