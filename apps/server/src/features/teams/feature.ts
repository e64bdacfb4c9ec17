import { defineFeature } from '../../kernel/feature.ts';
import { identityOf } from '../identity/services.ts';
import { organizationsOfWorld } from '../organizations/slots.ts';
import { teamJobs } from './jobs.ts';
import { teamMails } from './mails/templates.ts';
import { moveTeam } from './merging.ts';
import { eraseInvitations, teamPersonalData } from './personal-data.ts';
import { teamRoutes } from './routes.ts';
import { joinRequests } from './waiting.ts';

export default defineFeature({
  name: 'teams',
  uses: ['identity', 'organizations'],
  tables: ['organization_proof', 'team_invitation', 'team_request'],
  publishes: { organization_proof: 'What was proven of an organization is told to everybody.' },
  shows: ['access'],
  routes: (node) =>
    teamRoutes(
      node.bind,
      { ...identityOf(node), txtLookup: node.txtLookup },
      node.features.flatMap(({ waitingAtOrganization }) => waitingAtOrganization ?? []),
    ),
  jobs: teamJobs,
  mails: teamMails,
  waitingAtOrganization: [joinRequests],
  personalData: [teamPersonalData],
  erase: eraseInvitations,
  outlives: ['team_request.decided_by', 'team_invitation.invited_by', 'organization_proof.proven_by'],
  merge: {
    organization: { moves: ['organization_proof', 'team_invitation', 'team_request'], run: moveTeam },
    person: {
      columns: {
        'organization_proof.proven_by': { moves: 'work' },
        'team_invitation.invited_by': { moves: 'work' },
        'team_request.decided_by': { moves: 'work' },
        'team_request.user_id': { moves: 'roles' },
      },
    },
  },
  seed: {
    after: ['identity', 'organizations', 'candidates'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedTeams(transaction, { today, organizations: of(organizationsOfWorld) }),
  },
});
