-- Which news each reaction hears (kernel/news/reactions.ts): every start tells.
create table reaction (
  name text primary key,
  kinds text[] not null,
  seen_at timestamptz not null default now()
);

-- News that a reaction has still to deal with; each is taken off in the transaction that deals with it. The key is the order of a subject.
create table news_waiting (
  reaction text not null references reaction on delete cascade,
  subject text not null,
  news_id bigint not null references news on delete cascade,
  primary key (reaction, subject, news_id)
);
-- Serves the removal of news.
create index news_waiting_news on news_waiting (news_id);
