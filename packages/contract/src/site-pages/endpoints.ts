// A tenant's own pages of text: privacy, terms, imprint and FAQ. What a reader is shown, and what the platform's administrators write.
import { SITE_PAGE_CHARACTERS, SITE_PAGE_SORTS, SITE_PAGES } from '@fairway/rules/site-pages';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { intId, locale, text } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/site-pages';
const page = z.enum(SITE_PAGES);
const params = z.strictObject({ tenantId: intId, page });
/** By locale; a language without words has no slot. */
const texts = z.partialRecord(locale, z.string());
const state = z.enum(['elsewhere', 'own', 'ours', 'missing']);

/** A page as its reader sees it. Words around the text come with it, so that the scripts of first pages need not say them. */
export const shownSitePage = z
  .object({
    page,
    title: z.string(),
    description: z.string(),
    /** Made by the server of a few marks; nothing else of the text is HTML. */
    html: z.string(),
    /** Where to go within a long text: none below four headings. */
    contents: z.object({ label: z.string(), headings: z.array(z.object({ id: z.string(), title: z.string() })) }).nullable(),
    /** The language of the text, where it is not the one that was asked for. */
    fellBack: z.object({ language: z.string(), why: z.string() }).nullable(),
    changed: z.object({ on: z.string(), text: z.string() }),
  })
  .meta({ id: 'ShownSitePage' });

export const getSitePage = endpoint({
  name: 'getSitePage',
  method: 'GET',
  path: '/api/v1/site-pages/{page}',
  summary:
    'An own page of this site: its text in the language asked for, else in the site’s. 404 where it has none, or an address elsewhere.',
  tag: 'site-pages',
  access: 'public',
  params: z.strictObject({ page }),
  query: z.strictObject({ locale }),
  returns: shownSitePage,
  errors: [],
});

export const sitePagesRow = z
  .object({
    /** The tenant’s. */
    id: z.int(),
    name: z.string(),
    pages: z.array(z.object({ page, state, locales: z.array(locale), changedAt: z.string().nullable() })),
  })
  .meta({ id: 'SitePagesRow' });

export const sitePagesList = listEndpoints({
  noun: 'SitePages',
  path: base,
  summary: 'Tenants with the state of each of their own pages, and the languages it is written in.',
  tag: 'site-pages',
  access: 'platformAdmin',
  row: sitePagesRow,
  sorts: SITE_PAGE_SORTS,
  sort: 'name',
});

export const editedSitePage = z
  .object({
    tenant: z.object({ id: z.int(), name: z.string(), locale, email: z.string().nullable() }),
    page,
    state,
    /** An address elsewhere, which is shown instead. */
    link: z.string().nullable(),
    /** The newest edition: given back with the next one. 0: there is none. */
    edition: z.int(),
    /** The tenant’s own text; null: it has none. */
    texts: texts.nullable(),
    /** Our text; of an imprint, what to begin with. Places to fill stand in braces. */
    ours: z.record(locale, z.string()),
    /** Newest first. `locales` null: from here on ours was shown. */
    editions: z.array(z.object({ number: z.int(), publishedAt: z.string(), locales: z.array(locale).nullable() })),
  })
  .meta({ id: 'EditedSitePage' });

export const getEditedSitePage = endpoint({
  name: 'getEditedSitePage',
  method: 'GET',
  path: `${base}/{tenantId}/{page}`,
  summary: 'An own page of a tenant with all that can be edited, our text, and its editions.',
  tag: 'site-pages',
  access: 'platformAdmin',
  params,
  returns: editedSitePage,
  errors: [],
});

export const getSitePageEdition = endpoint({
  name: 'getSitePageEdition',
  method: 'GET',
  path: `${base}/{tenantId}/{page}/editions/{number}`,
  summary: 'The texts of an edition; null where it went back to ours.',
  tag: 'site-pages',
  access: 'platformAdmin',
  params: params.extend({ number: intId }),
  returns: z.object({ number: z.int(), publishedAt: z.string(), texts: texts.nullable() }).meta({ id: 'SitePageEdition' }),
  errors: [],
});

export const publishSitePage = endpoint({
  name: 'publishSitePage',
  method: 'PUT',
  path: `${base}/{tenantId}/{page}`,
  summary:
    'Publishes an edition: what is sent replaces all languages; null goes back to our text. `edition` is the newest one that was read.',
  tag: 'site-pages',
  access: 'platformAdmin',
  params,
  body: z.strictObject({
    edition: z.int().min(0).max(2_147_483_646),
    texts: z
      .partialRecord(locale, text(SITE_PAGE_CHARACTERS))
      .refine((slots) => Object.values(slots).some((words) => words?.trim()))
      .nullable(),
  }),
  returns: editedSitePage,
  errors: ['site_pages.changed'],
  tx: false,
  // Fourteen languages, each in letters of up to four bytes.
  bodyLimitBytes: 2_000_000,
});
