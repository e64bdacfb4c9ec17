-- An import that can be taken back for seven days, and what of it waits for a decision.
alter table profile_import
  -- What each writing of it changed, oldest first: [{ entries: [{ section, id, before, after }], fields: [{ name, before, after }] }]. Emptied after seven days.
  add column changes jsonb not null default '[]',
  -- What the file says otherwise than the profile, by the id of its item: changes of a profile.
  add column offers jsonb not null default '{}',
  -- What was not understood, as it stands in the file: [{ heading, lines }].
  add column unread jsonb not null default '[]',
  add column undone_at timestamptz;

-- Imports whose way back ends (resume.forget_changes).
create index profile_import_changes on profile_import (created_at) where changes <> '[]';
