import type { Database } from '../../kernel/database/database.ts';
import { slot } from '../../kernel/feature.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';

/** Whether an administrator proved lately who they are; identity knows. The filling throws Problem ProofNeeded. */
export const proofOfTenants = slot<(request: ApiRequest) => Promise<void>>('proof before a change of tenants');

/** Schools whose tenants' hosts changed: they forget names under which none of them answers any more. */
export type ForgetNames = (transaction: Database, schoolIds: readonly (number | null)[], now: Date) => Promise<void>;
export const schoolsOfHosts = slot<ForgetNames>('schools of hosts');
