import { formatClock, formatDay, WEEKDAY_NAMES } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import { type BriefField, FIELD_WORDS } from './brief-changes.ts';
import type { BriefPreview, ComparedStop } from './brief-preview.ts';

/** `Saturday 15 May 2027`, or `Saturday` where the trip has no dates. */
export const dayOf = ({ date, weekday }: ComparedStop): string =>
  date === null ? (WEEKDAY_NAMES.find((_, index) => index === weekday) ?? '') : formatDay(date);

/** `Saturday 15 May 2027, 19:00`. */
export const whenOf = (stop: ComparedStop): string => `${dayOf(stop)}, ${formatClock(stop.startMinute)}`;

/** `13:45 → 14:30, Saturday 15 May 2027`, or both days where it changes its day. */
export const moveOf = (from: ComparedStop, to: ComparedStop): string =>
  dayOf(from) === dayOf(to)
    ? `${formatClock(from.startMinute)} → ${formatClock(to.startMinute)}, ${dayOf(to)}`
    : `${whenOf(from)} → ${whenOf(to)}`;

export const priceOf = ({ pricePerPersonPence }: ComparedStop): string =>
  pricePerPersonPence === 0 ? 'free' : `${formatPounds(pricePerPersonPence)} each`;

/** `the vibe and the group size`. */
export function fieldsText(fields: readonly BriefField[]): string {
  const words = fields.map((field) => `the ${FIELD_WORDS[field]}`);
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Why a stop goes: the rule it breaks, or else what was changed. */
export const whyGoneText = ({ why, because }: BriefPreview['goes'][number]): string =>
  why ?? `Gives way to ${fieldsText(because)}.`;

/** `+£12`, `−£12`, `no change`; the sign and its sum never part at the end of a line. */
export function signedPounds(pence: number): string {
  if (pence === 0) return 'no change';
  return `${pence > 0 ? '+' : '−'}\u2060${formatPounds(Math.abs(pence))}`;
}

/** `12 stay, 2 go, 3 come, 1 moves`: the whole difference in a line. */
export function countsText({ stays, moves, goes, comes }: BriefPreview): string {
  const parts = [
    `${stays.length} ${stays.length === 1 ? 'stop stays' : 'stops stay'}`,
    ...(goes.length > 0 ? [`${goes.length} ${goes.length === 1 ? 'goes' : 'go'}`] : []),
    ...(comes.length > 0 ? [`${comes.length} ${comes.length === 1 ? 'comes' : 'come'}`] : []),
    ...(moves.length > 0 ? [`${moves.length} ${moves.length === 1 ? 'moves' : 'move'}`] : []),
  ];
  return parts.length < 2 ? `${parts[0]} as planned` : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** True when the plan is the very one of before. */
export const isPlanUntouched = ({ moves, goes, comes, perPerson, group, hotel }: BriefPreview): boolean =>
  moves.length + goes.length + comes.length === 0 &&
  perPerson.before === perPerson.after &&
  group.before === group.after &&
  hotel.before === hotel.after;
