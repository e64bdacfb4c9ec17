import { ADMINISTRATORS_SECTIONS, SECTION_WORDS, SETTINGS_SECTIONS } from '@fairway/rules/school-settings';
import type { WebFeature } from '../../lib/feature.ts';

/** Parts of the settings that somebody looks for by their own names. */
const PARTS = [
  ['profile', 'school-settings.profile.identity', 'school-settings.profile.identityText'],
  ['profile', 'school-settings.profile.contact', 'school-settings.profile.contactText'],
  ['profile', 'school-settings.profile.logo', 'school-settings.profile.logoText'],
  ['profile', 'school-settings.profile.colours', 'school-settings.profile.coloursText'],
  ['sign-in', 'school-settings.signIn.locale', 'school-settings.signIn.localeText'],
  ['sign-in', 'school-settings.signIn.social', 'school-settings.signIn.socialText'],
  ['verification', 'school-settings.methods.title', 'school-settings.methods.text'],
  ['campuses', 'school-settings.campuses.addTitle', 'school-settings.campuses.text'],
  ['programs', 'school-settings.programs.addTitle', 'school-settings.programs.text'],
  ['staff', 'school-settings.staff.invite', 'school-settings.staff.text'],
] as const;

export default {
  name: 'schools',
  uses: ['processing-agreements', 'provisioning', 'retention', 'school-partners', 'school-policies', 'verification'],
  parts: ['settings/draft'],
  sections: [
    {
      console: 'staff',
      place: 60,
      page: 'staff-settings',
      word: 'staff.settings',
      icon: 'settings',
      group: 'school',
      waits: ['typedPrograms', 'signInMetadata', 'signInCertificate', 'agreement', 'partnerProposals'],
    },
    { console: 'admin', place: 30, page: 'admin-schools', word: 'admin.schools', icon: 'school', group: 'people' },
  ],
  finds: [
    {
      console: 'admin',
      place: 20,
      word: 'admin.schools',
      list: '/api/v1/admin/schools',
      found: ({ id, name, city }) => ({ name, hint: city, page: 'admin-school', named: { id } }),
    },
  ],
  places: [
    ...SETTINGS_SECTIONS.map((section) => ({
      console: 'staff' as const,
      section: 'staff.settings' as const,
      word: `school-settings.sections.${SECTION_WORDS[section]}` as const,
      page: 'staff-settings-section',
      named: { section },
      ...(ADMINISTRATORS_SECTIONS.includes(section) ? { administered: true as const } : {}),
    })),
    ...PARTS.map(([section, word, text]) => ({
      console: 'staff' as const,
      section: 'staff.settings' as const,
      word,
      text,
      page: 'staff-settings-section',
      named: { section },
      isPart: true as const,
      // Only they invite.
      ...(section === 'staff' ? { administered: true as const } : {}),
    })),
    { console: 'admin', section: 'admin.schools', word: 'admin.schools.add', page: 'admin-school', named: { id: 'new' }, isPart: true },
  ],
} satisfies WebFeature;
