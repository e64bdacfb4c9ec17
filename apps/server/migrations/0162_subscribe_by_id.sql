-- A subscription is a topic, a company or a school: new postings of the last two come by mail once a day. Decision 107

alter table mail_subscription alter column topic drop not null;
-- What one subscribes to one follows; who follows no more is subscribed no more.
alter table mail_subscription add column company_id integer;
alter table mail_subscription add constraint mail_subscription_follow foreign key (user_id, company_id) references company_follow on delete cascade;
alter table mail_subscription add column school_id integer references school on delete cascade;
alter table mail_subscription add constraint mail_subscription_of check (num_nonnulls(topic, company_id, school_id) = 1);
create unique index mail_subscription_company on mail_subscription (user_id, company_id) where company_id is not null;
create unique index mail_subscription_school on mail_subscription (user_id, school_id) where school_id is not null;
-- A school that goes.
create index mail_subscription_of_school on mail_subscription (school_id) where school_id is not null;

-- Until when new postings were told; a run begins where the last one ended.
create table posting_digest (
  until_at timestamptz primary key
);
