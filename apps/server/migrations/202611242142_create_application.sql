-- Applications of candidates: sent here (inside), by the link of a posting here (outside), or for a posting from elsewhere (byHand).
create table application (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('inside', 'outside', 'byHand')),
  -- Both may go; what was seen of the posting stays below.
  job_id uuid references job on delete set null,
  organization_id integer references organization on delete set null,
  state text not null check (state in ('sent', 'seen', 'inTalks', 'offer', 'hired', 'declined', 'closedWithoutAnswer', 'withdrawn')),
  -- Who moved it last: application_moves asks.
  moved_by text not null default 'candidate' check (moved_by in ('candidate', 'organization', 'system')),
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  -- The posting as it was when it was applied for.
  title text not null check (length(title) between 1 and 2000),
  organization_name text not null check (length(organization_name) between 1 and 2000),
  place text not null default '',
  link text check (length(link) <= 2000),
  posting_html text,
  -- The profile as others saw it then, and the letter.
  profile jsonb check (jsonb_typeof(profile) = 'object'),
  letter text not null default '',
  -- A copy of the CV of its own: deleting the CV changes nothing here.
  cv_key text unique,
  cv_name text,
  cv_content_type text,
  cv_size_bytes integer check (cv_size_bytes > 0),
  -- Of the press that sent it: pressing again finds the same.
  send_key uuid,
  -- One application a posting.
  unique (user_id, job_id),
  check (kind <> 'inside' or (profile is not null and send_key is not null)),
  check ((cv_key is null) = (cv_name is null) and (cv_key is null) = (cv_content_type is null) and (cv_key is null) = (cv_size_bytes is null))
);
-- A person's list, changed last first, and sent last first.
create index application_changed on application (user_id, changed_at desc, id desc);
create index application_sent on application (user_id, sent_at desc, id desc);
-- What an organization was sent, by state, newest first; and what goes or moves with it.
create index application_organization on application (organization_id, state, sent_at desc, id desc) where organization_id is not null;
-- What was sent for a posting, by state, newest first; and a posting that is deleted.
create index application_job on application (job_id, state, sent_at desc, id desc) where job_id is not null;

-- The table of moves of rules/applications.ts. What was sent elsewhere is its candidate's own record.
create function application_moves() returns trigger language plpgsql as $$
begin
  if old.state = new.state then return new; end if;
  if old.kind <> 'inside' then
    if new.moved_by = 'candidate' then return new; end if;
  elsif (old.state || ' ' || new.moved_by || ' ' || new.state) = any (array[
    'sent candidate withdrawn', 'sent organization seen', 'sent organization inTalks', 'sent organization offer', 'sent organization hired',
    'sent organization declined', 'sent system closedWithoutAnswer',
    'seen candidate withdrawn', 'seen organization inTalks', 'seen organization offer', 'seen organization hired',
    'seen organization declined', 'seen system closedWithoutAnswer',
    'inTalks candidate withdrawn', 'inTalks organization seen', 'inTalks organization offer', 'inTalks organization hired',
    'inTalks organization declined',
    'offer candidate withdrawn', 'offer organization seen', 'offer organization inTalks', 'offer organization hired',
    'offer organization declined',
    'hired organization offer',
    'declined organization seen', 'declined organization inTalks', 'declined organization offer',
    'closedWithoutAnswer organization inTalks', 'closedWithoutAnswer organization offer', 'closedWithoutAnswer organization hired',
    'closedWithoutAnswer organization declined'
  ]) then return new;
  end if;
  raise exception 'An application that is % does not become % by %', old.state, new.state, new.moved_by
    using errcode = 'check_violation', constraint = 'application_moves';
end $$;
create trigger application_moves before update of state on application for each row execute function application_moves();

-- What happened when, and by whom: appended with each move, and the first with the sending.
create table application_step (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  at timestamptz not null,
  moved_by text not null check (moved_by in ('candidate', 'organization', 'system')),
  -- The person behind it; others than the organization are told that it was the organization.
  actor_id uuid references app_user on delete set null,
  from_state text,
  to_state text not null
);
-- The history of an application in order.
create index application_step_of on application_step (application_id, at, id);
-- A person who is erased.
create index application_step_actor on application_step (actor_id) where actor_id is not null;

-- What was asked and answered, in the words of then: the posting's questions may change.
create table application_answer (
  application_id uuid not null references application on delete cascade,
  position smallint not null,
  question_id uuid not null,
  kind text not null check (kind in ('yesNo', 'choice', 'number', 'text')),
  question text not null,
  value jsonb not null check (jsonb_typeof(value) in ('boolean', 'number', 'string')),
  -- It decides against the application, by what the organization said when it was sent.
  knocks_out boolean not null default false,
  primary key (application_id, position)
);

-- The candidate's own: nobody else reads them.
create table application_note (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  text text not null check (length(text) between 1 and 8000),
  written_at timestamptz not null
);
-- The notes of an application in order.
create index application_note_of on application_note (application_id, written_at, id);
create table application_reminder (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  text text not null check (length(text) between 1 and 800),
  due_at timestamptz not null,
  done_at timestamptz
);
-- The reminders of an application in order.
create index application_reminder_of on application_reminder (application_id, due_at, id);

-- Links of postings that somebody opened to apply elsewhere, and what they answered to the one question: did you apply?
create table application_opening (
  user_id uuid not null references app_user on delete cascade,
  job_id uuid not null references job on delete cascade,
  opened_at timestamptz not null,
  answer text check (answer in ('applied', 'notYet', 'never')),
  answered_at timestamptz,
  primary key (user_id, job_id),
  check ((answer is null) = (answered_at is null))
);
-- A posting that is deleted.
create index application_opening_job on application_opening (job_id);
