-- What happened, written in the transaction of the change (data.md). Search, reactions and realtime follow it by transaction windows:
-- a plain "id > last" would lose rows when commits overtake each other.
create table event (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  kind text not null,
  subject text not null,
  payload jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index event_window on event (transaction_id, id);
create index event_subject on event (subject, id);

create table analytics_event (
  id bigint generated always as identity primary key,
  event_type text not null,
  user_id uuid,
  anonymous boolean not null,
  request_id text,
  metadata jsonb not null default '{}',
  occurred_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index analytics_event_type on analytics_event (event_type, received_at);
