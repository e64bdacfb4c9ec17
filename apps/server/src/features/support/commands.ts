// A question to support is kept first and mailed by a job: nothing acknowledged is lost (decision 72).
import type { Call } from '../../kernel/http/call.ts';
import { newId } from '../../kernel/ids.ts';

export async function keepSupportRequest(call: Call, request: { email: string; message: string; page: string }): Promise<string> {
  const id = newId();
  await call.database
    .insertInto('support_request')
    .values({ id, tenant_id: call.tenant.id || null, email: request.email, message: request.message, page: request.page })
    .execute();
  return id;
}
