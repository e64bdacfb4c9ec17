import { askSupport } from '@fairway/contract/support/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { keepSupportRequest } from './commands.ts';
import { enqueueSupportMail } from './jobs.ts';

export function supportRoutes(bind: Bind): void {
  bind(askSupport, async ({ body }, request) => {
    const id = await keepSupportRequest(request, body);
    await enqueueSupportMail(request.database, id);
    return { accepted: true };
  });
}
