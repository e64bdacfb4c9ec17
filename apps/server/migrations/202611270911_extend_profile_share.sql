-- When a request was declined or a share taken back: the organization waits from then on. @rule shares.3
alter table profile_share add column declined_at timestamptz;
update profile_share set declined_at = updated_at where consented is false;
alter table profile_share add constraint profile_share_declined check ((consented is false) = (declined_at is not null));

-- No consent lasts longer than six months from now on, those that were given before neither.
update profile_share set expires_at = least(expires_at, now() + interval '183 days') where consented;

-- What stands between whom, for those who show it beside what is theirs.
create view profile_share_standing as
select id, user_id, shared_with_user, shared_with_org, requested_by, consented, consented_at, declined_at, expires_at, created_at from profile_share;
