-- CVs and other documents of a candidate. Files lie in the store under `file_key`; they are private, only signed addresses open them.
create table candidate_document (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  kind text not null check (kind in ('cv', 'document')),
  -- As shown and downloaded, with its extension.
  name text not null check (length(name) between 1 and 200),
  file_key text not null unique,
  content_type text not null,
  size_bytes integer not null check (size_bytes between 1 and 16777216),
  -- Of the bytes: the same file uploaded twice is told.
  sha256 bytea not null check (length(sha256) = 32),
  is_default boolean not null default false,
  -- When the statement of consent was ticked.
  consented_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (kind = 'cv' or not is_default)
);
-- My list, newest first.
create index candidate_document_list on candidate_document (candidate_id, created_at desc, id);
-- One default CV.
create unique index candidate_document_default on candidate_document (candidate_id) where is_default;

-- Files that nothing points to any more, deleted in the background: a transaction cannot take a file with it.
create table file_removal (
  file_key text primary key,
  due_at timestamptz not null default now()
);
create index file_removal_due on file_removal (due_at);
