import { formatClock } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import { Button } from '../../../ui/button.tsx';
import { effectLines } from './effect-words.ts';
import type { AnswerTo } from './planner-calls.ts';
import { PlannerLines, PlannerPanel } from './planner-panel.tsx';
import type { PlanChanging } from './use-plan-change.ts';
import { usePlannerAnswer } from './use-planner-answer.ts';

export interface RainPanelProps {
  bookingId: string;
  /** Index of the day; null for the whole trip. */
  day: number | null;
  dayName: (day: number) => string;
  changing: PlanChanging;
  onUsed: () => void;
}

/** The plan for the rain before anybody uses it: what would go indoors, what stays, and what that costs. */
export function RainPanel({ bookingId, day, dayName, changing, onUsed }: RainPanelProps) {
  const state = usePlannerAnswer(bookingId, { ask: 'rain', day });
  const when = day === null ? 'the whole trip' : dayName(day);
  return (
    <PlannerPanel state={state}>
      {({ answer, revision }) => (
        <RainOutcome
          outcome={answer.outcome}
          dayName={dayName}
          isBusy={changing.isBusy}
          onUse={async () => {
            const words = `The plan for the rain is in use for ${when}.`;
            if (await changing.run(revision, { kind: 'rain', day }, words)) onUsed();
          }}
        />
      )}
    </PlannerPanel>
  );
}

interface RainOutcomeProps {
  outcome: AnswerTo<'rain'>['outcome'];
  dayName: (day: number) => string;
  isBusy: boolean;
  onUse: () => Promise<void>;
}

function RainOutcome({ outcome, dayName, isBusy, onUse }: RainOutcomeProps) {
  switch (outcome.kind) {
    case 'dry-already':
      return <p className="mt-3 text-soft">Nothing is outdoors here: rain changes nothing but the way.</p>;
    case 'no-swap':
      return (
        <div className="mt-3 flex flex-col gap-2">
          <p>We found nothing indoors that fits in their place:</p>
          <PlannerLines lines={outcome.stays.map((one) => staysLine(one, dayName))} />
        </div>
      );
    case 'changed':
      return (
        <div className="mt-3 flex flex-col gap-3">
          <ul className="divide-y-2 divide-line rounded-card border border-line bg-raised px-5">
            {outcome.swaps.map(({ from, to }) => (
              <li key={from.name} className="py-2">
                <span className="block text-sm text-soft">
                  {dayName(from.day)}, {formatClock(from.startMinute)}: instead of {from.name}
                </span>
                <span className="block font-semibold wrap-break-word">
                  {to
                    ? `${to.name}, ${formatClock(to.startMinute)}, ${to.pricePerPersonPence === 0 ? 'free' : `${formatPounds(to.pricePerPersonPence)} each`}`
                    : 'Free time'}
                </span>
              </li>
            ))}
          </ul>
          <PlannerLines
            lines={[...effectLines(outcome.effect, dayName), ...outcome.stays.map((one) => staysLine(one, dayName))]}
          />
          <p>
            <Button variant="secondary" isBusy={isBusy} onClick={() => void onUse()}>
              Use the plan for the rain
            </Button>
          </p>
        </div>
      );
  }
}

type Stays = Extract<AnswerTo<'rain'>['outcome'], { kind: 'no-swap' }>['stays'][number];

function staysLine({ stop, tried, isPinned }: Stays, dayName: (day: number) => string): string {
  const stays = `${stop.name} (${dayName(stop.day)}) stays outdoors`;
  if (isPinned) return `${stays}: you pinned it.`;
  return tried === 0
    ? `${stays}: we know nothing indoors of its kind for your group.`
    : `${stays}: among ${tried} indoor places for your group we found none that fits there in time and budget.`;
}
