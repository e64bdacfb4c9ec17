// The dialogs of the profile page by name: `/profile?edit=languages` opens one, so that a link can lead to the very dialog and the back
// button closes it. @rule profile.22
import type { Requirement } from '@fairway/rules/profile-score';
import { useDialogAddress } from '../../lib/dialog-address.ts';
import type { Profile } from './queries.ts';

export const EDITS = [
  'names', 'personal-details', 'summary', 'contact', 'education', 'work-experience', 'languages', 'skills', 'memberships', 'nationality',
  'preferences', 'communication', 'visibility', 'sharing',
] as const; // biome-ignore format: a list
export type Edit = (typeof EDITS)[number];

/** Where each requirement of the score is filled in. */
export const EDIT_OF_REQUIREMENT: Readonly<Record<Requirement, Edit>> = {
  first_name: 'personal-details',
  last_name: 'personal-details',
  gender: 'personal-details',
  pronoun: 'personal-details',
  disability: 'personal-details',
  nationality: 'nationality',
  location: 'personal-details',
  work_authorization: 'nationality',
  summary: 'summary',
  skills: 'skills',
  languages: 'languages',
  work_experience: 'work-experience',
  study_programs: 'education',
  welcome_education: 'education',
  memberships: 'memberships',
  preferences: 'preferences',
  links: 'summary',
};

/** What a section and a dialog are given. A dialog keeps the profile of its opening (useProfileSave). */
export type ProfilePartProps = { profile: Profile };

/** The dialog that an address names. */
export function editOf(search: string): Edit | undefined {
  const named = new URLSearchParams(search).get('edit');
  return EDITS.find((edit) => edit === named);
}

/** The dialog that is open, and how to open and close one. */
export function useEdits() {
  const { name, open, close } = useDialogAddress('edit');
  const edit = EDITS.find((one) => one === name);
  return { edit, open: open as (wanted: Edit) => void, close };
}
