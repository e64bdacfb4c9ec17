import { listProfileLooks } from '@fairway/contract/profile-looks/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { ownUserId } from '../identity/access.ts';
import { listLooks } from './queries.ts';

export function profileLookRoutes(bind: Bind): void {
  bind(listProfileLooks, ({ query }, request) => listLooks(request.database, ownUserId(request), query.page, request.clock.now()));
}
