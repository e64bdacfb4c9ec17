-- Replay of a subject walks in the feed's order: by transaction, then id (kernel/realtime/event-feed.ts).
drop index event_subject;
create index event_subject on event (subject, transaction_id, id);
