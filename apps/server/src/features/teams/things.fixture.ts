import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const E = '/api/v1/employer/organizations/{organizationId}';

export const things: FeatureThings = {
  paths: {
    '/api/v1/team-requests/{id}': 'ownRequest',
    '/api/v1/team-invitations/{id}': 'ownInvitation',
    '/api/v1/admin/team-requests/{id}': 'claim',
    '/api/v1/employer/organizations/{organizationId}': 'organization',
    [`${E}/team/{userId}`]: 'colleague',
    [`${E}/invitations/{id}`]: 'sentInvitation',
    [`${E}/requests/{id}`]: 'joinRequest',
  },
  pathsOf: { getOrganizationClaim: { id: 'claim' } },
  bodies: {
    askToJoin: { organizationId: '#{rival}', message: 'Mine now' },
    foundOrganization: { name: 'Mine now', website: 'https://mine-now.example', country: 'DE', sure: true },
    sendWorkCode: { email: 'somebody@elsewhere.example' },
    proveWorkAddress: { code: '123456' },
    proveOrganizationByDns: { look: false },
    proveOwnOrganizationByDns: { look: false },
    changeTeamRole: { from: 'Recruiter', role: 'Representative' },
    inviteToTeam: { email: 'mine-now@mine-now.example', role: 'Recruiter' },
    decideJoinRequest: { decision: 'declined', note: 'Mine now' },
    decideOrganizationClaim: { decision: 'declined', note: 'Mine now' },
  },
  queries: { listEmployerOrganizations: 'organizationId={organization}', exportEmployerOrganizations: 'organizationId={organization}' },
  addOwnRows: ['askToJoin', 'foundOrganization'],
  ownAnswers: {
    // Its website has no address of the caller's, and no code was mailed: both were looked at.
    sendWorkCode: '409 teams.address_elsewhere',
    proveWorkAddress: '409 teams.code_over',
    proveOrganizationByDns: '422 teams.website_unfit',
    proveOwnOrganizationByDns: '422 teams.website_unfit',
  },
  ownRoles: { transferOwnership: 'organizationAdmin' },
  after: ['organizations'],
  async rows({ put, id, mark, person, addressOf, now, later, recruiter }) {
    const organization_id = Number(id('organization'));
    const colleague = await person('colleague', 'Recruiter', { organizationId: organization_id });
    const request = async (user_id: string, kind: string) =>
      put('team_request', { id: newId(), organization_id, user_id, kind, message: mark, asked_at: now });
    const invitation = async (email: string) =>
      put('team_invitation', {
        ...{ id: newId(), organization_id, email, email_folded: email, role: 'Recruiter' },
        ...{ invited_by: recruiter, invited_at: now, expires_at: later },
      });
    return {
      colleague,
      ownRequest: await request(id('student'), 'join'),
      joinRequest: await request(await person('joiner', null), 'join'),
      claim: await request(await person('claimer', null), 'claim'),
      ownInvitation: await invitation(addressOf('student')),
      sentInvitation: await invitation(addressOf('invited')),
    };
  },
};
