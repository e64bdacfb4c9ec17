-- How many pages a document has; 0: none are counted (a file of Word, or a PDF that does not say it plainly). null: not looked at yet.
alter table candidate_document add column page_count integer check (page_count between 0 and 100000);
