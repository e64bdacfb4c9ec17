// A question to support is kept first and mailed by a job: nothing acknowledged is lost. @rule support.1
import type { ApiRequest } from '../../kernel/http/request.ts';
import { newId } from '../../kernel/ids.ts';

export async function keepSupportRequest(request: ApiRequest, asked: { email: string; message: string; page: string }): Promise<string> {
  const id = newId();
  await request.database
    .insertInto('support_request')
    .values({ id, tenant_id: request.tenant.id || null, email: asked.email, message: asked.message, page: asked.page })
    .execute();
  return id;
}
