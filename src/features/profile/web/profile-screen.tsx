import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { AvatarEditor } from './avatar-editor.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type Profile, useProfile, useSaveProfile } from './use-profile.ts';

/** View and edit the visitor's own details. */
export function ProfileScreen({ userId, email, name }: { userId: string; email: string; name: string }) {
  const { show } = useToast();
  const profile = useProfile(userId);
  const save = useSaveProfile(userId);
  const [isEditing, setIsEditing] = useState(false);
  const fault = profile.error?.message;
  useEffect(() => {
    if (fault !== undefined) show({ title: 'Error loading profile', description: fault, tone: 'error' });
  }, [fault, show]);

  const store = (changed: Profile) =>
    save.mutate(changed, {
      onSuccess: () => {
        setIsEditing(false);
        show({
          title: 'Profile updated',
          description: 'Your profile has been successfully updated.',
          tone: 'success',
        });
      },
      onError: (error) => show({ title: 'Error updating profile', description: error.message, tone: 'error' }),
    });

  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-title">Profile</h1>
        {profile.data && !isEditing ? <Button onClick={() => setIsEditing(true)}>Edit Profile</Button> : null}
      </div>
      <Card className="mb-5 max-w-2xl">
        <AvatarEditor userId={userId} name={nameOf(profile.data) || name} />
      </Card>
      <Card className="max-w-2xl">
        {profile.isPending ? (
          <SkeletonGroup label="Loading your profile" className="grid gap-4">
            <Skeleton className="h-8" />
            <Skeleton className="h-64" />
          </SkeletonGroup>
        ) : null}
        {profile.isError ? (
          <div role="alert" className="flex flex-col items-start gap-4">
            <p>{profile.error.message}</p>
            <Button isBusy={profile.isFetching} onClick={() => void profile.refetch()}>
              Try again
            </Button>
          </div>
        ) : null}
        {profile.data && isEditing ? (
          <ProfileForm
            profile={profile.data}
            isSaving={save.isPending}
            onSave={store}
            onCancel={() => setIsEditing(false)}
          />
        ) : null}
        {profile.data && !isEditing ? <ProfileFacts profile={profile.data} /> : null}
      </Card>
      <Card className="mt-5 grid max-w-2xl gap-6">
        <div>
          <h2 className="font-semibold">Email</h2>
          <p className="break-all">{email}</p>
          <p className="mt-1 text-sm text-soft">
            Contact support to change your email address. Or do it yourself in{' '}
            <Link to="/dashboard/settings#email" className="text-link underline underline-offset-4">
              Settings
            </Link>
            .
          </p>
        </div>
        <div>
          <h2 className="font-semibold">Account Status</h2>
          <div className="mt-2 flex gap-2">
            <Badge tone="success">Active</Badge>
            <Badge tone="success">Verified</Badge>
          </div>
        </div>
      </Card>
    </>
  );
}

const nameOf = (profile: Profile | undefined): string =>
  profile === undefined ? '' : profile.display_name || `${profile.first_name} ${profile.last_name}`.trim();

function ProfileFacts({ profile }: { profile: Profile }) {
  const facts: [string, string][] = [
    ['First name', profile.first_name],
    ['Last name', profile.last_name],
    ['Display name', profile.display_name],
    ['Phone', profile.phone],
    ['Bio', profile.bio],
  ];
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className={label === 'Bio' ? 'sm:col-span-2' : ''}>
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-medium break-words whitespace-pre-wrap">{value === '' ? 'Not given' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
