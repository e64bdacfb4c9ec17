-- Which browser used a refresh token: only the same one is given the same answer again, when its reply was lost (decision 117).
alter table refresh_token add column used_by text;
