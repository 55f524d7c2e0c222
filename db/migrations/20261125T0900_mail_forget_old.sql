-- Mails hold what people wrote, so they are forgotten as the enquiries are (platform/node/mail).
grant delete on internal.mail_outbox to app;
create index mail_outbox_sent_at on internal.mail_outbox (sent_at);
