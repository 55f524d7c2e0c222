import type { MetaFunction } from 'react-router';
import { AuthScreen } from '../../features/auth/web/auth-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Sign in', description: 'Sign in to Huzzah, or make an account to keep your plans.' });

export default AuthScreen;
