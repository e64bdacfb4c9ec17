import { addToolLink, changeToolLink, listToolLinkRows, listToolLinks, removeToolLink } from '@fairway/contract/content/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { addLink, changeLink, removeLink } from './commands.ts';
import { listLinks, listPageLinks } from './queries.ts';
import { linkRowView, linkView } from './views.ts';

export function contentRoutes(bind: Bind): void {
  bind(listToolLinks, async ({ query }, request) => {
    // The switch of a page has its name.
    if (!request.tenant.features[query.page]) throw new Problem('not_found');
    const rows = await listPageLinks(request.database, query.page, request.tenant.id);
    return { links: rows.flatMap((row) => linkView(row, request.tenant, query.locale) ?? []) };
  });

  bind(listToolLinkRows, async (_input, request) => ({ links: (await listLinks(request.database)).map(linkRowView) }));
  bind(addToolLink, async ({ body }, request) => linkRowView(await addLink(request.database, body, request.clock.now())));
  bind(changeToolLink, async ({ params, body }, request) =>
    linkRowView(await changeLink(request.database, params.id, body, request.clock.now())),
  );
  bind(removeToolLink, async ({ params }, request) => {
    await removeLink(request.database, params.id);
    return undefined;
  });
}
