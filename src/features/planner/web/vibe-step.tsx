import { Landmark, MountainSnow, Music, Shuffle, Sunset, UtensilsCrossed } from 'lucide-react';
import { VIBES, type Vibe } from '../../../catalogue/vocabulary.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { VIBE_WORDS } from '../domain/brief-words.ts';
import type { Answers } from '../domain/wizard-answer.ts';
import { ChosenBadge } from './chosen-badge.tsx';

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

export function VibeStep({ answers }: { answers: Answers }) {
  const vibe = answers('vibe');
  return (
    <div>
      <ChoiceCards
        legend="Vibe (optional)"
        isLegendHidden
        name={vibe.name}
        choices={CHOICES}
        value={vibe.value}
        onChange={vibe.change}
        error={vibe.error}
        columns={3}
      />
      <ChosenBadge label={vibe.value ? VIBE_WORDS[vibe.value].label : null} onClear={() => vibe.change('')} />
    </div>
  );
}
