// The sections of the profile page in their order, and the dialogs. The sections are small and come with the page: one file each would be
// fetched one after the other. A dialog is fetched when it is opened. @rule profile.21
import { type ComponentType, lazy } from 'react';
import type { Edit, ProfilePartProps } from '../../edits.ts';
import CommunicationSection from './communication-section.tsx';
import ContactSection from './contact-section.tsx';
import EducationSection from './education-section.tsx';
import LanguagesSection from './languages-section.tsx';
import MembershipsSection from './memberships-section.tsx';
import NationalitySection from './nationality-section.tsx';
import PersonalSection from './personal-section.tsx';
import PreferencesSection from './preferences-section.tsx';
import SkillsSection from './skills-section.tsx';
import SummarySection from './summary-section.tsx';
import WorkExperienceSection from './work-experience-section.tsx';

type Part = ComponentType<ProfilePartProps>;
type Load = () => Promise<{ default: Part }>;

/** A dialog in a file of its own. */
const part = (load: Load) => lazy(load);

/** In the order of the page. */
export const SECTIONS: readonly { id: Edit; Section: Part }[] = [
  { id: 'personal-details', Section: PersonalSection },
  { id: 'summary', Section: SummarySection },
  { id: 'education', Section: EducationSection },
  { id: 'work-experience', Section: WorkExperienceSection },
  { id: 'languages', Section: LanguagesSection },
  { id: 'skills', Section: SkillsSection },
  { id: 'memberships', Section: MembershipsSection },
  { id: 'nationality', Section: NationalitySection },
  { id: 'contact', Section: ContactSection },
  { id: 'preferences', Section: PreferencesSection },
  { id: 'communication', Section: CommunicationSection },
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
  sharing: part(() => import('../modals/sharing-modal.tsx')),
  visibility: part(() => import('../modals/visibility-modal.tsx')),
};
