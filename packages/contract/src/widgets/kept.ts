// The widgets of a school, kept by its staff, and the platform's: the same calls under two paths. @rule widgets.1
import { isWidgetLink, WIDGET_KINDS, WIDGET_LIMITS, WIDGET_SORTS, WIDGET_STATES } from '@fairway/rules/widgets';
import { z } from 'zod';
import { type EndpointShape, endpoint } from '../kernel/endpoint.ts';
import { instant, intId, locale, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const kind = z.enum(WIDGET_KINDS);

export const keptWidget = z
  .object({
    id: z.string(),
    kind,
    titles: z.partialRecord(locale, z.string()),
    texts: z.partialRecord(locale, z.string()),
    link: z.string().nullable(),
    image: z.string().nullable(),
    active: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'KeptWidget' });

const edited = z
  .strictObject({
    kind,
    titles: z
      .partialRecord(locale, text(WIDGET_LIMITS.titleCharacters))
      .refine((slots) => Object.values(slots).some((title) => title?.trim()), 'a title in one language at least'),
    texts: z.partialRecord(locale, text(WIDGET_LIMITS.textCharacters)).default({}),
    link: text(WIDGET_LIMITS.linkCharacters).refine(isWidgetLink, 'a page of this site, or an https address').nullable().default(null),
    active: z.boolean().default(true),
  })
  .refine((one) => one.kind !== 'link' || one.link !== null, { path: ['link'], message: 'a link leads somewhere' });
export type EditedWidget = z.output<typeof edited>;

/** `place`: from 1, among all of the owner. */
const listedWidget = keptWidget.extend({ place: z.int() }).meta({ id: 'ListedWidget' });
const image = { field: 'image', maxBytes: WIDGET_LIMITS.imageBytes, tooLarge: 'avatar.too_large' } as const;

const schoolParams = z.strictObject({ schoolId: intId });
const schoolWidget = z.strictObject({ schoolId: intId, id: uuid });
const globalWidget = z.strictObject({ id: uuid });

type Owner = Pick<EndpointShape, 'path' | 'access'> & {
  /** As names of calls have it. */
  noun: 'School' | 'Global';
  /** As sentences have it. */
  called: string;
  /** What its path names, where it names anything, and that of one widget. */
  params: typeof schoolParams | undefined;
  widget: typeof schoolWidget | typeof globalWidget;
};

function widgetEndpoints({ noun, called, path, access, params, widget }: Owner) {
  const all = { tag: 'widgets', access, ...(params ? { params } : {}) } as const;
  const one = { tag: 'widgets', access, params: widget, path: `${path}/{id}` } as const;
  return {
    list: listEndpoints({
      noun: `${noun}Widgets`,
      path,
      summary: `The widgets of ${called} with their words in all languages, also those that are off.`,
      tag: 'widgets',
      access,
      params,
      row: listedWidget,
      sorts: WIDGET_SORTS,
      sort: 'place',
      filters: {
        kind: kind.optional(),
        state: z.enum(WIDGET_STATES).optional(),
        /** Whose titles it is sorted by, and what the file says. */
        locale: locale.default('en'),
      },
    }),
    add: endpoint({
      ...all,
      name: `add${noun}Widget`,
      method: 'POST',
      path,
      summary: `Adds a widget of ${called} at the end.`,
      body: edited,
      status: 201,
      returns: keptWidget,
      errors: ['widgets.limit'],
    }),
    change: endpoint({
      ...one,
      name: `change${noun}Widget`,
      method: 'PUT',
      summary: `Changes a widget of ${called}: what is sent replaces what was there; its picture stays.`,
      body: edited,
      returns: keptWidget,
      errors: [],
    }),
    order: endpoint({
      ...all,
      name: `order${noun}Widgets`,
      method: 'PUT',
      path: `${path}/order`,
      summary: `Puts widgets of ${called} into this order, at the places that they have together; the others stay where they are.`,
      body: z.strictObject({ ids: z.array(uuid).max(WIDGET_LIMITS.widgets) }),
      errors: [],
    }),
    remove: endpoint({
      ...one,
      name: `remove${noun}Widget`,
      method: 'DELETE',
      summary: `Deletes a widget of ${called}; for an hour it can be brought back.`,
      errors: [],
    }),
    restore: endpoint({
      ...one,
      name: `restore${noun}Widget`,
      method: 'POST',
      path: `${one.path}/restore`,
      summary: `Brings a widget of ${called} back that was deleted less than an hour ago.`,
      returns: keptWidget,
      errors: ['widgets.limit'],
    }),
    uploadImage: endpoint({
      ...one,
      name: `upload${noun}WidgetImage`,
      method: 'POST',
      path: `${one.path}/image`,
      summary: `The picture of a widget of ${called}: a JPEG, PNG, GIF or WebP, stored anew without what the camera wrote.`,
      upload: image,
      body: z.strictObject({}),
      returns: keptWidget,
      errors: ['avatar.wrong_type', 'avatar.unreadable', 'storage_full'],
      tx: false,
    }),
    removeImage: endpoint({
      ...one,
      name: `remove${noun}WidgetImage`,
      method: 'DELETE',
      path: `${one.path}/image`,
      summary: `Removes the picture of a widget of ${called}.`,
      returns: keptWidget,
      errors: [],
    }),
  };
}

export const schoolWidgets = widgetEndpoints({
  noun: 'School',
  called: 'a school',
  path: '/api/v1/staff/schools/{schoolId}/widgets',
  access: 'schoolStaff',
  params: schoolParams,
  widget: schoolWidget,
});

export const globalWidgets = widgetEndpoints({
  noun: 'Global',
  called: 'the platform',
  path: '/api/v1/admin/widgets',
  access: 'platformAdmin',
  params: undefined,
  widget: globalWidget,
});
