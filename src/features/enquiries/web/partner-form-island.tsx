import { island } from '../../../platform/browser/islands/island.tsx';
import { PostedFormView } from '../../../ui/posted-form.tsx';
import { PARTNER_FORM } from '../domain/partner-form.ts';

const loadSchema = () => import('../domain/partner-call.ts').then((module) => module.PartnerCall);

const THANKS = {
  title: 'Lovely to meet you',
  text: 'Your application is with us. We read every one and write back, whatever the answer.',
  again: 'Send another application',
};

export const PartnerForm = () => <PostedFormView form={PARTNER_FORM} loadSchema={loadSchema} thanks={THANKS} />;

export const PartnerFormIsland = island('partner-form', PartnerForm);
