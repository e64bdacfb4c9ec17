-- An article that its owners took off after readers could see it: nobody is shown it, and a report of it is decided all the same. It goes for
-- good once no decision waits.
alter table organization_article add column removed_at timestamptz;
create index organization_article_removed on organization_article (removed_at) where removed_at is not null;
