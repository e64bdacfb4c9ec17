-- Widgets of my page: a school's own, for those verified there, and the platform's, for everybody. @spec 3.14 "Widgets", decision 74
create table widget (
  id uuid primary key,
  -- null: the platform's.
  school_id integer references school on delete cascade,
  kind text not null check (kind in ('link', 'text', 'picture')),
  -- By locale.
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  link text check (length(link) <= 500),
  -- A path of ours below /media/.
  image text check (image like '/media/widgets/%'),
  position integer not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Deleted; can be undone until the job comes that takes the row and its file.
  removed_at timestamptz,
  check (kind <> 'link' or link is not null)
);
-- The widgets of a school, or the global ones, in their order.
create index widget_order on widget (school_id, position, id) where removed_at is null;
create index widget_removed on widget (removed_at) where removed_at is not null;
