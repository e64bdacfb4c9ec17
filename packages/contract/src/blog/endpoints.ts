// A tenant's blog: what its readers are shown, and what the platform's administrators write.
import { BLOG_LIMITS, BLOG_SLUG, BLOG_SORTS, BLOG_STATES, blogIssue } from '@fairway/rules/blog';
import { LIMITS } from '@fairway/rules/limits';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, intId, locale, text, uuid } from '../kernel/fields.ts';
import { listEndpoints } from '../kernel/lists.ts';

const base = '/api/v1/admin/blog';
/** The language of a text, where it is not the one that was asked for. */
const language = z.string().nullable();
const published = z.object({ at: instant, text: z.string() });

const shownPost = {
  slug: z.string(),
  title: z.string(),
  ingress: z.string(),
  author: z.string(),
  language,
  published,
};

/** Words around the posts come with them, so that the scripts of first pages need not say them. */
export const shownBlog = z
  .object({
    title: z.string(),
    description: z.string(),
    posts: z.array(z.object({ ...shownPost, by: z.string() })),
    page: z.int(),
    pages: z.int(),
    words: z.object({ newer: z.string(), older: z.string(), feed: z.string() }),
  })
  .meta({ id: 'ShownBlog' });

export const shownBlogPost = z
  .object({
    ...shownPost,
    /** Made by the server of a few marks; nothing else of the text is HTML. */
    html: z.string(),
    by: z.string(),
    updatedAt: instant,
    /** Why it is in another language than was asked for. */
    fellBack: z.string().nullable(),
    back: z.string(),
  })
  .meta({ id: 'ShownBlogPost' });

export const getBlog = endpoint({
  name: 'getBlog',
  method: 'GET',
  path: '/api/v1/blog',
  summary: 'A page of this site’s blog, newest first, each post in the language asked for, else in the site’s. 404 where there is none.',
  tag: 'blog',
  access: 'public',
  feature: 'blog',
  query: z.strictObject({ locale, page: z.coerce.number().int().min(1).max(LIMITS.pageNumberMax).default(1) }),
  returns: shownBlog,
  errors: [],
});

export const getBlogPost = endpoint({
  name: 'getBlogPost',
  method: 'GET',
  path: '/api/v1/blog/{slug}',
  summary: 'A published post by the address that it has, or had before: the reply names the one that it has.',
  tag: 'blog',
  access: 'public',
  feature: 'blog',
  params: z.strictObject({ slug: text(BLOG_LIMITS.slugCharacters) }),
  query: z.strictObject({ locale }),
  returns: shownBlogPost,
  errors: [],
});

const words = z.strictObject({
  title: text(BLOG_LIMITS.titleCharacters),
  ingress: text(BLOG_LIMITS.ingressCharacters),
  body: text(BLOG_LIMITS.bodyCharacters),
});
const tenant = z.object({ id: z.int(), name: z.string(), locale, email: z.string().nullable() });
const state = z.enum(BLOG_STATES);

const edited = {
  slug: text(BLOG_LIMITS.slugCharacters).regex(BLOG_SLUG),
  author: text(BLOG_LIMITS.authorCharacters),
  texts: z.partialRecord(locale, words),
  /** Null: a draft. */
  publishedAt: instant.nullable(),
  /** Of what was read last; 0: of a new one. */
  edition: z.int().min(0).max(2_147_483_646),
};

export const editedBlogPost = z.object({ id: z.string(), tenant, state, ...edited, updatedAt: instant }).meta({ id: 'EditedBlogPost' });

export const blogPostRow = z
  .object({
    id: z.string(),
    tenant: z.string(),
    slug: z.string(),
    title: z.string(),
    author: z.string(),
    state,
    locales: z.array(locale),
    publishedAt: instant.nullable(),
    updatedAt: instant,
  })
  .meta({ id: 'BlogPostRow' });

export const blogPostsList = listEndpoints({
  noun: 'BlogPosts',
  path: base,
  summary: 'The posts of all blogs, of whatever state.',
  tag: 'blog',
  access: 'platformAdmin',
  row: blogPostRow,
  sorts: BLOG_SORTS,
  sort: 'changed',
  filters: { state: state.optional(), tenant: intId.optional() },
});

const one = { tag: 'blog', access: 'platformAdmin', path: `${base}/{id}`, params: z.strictObject({ id: uuid }) } as const;

export const getEditedBlogPost = endpoint({
  ...one,
  name: 'getEditedBlogPost',
  method: 'GET',
  summary: 'A post with its words in all languages.',
  returns: editedBlogPost,
  errors: [],
});

export const addBlogPost = endpoint({
  name: 'addBlogPost',
  method: 'POST',
  path: base,
  summary: 'Begins a post of a tenant’s blog: an empty draft.',
  tag: 'blog',
  access: 'platformAdmin',
  body: z.strictObject({ tenantId: z.int().min(1).max(2_147_483_647) }),
  status: 201,
  returns: editedBlogPost,
  errors: ['not_found'],
});

export const changeBlogPost = endpoint({
  ...one,
  name: 'changeBlogPost',
  method: 'PUT',
  summary: 'Changes a post: what is sent replaces all languages. With an instant it is published from then on, and has to be whole.',
  body: z.strictObject(edited).superRefine((post, context) => {
    const issue = post.publishedAt === null ? undefined : blogIssue(post);
    if (issue) context.addIssue({ code: 'custom', path: [issue === 'author' ? 'author' : 'texts'], message: issue });
  }),
  returns: editedBlogPost,
  errors: ['blog.changed', 'blog.slug_taken'],
  // Fourteen languages, each in letters of up to four bytes.
  bodyLimitBytes: 2_000_000,
});

export const removeBlogPost = endpoint({
  ...one,
  name: 'removeBlogPost',
  method: 'DELETE',
  summary: 'Deletes a post; for an hour it can be brought back.',
  errors: [],
});

export const restoreBlogPost = endpoint({
  ...one,
  name: 'restoreBlogPost',
  method: 'POST',
  path: `${one.path}/restore`,
  summary: 'Brings a post back that was deleted less than an hour ago.',
  returns: editedBlogPost,
  errors: [],
});
