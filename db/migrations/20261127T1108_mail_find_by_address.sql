-- Export and deletion look for mail without regard to case: visitors type their address as they like.
drop index internal.mail_outbox_to_address;
drop index internal.mail_outbox_reply_to;
create index mail_outbox_to_address on internal.mail_outbox (lower(to_address));
create index mail_outbox_reply_to on internal.mail_outbox (lower(reply_to)) where reply_to is not null;
