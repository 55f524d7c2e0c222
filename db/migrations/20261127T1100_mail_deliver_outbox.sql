-- The outbox becomes a queue (docs/decisions/0022). What is in it so far had no server to go to and stays where it is.
alter table internal.mail_outbox
  add column state text not null default 'kept'
    check (state in ('kept', 'waiting', 'delivered', 'failed', 'withheld')),
  -- The mail's name on every try, so that a mailbox can tell a second arrival from a second mail.
  add column message_key uuid not null default gen_random_uuid(),
  add column reply_to text check (length(reply_to) <= 254),
  -- Null for mail that belongs to something the person did; else what they may switch off in their settings.
  add column choice text check (choice in ('trip_reminders', 'group_answers', 'product_news')),
  add column tries integer not null default 0,
  add column next_try_at timestamptz,
  -- Whoever is sending it now. A claim ends by itself when next_try_at comes: its process is gone.
  add column claim uuid,
  add column delivered_at timestamptz,
  -- The mail server's own words, for the operator.
  add column last_reply text check (length(last_reply) <= 500);
create index mail_outbox_due on internal.mail_outbox (next_try_at) where state = 'waiting';
create index mail_outbox_failed on internal.mail_outbox (id) where state = 'failed';
create index mail_outbox_to_address on internal.mail_outbox (to_address);
create index mail_outbox_reply_to on internal.mail_outbox (reply_to) where reply_to is not null;
grant update on internal.mail_outbox to app;

-- The operator sees where a mail stands, not what is in it: a mail may hold a code that opens an account.
grant select (id, to_address, subject, sent_at, state, tries, next_try_at, delivered_at, last_reply)
  on internal.mail_outbox to operator;
grant update (state, tries, next_try_at, claim) on internal.mail_outbox to operator;
grant delete on internal.mail_outbox to operator;
create policy mail_outbox_operator on internal.mail_outbox to operator using (true) with check (true);
