-- The operator's “retry” leaves alone what is being sent at this moment.
grant select (claim) on internal.mail_outbox to operator;
