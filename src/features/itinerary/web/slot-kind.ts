import type { LucideIcon } from 'lucide-react';
import { Martini, PartyPopper, Utensils } from 'lucide-react';
import type { ReadSlot } from '../domain/recommendations-schema.ts';

export interface SlotKindLook {
  family: 'activity' | 'meal' | 'night';
  /** `Lunch`, `Night out`: what the icon shows, for everybody. */
  word: string;
  Icon: LucideIcon;
  /** Of the disc with its number. */
  tone: string;
}

const ACTIVITY: SlotKindLook = {
  family: 'activity',
  word: 'Activity',
  Icon: PartyPopper,
  tone: 'bg-accent text-on-accent',
};
const MEAL: SlotKindLook = { family: 'meal', word: 'Meal', Icon: Utensils, tone: 'bg-gold text-ink' };
const NIGHT: SlotKindLook = { family: 'night', word: 'Night out', Icon: Martini, tone: 'bg-plum text-cream' };

/** How a stop is told from the others at a glance; plans of before know the kind of the venue only. */
export function slotKindLook({ kind, venueKind }: Pick<ReadSlot, 'kind' | 'venueKind'>): SlotKindLook {
  if (kind === 'lunch') return { ...MEAL, word: 'Lunch' };
  if (kind === 'dinner') return { ...MEAL, word: 'Dinner' };
  if (venueKind === 'restaurant') return MEAL;
  return kind === 'night' || venueKind === 'nightlife' ? NIGHT : ACTIVITY;
}
