/**
 * The file that `{ type: 'export' }` answers: one JSON object, its fields in this order. Instants are ISO 8601 in UTC, money is
 * pence. The list fields come as they are read, so the file may be of any length. docs/account-export.md tells it to people.
 */
export const EXPORT_FORMAT = { format: 'huzzah-account', version: 1 } as const;

/** The lists, in their order; each stands in the file under this name. */
export const EXPORT_LISTS = [
  'trips',
  'planVersions',
  'chatMessages',
  'chatSessions',
  'contactMessages',
  'partnerApplications',
  'quoteRequests',
  'mails',
] as const;
export type ExportList = (typeof EXPORT_LISTS)[number];
