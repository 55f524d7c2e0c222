import {
  CalendarDays,
  ChartColumn,
  LayoutDashboard,
  type LucideIcon,
  Luggage,
  Settings,
  UserRound,
} from 'lucide-react';

export const DASHBOARD_LINKS: readonly { label: string; href: string; icon: LucideIcon }[] = [
  { label: 'Overview', href: '/dashboard', icon: LayoutDashboard },
  { label: 'My Trips', href: '/dashboard/trips', icon: Luggage },
  { label: 'Analytics', href: '/dashboard/analytics', icon: ChartColumn },
  { label: 'Calendar', href: '/dashboard/calendar', icon: CalendarDays },
  { label: 'Profile', href: '/dashboard/profile', icon: UserRound },
  { label: 'Settings', href: '/dashboard/settings', icon: Settings },
];
