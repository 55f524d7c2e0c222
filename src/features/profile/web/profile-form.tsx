import type { FormEvent } from 'react';
import { formText } from '../../../platform/browser/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import type { Profile } from './use-profile.ts';

export interface ProfileFormProps {
  profile: Profile;
  isSaving: boolean;
  onSave: (profile: Profile) => void;
  onCancel: () => void;
}

/** The profile in edit mode. Leaving it by Cancel drops what was typed; a field begins anew when its `profile` changes. */
export function ProfileForm({ profile, isSaving, onSave, onCancel }: ProfileFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSave({
      display_name: formText(form, 'display_name').trim(),
      first_name: formText(form, 'first_name').trim(),
      last_name: formText(form, 'last_name').trim(),
      bio: formText(form, 'bio').trim(),
      phone: formText(form, 'phone').trim(),
    });
  };
  return (
    <form aria-label="Profile" onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          key={`first_name ${profile.first_name}`}
          label="First name"
          name="first_name"
          autoComplete="given-name"
          maxLength={100}
          defaultValue={profile.first_name}
        />
        <TextField
          key={`last_name ${profile.last_name}`}
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          maxLength={100}
          defaultValue={profile.last_name}
        />
      </div>
      <TextField
        key={`display_name ${profile.display_name}`}
        label="Display name"
        name="display_name"
        autoComplete="nickname"
        maxLength={200}
        defaultValue={profile.display_name}
      />
      <TextField
        key={`phone ${profile.phone}`}
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={profile.phone}
      />
      <TextareaField
        key={`bio ${profile.bio}`}
        label="Bio"
        name="bio"
        rows={4}
        maxLength={5000}
        defaultValue={profile.bio}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSaving}>
          Save Changes
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
