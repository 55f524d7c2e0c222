import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { AvatarEditor } from './avatar-editor.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type AccountNames, type Profile, ProfileChanged, useProfile, useSaveProfile } from './use-profile.ts';

/** View and edit the visitor's own details. */
export function ProfileScreen({
  userId,
  email,
  name,
  names,
}: {
  userId: string;
  email: string;
  name: string;
  names: AccountNames;
}) {
  const { show } = useToast();
  const profile = useProfile(userId, names);
  const save = useSaveProfile(userId, names);
  // Of its own, because a read in the background must not change what the form was opened on.
  const [form, setForm] = useState<OpenForm | null>(null);
  const fault = profile.error?.message;
  useEffect(() => {
    if (fault !== undefined) show({ title: 'Error loading profile', description: fault, tone: 'error' });
  }, [fault, show]);

  // What was pressed is gone, so the keyboard goes on in the form, and behind it where it was opened.
  const isEditing = form !== null;
  const wasEditing = useRef(false);
  const edit = useRef<HTMLButtonElement>(null);
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEditing !== wasEditing.current) (isEditing ? details.current?.querySelector('input') : edit.current)?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const store = (changed: Profile, before: Profile) =>
    save.mutate(
      { profile: changed, before },
      {
        onSuccess: () => {
          setForm(null);
          show({
            title: 'Profile updated',
            description: 'Your profile has been successfully updated.',
            tone: 'success',
          });
        },
        onError: (error) => {
          show({ title: 'Error updating profile', description: error.message, tone: 'error' });
          if (!(error instanceof ProfileChanged)) return;
          const initial = followUntouched(changed, before, error.stored);
          setForm({ before: error.stored, initial, isChangedElsewhere: true });
        },
      },
    );

  return (
    <>
      <div className="mb-8 flex max-w-2xl flex-wrap items-end justify-between gap-4">
        <h1 className="display text-title">Profile</h1>
        {/* It keeps its place: what stands below must not move when the profile arrives, or the form opens. */}
        <Button
          ref={edit}
          className={form === null && !profile.isError ? '' : 'invisible'}
          disabled={profile.data === undefined}
          onClick={() =>
            profile.data && setForm({ before: profile.data, initial: profile.data, isChangedElsewhere: false })
          }
        >
          Edit Profile
        </Button>
      </div>
      <Card className="mb-5 max-w-2xl">
        <AvatarEditor userId={userId} name={nameOf(profile.data) || name} />
      </Card>
      <Card className="max-w-2xl">
        {profile.isPending ? <FactsSkeleton /> : null}
        {profile.isError ? (
          <div role="alert" className="flex flex-col items-start gap-4">
            <p>{profile.error.message}</p>
            <Button isBusy={profile.isFetching} onClick={() => void profile.refetch()}>
              Try again
            </Button>
          </div>
        ) : null}
        {form?.isChangedElsewhere === true ? <ChangedElsewhere stored={form.before} /> : null}
        {form === null ? null : (
          <div ref={details}>
            <ProfileForm
              profile={form.initial}
              isSaving={save.isPending}
              onSave={(changed) => store(changed, form.before)}
              onCancel={() => {
                setForm(null);
                void profile.refetch();
              }}
            />
          </div>
        )}
        {profile.data && form === null ? <ProfileFacts profile={profile.data} /> : null}
      </Card>
      {profile.isPending ? null : <AccountFacts email={email} />}
    </>
  );
}

interface OpenForm {
  /** What was stored when the form was opened, or when it was told that something else is stored by now. */
  before: Profile;
  initial: Profile;
  isChangedElsewhere: boolean;
}

/** What somebody typed, and for the fields that they left alone what is stored now. */
const followUntouched = (typed: Profile, before: Profile, stored: Profile): Profile => ({
  display_name: typed.display_name === before.display_name ? stored.display_name : typed.display_name,
  first_name: typed.first_name === before.first_name ? stored.first_name : typed.first_name,
  last_name: typed.last_name === before.last_name ? stored.last_name : typed.last_name,
  bio: typed.bio === before.bio ? stored.bio : typed.bio,
  phone: typed.phone === before.phone ? stored.phone : typed.phone,
});

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

/** What is fixed of an account. */
function AccountFacts({ email }: { email: string }) {
  return (
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
  );
}

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
          <dd className="font-medium wrap-anywhere whitespace-pre-wrap">{value === '' ? 'Not given' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The five facts of a profile before they are known, each in its place. */
function FactsSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile" className="grid gap-5 sm:grid-cols-2">
      {['First name', 'Last name', 'Display name', 'Phone', 'Bio'].map((label) => (
        <span key={label} aria-hidden="true" className="block">
          <span className="block text-sm text-soft">{label}</span>
          <Skeleton className="my-1 h-4 w-32" />
        </span>
      ))}
    </SkeletonGroup>
  );
}
