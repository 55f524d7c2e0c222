import { island } from '../../../platform/browser/islands/island.tsx';
import { PostedFormView } from '../../../ui/posted-form.tsx';
import { CONTACT_FORM } from '../domain/contact-form.ts';

const loadSchema = () => import('../domain/message-call.ts').then((module) => module.MessageCall);

const THANKS = {
  title: 'Got it, thank you',
  text: 'Your message is with us. A person will read it and write back.',
  again: 'Send another message',
};

export const ContactForm = () => <PostedFormView form={CONTACT_FORM} loadSchema={loadSchema} thanks={THANKS} />;

export const ContactFormIsland = island('contact-form', ContactForm);
