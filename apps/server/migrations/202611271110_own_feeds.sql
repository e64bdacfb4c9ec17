-- Feeds that an organization keeps itself. All their postings are the organization's, whatever employer they name. @rule feeds.3
alter table feed
  -- Whose it is; null: the platform's.
  add column organization_id integer references organization on delete cascade,
  -- What its people call it; its source is made by the server, and postings are found again by it.
  add column label text not null default '' check (length(label) <= 80);
-- The feeds of an organization: their list, how many there are, and a merge.
create index feed_organization on feed (organization_id) where organization_id is not null;
