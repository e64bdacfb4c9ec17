import { getSchoolCampuses, listWidgets } from '@fairway/contract/widgets/endpoints';
import { globalWidgets, schoolWidgets } from '@fairway/contract/widgets/kept';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { findSchool, listCampuses } from '../schools/queries.ts';
import { seenWidgets, widgetOwner } from './access.ts';
import { addWidget, changeWidget, orderWidgets, removeWidget, restoreWidget, setWidgetImage, type WidgetAct } from './commands.ts';
import { storeWidgetImage } from './pictures.ts';
import { listSeenWidgets, type WidgetRow } from './queries.ts';
import { keptWidgetView, widgetListing, widgetView } from './views.ts';

export function widgetRoutes(bind: Bind, { files }: { files: FileStore }): void {
  bind(listWidgets, async ({ query }, request) => {
    const { schoolIds, locale } = query;
    const asked = { schoolIds, includeInactive: query.includeInactive === 'true', includeGlobal: query.includeGlobal === 'true' };
    const rows = await listSeenWidgets(request.database, await seenWidgets(request, asked));
    return { widgets: rows.map((row) => widgetView(row, { locale, tenantLocale: request.tenant.locale })) };
  });
  bind(getSchoolCampuses, async ({ params }, request) => {
    if (!(await findSchool(request.database, params.id))) throw new Problem('not_found');
    const campuses = await listCampuses(request.database, [params.id]);
    return { campuses: campuses.map(({ id, name }) => ({ id, name })) };
  });
  keptRoutes(bind, schoolWidgets, files);
  keptRoutes(bind, globalWidgets, files);
}

/** What an owner keeps: the same calls for a school and for the platform. */
function keptRoutes(bind: Bind, endpoints: typeof schoolWidgets | typeof globalWidgets, files: FileStore): void {
  bindList(bind, endpoints.list, async ({ params, query }, request) =>
    widgetListing(request.database, await widgetOwner(request, params), query, request.tenant.locale),
  );
  bind(endpoints.add, async ({ params, body }, request) => one(addWidget(request.database, await actOf(request, params), body)));
  bind(endpoints.change, async ({ params, body }, request) =>
    one(changeWidget(request.database, await actOf(request, params), params.id, body)),
  );
  bind(endpoints.order, async ({ params, body }, request) => {
    await orderWidgets(request.database, await actOf(request, params), body.ids);
    return undefined;
  });
  bind(endpoints.remove, async ({ params }, request) => {
    await removeWidget(request.database, await actOf(request, params), params.id);
    return undefined;
  });
  bind(endpoints.restore, async ({ params }, request) => one(restoreWidget(request.database, await actOf(request, params), params.id)));
  bind(endpoints.uploadImage, async ({ params, file }, request) =>
    one(storeWidgetImage(request, await actOf(request, params), params.id, file, files)),
  );
  bind(endpoints.removeImage, async ({ params }, request) =>
    one(setWidgetImage(request.database, await actOf(request, params), params.id, null)),
  );
}

async function actOf(request: ApiRequest, params: { schoolId?: number; id?: string } | undefined): Promise<WidgetAct> {
  return { owner: await widgetOwner(request, params), actorId: ownUserId(request), now: request.clock.now() };
}

const one = async (row: Promise<WidgetRow>) => keptWidgetView(await row);
