import { getStorage, startUpkeep } from '@fairway/contract/administration/operations';
import type { Bind } from '../../../kernel/http/bind.ts';
import { platformAdministrator } from '../access.ts';
import { beginUpkeep } from './commands.ts';
import { readStorage } from './queries.ts';

export function storageRoutes(bind: Bind): void {
  bind(getStorage, (_input, request) => readStorage(request.database));
  bind(startUpkeep, async ({ body }, request) => {
    await beginUpkeep(request.database, body.task, platformAdministrator(request), request.clock.now());
    return { started: true };
  });
}
