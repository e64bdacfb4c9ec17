-- Requests of people about what a school holds on them (rules/data-requests.ts). A row outlives the account that it is about: that a request was
-- answered, and when, is told to those who ask for it; the person and the note are emptied. @rule data-requests.1
create table school_data_request (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  kind text not null check (kind in ('export', 'erasure')),
  user_id uuid references app_user on delete set null,
  -- Of somebody without an account.
  person text not null default '' check (length(person) <= 200),
  came_by text not null check (came_by in ('mail', 'paper', 'person')),
  note text not null default '' check (length(note) <= 1000),
  received_on date not null,
  due_on date not null,
  state text not null default 'open' check (state in ('open', 'done', 'refused')),
  reason text not null default '' check (length(reason) <= 1000),
  recorded_by uuid references app_user on delete set null,
  recorded_at timestamptz not null,
  exported_at timestamptz,
  closed_by uuid references app_user on delete set null,
  closed_at timestamptz,
  check (user_id is null or person = ''),
  check ((state = 'open') = (closed_at is null)),
  check (state <> 'refused' or reason <> '')
);
-- The list in both orders.
create index school_data_request_due on school_data_request (school_id, due_on, id);
create index school_data_request_received on school_data_request (school_id, received_on, id);
-- What is emptied with a person, and what waits.
create index school_data_request_user on school_data_request (user_id) where user_id is not null;
create index school_data_request_recorded_by on school_data_request (recorded_by) where recorded_by is not null;
create index school_data_request_closed_by on school_data_request (closed_by) where closed_by is not null;
create index school_data_request_open on school_data_request (school_id, due_on) where state = 'open';
