import { Beer, BriefcaseBusiness, Cake, Martini, Plane, Tent } from 'lucide-react';
import { EVENT_TYPES, type EventType } from '../../../catalogue/vocabulary.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { EVENT_TYPE_WORDS } from '../domain/brief-words.ts';
import type { Answers } from '../domain/wizard-answer.ts';

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

export function EventTypeStep({ answers }: { answers: Answers }) {
  const eventType = answers('eventType');
  return (
    <ChoiceCards
      legend="Event type"
      isLegendHidden
      name={eventType.name}
      choices={CHOICES}
      value={eventType.value}
      onChange={eventType.change}
      error={eventType.error}
      columns={3}
    />
  );
}
