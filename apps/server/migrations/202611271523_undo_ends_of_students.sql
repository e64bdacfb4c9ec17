-- The end of many verifications that was changed at once comes back by one press too: such a row has instants where others have ids.
alter table student_change
  drop constraint student_change_kind_check,
  add constraint student_change_kind_check check (kind in ('labels', 'adviser', 'end'));
alter table student_change_row
  drop constraint student_change_row_check,
  -- The end of validity; null: none.
  add column before_at timestamptz,
  add column after_at timestamptz,
  add constraint student_change_row_differs
    check (before_id is distinct from after_id or before_at is distinct from after_at);
