import type { PostedForm } from '../../../shared/posted-form.ts';

export const CONTACT_FORM: PostedForm = {
  id: 'contact',
  label: 'Send us a message',
  action: '/forms/contact',
  page: '/contact',
  functionName: 'send-message',
  submitLabel: 'Send message',
  fields: [
    { name: 'name', label: 'Your name', kind: 'line', maxLength: 200, autoComplete: 'name', isHalf: true },
    { name: 'email', label: 'Email', kind: 'email', maxLength: 254, autoComplete: 'email', isHalf: true },
    {
      name: 'subject',
      label: 'Subject',
      kind: 'line',
      maxLength: 150,
      autoComplete: 'off',
      placeholder: 'A question about our plan for Prague',
    },
    { name: 'message', label: 'Message', kind: 'paragraph', maxLength: 4000 },
  ],
};
