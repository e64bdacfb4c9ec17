-- Labels and notes of career services outlive a connection that the person removes with their last program there (a program that is deleted and
-- typed anew is the same student). Nobody is shown them while there is no connection; they go with the person and with the school.

alter table student_label_use drop constraint student_label_use_user_id_school_id_fkey;
alter table student_label_use add constraint student_label_use_student_fkey foreign key (user_id) references app_user on delete cascade;

alter table student_note drop constraint student_note_user_id_school_id_fkey;
alter table student_note add constraint student_note_student_fkey foreign key (user_id) references app_user on delete cascade;
alter table student_note add foreign key (school_id) references school on delete cascade;
