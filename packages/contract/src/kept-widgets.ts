// The widgets of a school, kept by its staff, and the platform's: the same calls under two paths. @spec 7 "Content", decision 74
import { isWidgetLink, WIDGET_KINDS, WIDGET_LIMITS, WIDGET_SORTS, WIDGET_STATES } from '@fairway/rules/widgets';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, intId, locale, text, uuid } from './fields.ts';
import { exportQuery, listQuery, pageOf } from './lists.ts';

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

/** `locale`: whose titles it is sorted by, and what the file says. */
const list = {
  sorts: WIDGET_SORTS,
  sort: 'place',
  filters: { kind: kind.optional(), state: z.enum(WIDGET_STATES).optional(), locale: locale.default('en') },
} as const;
/** `place`: from 1, among all of the owner. */
const listedWidget = keptWidget.extend({ place: z.int() }).meta({ id: 'ListedWidget' });
const order = z.strictObject({ ids: z.array(uuid).max(WIDGET_LIMITS.widgets) });
const image = { field: 'image', maxBytes: WIDGET_LIMITS.imageBytes, tooLarge: 'avatar.too_large' } as const;

const SCHOOL = '/api/v1/staff/schools/{schoolId}/widgets';
const schoolParams = z.strictObject({ schoolId: intId });
const schoolWidget = z.strictObject({ schoolId: intId, id: uuid });

export const listSchoolWidgets = endpoint({
  name: 'listSchoolWidgets',
  method: 'GET',
  path: SCHOOL,
  summary: 'The widgets of a school with their words in all languages, also those that are off.',
  tag: 'widgets',
  access: 'schoolStaff',
  params: schoolParams,
  query: listQuery(list),
  returns: pageOf(listedWidget),
  errors: [],
});

export const exportSchoolWidgets = endpoint({
  name: 'exportSchoolWidgets',
  method: 'GET',
  path: `${SCHOOL}/export.csv`,
  summary: 'The same list as a CSV file.',
  tag: 'widgets',
  access: 'schoolStaff',
  params: schoolParams,
  query: exportQuery(list),
  produces: 'text/csv',
  errors: [],
});

export const addSchoolWidget = endpoint({
  name: 'addSchoolWidget',
  method: 'POST',
  path: SCHOOL,
  summary: 'Adds a widget of a school at the end.',
  tag: 'widgets',
  access: 'schoolStaff',
  params: schoolParams,
  body: edited,
  status: 201,
  returns: keptWidget,
  errors: ['widgets.limit'],
});

export const changeSchoolWidget = endpoint({
  name: 'changeSchoolWidget',
  method: 'PUT',
  path: `${SCHOOL}/{id}`,
  summary: 'Changes a widget of a school: what is sent replaces what was there; its picture stays.',
  tag: 'widgets',
  access: 'schoolStaff',
  params: schoolWidget,
  body: edited,
  returns: keptWidget,
  errors: [],
});

export const orderSchoolWidgets = endpoint({
  name: 'orderSchoolWidgets',
  method: 'PUT',
  path: `${SCHOOL}/order`,
  summary: 'Puts widgets of a school into this order, at the places that they have together; the others stay where they are.',
  tag: 'widgets',
  access: 'schoolStaff',
  params: schoolParams,
  body: order,
  errors: [],
});

export const removeSchoolWidget = endpoint({
  name: 'removeSchoolWidget',
  method: 'DELETE',
  path: `${SCHOOL}/{id}`,
  summary: 'Deletes a widget of a school; for an hour it can be brought back.',
  tag: 'widgets',
  access: 'schoolStaff',
  params: schoolWidget,
  errors: [],
});

export const restoreSchoolWidget = endpoint({
  name: 'restoreSchoolWidget',
  method: 'POST',
  path: `${SCHOOL}/{id}/restore`,
  summary: 'Brings a widget of a school back that was deleted less than an hour ago.',
  tag: 'widgets',
  access: 'schoolStaff',
  params: schoolWidget,
  returns: keptWidget,
  errors: ['widgets.limit'],
});

export const uploadSchoolWidgetImage = endpoint({
  name: 'uploadSchoolWidgetImage',
  method: 'POST',
  path: `${SCHOOL}/{id}/image`,
  summary: 'The picture of a widget of a school: a JPEG, PNG, GIF or WebP, stored anew without what the camera wrote.',
  tag: 'widgets',
  access: 'schoolStaff',
  params: schoolWidget,
  upload: image,
  body: z.strictObject({}),
  returns: keptWidget,
  errors: ['avatar.wrong_type', 'avatar.unreadable', 'storage_full'],
  tx: false,
});

export const removeSchoolWidgetImage = endpoint({
  name: 'removeSchoolWidgetImage',
  method: 'DELETE',
  path: `${SCHOOL}/{id}/image`,
  summary: 'Removes the picture of a widget of a school.',
  tag: 'widgets',
  access: 'schoolStaff',
  params: schoolWidget,
  returns: keptWidget,
  errors: [],
});

const GLOBAL = '/api/v1/admin/widgets';
const globalWidget = z.strictObject({ id: uuid });

export const listGlobalWidgets = endpoint({
  name: 'listGlobalWidgets',
  method: 'GET',
  path: GLOBAL,
  summary: 'The widgets of the platform with their words in all languages, also those that are off.',
  tag: 'widgets',
  access: 'platformAdmin',
  query: listQuery(list),
  returns: pageOf(listedWidget),
  errors: [],
});

export const exportGlobalWidgets = endpoint({
  name: 'exportGlobalWidgets',
  method: 'GET',
  path: `${GLOBAL}/export.csv`,
  summary: 'The same list as a CSV file.',
  tag: 'widgets',
  access: 'platformAdmin',
  query: exportQuery(list),
  produces: 'text/csv',
  errors: [],
});

export const addGlobalWidget = endpoint({
  name: 'addGlobalWidget',
  method: 'POST',
  path: GLOBAL,
  summary: 'Adds a widget of the platform at the end.',
  tag: 'widgets',
  access: 'platformAdmin',
  body: edited,
  status: 201,
  returns: keptWidget,
  errors: ['widgets.limit'],
});

export const changeGlobalWidget = endpoint({
  name: 'changeGlobalWidget',
  method: 'PUT',
  path: `${GLOBAL}/{id}`,
  summary: 'Changes a widget of the platform: what is sent replaces what was there; its picture stays.',
  tag: 'widgets',
  access: 'platformAdmin',
  params: globalWidget,
  body: edited,
  returns: keptWidget,
  errors: [],
});

export const orderGlobalWidgets = endpoint({
  name: 'orderGlobalWidgets',
  method: 'PUT',
  path: `${GLOBAL}/order`,
  summary: 'Puts widgets of the platform into this order, at the places that they have together; the others stay where they are.',
  tag: 'widgets',
  access: 'platformAdmin',
  body: order,
  errors: [],
});

export const removeGlobalWidget = endpoint({
  name: 'removeGlobalWidget',
  method: 'DELETE',
  path: `${GLOBAL}/{id}`,
  summary: 'Deletes a widget of the platform; for an hour it can be brought back.',
  tag: 'widgets',
  access: 'platformAdmin',
  params: globalWidget,
  errors: [],
});

export const restoreGlobalWidget = endpoint({
  name: 'restoreGlobalWidget',
  method: 'POST',
  path: `${GLOBAL}/{id}/restore`,
  summary: 'Brings a widget of the platform back that was deleted less than an hour ago.',
  tag: 'widgets',
  access: 'platformAdmin',
  params: globalWidget,
  returns: keptWidget,
  errors: ['widgets.limit'],
});

export const uploadGlobalWidgetImage = endpoint({
  name: 'uploadGlobalWidgetImage',
  method: 'POST',
  path: `${GLOBAL}/{id}/image`,
  summary: 'The picture of a widget of the platform: a JPEG, PNG, GIF or WebP, stored anew without what the camera wrote.',
  tag: 'widgets',
  access: 'platformAdmin',
  params: globalWidget,
  upload: image,
  body: z.strictObject({}),
  returns: keptWidget,
  errors: ['avatar.wrong_type', 'avatar.unreadable', 'storage_full'],
  tx: false,
});

export const removeGlobalWidgetImage = endpoint({
  name: 'removeGlobalWidgetImage',
  method: 'DELETE',
  path: `${GLOBAL}/{id}/image`,
  summary: 'Removes the picture of a widget of the platform.',
  tag: 'widgets',
  access: 'platformAdmin',
  params: globalWidget,
  returns: keptWidget,
  errors: [],
});
