import { recruits } from '@fairway/rules/access';
import type { WebFeature } from '../../lib/feature.ts';

export default {
  name: 'posting-decisions',
  uses: ['jobs', 'teams'],
  parts: ['components/live-decisions'],
  sections: [
    {
      console: 'employer',
      place: 22,
      page: 'employer-schools',
      word: 'employer.schools',
      icon: 'school',
      seenBy: recruits,
    },
    {
      console: 'staff',
      place: 50,
      page: 'staff-postings',
      duty: 'employers',
      word: 'staff.postings',
      icon: 'list',
      group: 'jobs',
      waits: ['jobs'],
    },
    { console: 'staff', place: 51, page: 'staff-employers', duty: 'employers', word: 'staff.employers', icon: 'building', group: 'jobs' },
  ],
  finds: [
    {
      console: 'staff',
      place: 50,
      word: 'staff.postings',
      list: '/api/v1/staff/schools/{schoolId}/postings',
      found: ({ id, title, organization }) => ({ name: title || '–', hint: organization.name, page: 'staff-posting', named: { id } }),
    },
  ],
} satisfies WebFeature;
