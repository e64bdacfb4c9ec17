import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'verification',
  uses: ['identity'],
  parts: ['alert-closing', 'request', 'school-actions', 'waiting'],
  fills: {
    notices: () => import('./components/notices.tsx'),
    watches: () => import('./components/verification-watch.tsx'),
  },
  sections: [
    {
      console: 'staff',
      place: 20,
      page: 'staff-verifications',
      duty: 'students',
      word: 'staff.verifications',
      icon: 'check',
      group: 'students',
      waits: ['waiting', 'answered'],
    },
  ],
  finds: [
    {
      console: 'staff',
      place: 20,
      word: 'staff.verifications',
      list: '/api/v1/staff/schools/{schoolId}/verifications',
      found: ({ id, name, email }) => ({ name: name || email, hint: email, page: 'staff-verifications', query: { request: id } }),
    },
  ],
  places: [
    {
      console: 'staff',
      section: 'staff.settings',
      word: 'verification-methods.signIn.title',
      page: 'staff-settings-section',
      named: { section: 'verification' },
      text: 'verification-methods.signIn.text',
      isPart: true,
    },
    {
      console: 'staff',
      section: 'staff.settings',
      word: 'verification-methods.signIn.openid',
      page: 'staff-settings-section',
      named: { section: 'verification' },
      isPart: true,
    },
    {
      console: 'staff',
      section: 'staff.settings',
      word: 'verification-methods.signIn.saml',
      page: 'staff-settings-section',
      named: { section: 'verification' },
      isPart: true,
    },
    {
      console: 'staff',
      section: 'staff.settings',
      word: 'verification-methods.roster.title',
      page: 'staff-settings-section',
      named: { section: 'verification' },
      text: 'verification-methods.roster.text',
      isPart: true,
    },
    {
      console: 'staff',
      section: 'staff.settings',
      word: 'verification-methods.classCode.title',
      page: 'staff-settings-section',
      named: { section: 'verification' },
      text: 'verification-methods.classCode.text',
      isPart: true,
    },
  ],
} satisfies WebFeature;
