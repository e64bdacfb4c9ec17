-- A comment of staff may be of words on a page: what they are, and where they stand, in parts of the page ({quote, boxes}).
alter table cv_review_comment add column anchor jsonb;
alter table cv_review_comment add constraint cv_review_comment_anchored check (anchor is null or page is not null);
