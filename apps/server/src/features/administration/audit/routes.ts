import { auditLinesList } from '@fairway/contract/administration/audit';
import type { Bind } from '../../../kernel/http/bind.ts';
import { bindList } from '../../../kernel/http/bind-list.ts';
import { auditListing } from './queries.ts';

export function auditRoutes(bind: Bind): void {
  bindList(bind, auditLinesList, ({ query }, request) => auditListing(request.database, query));
}
