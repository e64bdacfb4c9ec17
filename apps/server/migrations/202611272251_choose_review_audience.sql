-- For whom a school reviews CVs, of those who are verified there (rules/review-audience.ts): lists that are empty ask for nothing. What is chosen and
-- deleted since stays in its list and lets nobody in, so that no deletion opens the reviews to everybody. @rule cv-reviews.2
alter table cv_review_setting
  add column for_study text not null default 'any' check (for_study in ('any', 'current', 'graduated')),
  add column for_levels text[] not null default '{}' check (cardinality(for_levels) <= 50),
  add column for_programs uuid[] not null default '{}' check (cardinality(for_programs) <= 50),
  add column for_labels uuid[] not null default '{}' check (cardinality(for_labels) <= 50);
