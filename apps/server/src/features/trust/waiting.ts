// What the platform took down and an owner can still answer.
import { TAKEN_DOWN_SHOWN } from '@fairway/contract/trust/appeals';
import type { CountAtOrganization } from '../../kernel/feature.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { listTakenDownOf } from './queries.ts';
import { takenDownView } from './views.ts';

export const decisionsToAnswer: CountAtOrganization = async (database, organizationId, now) => {
  const rows = await listTakenDownOf(database, organizationId as ManagedOrganizationId, TAKEN_DOWN_SHOWN);
  const open = takenDownView(rows, now).decisions.filter(({ mayAppeal }) => mayAppeal);
  const oldest = open.at(-1);
  return [{ item: 'takenDown', count: open.length, oldestAt: oldest ? new Date(oldest.at) : null }];
};
