-- One run at a time sends a mail: it holds the row until then, a run that died lets go by itself.
alter table outgoing_mail add column claimed_until timestamptz;
-- The sweep of mails that wait.
create index outgoing_mail_unsent on outgoing_mail (created_at) where sent_at is null and failed_at is null;
-- The sweep that empties what the words needed.
create index outgoing_mail_kept on outgoing_mail (coalesce(sent_at, failed_at)) where parameters <> '{}';

-- The development mailbox shows what a mail is; a mail that is sent twice stands there once, as in a mail program that knows its id.
alter table mailbox_message
  add column message_key text unique,
  add column kind text not null default '',
  add column locale text not null default '';
