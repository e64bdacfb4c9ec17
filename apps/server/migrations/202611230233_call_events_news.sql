-- What happened is news; an event is a fair or a date.
alter table event rename to news;
alter sequence event_id_seq rename to news_id_seq;
alter index event_pkey rename to news_pkey;
alter index event_window rename to news_window;
alter index event_subject rename to news_subject;
