// The calls of widgets: those of a school and of the platform are the same, under another path.
import type { Api } from '@fairway/client/api';
import type { components } from '@fairway/client/api.gen';
import type { Locale } from '@fairway/rules/locales';
import { WIDGET_KINDS, WIDGET_SORTS, WIDGET_STATES } from '@fairway/rules/widgets';
import { defineList, one } from '../../lib/lists/list-address.ts';
import { uploadFile } from '../../lib/uploads.ts';

export type Widget = components['schemas']['Widget'];
export type KeptWidget = components['schemas']['KeptWidget'];
export type ListedWidget = components['schemas']['ListedWidget'];
export type EditedWidget = Pick<KeptWidget, 'kind' | 'titles' | 'texts' | 'link' | 'active'>;

export const seenWidgetsQuery = (api: Api, locale: Locale) =>
  api.query.queryOptions('get', '/api/v1/content/organization/widgets', { params: { query: { locale } } });

/** All of an owner stand on one page (rules: WIDGET_LIMITS), so that each can be moved to every place. */
export const WIDGET_LIST = defineList({
  sorts: WIDGET_SORTS,
  sort: 'place',
  filters: { kind: one(WIDGET_KINDS), state: one(WIDGET_STATES) },
  pageSize: 50,
});
const OWNERS = { school: '/api/v1/staff/schools/{schoolId}/widgets', platform: '/api/v1/admin/widgets' } as const;

/** How the widgets of one place are kept. */
export type WidgetCalls = {
  /** Where their list stands, and what that path names. */
  path: (typeof OWNERS)[keyof typeof OWNERS];
  named: { schoolId: number } | undefined;
  save(id: string | undefined, body: EditedWidget): Promise<KeptWidget>;
  order(ids: string[]): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  restore(id: string): Promise<unknown>;
  removeImage(id: string): Promise<unknown>;
  upload(id: string, file: File): Promise<unknown>;
};

/** The calls of a school, or of the platform: the same under another path. */
export function widgetCalls({ call }: Api, schoolId?: number): WidgetCalls {
  const named = schoolId === undefined ? undefined : { schoolId };
  // The contract makes both from one declaration (widgets/kept.ts), so what is typed for a school's holds for the platform's.
  const path = named ? OWNERS.school : (OWNERS.platform as unknown as typeof OWNERS.school);
  const all = { params: { path: named as { schoolId: number } } };
  const one = (id: string) => ({ params: { path: { ...all.params.path, id } } });
  return {
    path,
    named,
    save: async (id, body) => {
      const { data } = id === undefined ? await call.POST(path, { ...all, body }) : await call.PUT(`${path}/{id}`, { ...one(id), body });
      return data as KeptWidget;
    },
    order: (ids) => call.PUT(`${path}/order`, { ...all, body: { ids } }),
    remove: (id) => call.DELETE(`${path}/{id}`, one(id)),
    restore: (id) => call.POST(`${path}/{id}/restore`, one(id)),
    removeImage: (id) => call.DELETE(`${path}/{id}/image`, one(id)),
    upload: (id, file) => uploadFile({ path: `${path.replace('{schoolId}', `${schoolId}`)}/${id}/image`, field: 'image', file }),
  };
}

/** The words of a kept widget for a list: in the reader's language, else in the first that it has. */
export function titleOf({ titles }: Pick<KeptWidget, 'titles'>, locale: Locale): string {
  return titles[locale] ?? titles.en ?? Object.values(titles)[0] ?? '';
}
