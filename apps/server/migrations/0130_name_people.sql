-- A person's name as it is shown: the family name first where both are written in Chinese, Japanese or Korean (rules/names.ts fullName).
create function person_name(first_name text, last_name text) returns text language sql immutable strict parallel safe as $$
  select case
    when f = '' or l = '' then f || l
    when f !~ east_asian or l !~ east_asian or (f || l) ~ '^[\u30a0-\u30ff\u31f0-\u31ff\uff66-\uff9f\s]+$' then f || ' ' || l
    when (f || l) ~ '[\u3041-\u309f\u30a1-\u30fa\u30fd-\u30ff\u31f0-\u31ff\uff66-\uff9d]' then l || ' ' || f
    else l || f
  end
  from (select btrim(first_name) as f, btrim(last_name) as l,
    '^[\u3005\u3007\u3041-\u309f\u30a0-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3\s]+$'
      as east_asian) given
$$;
