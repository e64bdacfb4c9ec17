// What a person asked of organizations goes with the person, and into the take-away. An invitation to their address is theirs too.
import type { Eraser, PersonalDataPart } from '../../kernel/personal-data.ts';

export const teamPersonalData: PersonalDataPart = {
  name: 'teams',
  heading: (t) => t('archive.parts.teams'),
  read: async (database, { userId, emailFolded }) => ({
    requests: await database
      .selectFrom('team_request as q')
      .innerJoin('organization as o', 'o.id', 'q.organization_id')
      .select(['o.name as organization', 'q.kind', 'q.state', 'q.message', 'q.work_email as workEmail', 'q.proven_at as provenAt'])
      .select(['q.asked_at as askedAt', 'q.decided_at as decidedAt', 'q.note'])
      .where('q.user_id', '=', userId)
      .orderBy('q.asked_at')
      .orderBy('q.id')
      .execute(),
    invitations: await database
      .selectFrom('team_invitation as i')
      .innerJoin('organization as o', 'o.id', 'i.organization_id')
      .select(['o.name as organization', 'i.role', 'i.invited_at as invitedAt', 'i.expires_at as expiresAt'])
      .where('i.email_folded', '=', emailFolded)
      .orderBy('i.invited_at')
      .orderBy('i.id')
      .execute(),
  }),
};

/** Invitations to the address: the requests cascade. */
export const eraseInvitations: Eraser = async (transaction, { emailFolded }) => {
  await transaction.deleteFrom('team_invitation').where('email_folded', '=', emailFolded).execute();
};
