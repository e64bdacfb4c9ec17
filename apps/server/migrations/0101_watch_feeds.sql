-- A feed that needs somebody: it fails, or its last run would have withdrawn most of its open postings and waits for a person.
alter table import_feed
  -- Who added it; null: from the command line, then every administrator of the platform is told.
  add column owner_id uuid references app_user on delete set null,
  -- Since its first failed run after a good one; whoever is told is told once.
  add column failing_since timestamptz,
  -- What the held run would have withdrawn, of so many open postings.
  add column held_at timestamptz,
  add column held_count integer,
  add column held_of integer,
  add check ((held_at is null) = (held_count is null) and (held_at is null) = (held_of is null));
-- Erasing an account looks for its feeds.
create index import_feed_owner on import_feed (owner_id) where owner_id is not null;
