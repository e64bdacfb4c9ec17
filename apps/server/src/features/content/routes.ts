import { addToolLink, changeToolLink, listToolLinkRows, listToolLinks, removeToolLink } from '@fairway/contract/content';
import type { Bind } from '../../kernel/http/bind.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { addLink, changeLink, removeLink } from './commands.ts';
import { listLinks, listPageLinks } from './queries.ts';
import { linkRowView, linkView } from './views.ts';

export function contentRoutes(bind: Bind): void {
  bind(listToolLinks, async ({ query }, call) => {
    // The switch of a page has its name.
    if (!call.tenant.features[query.page]) throw new Problem('not_found');
    const rows = await listPageLinks(call.database, query.page, call.tenant.id);
    return { links: rows.flatMap((row) => linkView(row, call.tenant, query.locale) ?? []) };
  });

  bind(listToolLinkRows, async (_input, call) => ({ links: (await listLinks(call.database)).map(linkRowView) }));
  bind(addToolLink, async ({ body }, call) => linkRowView(await addLink(call.database, body, call.clock.now())));
  bind(changeToolLink, async ({ params, body }, call) => linkRowView(await changeLink(call.database, params.id, body, call.clock.now())));
  bind(removeToolLink, async ({ params }, call) => {
    await removeLink(call.database, params.id);
    return undefined;
  });
}
