import { Beer, BriefcaseBusiness, Cake, Martini, Plane, Tent } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { EVENT_TYPES, type EventType } from '../../../catalogue/vocabulary.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { EVENT_TYPE_WORDS } from './brief-words.ts';
import type { WizardValues } from './wizard-values.ts';

const ICON: Record<EventType, typeof Beer> = {
  'stag-do': Beer,
  'hen-party': Martini,
  birthday: Cake,
  'work-do': BriefcaseBusiness,
  'group-weekend': Tent,
  'just-travel': Plane,
};

const CHOICES = EVENT_TYPES.map((value) => ({
  value,
  title: EVENT_TYPE_WORDS[value].label,
  description: EVENT_TYPE_WORDS[value].hint,
  icon: ICON[value],
}));

export function EventTypeStep({ control }: { control: Control<WizardValues> }) {
  const { field, fieldState } = useController({ control, name: 'eventType' });
  return (
    <ChoiceCards
      legend="Event type"
      isLegendHidden
      name={field.name}
      choices={CHOICES}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
      columns={3}
    />
  );
}
