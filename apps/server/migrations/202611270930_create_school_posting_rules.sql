-- What a school decides by itself on postings that come to it (rules/posting-rules.ts). Without a row it is what every school begins with.
-- @rule postings.8
create table school_posting_rules (
  school_id integer primary key references school on delete cascade,
  rules jsonb not null check (jsonb_typeof(rules) = 'object'),
  -- Two who save at once: the second is told.
  edition integer not null check (edition > 0),
  saved_at timestamptz not null,
  saved_by uuid references app_user on delete set null
);
create index school_posting_rules_saved_by on school_posting_rules (saved_by) where saved_by is not null;
