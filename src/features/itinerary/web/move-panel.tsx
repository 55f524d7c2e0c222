import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { formatClock } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { useEscape } from '../../../ui/use-escape.ts';
import type { StopPart } from './hour-rows.tsx';
import { roundStart, START_STEP } from './line-scale.ts';
import { slotTimes } from './slot-words.ts';

export interface MovePanelProps {
  part: StopPart;
  day: number;
  dayNames: readonly string[];
  isChecking: boolean;
  /** Why the last try was refused. */
  why: string | null;
  /** What can be done instead, if anything. */
  offers: ReactNode;
  /** The hour that is being chosen; null for the present one and for another day. */
  onChoosing: (startMinute: number | null) => void;
  onPut: (day: number, startMinute: number) => void;
  onLeave: () => void;
}

const HOUR = 60;

/** Moves a stop without a mouse: the day, and the hour in steps; nothing happens before it is put there. */
export function MovePanel({
  part,
  day,
  dayNames,
  isChecking,
  why,
  offers,
  onChoosing,
  onPut,
  onLeave,
}: MovePanelProps) {
  const { slot, activity } = part.entry;
  const [toDay, setToDay] = useState(day);
  const [startMinute, setStartMinute] = useState(slot.startMinute);
  const hour = useArrivalFocus<HTMLInputElement>();
  useEscape(true, onLeave);
  const isSame = toDay === day && startMinute === slot.startMinute;
  const times = slotTimes({ startMinute, endMinute: startMinute + slot.endMinute - slot.startMinute });
  const choose = (nextDay: number, next: number) => {
    setToDay(nextDay);
    setStartMinute(next);
    onChoosing(nextDay === day && next !== slot.startMinute ? next : null);
  };
  const step = (by: number) => choose(toDay, roundStart(startMinute + by));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <form
      aria-label={`Move ${activity?.name ?? ''}`}
      className="mb-3 ml-10 flex flex-col gap-4 rounded-card bg-sunken p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame && !isChecking) onPut(toDay, startMinute);
      }}
    >
      <p className="font-semibold">Move {activity?.name}</p>
      {dayNames.length > 1 ? (
        <SelectField
          label="Day"
          value={String(toDay)}
          options={dayNames.map((label, index) => ({ value: String(index), label }))}
          onChange={(event) => choose(Number(event.target.value), startMinute)}
        />
      ) : null}
      <div>
        <p aria-hidden="true" className="mb-1.5 font-semibold">
          Time
        </p>
        <div className="flex items-center gap-2">
          <Button variant="secondary" size="icon" aria-label="15 minutes earlier" onClick={() => step(-START_STEP)}>
            <Minus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </Button>
          <input
            ref={hour}
            readOnly
            type="text"
            inputMode="none"
            role="spinbutton"
            aria-label="Time"
            aria-valuenow={startMinute}
            aria-valuetext={`${times}, ${dayNames[toDay] ?? ''}`}
            value={times}
            onKeyDown={onKeyDown}
            className={classNames(CONTROL_CLASS, 'w-40! text-center font-semibold tabular-nums')}
          />
          <Button variant="secondary" size="icon" aria-label="15 minutes later" onClick={() => step(START_STEP)}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </Button>
        </div>
        <p aria-live="polite" className="mt-1.5 text-sm text-soft">
          {isSame ? (
            <span className="pointer-coarse:hidden">Arrow up is earlier, arrow down is later.</span>
          ) : (
            changeWords(slot.startMinute, startMinute)
          )}
        </p>
      </div>
      {why === null ? null : (
        <p role="alert" className="text-sm font-semibold text-danger">
          {why}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isChecking} disabled={isSame}>
          {isChecking ? 'Checking...' : 'Move it here'}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          Leave it
        </Button>
      </div>
      {offers}
    </form>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: START_STEP,
  ArrowRight: START_STEP,
  ArrowUp: -START_STEP,
  ArrowLeft: -START_STEP,
  PageDown: HOUR,
  PageUp: -HOUR,
};

const changeWords = (from: number, to: number): string =>
  from === to ? `At ${formatClock(to)} as before.` : `From ${formatClock(from)} to ${formatClock(to)}.`;
