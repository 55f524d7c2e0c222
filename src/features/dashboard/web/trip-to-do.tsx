import { ChevronDown, ListChecks } from 'lucide-react';
import type { IsoDay } from '../../../shared/dates.ts';
import { TaskList } from './task-list.tsx';
import { type TaskedTrip, type TripTask, tasksOfTrip } from './trip-tasks.ts';
import { dueText } from './what-needs-you.ts';

/** What is to be done for one trip by when, folded away beneath the next of it; nothing where there is nothing to do. */
export function TripToDo({ trip, userId, today }: { trip: TaskedTrip; userId: string; today: IsoDay }) {
  const tasks = tasksOfTrip(trip, today);
  if (tasks.length === 0) return null;
  return (
    <details className="group mb-6 rounded-card bg-sunken p-5">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <ListChecks aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-link" />
        <span className="min-w-0 flex-1">{summaryText(tasks, today)}</span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <TaskList tasks={tasks} userId={userId} today={today} isOfOneTrip />
    </details>
  );
}

function summaryText(tasks: readonly TripTask[], today: IsoDay): string {
  const open = tasks.filter(({ state }) => state !== 'done');
  const [next] = open;
  if (next === undefined) return 'Everything is done before this trip';
  return `To do next: ${next.title}, ${dueText(next, today)} (${tasks.length - open.length} of ${tasks.length} done)`;
}
