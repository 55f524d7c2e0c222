-- Export and deletion of an account look for what was written from its address, without regard to case; a year of
-- enquiries may be millions of rows, and deletion reads all three tables in one transaction.
create index contact_messages_email on internal.contact_messages (lower(email));
create index partner_applications_email on internal.partner_applications (lower(email));
create index quote_requests_email on internal.quote_requests (lower(email));
