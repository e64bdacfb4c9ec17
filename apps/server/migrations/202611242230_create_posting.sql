-- Postings that organizations write themselves. What readers see of one is its row of job, with the same id; this is what was written, by whom, and
-- what it is. `content` is whole at each save (rules/posting-content.ts).
create table posting (
  id uuid primary key,
  organization_id integer not null references organization on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'live', 'paused', 'closed', 'expired', 'withdrawn')),
  -- Who moved it last: posting_moves asks.
  moved_by text not null default 'organization' check (moved_by in ('organization', 'system')),
  edition integer not null default 0 check (edition >= 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Of the content, for lists.
  title text not null default '',
  folded_title text not null default '',
  deadline_at timestamptz,
  publish_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid references app_user on delete set null,
  check ((state = 'scheduled') = (publish_at is not null))
);
-- An organization's list in its orders.
create index posting_changed on posting (organization_id, changed_at desc, id desc);
create index posting_title on posting (organization_id, folded_title, id);
create index posting_deadline on posting (organization_id, deadline_at, id);
create index posting_published on posting (organization_id, published_at desc, id desc);
-- What comes or goes by itself.
create index posting_due on posting (publish_at) where state = 'scheduled';
create index posting_over on posting (deadline_at) where state in ('live', 'paused') and deadline_at is not null;
create index posting_changed_by on posting (changed_by) where changed_by is not null;

-- The table of moves of rules/posting-states.ts.
create function posting_moves() returns trigger language plpgsql as $$
begin
  if old.state = new.state then return new; end if;
  if (old.state || ' ' || new.moved_by || ' ' || new.state) = any (array[
    'draft organization scheduled', 'draft organization live', 'draft organization withdrawn',
    'scheduled organization draft', 'scheduled organization live', 'scheduled organization withdrawn', 'scheduled system live',
    'live organization paused', 'live organization closed', 'live organization withdrawn', 'live system expired',
    'paused organization live', 'paused organization closed', 'paused organization withdrawn', 'paused system expired',
    'closed organization live', 'expired organization live', 'withdrawn organization draft'
  ]) then return new;
  end if;
  raise exception 'A posting that is % does not become % by %', old.state, new.state, new.moved_by
    using errcode = 'check_violation', constraint = 'posting_moves';
end $$;
create trigger posting_moves before update of state on posting for each row execute function posting_moves();
