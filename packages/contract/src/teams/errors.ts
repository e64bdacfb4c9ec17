import type { ErrorEntries } from '../kernel/error-entry.ts';

export const TEAMS_ERRORS = {
  'teams.member_already': { status: 409, source: 'teams: works there already' },
  'teams.too_many': { status: 409, source: 'teams: too many requests of one person wait' },
  'teams.email_unproven': { status: 409, source: 'teams: the account’s own address is not proven' },
  'teams.website_unfit': { status: 422, source: 'teams: no website of its own' },
  'teams.like_another': { status: 409, source: 'teams: one of the same name or website is there' },
  'teams.not_waiting': { status: 409, source: 'teams: the request is decided' },
  'teams.address_elsewhere': { status: 409, source: 'teams: not an address at the website’s domain' },
  'teams.proven_already': { status: 409, source: 'teams: the work address is proven' },
  'teams.code_wrong': { status: 409, source: 'teams: another code' },
  'teams.code_over': { status: 409, source: 'teams: the code is too old, or was tried too often' },
  'teams.decided_already': { status: 409, source: 'teams: somebody decided meanwhile' },
  'teams.changed': { status: 409, source: 'teams: the role is another one by now' },
  'teams.last_owner': { status: 409, source: 'teams: somebody has to run it' },
  'teams.not_owner': { status: 409, source: 'teams: only an owner hands over' },
  'teams.transfer_to_self': { status: 409, source: 'teams: handing over to oneself' },
  'teams.member_inactive': { status: 409, source: 'teams: the account is suspended' },
  'teams.full': { status: 409, source: 'teams: as many people as a team has at most' },
} as const satisfies ErrorEntries;
