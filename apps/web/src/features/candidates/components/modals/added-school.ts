import type { components } from '@fairway/client/api.gen';

export type School = components['schemas']['School'];
/** What the dialog ends with: a school of the list that has this name after all, or the name. */
export type AddedSchool = { school: School | null; customSchoolName: string | null };
