import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

export const things: FeatureThings = {
  paths: {
    '/api/v1/admin/users/{id}': 'student',
    '/api/v1/admin/users/{id}/roles/{roleId}': 'role',
    '/api/v1/admin/users/{id}/merge': 'student',
    '/api/v1/admin/operations/mails/{id}': 'mail',
  },
  queries: {
    previewUserMerge: 'other={staff}',
    listAuditLines: 'school={school}&actor={staff}&subject={student}',
    exportAuditLines: 'school={school}&actor={staff}&subject={student}',
    listSchoolAuditLines: 'actor={staff}&subject={student}',
    exportSchoolAuditLines: 'actor={staff}&subject={student}',
  },
  bodies: {
    runBackgroundJobs: { ids: ['1'] },
    deleteBackgroundJobs: { ids: ['1'] },
    runBackgroundJobsOfKind: { name: 'mail.send' },
    forgetNode: { place: 'gone.example:3000' },
    setAlertThresholds: {
      ...{ failedJobs: 1, lateJobMinutes: 30, failedMails: 10, lateMailMinutes: 60 },
      ...{ certificateDays: 14, freeDiskPercent: 10, lagSeconds: 60, backupHours: 36 },
    },
    startUpkeep: { task: 'measure_storage' },
    endUserSessions: { sessionId: '{session}' },
    grantUserRole: { role: 'CareerStaff', schoolId: '#{school}', organizationId: null },
    setUserStatus: { status: 'suspended', reason: 'Sells postings.' },
    viewAsUser: { reason: 'Asked for help.' },
    mergeUser: { otherId: '{staff}', mark: '' },
  },
  ownAnswers: {
    // Nothing of that kind to do for who is there.
    resetUserSecondFactor: '409 users.no_second_factor',
    carryOutDeletion: '409 users.no_deletion',
    stopDeletion: '409 users.no_deletion',
    viewAsUser: '409 users.not_viewable',
    unlockUserAccount: '409 users.not_locked',
    mergeUser: '409 users.not_mergeable',
    undoUserMerge: '409 users.no_merge',
  },
  rows: async ({ put, mark, addressOf, now }) => ({
    mail: await put('outgoing_mail', {
      ...{ id: newId(), key: mark, kind: 'verify', recipient: addressOf('mail'), locale: 'en', failed_at: now, has_secret: false },
    }),
  }),
};
