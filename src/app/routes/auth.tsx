import type { MetaFunction } from 'react-router';
import { AuthScreen } from '../../features/auth/web/auth-screen.tsx';
import { readTripDraft } from '../../features/planner/web/trip-draft.ts';
import { browserStorage } from '../../platform/browser/browser-storage.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Sign in', description: 'Sign in to Huzzah, or make an account to keep your plans.' });

function isBriefKept(): boolean {
  const storage = browserStorage();
  return storage !== null && readTripDraft(storage, Date.now()) !== null;
}

export default function Auth() {
  return <AuthScreen isBriefKept={isBriefKept} />;
}
