-- One posting, many schools: what each school that it was written for made of it (rules/posting-decisions.ts), and which employers a school knows.

-- For chosen readers alone, whoever they are: without a row of job_visibility it is for nobody, and not for everybody.
alter table job add column is_exclusive boolean not null default false;

-- Whatever opens such a posting again while no school shows it, or takes its last school: it is withdrawn before that commits.
create function keep_exclusive() returns trigger language plpgsql as $$
declare
  asked uuid := case when tg_table_name = 'job' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(old) ->> 'job_id')::uuid end;
begin
  update job set withdrawn_at = now() where id = asked and is_exclusive and withdrawn_at is null
    and not exists (select from job_visibility v where v.job_id = asked);
  return null;
end $$;
create constraint trigger job_exclusive_kept after insert or update of withdrawn_at, is_exclusive on job
  deferrable initially deferred for each row when (new.is_exclusive and new.withdrawn_at is null) execute function keep_exclusive();
create constraint trigger job_visibility_kept after delete on job_visibility
  deferrable initially deferred for each row execute function keep_exclusive();

create or replace view job_standing as
  select j.id, j.organization_id, j.source, j.employment_types, j.sectors, j.deadline_at, j.withdrawn_at,
    (j.is_exclusive or exists (select from job_visibility v where v.job_id = j.id)) as is_exclusive,
    exists (select from job_duplicate d where d.job_id = j.id) as is_duplicate,
    j.countries, j.published_at
  from job j;

-- What a school may read of what an organization wrote: its decisions are about it (posting-decisions asks).
create view posting_written as
  select id, organization_id, state, edition, content, title, folded_title, deadline_at, published_at, changed_at from posting;

-- What readers saw of a posting when a school approved it, once however many did.
create table posting_approved_content (
  posting_id uuid not null references posting on delete cascade,
  edition integer not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Its text as it is read, without marks.
  text text not null,
  primary key (posting_id, edition)
);

create table posting_decision (
  posting_id uuid not null references posting on delete cascade,
  school_id integer not null references school on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'asked', 'approved', 'declined')),
  -- Who moved it last: posting_decision_moves asks.
  moved_by text not null default 'system' check (moved_by in ('school', 'employer', 'system')),
  -- The posting is written for this school now; one that is no longer keeps what it decided.
  is_chosen boolean not null default true,
  -- Since when it is in its state.
  since timestamptz not null,
  -- What the school says to the employer: a note, a question, why.
  note text not null default '' check (length(note) <= 1000),
  reason text check (reason in ('unfitting', 'pay', 'conditions', 'unclear', 'employer', 'other')),
  decided_by uuid references app_user on delete set null,
  -- What was approved, and since when readers see something else.
  approved_edition integer,
  changed_at timestamptz,
  -- The edition that was declined: only what changed since is brought before the school again.
  declined_edition integer,
  primary key (posting_id, school_id),
  foreign key (posting_id, approved_edition) references posting_approved_content,
  check ((state = 'approved') = (approved_edition is not null)),
  check ((state = 'declined') = (reason is not null and declined_edition is not null)),
  check (changed_at is null or state = 'approved')
);
-- A school's lists, and what it has to decide.
create index posting_decision_since on posting_decision (school_id, since, posting_id);
create index posting_decision_open on posting_decision (school_id, since) where is_chosen and state in ('waiting', 'asked');
create index posting_decision_changed on posting_decision (school_id, changed_at) where is_chosen and changed_at is not null;
-- Which questions wait for an organization.
create index posting_decision_asked on posting_decision (posting_id) where is_chosen and state = 'asked';
create index posting_decision_decided_by on posting_decision (decided_by) where decided_by is not null;
create index posting_decision_content on posting_decision (posting_id, approved_edition) where approved_edition is not null;

-- The table of moves of rules/posting-decisions.ts.
create function posting_decision_moves() returns trigger language plpgsql as $$
begin
  if old.state = new.state then return new; end if;
  if (old.state || ' ' || new.moved_by || ' ' || new.state) = any (array[
    'waiting school asked', 'waiting school approved', 'waiting school declined', 'waiting system approved', 'waiting system declined',
    'asked school approved', 'asked school declined', 'asked employer waiting',
    'approved school declined', 'declined school approved', 'declined employer waiting'
  ]) then return new;
  end if;
  raise exception 'A decision that is % does not become % by %', old.state, new.state, new.moved_by
    using errcode = 'check_violation', constraint = 'posting_decision_moves';
end $$;
create trigger posting_decision_moves before update of state on posting_decision
  for each row execute function posting_decision_moves();

-- What happened, both sides read it.
create table posting_decision_step (
  id uuid primary key,
  posting_id uuid not null,
  school_id integer not null,
  step text not null check (step in ('wait', 'ask', 'answer', 'again', 'approve', 'confirm', 'decline')),
  mover text not null check (mover in ('school', 'employer', 'system')),
  actor_id uuid references app_user on delete set null,
  note text not null default '' check (length(note) <= 1000),
  reason text check (reason in ('unfitting', 'pay', 'conditions', 'unclear', 'employer', 'other')),
  at timestamptz not null,
  foreign key (posting_id, school_id) references posting_decision on delete cascade
);
create index posting_decision_step_of on posting_decision_step (posting_id, school_id, at, id);
create index posting_decision_step_actor on posting_decision_step (actor_id) where actor_id is not null;

-- Employers that a school has decided on, with what it lets them do by themselves and what its staff alone read.
create table school_employer (
  school_id integer not null references school on delete cascade,
  organization_id integer not null references organization on delete cascade,
  state text not null check (state in ('approved', 'declined')),
  -- Its postings are approved as they come.
  is_trusted boolean not null default false check (not is_trusted or state = 'approved'),
  note text not null default '' check (length(note) <= 4000),
  decided_at timestamptz not null,
  decided_by uuid references app_user on delete set null,
  primary key (school_id, organization_id)
);
create index school_employer_organization on school_employer (organization_id, school_id);
create index school_employer_decided_by on school_employer (decided_by) where decided_by is not null;

-- Postings that stand for chosen schools already were decided by nobody: they wait, and are shown to nobody until then.
update job set is_exclusive = true, withdrawn_at = coalesce(withdrawn_at, now())
  where id in (select id from posting where jsonb_typeof(content -> 'schools') = 'array');
delete from job_visibility where job_id in (select id from posting where jsonb_typeof(content -> 'schools') = 'array');
insert into posting_decision (posting_id, school_id, since)
  select p.id, s.id, now() from posting p
  cross join lateral jsonb_array_elements_text(case when jsonb_typeof(p.content -> 'schools') = 'array' then p.content -> 'schools' else '[]' end) as chosen (id)
  join school s on s.id = chosen.id::int
  where p.state = 'live' on conflict do nothing;
insert into posting_decision_step (id, posting_id, school_id, step, mover, at)
  select gen_random_uuid(), posting_id, school_id, 'wait', 'system', since from posting_decision;
set constraints all immediate;
