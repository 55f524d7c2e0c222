import { formatClock } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import type { ShownEffect } from '../../plan-tools/domain/plan-answer.ts';

/** `£4 less each`, `£6 more each`, `Same price`. */
export function priceDifference(deltaPence: number): string {
  if (deltaPence === 0) return 'Same price';
  return `${formatPounds(Math.abs(deltaPence))} ${deltaPence > 0 ? 'more' : 'less'} each`;
}

/** What a change does to the plan, a sentence each, the price first. Days are named only where the caller can. */
export function effectLines(effect: ShownEffect, dayName: (day: number) => string | null): string[] {
  const { deltaPencePerPerson, deltaPenceGroup, deltaTravelMinutes, moved, outdoorBefore, outdoorAfter } = effect;
  const lines = [
    deltaPencePerPerson === 0
      ? 'Costs the same.'
      : `${formatPounds(Math.abs(deltaPencePerPerson))} ${deltaPencePerPerson > 0 ? 'more' : 'less'} a person, ${formatPounds(Math.abs(deltaPenceGroup))} for the group.`,
  ];
  if (effect.raisesBudgetToPence !== null)
    lines.push(`This goes beyond your budget and raises it to ${formatPounds(effect.raisesBudgetToPence)} a person.`);
  lines.push(
    deltaTravelMinutes === 0
      ? 'As long on the way as before.'
      : `${Math.abs(deltaTravelMinutes)} minutes ${deltaTravelMinutes > 0 ? 'more' : 'less'} on the way.`,
  );
  for (const { name, day, fromMinute, toMinute } of moved) {
    const on = dayName(day);
    lines.push(
      `${name} moves from ${formatClock(fromMinute)} to ${formatClock(toMinute)}${on === null ? '' : `, ${on}`}.`,
    );
  }
  if (outdoorAfter < outdoorBefore)
    lines.push(outdoorAfter === 0 ? 'Nothing is outdoors then.' : 'Less of it is outdoors.');
  if (outdoorAfter > outdoorBefore) lines.push('More of it is outdoors.');
  return lines;
}

/** What an idea changes besides its price, in few words for a list; empty where nothing else does. */
export function effectSummary(effect: ShownEffect, indoor: boolean): string {
  const { deltaTravelMinutes, moved } = effect;
  return [
    indoor ? 'Indoors' : 'Outdoors',
    deltaTravelMinutes === 0
      ? ''
      : `${Math.abs(deltaTravelMinutes)} min ${deltaTravelMinutes > 0 ? 'more' : 'less'} on the way`,
    moved.length === 0 ? '' : moved.length === 1 ? 'one stop moves' : `${moved.length} stops move`,
    effect.raisesBudgetToPence === null ? '' : 'beyond your budget',
  ]
    .filter(Boolean)
    .join(' · ');
}
