import { formatClock } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import type { ReadDay } from '../domain/recommendations-schema.ts';
import { dayLine } from './day-line.ts';
import { lengthText } from './length-words.ts';

/** A day in one line: from when to when, how many stops, how long on the way, and what it costs a person. */
export function DaySummary({ day, hasStay }: { day: ReadDay; hasStay: boolean }) {
  const { parts, pencePerPerson, travelMinutes } = dayLine(day, hasStay);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const stops = parts.filter(({ kind }) => kind === 'stop').length;
  const facts = [
    `${formatClock(first.fromMinute)} to ${formatClock(last.toMinute)}`,
    `${stops} ${stops === 1 ? 'stop' : 'stops'}`,
    travelMinutes > 0 ? `${lengthText(travelMinutes)} on the way` : '',
  ].filter(Boolean);
  return (
    <p className="mb-1 text-soft tabular-nums">
      {facts.join(' · ')}
      <span className="max-sm:hidden"> · </span>
      <strong className="text-content max-sm:block">{formatPounds(pencePerPerson)} per person</strong>
    </p>
  );
}
