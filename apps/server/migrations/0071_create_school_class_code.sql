-- Codes shown in class: valid for minutes and for a number of people. Issue 5 "a QR code shown in class"

create table school_class_code (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  -- Found by its keyed hash, shown to staff from the sealed form.
  code_hash bytea not null,
  sealed_code bytea not null,
  label text not null check (length(label) <= 120),
  max_uses integer not null check (max_uses between 1 and 1000),
  started_by uuid references app_user on delete set null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  check (ends_at > started_at),
  unique (school_id, code_hash)
);
create index school_class_code_list on school_class_code (school_id, started_at desc, id);
create index school_class_code_starter on school_class_code (started_by) where started_by is not null;

-- Who was verified by it: one place each.
create table school_class_code_use (
  code_id uuid not null references school_class_code on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  used_at timestamptz not null,
  primary key (code_id, user_id)
);
create index school_class_code_use_user on school_class_code_use (user_id);
