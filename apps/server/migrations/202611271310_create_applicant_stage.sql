-- Stages of an organization's own, each within a state of applications (applications.11). Candidates see the state alone.
create table applicant_stage (
  id uuid primary key,
  organization_id integer not null references organization on delete cascade,
  state text not null check (state in ('seen', 'inTalks', 'offer')),
  name text not null check (length(name) between 1 and 240),
  position smallint not null check (position between 0 and 19),
  unique (id, state)
);
-- The stages of an organization in order.
create index applicant_stage_of on applicant_stage (organization_id, position, id);

-- Where somebody stands within a state, or stood when they were last in it: a move that is undone comes back to it.
create table applicant_placed (
  application_id uuid not null references application on delete cascade,
  state text not null,
  stage_id uuid not null,
  primary key (application_id, state),
  foreign key (stage_id, state) references applicant_stage (id, state) on delete cascade
);
-- Who stands in a stage.
create index applicant_placed_in on applicant_placed (stage_id, application_id);

-- What the team did of it, in the words of then; null: out of every stage of its own.
create table applicant_placing (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  at timestamptz not null,
  actor_id uuid references app_user on delete set null,
  state text not null,
  name text
);
-- The history of an application in order.
create index applicant_placing_of on applicant_placing (application_id, at, id);
-- A person who is erased.
create index applicant_placing_actor on applicant_placing (actor_id) where actor_id is not null;
