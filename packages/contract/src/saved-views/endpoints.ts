// Views of a list that somebody keeps, in the console of a school and in the platform's: the same calls under two paths.
import { SAVED_SEARCH_CHARACTERS, SAVED_VIEW_CHARACTERS } from '@fairway/rules/saved-views';
import { roomFor } from '@fairway/rules/visible-characters';
import { z } from 'zod';
import { type EndpointShape, endpoint } from '../kernel/endpoint.ts';
import { intId, text, uuid } from '../kernel/fields.ts';

export const savedView = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The query of the list's address. */
    search: z.string(),
    /** All who work there find it. */
    isShared: z.boolean(),
    /** The caller keeps it: may change and delete it. */
    isMine: z.boolean(),
  })
  .meta({ id: 'SavedView' });

const schoolParams = z.strictObject({ schoolId: intId });
const schoolView = z.strictObject({ schoolId: intId, id: uuid });
const platformView = z.strictObject({ id: uuid });
const list = text(200).min(1);
const name = text(roomFor(SAVED_VIEW_CHARACTERS)).min(1);

type Owner = Pick<EndpointShape, 'path' | 'access'> & {
  /** As names of calls have it. */
  noun: 'School' | 'Platform';
  /** As sentences have it. */
  called: string;
  params: typeof schoolParams | undefined;
  view: typeof schoolView | typeof platformView;
};

function savedViewEndpoints({ noun, called, path, access, params, view }: Owner) {
  const all = { tag: 'saved-views', access, path, ...(params ? { params } : {}) } as const;
  const one = { tag: 'saved-views', access, params: view, path: `${path}/{id}` } as const;
  return {
    all: endpoint({
      ...all,
      name: `list${noun}SavedViews`,
      method: 'GET',
      summary: `The views of a list of ${called} that I keep and that colleagues share, by name.`,
      query: z.strictObject({ list }),
      returns: z.object({ views: z.array(savedView) }),
      errors: [],
    }),
    add: endpoint({
      ...all,
      name: `add${noun}SavedView`,
      method: 'POST',
      summary: `Keeps a view of a list of ${called}.`,
      body: z.strictObject({ list, name, search: text(SAVED_SEARCH_CHARACTERS), isShared: z.boolean() }),
      status: 201,
      returns: savedView,
      errors: ['saved_views.limit'],
    }),
    change: endpoint({
      ...one,
      name: `change${noun}SavedView`,
      method: 'PATCH',
      summary: 'Changes a view of my own: its name, what it asks, who finds it.',
      body: z.strictObject({ name: name.optional(), search: text(SAVED_SEARCH_CHARACTERS).optional(), isShared: z.boolean().optional() }),
      returns: savedView,
      errors: [],
    }),
    remove: endpoint({ ...one, name: `remove${noun}SavedView`, method: 'DELETE', summary: 'Deletes a view of my own.', errors: [] }),
  };
}

export const schoolSavedViews = savedViewEndpoints({
  noun: 'School',
  called: 'a school',
  path: '/api/v1/staff/schools/{schoolId}/saved-views',
  access: 'schoolStaff',
  params: schoolParams,
  view: schoolView,
});
export const platformSavedViews = savedViewEndpoints({
  noun: 'Platform',
  called: 'the platform',
  path: '/api/v1/admin/saved-views',
  access: 'platformAdmin',
  params: undefined,
  view: platformView,
});
