// Widgets of my page, as they are seen; campuses of a school. @rule widgets.3, schools.4, widgets.1
import { WIDGET_KINDS } from '@fairway/rules/widgets';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { fellBack, intId, locale, many } from '../kernel/fields.ts';

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
