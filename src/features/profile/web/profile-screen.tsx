import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { AvatarEditor } from './avatar-editor.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type Profile, ProfileChanged, useProfile, useSaveProfile } from './use-profile.ts';

/** View and edit the visitor's own details. */
export function ProfileScreen({ userId, email, name }: { userId: string; email: string; name: string }) {
  const { show } = useToast();
  const profile = useProfile(userId);
  const save = useSaveProfile(userId);
  // What the form was opened on, or what it was told of since; a read in the background must not change it unseen.
  const [before, setBefore] = useState<Profile | null>(null);
  const [other, setOther] = useState<Profile | null>(null);
  const fault = profile.error?.message;
  useEffect(() => {
    if (fault !== undefined) show({ title: 'Error loading profile', description: fault, tone: 'error' });
  }, [fault, show]);

  const close = () => {
    setBefore(null);
    setOther(null);
  };
  const store = (changed: Profile, base: Profile) =>
    save.mutate(
      { profile: changed, before: base },
      {
        onSuccess: () => {
          close();
          show({
            title: 'Profile updated',
            description: 'Your profile has been successfully updated.',
            tone: 'success',
          });
        },
        onError: (error) => {
          show({ title: 'Error updating profile', description: error.message, tone: 'error' });
          if (!(error instanceof ProfileChanged)) return;
          setBefore(error.stored);
          setOther(error.stored);
        },
      },
    );

  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-title">Profile</h1>
        {profile.data && before === null ? <Button onClick={() => setBefore(profile.data)}>Edit Profile</Button> : null}
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
        {other === null ? null : <ChangedElsewhere stored={other} />}
        {before !== null ? (
          <ProfileForm
            profile={before}
            isSaving={save.isPending}
            onSave={(changed) => store(changed, before)}
            onCancel={() => {
              close();
              void profile.refetch();
            }}
          />
        ) : null}
        {profile.data && before === null ? <ProfileFacts profile={profile.data} /> : null}
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

/** What stands in the way of the form, so that saving again is a choice. */
function ChangedElsewhere({ stored }: { stored: Profile }) {
  return (
    <Notice tone="error" className="mb-5">
      <p>
        Your profile was changed in another tab or on another device after you began. This is what is stored now. Save
        again to replace it with what you typed, or cancel to keep it. Fields that you left alone follow it.
      </p>
      <ProfileFacts profile={stored} />
    </Notice>
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
