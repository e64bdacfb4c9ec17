-- Partner schools (rules/school-partners.ts), and the decisions of a school that a rule made because a partner approved (rules/posting-rules.ts).
-- @rule school-partners.1, school-partners.4
create table school_partnership (
  id uuid primary key,
  -- Who proposed it, and to whom.
  proposer_id integer not null references school on delete cascade,
  asked_id integer not null references school on delete cascade,
  state text not null default 'proposed' check (state in ('proposed', 'accepted', 'declined', 'takenBack', 'expired', 'ended')),
  -- Who moved it last: school_partnership_moves asks.
  moved_by text not null default 'proposer' check (moved_by in ('proposer', 'asked', 'system')),
  note text not null default '' check (length(note) <= 500),
  proposed_at timestamptz not null,
  proposed_by uuid references app_user on delete set null,
  -- Accepted or declined.
  answered_at timestamptz,
  answered_by uuid references app_user on delete set null,
  -- Taken back, expired or ended.
  ended_at timestamptz,
  ended_by uuid references app_user on delete set null,
  check (proposer_id <> asked_id),
  check ((answered_at is not null) = (state in ('accepted', 'declined', 'ended'))),
  check ((ended_at is not null) = (state in ('takenBack', 'expired', 'ended')))
);
-- Of two schools that propose to each other at once, one partnership comes.
create unique index school_partnership_open on school_partnership (least(proposer_id, asked_id), greatest(proposer_id, asked_id))
  where state in ('proposed', 'accepted');
-- What a school has, from either side.
create index school_partnership_proposer on school_partnership (proposer_id, proposed_at desc);
create index school_partnership_asked on school_partnership (asked_id, proposed_at desc);
-- What nobody answered.
create index school_partnership_waiting on school_partnership (proposed_at) where state = 'proposed';
-- What is emptied with a person.
create index school_partnership_proposed_by on school_partnership (proposed_by) where proposed_by is not null;
create index school_partnership_answered_by on school_partnership (answered_by) where answered_by is not null;
create index school_partnership_ended_by on school_partnership (ended_by) where ended_by is not null;

-- The table of moves of rules/school-partners.ts.
create function school_partnership_moves() returns trigger language plpgsql as $$
begin
  if old.state = new.state then return new; end if;
  if (old.state || ' ' || new.moved_by || ' ' || new.state) = any (array[
    'proposed proposer takenBack', 'proposed asked accepted', 'proposed asked declined', 'proposed system expired',
    'accepted proposer ended', 'accepted asked ended'
  ]) then return new;
  end if;
  raise exception 'A partnership that is % does not become % by %', old.state, new.state, new.moved_by
    using errcode = 'check_violation', constraint = 'school_partnership_moves';
end $$;
create trigger school_partnership_moves before update of state on school_partnership
  for each row execute function school_partnership_moves();

-- The partner whose approval a rule of the school took over. Such an approval approves nothing at other schools.
alter table posting_decision add column partner_id integer references school on delete set null;
alter table posting_decision add constraint posting_decision_partner_check check (partner_id is null or (state = 'approved' and partner_id <> school_id));
create index posting_decision_partner on posting_decision (partner_id) where partner_id is not null;
alter table posting_decision_step add column partner_id integer references school on delete set null;
create index posting_decision_step_partner on posting_decision_step (partner_id) where partner_id is not null;
