import type { PostedForm } from '../../../shared/posted-form.ts';

export const PARTNER_FORM: PostedForm = {
  id: 'partner',
  label: 'Partner application',
  action: '/forms/partners',
  page: '/partners',
  functionName: 'apply-as-partner',
  submitLabel: 'Send application',
  fields: [
    { name: 'name', label: 'Your name', kind: 'line', maxLength: 200, autoComplete: 'name', isHalf: true },
    { name: 'email', label: 'Email', kind: 'email', maxLength: 254, autoComplete: 'email', isHalf: true },
    { name: 'city', label: 'Your city', kind: 'line', maxLength: 100, autoComplete: 'address-level2', isHalf: true },
    {
      name: 'speciality',
      label: 'What you do',
      kind: 'line',
      maxLength: 200,
      autoComplete: 'off',
      placeholder: 'Boat trips, a cocktail bar, guided walks…',
      isHalf: true,
    },
    {
      name: 'link',
      label: 'Where we can see it',
      kind: 'link',
      maxLength: 500,
      autoComplete: 'url',
      isOptional: true,
      placeholder: 'https://',
      hint: 'Your website or a public page of yours. It has to begin with https://',
    },
    { name: 'message', label: 'Tell us more', kind: 'paragraph', maxLength: 4000, isOptional: true },
  ],
};
