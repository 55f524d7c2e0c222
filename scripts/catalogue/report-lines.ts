import type { CityReport, PlacedFault } from '../../src/features/cities/domain/check-city.ts';
import { printable } from '../operator/command.ts';

/** More than anybody reads at once. */
const SHOWN_MAX = 60;
const INDENT = '  ';
const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`;

/** What the check found, for people: each fault with its place, then what the city holds and where it is thin. */
export function reportLines(file: string, { faults, city, strength, trials }: CityReport): string[] {
  const lines = faults.slice(0, SHOWN_MAX).map(faultLine);
  if (faults.length > SHOWN_MAX) lines.push(`${INDENT}… and ${faults.length - SHOWN_MAX} more`);
  if (lines.length > 0) lines.unshift(`${file}:`);
  if (strength) {
    const { activities, restaurants, nightlife, hotels, types } = strength.counts;
    const holds = [
      count(activities, 'activity', 'activities'),
      count(restaurants, 'restaurant'),
      count(nightlife, 'place for the night', 'places for the night'),
      count(hotels, 'hotel'),
    ];
    lines.push(`Holds: ${holds.join(', ')}; ${count(types, 'type')} of things.`);
    const asAsked = trials.filter(({ relaxations, faults: refused }) => relaxations.length + refused.length === 0);
    lines.push(
      `Planned: ${count(trials.length, 'trial trip')}, each looked at by the plan checker; ${asAsked.length} as asked.`,
    );
    lines.push(...strength.thin.map((gap) => `Thin: ${gap}.`));
  }
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const sum = `${count(errors, 'error')}, ${count(faults.length - errors, 'warning')}`;
  lines.push(city ? `${sum}. ${city.name} can be imported.` : `${sum}. The city cannot be imported yet.`);
  return lines;
}

const faultLine = ({ line, column, severity, text }: PlacedFault): string =>
  `${INDENT}line ${line}, column ${column}: ${severity}: ${printable(text)}`;
