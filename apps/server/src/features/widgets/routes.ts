import * as endpoints from '@fairway/contract/kept-widgets';
import { getSchoolCampuses, listWidgets } from '@fairway/contract/widgets';
import type { z } from 'zod';
import { csvReply } from '../../kernel/files/csv-export.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import type { Call } from '../../kernel/http/call.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { ownUserId } from '../identity/access.ts';
import { findSchool, listCampuses } from '../schools/queries.ts';
import { globalWidgets, schoolWidgets, seenWidgets, type WidgetOwner } from './access.ts';
import { addWidget, changeWidget, orderWidgets, removeWidget, restoreWidget, setWidgetImage, type WidgetAct } from './commands.ts';
import { storeWidgetImage } from './pictures.ts';
import { listSeenWidgets, listWidgetRows, type WidgetRow, widgetBatches } from './queries.ts';
import { keptWidgetView, listedWidgetView, WIDGET_HEADER, widgetLine, widgetView } from './views.ts';

export function widgetRoutes(bind: Bind, { files }: { files: FileStore }): void {
  bind(listWidgets, async ({ query }, call) => {
    const { schoolIds, locale } = query;
    const asked = { schoolIds, includeInactive: query.includeInactive === 'true', includeGlobal: query.includeGlobal === 'true' };
    const rows = await listSeenWidgets(call.database, await seenWidgets(call, asked));
    return { widgets: rows.map((row) => widgetView(row, { locale, tenantLocale: call.tenant.locale })) };
  });
  bind(getSchoolCampuses, async ({ params }, call) => {
    if (!(await findSchool(call.database, params.id))) throw new Problem('not_found');
    const campuses = await listCampuses(call.database, [params.id]);
    return { campuses: campuses.map(({ id, name }) => ({ id, name })) };
  });
  schoolRoutes(bind, files);
  globalRoutes(bind, files);
}

function schoolRoutes(bind: Bind, files: FileStore): void {
  const act = async (call: Call, { schoolId }: { schoolId: number }) => actOf(call, await schoolWidgets(call, schoolId));
  bind(endpoints.listSchoolWidgets, async ({ params, query }, call) => page(call, await act(call, params), query));
  bind(endpoints.exportSchoolWidgets, async ({ params, query }, call) => file(call, await act(call, params), query));
  bind(endpoints.addSchoolWidget, async ({ params, body }, call) => one(addWidget(call.database, await act(call, params), body)));
  bind(endpoints.changeSchoolWidget, async ({ params, body }, call) =>
    one(changeWidget(call.database, await act(call, params), params.id, body)),
  );
  bind(endpoints.orderSchoolWidgets, async ({ params, body }, call) => {
    await orderWidgets(call.database, await act(call, params), body.ids);
    return undefined;
  });
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
  bind(endpoints.listGlobalWidgets, ({ query }, call) => page(call, act(call), query));
  bind(endpoints.exportGlobalWidgets, ({ query }, call) => file(call, act(call), query));
  bind(endpoints.addGlobalWidget, ({ body }, call) => one(addWidget(call.database, act(call), body)));
  bind(endpoints.changeGlobalWidget, ({ params, body }, call) => one(changeWidget(call.database, act(call), params.id, body)));
  bind(endpoints.orderGlobalWidgets, async ({ body }, call) => {
    await orderWidgets(call.database, act(call), body.ids);
    return undefined;
  });
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

type Asked = z.output<typeof endpoints.listSchoolWidgets.query>;
type AskedExport = z.output<typeof endpoints.exportSchoolWidgets.query>;

async function page(call: Call, { owner }: WidgetAct, asked: Asked) {
  const found = await listWidgetRows(call.database, owner, asked);
  return { ...found, rows: found.rows.map(listedWidgetView) };
}

function file(call: Call, { owner, now }: WidgetAct, asked: AskedExport) {
  const words = { locale: asked.locale, tenantLocale: call.tenant.locale };
  return csvReply(call, {
    fileName: `widgets-${now.toISOString().slice(0, 10)}.csv`,
    header: WIDGET_HEADER,
    batches: widgetBatches(call.database, owner, asked),
    line: (row) => widgetLine(row, words),
  });
}
