-- Ready-made words of a school's staff for requests: a list of each kind, in its order, whole (a title and a text a language). No row: the
-- school begins with the platform's words.
create table school_reason_list (
  school_id int not null references school on delete cascade,
  kind text not null check (kind in ('reject', 'askBack', 'revoke')),
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array' and jsonb_array_length(reasons) <= 20),
  updated_at timestamptz not null,
  primary key (school_id, kind)
);
