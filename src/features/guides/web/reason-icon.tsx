import {
  Cake,
  Calendar,
  Clock,
  Gift,
  Heart,
  type LucideIcon,
  MapIcon,
  MessageCircle,
  PartyPopper,
  ShieldCheck,
  Sparkles,
  Users,
  Wallet,
} from 'lucide-react';

const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['cake', Cake],
  ['calendar', Calendar],
  ['clock', Clock],
  ['gift', Gift],
  ['heart', Heart],
  ['map', MapIcon],
  ['message-circle', MessageCircle],
  ['party-popper', PartyPopper],
  ['shield-check', ShieldCheck],
  ['sparkles', Sparkles],
  ['users', Users],
  ['wallet', Wallet],
]);

/** The icon that a guide's content names. A name without one is a sparkle rather than a gap. */
export function ReasonIcon({ name }: { name: string }) {
  const Icon = ICONS.get(name) ?? Sparkles;
  return (
    <span className="grid size-14 place-items-center rounded-full bg-chosen text-link">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-7" />
    </span>
  );
}
