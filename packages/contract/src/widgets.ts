// Widgets of my page, and how staff of a school and the platform keep them; campuses of a school. @spec 7 "Content", decision 74
import { isWidgetLink, WIDGET_KINDS, WIDGET_LIMITS } from '@fairway/rules/widgets';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fellBack, instant, intId, locale, many, text, uuid } from './fields.ts';

const kind = z.enum(WIDGET_KINDS);

export const widget = z
  .object({
    id: z.string(),
    /** null: of the platform. */
    schoolId: z.int().nullable(),
    kind,
    title: z.string(),
    text: z.string(),
    /** A path behind the locale, or an https address. */
    link: z.string().nullable(),
    image: z.string().nullable(),
    order: z.int(),
    active: z.boolean(),
    fellBack: fellBack('title', 'text'),
  })
  .meta({ id: 'Widget' });

export const listWidgets = endpoint({
  name: 'listWidgets',
  method: 'GET',
  path: '/api/v1/content/organization/widgets',
  summary: 'Widgets of the schools where I am verified or work, and the global ones; inactive ones only for those who keep them.',
  tag: 'widgets',
  access: 'user',
  feature: 'myPage',
  query: z.strictObject({
    includeInactive: z.enum(['true', 'false']).default('false'),
    /** Only of these; default: of all schools of mine. */
    schoolIds: many(intId),
    includeGlobal: z.enum(['true', 'false']).default('true'),
    locale: locale.default('en'),
  }),
  returns: z.object({ widgets: z.array(widget) }),
  errors: [],
});

export const getSchoolCampuses = endpoint({
  name: 'getSchoolCampuses',
  method: 'GET',
  path: '/api/v1/content/organization/campuses/{id}',
  summary: 'The campuses of a school, by name.',
  tag: 'widgets',
  access: 'public',
  params: z.strictObject({ id: intId }),
  returns: z.object({ campuses: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: ['not_found'],
});

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

const all = z.object({ widgets: z.array(keptWidget) });
const order = z.strictObject({ ids: z.array(uuid).max(WIDGET_LIMITS.widgets) });
const image = { field: 'image', maxBytes: WIDGET_LIMITS.imageBytes, tooLarge: 'avatar.too_large' } as const;

const SCHOOL = '/api/v1/staff/schools/{schoolId}/widgets';
const schoolParams = z.strictObject({ schoolId: intId });
const schoolWidget = z.strictObject({ schoolId: intId, id: uuid });

export const listSchoolWidgets = endpoint({
  name: 'listSchoolWidgets',
  method: 'GET',
  path: SCHOOL,
  summary: 'The widgets of a school in their order, with their words in all languages, also those that are off.',
  tag: 'widgets',
  access: 'schoolStaff',
  params: schoolParams,
  returns: all,
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
  summary: 'Puts the widgets of a school into this order; those that are not named come after them.',
  tag: 'widgets',
  access: 'schoolStaff',
  params: schoolParams,
  body: order,
  returns: all,
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
  summary: 'The widgets of the platform in their order, with their words in all languages, also those that are off.',
  tag: 'widgets',
  access: 'platformAdmin',
  returns: all,
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
  summary: 'Puts the widgets of the platform into this order; those that are not named come after them.',
  tag: 'widgets',
  access: 'platformAdmin',
  body: order,
  returns: all,
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
