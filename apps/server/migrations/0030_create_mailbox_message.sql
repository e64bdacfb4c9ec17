-- The development mailbox (/_mail), used while no MAIL_URL is set; the newest 500 are kept.
create table mailbox_message (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  sent_at timestamptz not null default now()
);
create index mailbox_message_list on mailbox_message (sent_at desc, id desc);
