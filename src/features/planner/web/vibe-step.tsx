import { Landmark, MountainSnow, Music, Shuffle, Sunset, UtensilsCrossed } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { VIBES, type Vibe } from '../../../catalogue/vocabulary.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { VIBE_WORDS } from './brief-words.ts';
import { ChosenBadge } from './chosen-badge.tsx';
import type { WizardValues } from './wizard-values.ts';

const ICON: Record<Vibe, typeof Music> = {
  'party-hard': Music,
  'chill-relaxed': Sunset,
  adventurous: MountainSnow,
  cultural: Landmark,
  foodie: UtensilsCrossed,
  mix: Shuffle,
};

const CHOICES = VIBES.map((value) => ({
  value,
  title: VIBE_WORDS[value].label,
  description: VIBE_WORDS[value].hint,
  icon: ICON[value],
}));

export function VibeStep({ control }: { control: Control<WizardValues> }) {
  const { field, fieldState } = useController({ control, name: 'vibe' });
  return (
    <div>
      <ChoiceCards
        legend="Vibe (optional)"
        isLegendHidden
        name={field.name}
        choices={CHOICES}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        columns={3}
      />
      <ChosenBadge label={field.value ? VIBE_WORDS[field.value].label : null} onClear={() => field.onChange('')} />
    </div>
  );
}
