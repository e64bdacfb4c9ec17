import { SECTION_WORDS, SETTINGS_SECTIONS } from '@fairway/rules/school-settings';
import type { WebFeature } from '../../lib/feature.ts';

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
  places: SETTINGS_SECTIONS.map((section) => ({
    console: 'staff' as const,
    section: 'staff.settings' as const,
    word: `school-settings.sections.${SECTION_WORDS[section]}` as const,
    page: 'staff-settings-section',
    named: { section },
  })),
} satisfies WebFeature;
