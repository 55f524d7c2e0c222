import { Coins, Crown, Sparkles, Wallet } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { BUDGET_BANDS, type BudgetBand } from '../../../catalogue/vocabulary.ts';
import { addDays, isIsoDay } from '../../../shared/dates.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { joinTripDates, splitTripDates, TRIP_DAYS_MAX } from '../domain/trip-dates.ts';
import { BUDGET_WORDS, bandText } from './brief-words.ts';
import { ChosenBadge } from './chosen-badge.tsx';
import { dateFaultSide } from './date-fault.ts';
import { tripToday } from './trip-today.ts';
import type { WizardValues } from './wizard-values.ts';

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

export function TimingStep({ control }: { control: Control<WizardValues> }) {
  return (
    <div className="flex flex-col gap-8">
      <Dates control={control} />
      <Budget control={control} />
    </div>
  );
}

function Dates({ control }: { control: Control<WizardValues> }) {
  const { field, fieldState } = useController({ control, name: 'dates' });
  const { start, end } = splitTripDates(field.value);
  const message = fieldState.error?.message;
  const side = message === undefined ? null : dateFaultSide(field.value, message);
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
          onChange={(event) => field.onChange(joinTripDates(event.target.value, end))}
          error={side === 'start' ? message : undefined}
        />
        <DateField
          label="End date"
          isOptional
          name="endDate"
          value={end}
          min={earliestEnd}
          max={isIsoDay(start) ? addDays(start, TRIP_DAYS_MAX - 1) : undefined}
          onChange={(event) => field.onChange(joinTripDates(start, event.target.value))}
          error={side === 'end' ? message : undefined}
        />
      </div>
      <p className="mt-2 text-sm text-soft">
        Up to {TRIP_DAYS_MAX} days. Not sure yet? Leave both empty and we plan a Friday-to-Sunday weekend.
      </p>
    </div>
  );
}

function Budget({ control }: { control: Control<WizardValues> }) {
  const { field, fieldState } = useController({ control, name: 'budgetRange' });
  return (
    <div>
      <ChoiceCards
        legend="Budget for activities, meals and nights out (optional)"
        name={field.name}
        choices={CHOICES}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        columns={2}
      />
      <ChosenBadge label={field.value ? BUDGET_WORDS[field.value].label : null} onClear={() => field.onChange('')} />
    </div>
  );
}
