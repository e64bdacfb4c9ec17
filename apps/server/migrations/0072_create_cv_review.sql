-- Reviews of CVs by career services. @spec decision 10 "CV review: a queue where career staff comment on a CV"

-- What a school offers; a school without a row offers none.
create table cv_review_setting (
  school_id integer primary key references school on delete cascade,
  is_on boolean not null default false,
  -- Within how many days staff answer.
  promise_days integer not null default 5 check (promise_days between 1 and 60),
  -- [{ id, title }]: its own points; empty: the platform's.
  rubric jsonb not null default '[]' check (jsonb_typeof(rubric) = 'array'),
  -- [{ title, text }]: texts that staff begin with.
  canned jsonb not null default '[]' check (jsonb_typeof(canned) = 'array'),
  updated_at timestamptz not null default now()
);

create table cv_review (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  -- The version that is looked at now; null once its owner deleted it.
  document_id uuid references candidate_document on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'inReview', 'commented', 'done', 'withdrawn', 'closed')),
  message text not null default '' check (length(message) <= 1000),
  aim_field text not null default '' check (length(aim_field) <= 120),
  aim_level text check (aim_level in ('internship', 'thesis', 'firstJob', 'experienced')),
  requested_at timestamptz not null,
  -- Since when it waits for staff, and until when they promised to answer.
  waiting_since timestamptz not null,
  due_at timestamptz not null,
  assigned_to uuid references app_user on delete set null,
  -- Marks of 1 to 4 by point, and when the candidate was shown them.
  marks jsonb not null default '{}' check (jsonb_typeof(marks) = 'object'),
  marks_sent jsonb not null default '{}' check (jsonb_typeof(marks_sent) = 'object'),
  -- Whatever its end was.
  ended_at timestamptz,
  updated_at timestamptz not null default now(),
  check (state not in ('done', 'withdrawn', 'closed') or ended_at is not null),
  check (state in ('done', 'withdrawn', 'closed') or document_id is not null)
);
-- One open request a CV.
create unique index cv_review_open_document on cv_review (document_id) where state in ('waiting', 'inReview', 'commented');
-- A deleted document finds its reviews.
create index cv_review_document on cv_review (document_id);
-- The queue of a school in its orders.
create index cv_review_queue on cv_review (school_id, waiting_since, id);
create index cv_review_due on cv_review (school_id, due_at, id);
-- Mine, newest first.
create index cv_review_user on cv_review (user_id, requested_at desc, id);
create index cv_review_assigned on cv_review (assigned_to) where assigned_to is not null;

-- Who deletes the document ends the review, in the same statement and whichever way it is deleted.
create function cv_review_close() returns trigger language plpgsql as $$
begin
  if new.document_id is null and new.state in ('waiting', 'inReview', 'commented') then
    new.state := 'closed';
    new.ended_at := now();
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger cv_review_close before update of document_id on cv_review for each row execute function cv_review_close();

-- The documents that a review was about, in order.
create table cv_review_version (
  review_id uuid not null references cv_review on delete cascade,
  number integer not null check (number >= 1),
  document_id uuid references candidate_document on delete set null,
  added_at timestamptz not null,
  primary key (review_id, number)
);
create index cv_review_version_document on cv_review_version (document_id) where document_id is not null;

-- What staff say of a page or of all of it, and what the candidate answers.
create table cv_review_comment (
  id uuid primary key,
  review_id uuid not null references cv_review on delete cascade,
  author_id uuid references app_user on delete set null,
  by_staff boolean not null,
  -- An answer stands below a comment of staff.
  answer_to uuid references cv_review_comment on delete cascade,
  version integer not null,
  -- null: of the whole document.
  page integer check (page between 1 and 100),
  body text not null check (length(body) between 1 and 2000),
  written_at timestamptz not null,
  -- null: staff have not sent it yet; the candidate does not see it.
  sent_at timestamptz,
  -- The candidate says that it is mended.
  mended_at timestamptz,
  check (by_staff or sent_at is not null),
  check (answer_to is null or not by_staff)
);
create index cv_review_comment_review on cv_review_comment (review_id, written_at, id);
create index cv_review_comment_author on cv_review_comment (author_id) where author_id is not null;
create index cv_review_comment_answers on cv_review_comment (answer_to) where answer_to is not null;
