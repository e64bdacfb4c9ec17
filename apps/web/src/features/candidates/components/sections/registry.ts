// The sections of the profile page in their order, each in a file of its own that is loaded when the page comes, and the dialogs, loaded
// when one is opened. @spec 2.4 "My profile"
import { type ComponentType, lazy } from 'react';
import type { Edit } from '../../edits.ts';
import type { Profile } from '../../queries.ts';

/** What a section and a dialog are given. A dialog keeps the profile of its opening (useProfileSave). */
export type ProfilePartProps = { profile: Profile };
type Part = ComponentType<ProfilePartProps>;
type Load = () => Promise<{ default: Part }>;

/** A section or dialog in a file of its own. */
const part = (load: Load) => lazy(load);

/** In the order of the page. */
export const SECTIONS: readonly { id: Edit; Section: Part }[] = [
  { id: 'personal-details', Section: part(() => import('./personal-section.tsx')) },
  { id: 'summary', Section: part(() => import('./summary-section.tsx')) },
  { id: 'education', Section: part(() => import('./education-section.tsx')) },
  { id: 'work-experience', Section: part(() => import('./work-experience-section.tsx')) },
  { id: 'languages', Section: part(() => import('./languages-section.tsx')) },
  { id: 'skills', Section: part(() => import('./skills-section.tsx')) },
  { id: 'memberships', Section: part(() => import('./memberships-section.tsx')) },
  { id: 'nationality', Section: part(() => import('./nationality-section.tsx')) },
  { id: 'contact', Section: part(() => import('./contact-section.tsx')) },
  { id: 'preferences', Section: part(() => import('./preferences-section.tsx')) },
  { id: 'communication', Section: part(() => import('./communication-section.tsx')) },
];

/** By the name in the address. */
export const MODALS: Partial<Record<Edit, Part>> = {
  names: part(() => import('../modals/names-modal.tsx')),
  'personal-details': part(() => import('../modals/personal-details-modal.tsx')),
  summary: part(() => import('../modals/summary-modal.tsx')),
  education: part(() => import('../modals/education-modal.tsx')),
  'work-experience': part(() => import('../modals/work-experience-modal.tsx')),
  languages: part(() => import('../modals/languages-modal.tsx')),
  skills: part(() => import('../modals/skills-modal.tsx')),
  memberships: part(() => import('../modals/memberships-modal.tsx')),
  nationality: part(() => import('../modals/nationality-modal.tsx')),
  contact: part(() => import('../modals/contact-modal.tsx')),
  preferences: part(() => import('../modals/preferences-modal.tsx')),
  communication: part(() => import('../modals/communication-modal.tsx')),
  visibility: part(() => import('../modals/visibility-modal.tsx')),
};
