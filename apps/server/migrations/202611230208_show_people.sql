-- People as features above identity may read them: all but the hash of the password and how somebody registered. A plain view: plans stay as they
-- were, and a lock of its rows is one of theirs.
create view identity_person as
  select id, email, email_folded, email_verified_at, status, password_hash is not null as has_password, password_changed_at, first_name, last_name,
    folded_name, folded_words, gender, avatar, phone_number, contact_email, contact_email_set_at, newsletter_consent_at, locale, time_zone,
    tenant_id, deletion_requested_at, deletion_due_at, created_at, updated_at
  from app_user;
