import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'provisioning',
  uses: ['verification'],
  places: [
    {
      console: 'staff',
      section: 'staff.settings',
      word: 'provisioning.title',
      page: 'staff-settings-section',
      named: { section: 'verification' },
      text: 'provisioning.text',
      isPart: true,
    },
  ],
} satisfies WebFeature;
