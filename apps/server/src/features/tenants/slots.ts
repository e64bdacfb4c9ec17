import { slot } from '../../kernel/feature.ts';
import type { Call } from '../../kernel/http/call.ts';

/** Whether an administrator proved lately who they are; identity knows. The filling throws Problem ProofNeeded. */
export const proofOfTenants = slot<(call: Call) => Promise<void>>('proof before a change of tenants');
