-- Where a school's SAML provider publishes its metadata: it is fetched again every day. What was read last holds until a reading goes well;
-- since when readings fail, and why, is told on the first page of the school's staff.
alter table school_sign_in
  add column metadata_url text check (metadata_url is null or (length(metadata_url) <= 2000 and protocol = 'saml')),
  add column metadata_read_at timestamptz,
  add column metadata_fault text,
  add column metadata_failed_at timestamptz,
  -- The end of a certificate of which administrators were told: each end is told once.
  add column certificate_told timestamptz,
  add constraint school_sign_in_failing check ((metadata_fault is null) = (metadata_failed_at is null));
-- What the job of the night fetches, in its order.
create index school_sign_in_metadata on school_sign_in (school_id) where protocol = 'saml';
