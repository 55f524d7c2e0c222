import type { PartnerCall } from '../domain/partner-call.ts';
import { insertPartnerApplication } from './enquiries.sql.ts';
import { type EnquiryOutcome, type EnquiryServices, receiveEnquiry } from './receive-enquiry.ts';

/** Takes the application of somebody who would like to join the network of local experts. */
export const applyAsPartner = (
  services: EnquiryServices,
  clientKey: string,
  application: PartnerCall,
): Promise<EnquiryOutcome> =>
  receiveEnquiry(services, clientKey, {
    what: 'your partner application',
    email: application.email,
    store: (tx) => insertPartnerApplication(tx, application),
    forOperator: {
      subject: `Partner application: ${application.speciality} in ${application.city}`,
      facts: [
        `From: ${application.name} <${application.email}>`,
        `City: ${application.city}`,
        `What they do: ${application.speciality}`,
        `Link (not checked): ${application.link || 'none given'}`,
      ],
      message: application.message,
    },
  });
