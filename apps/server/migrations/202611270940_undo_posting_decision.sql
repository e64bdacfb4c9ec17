-- A decision of a school is taken back within ten minutes, and its employer hears of it by mail after them (rules/posting-decisions.ts).
-- @rule postings.9
alter table posting_decision drop constraint posting_decision_moved_by_check;
alter table posting_decision add constraint posting_decision_moved_by_check check (moved_by in ('school', 'employer', 'system', 'undo'));

alter table posting_decision_step drop constraint posting_decision_step_step_check;
alter table posting_decision_step
  add constraint posting_decision_step_step_check check (step in ('wait', 'ask', 'answer', 'again', 'approve', 'confirm', 'decline', 'undo')),
  -- What a step of the school changed, as it was before: what taking it back brings back.
  add column before jsonb check (jsonb_typeof(before) = 'object'),
  add column undone_at timestamptz,
  -- Since when it cannot be taken back: its employer was mailed where there is something to tell.
  add column told_at timestamptz;
-- Of what was decided before there were such mails nobody is told now.
update posting_decision_step set told_at = at;
create index posting_decision_step_untold on posting_decision_step (at) where told_at is null;

create or replace function posting_decision_moves() returns trigger language plpgsql as $$
begin
  if old.state = new.state then return new; end if;
  if (old.state || ' ' || new.moved_by || ' ' || new.state) = any (array[
    'waiting school asked', 'waiting school approved', 'waiting school declined', 'waiting system approved', 'waiting system declined',
    'asked school approved', 'asked school declined', 'asked employer waiting', 'asked undo waiting',
    'approved school declined', 'approved undo waiting', 'approved undo asked', 'approved undo declined',
    'declined school approved', 'declined employer waiting', 'declined undo waiting', 'declined undo asked', 'declined undo approved'
  ]) then return new;
  end if;
  raise exception 'A decision that is % does not become % by %', old.state, new.state, new.moved_by
    using errcode = 'check_violation', constraint = 'posting_decision_moves';
end $$;
