import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

export const things: FeatureThings = {
  paths: {
    '/api/v1/admin/users/{id}': 'student',
    '/api/v1/admin/users/{id}/roles/{roleId}': 'role',
    '/api/v1/admin/operations/mails/{id}': 'mail',
  },
  queries: {
    listAuditLines: 'school={school}&actor={staff}&subject={student}',
    exportAuditLines: 'school={school}&actor={staff}&subject={student}',
    listSchoolAuditLines: 'actor={staff}&subject={student}',
    exportSchoolAuditLines: 'actor={staff}&subject={student}',
  },
  bodies: {
    runBackgroundJobs: { ids: ['1'] },
    deleteBackgroundJobs: { ids: ['1'] },
    endUserSessions: { sessionId: '{session}' },
    grantUserRole: { role: 'CareerStaff', schoolId: '#{school}', organizationId: null },
    setUserStatus: { status: 'suspended', reason: 'Sells postings.' },
    viewAsUser: { reason: 'Asked for help.' },
  },
  ownAnswers: {
    // Nothing of that kind to do for who is there.
    resetUserSecondFactor: '409 users.no_second_factor',
    carryOutDeletion: '409 users.no_deletion',
    stopDeletion: '409 users.no_deletion',
    viewAsUser: '409 users.not_viewable',
    unlockUserAccount: '409 users.not_locked',
  },
  rows: async ({ put, mark, addressOf, now }) => ({
    mail: await put('outgoing_mail', {
      ...{ id: newId(), key: mark, kind: 'verify', recipient: addressOf('mail'), locale: 'en', failed_at: now, has_secret: false },
    }),
  }),
};
