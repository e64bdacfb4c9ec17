-- Titles of videos are texts that people write in several languages, like those of articles (data.md).
alter table company_video
  alter column title type jsonb using jsonb_build_object('en', title);
