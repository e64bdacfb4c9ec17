// The calls of widgets: those of a school and of the platform are the same, under another path.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { Locale } from '@fairway/rules/locales';
import { WIDGET_KINDS, WIDGET_SORTS, WIDGET_STATES } from '@fairway/rules/widgets';
import { type Asked, defineList, one } from '../../lib/lists/list-address.ts';
import type { PageQuery } from '../../lib/lists/use-list-address.ts';
import { uploadFile } from '../../lib/uploads.ts';

export type Widget = components['schemas']['Widget'];
export type KeptWidget = components['schemas']['KeptWidget'];
export type ListedWidget = components['schemas']['ListedWidget'];
export type EditedWidget = Pick<KeptWidget, 'kind' | 'titles' | 'texts' | 'link' | 'active'>;

const SCHOOL = '/api/v1/staff/schools/{schoolId}/widgets';
const GLOBAL = '/api/v1/admin/widgets';

export const seenWidgetsQuery = (api: Api, locale: Locale) =>
  api.query.queryOptions('get', '/api/v1/content/organization/widgets', { params: { query: { locale } } });

/** All of an owner stand on one page (rules: WIDGET_LIMITS), so that each can be moved to every place. */
export const WIDGET_LIST = defineList({
  sorts: WIDGET_SORTS,
  sort: 'place',
  filters: { kind: one(WIDGET_KINDS), state: one(WIDGET_STATES) },
  pageSize: 50,
});
/** What a list is asked; its titles are sorted in the reader's language. */
export type AskedWidgets = Asked<(typeof WIDGET_SORTS)[number], (typeof WIDGET_LIST)['filters']> & { locale: Locale };

/** How the widgets of one place are read and kept. */
export type WidgetCalls = {
  page(asked: AskedWidgets): PageQuery<ListedWidget>;
  csvPath: string;
  save(id: string | undefined, body: EditedWidget): Promise<KeptWidget>;
  order(ids: string[]): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  restore(id: string): Promise<unknown>;
  removeImage(id: string): Promise<unknown>;
  upload(id: string, file: File): Promise<unknown>;
};

const sent = <T>({ data }: { data?: T }): T => data as T;

export function schoolWidgetCalls({ call, query }: Api, schoolId: number): WidgetCalls {
  const params = { path: { schoolId } };
  const one = (id: string) => ({ params: { path: { schoolId, id } } });
  return {
    page: (asked) => query.queryOptions('get', SCHOOL, { params: { path: { schoolId }, query: asked } }),
    csvPath: `/api/v1/staff/schools/${schoolId}/widgets/export.csv`,
    save: async (id, body) =>
      sent(id === undefined ? await call.POST(SCHOOL, { params, body }) : await call.PUT(`${SCHOOL}/{id}`, { ...one(id), body })),
    order: (ids) => call.PUT(`${SCHOOL}/order`, { params, body: { ids } }),
    remove: (id) => call.DELETE(`${SCHOOL}/{id}`, one(id)),
    restore: (id) => call.POST(`${SCHOOL}/{id}/restore`, one(id)),
    removeImage: (id) => call.DELETE(`${SCHOOL}/{id}/image`, one(id)),
    upload: (id, file) => uploadFile({ path: `/api/v1/staff/schools/${schoolId}/widgets/${id}/image`, field: 'image', file }),
  };
}

export function globalWidgetCalls({ call, query }: Api): WidgetCalls {
  const one = (id: string) => ({ params: { path: { id } } });
  return {
    page: (asked) => query.queryOptions('get', GLOBAL, { params: { query: asked } }),
    csvPath: `${GLOBAL}/export.csv`,
    save: async (id, body) =>
      sent(id === undefined ? await call.POST(GLOBAL, { body }) : await call.PUT(`${GLOBAL}/{id}`, { ...one(id), body })),
    order: (ids) => call.PUT(`${GLOBAL}/order`, { body: { ids } }),
    remove: (id) => call.DELETE(`${GLOBAL}/{id}`, one(id)),
    restore: (id) => call.POST(`${GLOBAL}/{id}/restore`, one(id)),
    removeImage: (id) => call.DELETE(`${GLOBAL}/{id}/image`, one(id)),
    upload: (id, file) => uploadFile({ path: `${GLOBAL}/${id}/image`, field: 'image', file }),
  };
}

/** The words of a kept widget for a list: in the reader's language, else in the first that it has. */
export function titleOf({ titles }: Pick<KeptWidget, 'titles'>, locale: Locale): string {
  return titles[locale] ?? titles.en ?? Object.values(titles)[0] ?? '';
}
