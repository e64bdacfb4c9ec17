import { alertsList, getAlertThresholds, setAlertThresholds } from '@fairway/contract/administration/alerts';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { platformAdministrator } from '../access.ts';
import { setThresholds } from './commands.ts';
import { alertListing, readThresholds } from './queries.ts';

export function alertRoutes(bind: Bind): void {
  bindList(bind, alertsList, ({ query }, request) => alertListing(request.database, query));
  bind(getAlertThresholds, (_input, request) => readThresholds(request.database));
  bind(setAlertThresholds, async ({ body }, request) => {
    await setThresholds(request.database, platformAdministrator(request), body, request.clock.now());
    return readThresholds(request.database);
  });
}
