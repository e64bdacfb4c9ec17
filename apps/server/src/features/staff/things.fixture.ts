import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/staff/schools/{schoolId}/staff/{userId}': 'leaver' },
  pathsOf: { resendStaffInvitation: { userId: 'invited' } },
  queries: { removeStaff: 'handTo={staff}' },
  bodies: {
    changeStaffRole: {
      ...{ from: 'CareerStaff', role: 'CareerStaff', handTo: '{staff}' },
      membership: { shape: 'assistant', isCoach: false, programIds: ['{program}'] },
    },
    inviteStaff: {
      email: 'new@mine.example',
      firstName: 'New',
      lastName: 'One',
      role: 'CareerStaff',
      membership: { shape: 'adviser', isCoach: true, programIds: ['{program}'] },
    },
  },
  async rows({ person, id }) {
    const schoolId = Number(id('school'));
    return {
      leaver: await person('leaver', 'CareerStaff', { schoolId }),
      invited: await person('invited', 'CareerStaff', { schoolId }, 'inactive'),
    };
  },
};
