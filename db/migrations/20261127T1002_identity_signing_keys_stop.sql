-- When a key stopped signing: it is still published until the last token that it signed has expired.
alter table identity.signing_keys add column stopped_at timestamptz;
