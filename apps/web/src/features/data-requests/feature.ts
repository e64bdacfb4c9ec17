import type { WebFeature } from '../../lib/feature.ts';

const isAdministrator = (role: string) => role === 'SchoolAdmin' || role === 'Admin';

export default {
  name: 'data-requests',
  uses: [],
  sections: [
    // Page and calls refuse other staff; at a school where somebody is no administrator, the page says so.
    {
      console: 'staff',
      place: 65,
      page: 'staff-data-requests',
      word: 'staff.dataRequests',
      icon: 'file',
      group: 'school',
      seenBy: ({ roles }) => roles.some(isAdministrator),
    },
  ],
  places: [{ console: 'staff', section: 'staff.dataRequests', word: 'data-requests.record', page: 'staff-data-requests', isPart: true }],
} satisfies WebFeature;
