import {
  type Enquiry as AnyEnquiry,
  type EnquiryOutcome as Outcome,
  receiveEnquiry as receive,
  type EnquiryServices as Services,
} from './receive-enquiry.ts';

/** What other slices may use: one way for an enquiry to arrive, with its limits and its two mails. */
export type Enquiry = AnyEnquiry;
export type EnquiryOutcome = Outcome;
export type EnquiryServices = Services;
export const receiveEnquiry = receive;
