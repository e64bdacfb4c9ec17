import { askSupport } from '@fairway/contract/platform';
import type { Bind } from '../../kernel/http/bind.ts';
import { keepSupportRequest } from './commands.ts';
import { enqueueSupportMail } from './jobs.ts';

export function supportRoutes(bind: Bind): void {
  bind(askSupport, async ({ body }, call) => {
    const id = await keepSupportRequest(call, body);
    await enqueueSupportMail(call.database, id);
    return { accepted: true };
  });
}
