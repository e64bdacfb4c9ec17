// Postings that were joined because they are the same, as the platform's administrators look through them. @rule jobs.33
import { DUPLICATE_SORTS, DUPLICATE_SOURCES, DUPLICATE_STATES } from '@fairway/rules/duplicates';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/duplicates';
const pair = z.strictObject({ id: uuid, otherId: uuid });

const posting = z.object({
  id: uuid,
  title: z.string(),
  /** Path segment of its page. */
  segment: z.string(),
  /** The name of its feed; `fairway` for one that was made here. */
  source: z.string(),
});
const state = z.enum(DUPLICATE_STATES);

export const duplicateRow = z
  .object({
    /** The one that is hidden, or was. */
    ...posting.shape,
    /** The one that stands for it, or did. */
    other: posting,
    organization: z.object({ id: z.int(), name: z.string() }),
    state,
    /** When they were joined, or parted. */
    at: instant,
  })
  .meta({ id: 'DuplicateRow' });

const compared = z
  .object({
    ...posting.shape,
    location: z.string(),
    employmentTypes: z.array(z.string()),
    publishedAt: instant,
    deadline: instant.nullable(),
    applicationUrl: z.string().nullable(),
  })
  .meta({ id: 'ComparedPosting' });

export const duplicate = z
  .object({
    organization: z.object({ id: z.int(), name: z.string() }),
    posting: compared,
    other: compared,
    /** Null: neither is hidden behind the other now, and nobody has parted them. */
    state: state.nullable(),
    /** How many postings are one with them, both included. */
    together: z.int(),
    /** Their texts by where they differ: `first` is the posting, `second` the other; what both say is shortened. */
    text: z.array(z.object({ in: z.enum(['both', 'first', 'second']), text: z.string() })),
  })
  .meta({ id: 'Duplicate' });

export const duplicatesList = listEndpoints({
  noun: 'Duplicates',
  path: base,
  summary: 'Postings that another one stands for because they are the same, or that staff have parted; newest first.',
  tag: 'jobs',
  access: 'platformAdmin',
  row: duplicateRow,
  sorts: DUPLICATE_SORTS,
  sort: '-at',
  filters: {
    state: state.optional(),
    from: z.enum(DUPLICATE_SOURCES).optional(),
    /** The name of a feed that one of both came from. */
    source: text(60).optional(),
    organization: intId.optional(),
  },
});

const one = { tag: 'jobs', access: 'platformAdmin', params: pair, returns: duplicate, errors: ['jobs.not_found'] } as const;

export const getDuplicate = endpoint({
  ...one,
  name: 'getDuplicate',
  method: 'GET',
  path: `${base}/{id}/{otherId}`,
  summary: 'Two postings of one organization beside each other, with where their texts differ.',
});

export const partDuplicate = endpoint({
  ...one,
  name: 'partDuplicate',
  method: 'PUT',
  path: `${base}/{id}/{otherId}/parting`,
  summary: 'Says that the posting is not the same as those it was joined with: it is shown again, and never joined with them.',
});

export const rejoinDuplicate = endpoint({
  ...one,
  name: 'rejoinDuplicate',
  method: 'DELETE',
  path: `${base}/{id}/{otherId}/parting`,
  summary: 'Takes back what was said by parting: postings that are still the same are joined again.',
});
