import type { MessageCall } from '../domain/message-call.ts';
import { insertContactMessage } from './enquiries.sql.ts';
import { type EnquiryOutcome, type EnquiryServices, receiveEnquiry } from './receive-enquiry.ts';

/** Takes a message of the contact page. */
export const sendMessage = (
  services: EnquiryServices,
  clientKey: string,
  message: MessageCall,
): Promise<EnquiryOutcome> =>
  receiveEnquiry(services, clientKey, {
    what: 'your message',
    email: message.email,
    store: (tx) => insertContactMessage(tx, message),
    forOperator: {
      subject: `Message: ${message.subject}`,
      facts: [`Subject: ${message.subject}`, `From: ${message.name} <${message.email}>`],
      message: message.message,
    },
  });
