import * as endpoints from '@fairway/contract/widgets';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { ownUserId } from '../identity/access.ts';
import { findSchool, listCampuses } from '../schools/queries.ts';
import { globalWidgets, schoolWidgets, seenWidgets, type WidgetOwner } from './access.ts';
import { addWidget, changeWidget, orderWidgets, removeWidget, restoreWidget, setWidgetImage, type WidgetAct } from './commands.ts';
import { storeWidgetImage } from './pictures.ts';
import { listKeptWidgets, listSeenWidgets, type WidgetRow } from './queries.ts';
import { keptWidgetView, widgetView } from './views.ts';

export function widgetRoutes(bind: Bind, { files }: { files: FileStore }): void {
  bind(endpoints.listWidgets, async ({ query }, call) => {
    const { schoolIds, locale } = query;
    const asked = { schoolIds, includeInactive: query.includeInactive === 'true', includeGlobal: query.includeGlobal === 'true' };
    const rows = await listSeenWidgets(call.database, await seenWidgets(call, asked));
    return { widgets: rows.map((row) => widgetView(row, { locale, tenantLocale: call.tenant.locale })) };
  });
  bind(endpoints.getSchoolCampuses, async ({ params }, call) => {
    if (!(await findSchool(call.database, params.id))) throw new Problem('not_found');
    const campuses = await listCampuses(call.database, [params.id]);
    return { campuses: campuses.map(({ id, name }) => ({ id, name })) };
  });
  schoolRoutes(bind, files);
  globalRoutes(bind, files);
}

function schoolRoutes(bind: Bind, files: FileStore): void {
  const act = async (call: Call, { schoolId }: { schoolId: number }) => actOf(call, await schoolWidgets(call, schoolId));
  bind(endpoints.listSchoolWidgets, async ({ params }, call) => all(call, await act(call, params)));
  bind(endpoints.addSchoolWidget, async ({ params, body }, call) => one(addWidget(call.database, await act(call, params), body)));
  bind(endpoints.changeSchoolWidget, async ({ params, body }, call) =>
    one(changeWidget(call.database, await act(call, params), params.id, body)),
  );
  bind(endpoints.orderSchoolWidgets, async ({ params, body }, call) =>
    many(orderWidgets(call.database, await act(call, params), body.ids)),
  );
  bind(endpoints.removeSchoolWidget, async ({ params }, call) => {
    await removeWidget(call.database, await act(call, params), params.id);
    return undefined;
  });
  bind(endpoints.restoreSchoolWidget, async ({ params }, call) => one(restoreWidget(call.database, await act(call, params), params.id)));
  bind(endpoints.uploadSchoolWidgetImage, async ({ params, file }, call) =>
    one(storeWidgetImage(call, await act(call, params), params.id, file, files)),
  );
  bind(endpoints.removeSchoolWidgetImage, async ({ params }, call) =>
    one(setWidgetImage(call.database, await act(call, params), params.id, null)),
  );
}

function globalRoutes(bind: Bind, files: FileStore): void {
  const act = (call: Call) => actOf(call, globalWidgets(call));
  bind(endpoints.listGlobalWidgets, (_input, call) => all(call, act(call)));
  bind(endpoints.addGlobalWidget, ({ body }, call) => one(addWidget(call.database, act(call), body)));
  bind(endpoints.changeGlobalWidget, ({ params, body }, call) => one(changeWidget(call.database, act(call), params.id, body)));
  bind(endpoints.orderGlobalWidgets, ({ body }, call) => many(orderWidgets(call.database, act(call), body.ids)));
  bind(endpoints.removeGlobalWidget, async ({ params }, call) => {
    await removeWidget(call.database, act(call), params.id);
    return undefined;
  });
  bind(endpoints.restoreGlobalWidget, ({ params }, call) => one(restoreWidget(call.database, act(call), params.id)));
  bind(endpoints.uploadGlobalWidgetImage, ({ params, file }, call) => one(storeWidgetImage(call, act(call), params.id, file, files)));
  bind(endpoints.removeGlobalWidgetImage, ({ params }, call) => one(setWidgetImage(call.database, act(call), params.id, null)));
}

function actOf(call: Call, owner: WidgetOwner): WidgetAct {
  return { owner, actorId: ownUserId(call), now: call.clock.now() };
}

const one = async (row: Promise<WidgetRow>) => keptWidgetView(await row);
const many = async (rows: Promise<WidgetRow[]>) => ({ widgets: (await rows).map(keptWidgetView) });
const all = (call: Call, { owner }: WidgetAct) => many(listKeptWidgets(call.database, owner));
