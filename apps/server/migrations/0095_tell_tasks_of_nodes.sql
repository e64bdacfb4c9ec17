-- What each process of the background works on: where none sends mail, mails wait, and whoever operates the platform is told.
alter table background_node add column tasks text[] not null default '{}';
