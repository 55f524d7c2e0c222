import type { User } from '@supabase/auth-js';
import { type MetaFunction, useOutletContext } from 'react-router';
import { CalendarScreen } from '../../features/dashboard/web/calendar-screen.tsx';
import { tripToday } from '../../features/planner/web/trip-today.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Calendar', description: 'Your trips by month, and the weekends that are free.', isPrivate: true });

export default function DashboardCalendarRoute() {
  return <CalendarScreen userId={useOutletContext<User>().id} today={tripToday()} />;
}
