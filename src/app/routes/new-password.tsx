import type { MetaFunction } from 'react-router';
import { NewPasswordScreen } from '../../features/auth/web/new-password-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'New password', description: 'Choose a new password.', isPrivate: true });

export default NewPasswordScreen;
