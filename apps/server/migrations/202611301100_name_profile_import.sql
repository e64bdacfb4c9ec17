-- An import is listed by the name of its file, and what it wrote is told from what a hand wrote since.
alter table profile_import
  -- What the file was called, or the link; null where it had neither.
  add column file_name text check (char_length(file_name) <= 5100),
  -- Digests of the fields as this import left them, by the id of their entry: { entry: { field: digest } }. Emptied when it is taken back.
  add column wrote jsonb not null default '{}';
