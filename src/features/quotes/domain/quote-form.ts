import type { PostedForm } from '../../../shared/posted-form.ts';

export const QUOTE_FORM: PostedForm = {
  id: 'quote',
  label: 'Quote request',
  action: '/forms/quote',
  page: '/quote',
  functionName: 'request-quote',
  submitLabel: 'Get Free Quote',
  fields: [
    {
      name: 'about',
      label: 'What should we quote for?',
      kind: 'line',
      maxLength: 200,
      autoComplete: 'off',
      placeholder: 'A boat, a hotel for twelve…',
    },
    {
      name: 'destination',
      label: 'Destination',
      kind: 'line',
      maxLength: 100,
      autoComplete: 'off',
      isOptional: true,
      isHalf: true,
    },
    {
      name: 'groupSize',
      label: 'Group size',
      kind: 'whole-number',
      maxLength: 3,
      autoComplete: 'off',
      isOptional: true,
      isHalf: true,
    },
    { name: 'name', label: 'Your name', kind: 'line', maxLength: 200, autoComplete: 'name', isHalf: true },
    { name: 'email', label: 'Email', kind: 'email', maxLength: 254, autoComplete: 'email', isHalf: true },
    {
      name: 'message',
      label: 'Anything we should know?',
      kind: 'paragraph',
      maxLength: 2000,
      isOptional: true,
    },
  ],
};
