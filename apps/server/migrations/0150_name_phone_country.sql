-- The country whose prefix a phone field begins with: a code, or 'home' where the person lives. Norway as the specification says.
alter table tenant add column phone_country text not null default 'NO' check (phone_country = 'home' or phone_country ~ '^[A-Z]{2}$');
