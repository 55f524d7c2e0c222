import type { MetaFunction } from 'react-router';
import { ForgottenPasswordScreen } from '../../features/auth/web/forgotten-password-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Forgotten password', description: 'Choose a new password by email.', isPrivate: true });

export default ForgottenPasswordScreen;
