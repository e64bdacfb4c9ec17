// Whom a passkey belongs to: the host name that the reader sees, without its port. A passkey of another host does not answer here, and a
// page of another origin cannot use one of this host: the browser signs both into what it sends.
import type { Call } from '../../../kernel/http/call.ts';

export type RelyingParty = { id: string; name: string; origin: string };

export function relyingParty(call: Call): RelyingParty {
  const origin = `${call.request.protocol}://${call.request.host}`;
  return { id: new URL(origin).hostname, name: call.tenant.name, origin };
}
