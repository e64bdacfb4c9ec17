-- The street of a posting's place, where its feed names one.
alter table job_place add column street text check (length(street) between 1 and 200);
