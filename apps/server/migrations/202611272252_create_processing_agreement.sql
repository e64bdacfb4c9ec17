-- The agreement on data processing between schools and the platform (rules/processing-agreements.ts). @rule processing-agreements.1
create table processing_agreement_edition (
  number integer primary key check (number > 0),
  -- By locale; null: from here on our text was shown.
  texts jsonb check (texts is null or (jsonb_typeof(texts) = 'object' and texts <> '{}'::jsonb)),
  published_at timestamptz not null
);

-- What a school accepted, as it was read: a text that is changed later changes no agreement.
create table processing_agreement_acceptance (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  version text not null check (version ~ '^(ours|edition):[1-9][0-9]*$'),
  locale text not null,
  -- The text with its names filled in.
  body text not null check (length(body) between 1 and 60000),
  -- null: the account is gone. That the school accepted stays.
  accepted_by uuid references app_user on delete set null,
  accepted_at timestamptz not null
);
-- What a school accepted, the last first.
create index processing_agreement_acceptance_school on processing_agreement_acceptance (school_id, accepted_at desc, id);
-- What is emptied with a person.
create index processing_agreement_acceptance_person on processing_agreement_acceptance (accepted_by) where accepted_by is not null;
