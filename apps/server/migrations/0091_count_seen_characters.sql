-- Limits of a profile's texts count what a reader sees (rules/visible-characters): an emoji or a letter with its accents is one character and
-- several code points. The application counts; here stands the room that it gives (four for each), so that nothing longer is ever stored.
alter table candidate
  drop constraint candidate_pronoun_value_check,
  drop constraint candidate_city_check,
  add constraint candidate_pronoun_value_check check (length(pronoun_value) between 1 and 240),
  add constraint candidate_city_check check (length(city) between 1 and 400);
alter table work_experience
  drop constraint work_experience_title_check,
  drop constraint work_experience_company_title_check,
  drop constraint work_experience_location_check,
  add constraint work_experience_title_check check (length(title) between 1 and 1020),
  add constraint work_experience_company_title_check check (length(company_title) between 1 and 1020),
  add constraint work_experience_location_check check (length(location) <= 1020);
alter table membership
  drop constraint membership_title_check,
  drop constraint membership_organization_name_check,
  add constraint membership_title_check check (length(title) between 1 and 1020),
  add constraint membership_organization_name_check check (length(organization_name) between 1 and 1020);
alter table candidate_skill
  drop constraint candidate_skill_custom_skill_name_check,
  add constraint candidate_skill_custom_skill_name_check check (length(custom_skill_name) between 1 and 400);
alter table candidate_link
  drop constraint candidate_link_name_check,
  add constraint candidate_link_name_check check (length(name) between 1 and 240);
alter table candidate_employer
  drop constraint candidate_employer_custom_name_check,
  add constraint candidate_employer_custom_name_check check (length(custom_name) between 1 and 800);
alter table study_program
  drop constraint study_program_custom_school_name_check,
  drop constraint study_program_name_check,
  drop constraint study_program_description_check,
  add constraint study_program_custom_school_name_check check (length(custom_school_name) between 1 and 800),
  add constraint study_program_name_check check (length(name) <= 800),
  add constraint study_program_description_check check (length(description) <= 8000);
alter table study_program_field
  drop constraint study_program_field_custom_name_check,
  add constraint study_program_field_custom_name_check check (length(custom_name) between 1 and 400);
alter table app_user
  drop constraint app_user_first_name_check,
  drop constraint app_user_last_name_check,
  add constraint app_user_first_name_check check (length(first_name) <= 400),
  add constraint app_user_last_name_check check (length(last_name) <= 400);
