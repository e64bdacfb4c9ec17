-- What became of graduates: of a program at most one answer of their own, and one that the school knows. The own one counts.
create table outcome (
  study_id uuid not null references candidate_study_program on delete cascade,
  by_school boolean not null generated always as (source <> 'survey') stored,
  user_id uuid not null references app_user on delete cascade,
  -- Whom it was told: where the study becomes one of another school, that one does not read it.
  school_id integer not null references school on delete cascade,
  source text not null check (source in ('survey', 'staff', 'employer')),
  status text not null check (status in ('employed', 'selfEmployed', 'studying', 'service', 'looking', 'notLooking')),
  employer text check (length(employer) between 1 and 120),
  title text check (length(title) between 1 and 120),
  country text check (country ~ '^[A-Z]{2}$'),
  starts_on date,
  hours text check (hours in ('full', 'part')),
  field_relation text check (field_relation in ('related', 'partly', 'unrelated')),
  pay_band smallint,
  pay_currency text check (pay_currency ~ '^[A-Z]{3}$'),
  school text check (length(school) between 1 and 120),
  degree text check (length(degree) between 1 and 120),
  -- Of staff who wrote it down; emptied when they go.
  recorded_by uuid references app_user on delete set null,
  -- When something was known first: what the report counts by month.
  answered_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (study_id, by_school),
  -- Nobody else tells what somebody earns, and no half of it is kept.
  check ((pay_band is null) = (pay_currency is null) and (source = 'survey' or pay_band is null))
);
-- What goes with a person, and what they have answered.
create index outcome_user on outcome (user_id);
-- What goes with a school.
create index outcome_school on outcome (school_id);
create index outcome_recorder on outcome (recorded_by) where recorded_by is not null;

-- Which reminders were sent of a program: none twice, three at most. Where `stopped_at` stands nobody is asked again: the answer was taken back.
create table outcome_survey (
  study_id uuid primary key references candidate_study_program on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  reminders smallint[] not null default '{}',
  stopped_at timestamptz
);
create index outcome_survey_user on outcome_survey (user_id);

-- Whether a school asks, and how many days before the end of a program.
create table outcome_setting (
  school_id integer primary key references school on delete cascade,
  is_on boolean not null default false,
  opens_days_before smallint not null default 60 check (opens_days_before between 0 and 60),
  updated_at timestamptz not null
);

-- Everybody who ends or ended a program of a school that knows them, or knew them until their access ended, with what counts of their outcome.
-- `is_shown`: to staff; a private profile stands in no cohort until its owner answered, which tells the school that program. The first of a month
-- stands for that month, as the month picker says it. The programs of a school are found by study_program's index, their studies by
-- candidate_study_program_program.
create view outcome_graduate as
select s.id as study_id, k.user_id, p.school_id, p.id as program_id, p.name as program_name, e.ends_on, extract(year from e.ends_on)::int as end_year,
  (k.profile_visibility <> 'private' or o.source is not distinct from 'survey') as is_shown,
  o.source, o.status, o.employer, o.title, o.country, o.starts_on, o.hours, o.field_relation, o.pay_band, o.pay_currency, o.school, o.degree,
  o.answered_at, o.updated_at
from candidate_study s
join study_program p on p.id = s.study_program_id
join candidate_profile k on k.id = s.candidate_id
join verification_connection c on c.user_id = k.user_id and c.school_id = p.school_id
  and (c.state = 'verified' or c.reason_code = 'expired')
cross join lateral (
  select (case when extract(day from s.end_on) = 1 then s.end_on + interval '1 month - 1 day' else s.end_on end)::date as ends_on
) e
left join lateral (
  select * from outcome w where w.study_id = s.id and w.school_id = p.school_id order by w.by_school limit 1
) o on true
where s.end_on is not null;
