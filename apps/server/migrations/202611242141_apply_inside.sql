-- Postings that are applied for inside (applications.1). Feeds write none of it: what an organization decided stays when its feed comes again.
alter table job
  add column applies_inside boolean not null default false,
  -- Within how many days the organization promises an answer; null: it promises none.
  add column reply_days smallint check (reply_days between 1 and 90);

-- What is asked of who applies inside, in order.
create table job_question (
  id uuid primary key,
  job_id uuid not null references job on delete cascade,
  position smallint not null check (position between 0 and 19),
  kind text not null check (kind in ('yesNo', 'choice', 'number', 'text')),
  text text not null check (length(text) between 1 and 1200),
  choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array'),
  required boolean not null default true,
  -- { answers: [...] } or { below, above }: what decides against who answers it; null: nothing does.
  knock_out jsonb check (jsonb_typeof(knock_out) = 'object'),
  -- One question a place; and the questions of a posting in order.
  unique (job_id, position)
);
