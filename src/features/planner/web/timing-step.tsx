import { Coins, Crown, Sparkles, Wallet } from 'lucide-react';
import { BUDGET_BANDS, type BudgetBand } from '../../../catalogue/vocabulary.ts';
import { addDays, isIsoDay } from '../../../shared/dates.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { BUDGET_WORDS, bandText } from '../domain/brief-words.ts';
import { joinTripDates, splitTripDates, TRIP_DAYS_MAX } from '../domain/trip-dates.ts';
import type { Answers } from '../domain/wizard-answer.ts';
import { ChosenBadge } from './chosen-badge.tsx';
import { dateFaultSide } from './date-fault.ts';
import { tripToday } from './trip-today.ts';

const ICON: Record<BudgetBand, typeof Coins> = {
  budget: Coins,
  'mid-range': Wallet,
  premium: Sparkles,
  luxury: Crown,
};

const CHOICES = BUDGET_BANDS.map((value) => ({
  value,
  title: BUDGET_WORDS[value].label,
  description: bandText(value),
  icon: ICON[value],
}));

export function TimingStep({ answers }: { answers: Answers }) {
  return (
    <div className="flex flex-col gap-8">
      <Dates answers={answers} />
      <Budget answers={answers} />
    </div>
  );
}

function Dates({ answers }: { answers: Answers }) {
  const { value, error: message, change } = answers('dates');
  const { start, end } = splitTripDates(value);
  const side = message === undefined ? null : dateFaultSide(value, message);
  const earliestEnd = isIsoDay(start) ? start : tripToday();
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label="Start date"
          isOptional
          name="startDate"
          value={start}
          min={tripToday()}
          onChange={(event) => change(joinTripDates(event.target.value, end))}
          error={side === 'start' ? message : undefined}
        />
        <DateField
          label="End date"
          isOptional
          name="endDate"
          value={end}
          min={earliestEnd}
          max={isIsoDay(start) ? addDays(start, TRIP_DAYS_MAX - 1) : undefined}
          onChange={(event) => change(joinTripDates(start, event.target.value))}
          error={side === 'end' ? message : undefined}
        />
      </div>
      <p className="mt-2 text-sm text-soft">
        Up to {TRIP_DAYS_MAX} days. Not sure yet? Leave both empty and we plan a Friday-to-Sunday weekend.
      </p>
    </div>
  );
}

function Budget({ answers }: { answers: Answers }) {
  const budget = answers('budgetRange');
  return (
    <div>
      <ChoiceCards
        legend="Budget for activities, meals and nights out (optional)"
        name={budget.name}
        choices={CHOICES}
        value={budget.value}
        onChange={budget.change}
        error={budget.error}
        columns={2}
      />
      <ChosenBadge label={budget.value ? BUDGET_WORDS[budget.value].label : null} onClear={() => budget.change('')} />
    </div>
  );
}
