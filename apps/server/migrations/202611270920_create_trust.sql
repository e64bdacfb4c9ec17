-- Reports of postings, organizations and articles in one queue: what was reported is a case, with what was shown when it was, what the platform
-- decided, and what the organization answers.

-- An article that the platform has hidden: nobody is shown it, and it comes back whole.
alter table organization_article add column hidden_at timestamptz;

create table report_case (
  id uuid primary key,
  kind text not null check (kind in ('posting', 'organization', 'article')),
  job_id uuid references job on delete cascade,
  organization_id integer references organization on delete cascade,
  article_id integer references organization_article on delete cascade,
  state text not null check (state in ('waiting', 'kept', 'taken_down', 'appealed', 'upheld', 'lifted')),
  constraint report_case_one_thing check (
    (kind = 'posting') = (job_id is not null) and (kind = 'organization') = (organization_id is not null) and (kind = 'article') = (article_id is not null))
);
-- One a thing.
create unique index report_case_job on report_case (job_id);
create unique index report_case_organization on report_case (organization_id);
create unique index report_case_article on report_case (article_id);
-- How many have somebody to look at them.
create index report_case_open on report_case (id) where state in ('waiting', 'appealed');

-- What the platform decided on a case, and what the organization answers to it, once. Of a case that does not wait the last one holds that was not undone.
create table report_decision (
  id uuid primary key,
  case_id uuid not null references report_case on delete cascade,
  decision text not null check (decision in ('kept', 'taken_down')),
  -- Why: what the owners are told.
  note text not null,
  decided_at timestamptz not null,
  decided_by uuid references app_user on delete set null,
  undone_at timestamptz,
  -- When reporters and owners were mailed.
  told_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  appealed_by uuid references app_user on delete set null,
  answer text check (answer in ('upheld', 'lifted')),
  answer_note text,
  answered_at timestamptz,
  answered_by uuid references app_user on delete set null,
  constraint report_decision_says_why check (decision = 'kept' or note <> ''),
  constraint report_decision_appeal_whole check ((appeal is null) = (appealed_at is null) and (appeal is null or decision = 'taken_down')),
  constraint report_decision_appeal_in_time check (appealed_at <= decided_at + interval '720 hours'),
  constraint report_decision_answer_whole check ((answer is null) = (answered_at is null) and (answer is null) = (answer_note is null)),
  constraint report_decision_answers_appeal check (answer is null or appeal is not null),
  constraint report_decision_undone_unanswered check (undone_at is null or appeal is null)
);
-- The history of a case, and what is emptied with a person.
create index report_decision_case on report_decision (case_id, decided_at desc);
create index report_decision_decider on report_decision (decided_by);
create index report_decision_appellant on report_decision (appealed_by);
create index report_decision_answerer on report_decision (answered_by);
-- What nobody was told of yet.
create index report_decision_untold on report_decision (decided_at) where told_at is null and undone_at is null;

-- The table of rules/trust.ts.
create function report_case_moves() returns trigger language plpgsql as $$
begin
  if (old.state || ' ' || new.state) = any (array[
    'waiting waiting', 'waiting kept', 'waiting taken_down', 'kept waiting', 'taken_down taken_down', 'taken_down waiting', 'taken_down appealed',
    'appealed appealed', 'appealed upheld', 'appealed lifted', 'upheld upheld', 'upheld lifted', 'lifted waiting'
  ]) then return new;
  end if;
  raise exception 'A case that is % does not become %', old.state, new.state
    using errcode = 'check_violation', constraint = 'report_case_moves';
end $$;
create trigger report_case_moves before update of state on report_case
  for each row execute function report_case_moves();

-- What was shown when something was reported, each state of it once. Nothing changes it.
create table report_evidence (
  id uuid primary key,
  case_id uuid not null references report_case on delete cascade,
  hash bytea not null,
  title text not null,
  text text not null,
  link text not null,
  taken_at timestamptz not null,
  unique (case_id, hash)
);

-- What readers say is wrong. Somebody signed in has one row a case, whose words may change; visitors have no name here.
create table report (
  id uuid primary key,
  case_id uuid not null references report_case on delete cascade,
  reporter_id uuid references app_user on delete set null,
  evidence_id uuid not null references report_evidence on delete cascade,
  reason text not null,
  text text not null,
  reported_at timestamptz not null,
  -- The decision that answers it. Null: it waits for one.
  decision_id uuid references report_decision on delete set null
);
-- One a person and case, and what is emptied with a person.
create unique index report_own on report (reporter_id, case_id);
-- The reports of a case.
create index report_of_case on report (case_id, reported_at desc);
create index report_evidence_of on report (evidence_id);
create index report_decision_of on report (decision_id);

-- Reports of postings, as they were: one decision held for all of a posting's.
insert into report_case (id, kind, job_id, state)
  select gen_random_uuid(), 'posting', job_id, 'waiting' from posting_report group by job_id;
insert into report_evidence (id, case_id, hash, title, text, link, taken_at)
  select gen_random_uuid(), c.id, sha256(convert_to(j.title || E'\n' || left(j.description_text, 20000) || E'\n' || coalesce(j.application_url, ''), 'UTF8')),
    j.title, left(j.description_text, 20000), coalesce(j.application_url, ''), now()
  from report_case c join job j on j.id = c.job_id;
insert into report (id, case_id, reporter_id, evidence_id, reason, text, reported_at)
  select r.id, c.id, r.reporter_id, e.id, r.reason, r.text, r.reported_at
  from posting_report r join report_case c on c.job_id = r.job_id join report_evidence e on e.case_id = c.id;
insert into report_decision (id, case_id, decision, note, decided_at, told_at)
  select gen_random_uuid(), c.id, case when w.job_id is null then 'kept' else 'taken_down' end,
    case when w.job_id is null then '' else coalesce(nullif(w.note, ''), '-') end, max(r.decided_at), now()
  from report_case c join posting_report r on r.job_id = c.job_id left join posting_withdrawal w on w.job_id = c.job_id
  group by c.id, w.job_id, w.note having bool_and(r.decided_at is not null);
update report_case c set state = d.decision from report_decision d where d.case_id = c.id;
update report r set decision_id = d.id from report_decision d where d.case_id = r.case_id;
drop table posting_report;
