import type { WebFeature } from '../../lib/feature.ts';

const isAdministrator = (role: string) => role === 'SchoolAdmin' || role === 'Admin';

export default {
  name: 'administration',
  uses: ['organizations', 'schools'],
  parts: ['users/card-actions'],
  sections: [
    // Page and calls refuse other staff; at a school where somebody is no administrator, the page says so.
    {
      console: 'staff',
      place: 70,
      page: 'staff-audit',
      word: 'staff.audit',
      icon: 'history',
      group: 'school',
      seenBy: ({ roles }) => roles.some(isAdministrator),
    },
    { console: 'admin', place: 10, page: 'admin', word: 'admin.home', icon: 'home' },
    { console: 'admin', place: 40, page: 'admin-users', word: 'admin.users', icon: 'user', group: 'people', waits: ['deletionsDue'] },
    {
      console: 'admin',
      place: 70,
      page: 'admin-operations',
      word: 'admin.operations',
      icon: 'activity',
      group: 'running',
      waits: ['failedMails', 'failedJobs'],
    },
    { console: 'admin', place: 90, page: 'admin-audit', word: 'admin.audit', icon: 'history', group: 'running' },
  ],
  finds: [
    {
      console: 'admin',
      place: 10,
      word: 'admin.users',
      list: '/api/v1/admin/users',
      found: ({ id, name, email }) => ({ name: name || email, hint: email, page: 'admin-user', named: { id } }),
    },
  ],
  places: [
    { console: 'admin', section: 'admin.operations', word: 'operations.alertsLink', page: 'admin-alerts', text: 'operations.alerts.text' },
    { console: 'admin', section: 'admin.operations', word: 'operations.jobsLink', page: 'admin-jobs' },
    { console: 'admin', section: 'admin.operations', word: 'operations.mailsLink', page: 'admin-mails' },
    { console: 'admin', section: 'admin.operations', word: 'operations.nodesLink', page: 'admin-nodes', text: 'operations.nodes.text' },
    {
      console: 'admin',
      section: 'admin.operations',
      word: 'operations.storageLink',
      page: 'admin-storage',
      text: 'operations.storage.text',
    },
    { console: 'admin', section: 'admin.operations', word: 'operations.maintenanceLink', page: 'admin-maintenance' },
  ],
} satisfies WebFeature;
