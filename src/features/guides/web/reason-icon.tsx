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
import type { ReactElement } from 'react';

const drawn = (Icon: LucideIcon): ReactElement => <Icon aria-hidden="true" strokeWidth={1.75} className="size-7" />;

const ICONS: ReadonlyMap<string, ReactElement> = new Map([
  ['cake', drawn(Cake)],
  ['calendar', drawn(Calendar)],
  ['clock', drawn(Clock)],
  ['gift', drawn(Gift)],
  ['heart', drawn(Heart)],
  ['map', drawn(MapIcon)],
  ['message-circle', drawn(MessageCircle)],
  ['party-popper', drawn(PartyPopper)],
  ['shield-check', drawn(ShieldCheck)],
  ['sparkles', drawn(Sparkles)],
  ['users', drawn(Users)],
  ['wallet', drawn(Wallet)],
]);

/** The icon that a guide's content names. */
export function ReasonIcon({ name }: { name: string }) {
  return <span className="grid size-14 place-items-center rounded-full bg-chosen text-link">{ICONS.get(name)}</span>;
}
