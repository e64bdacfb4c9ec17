// The links on the pages of tools and apps: rows that staff keeps, read by everyone. @rule content.1
import { LOCALES } from '@fairway/rules/locales';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, locale, text, uuid } from '../kernel/fields.ts';
import { PAGES, type Page } from '../pages.ts';
import { FEATURE_NAMES } from '../switches.ts';

export const TOOL_PAGES = ['tools', 'apps'] as const;
/** Headings of the page of tools; the page of apps has none. */
export const TOOL_SECTIONS = ['find', 'prepare', 'read'] as const;
/** The pictures that a link may have. */
export const TOOL_ICONS = [
  'briefcase', 'building', 'mapPin', 'calendar', 'chart', 'presentation', 'certificate', 'messages', 'folder', 'fileCheck', 'world', 'news',
  'help', 'phone', 'apple', 'android', 'laptop', 'school', 'book', 'video', 'mail', 'download', 'link',
] as const; // biome-ignore format: a list
export type ToolIcon = (typeof TOOL_ICONS)[number];

const WHOLE_PATH = /^\/(?:[^/\\\s][^\\\s]*)?$/;

/** The page of the route table that a path of ours, with or without a query, leads to. */
export function pageOfPath(path: string): Page | undefined {
  const segments = path.split(/[?#]/)[0]?.split('/').slice(1) ?? [];
  return PAGES.find((page) => {
    const wanted = page.path.split('/').slice(1);
    return (
      wanted.length === segments.length && wanted.every((part, n) => (part.startsWith(':') ? segments[n] !== '' : part === segments[n]))
    );
  });
}

/** Where a link leads: a page of ours, another site over https, or what the tenant calls its blog or its answers. */
const address = text(500).refine((value) => {
  if (value === 'tenant:blog' || value === 'tenant:faq') return true;
  if (value.startsWith('/')) return WHOLE_PATH.test(value) && pageOfPath(value) !== undefined;
  return /^https:\/\/[^\s\\]+$/.test(value) && URL.canParse(value) && new URL(value).username === '';
}, 'a page of this site, or an https address');

/** A text by locale; an empty one counts as absent. */
const slots = (max: number) =>
  z.strictObject(
    Object.fromEntries(LOCALES.map((code) => [code, text(max).optional()])) as Record<(typeof LOCALES)[number], z.ZodOptional<z.ZodString>>,
  );

const edited = z
  .strictObject({
    page: z.enum(TOOL_PAGES),
    section: z.enum(TOOL_SECTIONS).nullable(),
    /** The host it stands on; null: every host. */
    tenantId: z.int().min(1).max(2_147_483_647).nullable(),
    titles: slots(80).refine((given) => Object.values(given).some((title) => title?.trim()), 'a title in one language at least'),
    /** `{name}` is the tenant's name. Without an address each line is a step of a guide. */
    texts: slots(600),
    address: address.nullable(),
    icon: z.enum(TOOL_ICONS),
    /** A switch that removes it, besides the one of the page that it leads to. */
    feature: z.enum(FEATURE_NAMES as [string, ...string[]]).nullable(),
    sort: z.int().min(-1_000_000).max(1_000_000),
    active: z.boolean(),
  })
  .refine((link) => (link.page === 'tools') === (link.section !== null), { path: ['section'], message: 'tools have a section, apps none' })
  .refine((link) => link.page !== 'tools' || link.address !== null, { path: ['address'], message: 'a tool leads somewhere' });
export type EditedToolLink = z.output<typeof edited>;

export const toolLink = z
  .object({
    id: uuid,
    section: z.enum(TOOL_SECTIONS).nullable(),
    title: z.string(),
    text: z.string(),
    /** BCP 47 tag of the language that the words are in. */
    language: z.string(),
    /** A path behind the locale or an https address; null: a guide, each line of `text` is a step. */
    address: z.string().nullable(),
    external: z.boolean(),
    icon: z.enum(TOOL_ICONS),
  })
  .meta({ id: 'ToolLink' });
export type ToolLink = z.output<typeof toolLink>;

const keptSlots = z.partialRecord(locale, z.string());

export const toolLinkRow = z
  .object({
    id: uuid,
    page: z.enum(TOOL_PAGES),
    section: z.enum(TOOL_SECTIONS).nullable(),
    tenantId: z.int().nullable(),
    titles: keptSlots,
    texts: keptSlots,
    address: z.string().nullable(),
    icon: z.enum(TOOL_ICONS),
    feature: z.string().nullable(),
    sort: z.int(),
    active: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'ToolLinkRow' });
export type ToolLinkRow = z.output<typeof toolLinkRow>;

export const listToolLinks = endpoint({
  name: 'listToolLinks',
  method: 'GET',
  path: '/api/v1/content/links',
  summary: 'The links of the page of tools or of apps, for this host, in one language; what is switched off is left out.',
  tag: 'content',
  access: 'public',
  query: z.strictObject({ page: z.enum(TOOL_PAGES), locale: locale.default('en') }),
  returns: z.object({ links: z.array(toolLink) }),
  errors: ['not_found'],
});

const path = '/api/v1/admin/content/links';
const params = z.strictObject({ id: uuid });

export const listToolLinkRows = endpoint({
  name: 'listToolLinkRows',
  method: 'GET',
  path,
  summary: 'Every link with its texts in all languages, also the ones that are off.',
  tag: 'content',
  access: 'platformAdmin',
  returns: z.object({ links: z.array(toolLinkRow) }),
  errors: [],
});

export const addToolLink = endpoint({
  name: 'addToolLink',
  method: 'POST',
  path,
  summary: 'Adds a link.',
  tag: 'content',
  access: 'platformAdmin',
  body: edited,
  status: 201,
  returns: toolLinkRow,
  errors: [],
});

export const changeToolLink = endpoint({
  name: 'changeToolLink',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes a link: what is sent replaces what was there.',
  tag: 'content',
  access: 'platformAdmin',
  params,
  body: edited,
  returns: toolLinkRow,
  errors: ['content.link_not_found'],
});

export const removeToolLink = endpoint({
  name: 'removeToolLink',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes a link; one that is not there is an error.',
  tag: 'content',
  access: 'platformAdmin',
  params,
  errors: ['content.link_not_found'],
});
