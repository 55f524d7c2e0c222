import type { MetaFunction } from 'react-router';
import { ProfileScreen } from '../../features/profile/web/profile-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Profile', description: 'Your personal details.', isPrivate: true });

export default ProfileScreen;
