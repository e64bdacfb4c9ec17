// Posts of a tenant's blog. One instant decides, and nothing runs when it comes:
//
//   publishedAt   none            draft       nobody sees it
//                 after now       scheduled   nobody sees it yet
//                 now or before   published   @rule content.11
import type { Locale } from './locales.ts';

export const BLOG_STATES = ['draft', 'scheduled', 'published'] as const;
export type BlogState = (typeof BLOG_STATES)[number];
export const BLOG_SORTS = ['changed', 'published', 'slug'] as const;
export const BLOG_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const BLOG_LIMITS = {
  slugCharacters: 100,
  authorCharacters: 120,
  titleCharacters: 150,
  ingressCharacters: 400,
  bodyCharacters: 30_000,
  pageSize: 10,
  feedPosts: 20,
  /** How long a deleted one can be brought back. */
  undoMinutes: 60,
} as const;

export type BlogWords = { title: string; ingress: string; body: string };
export type BlogTexts = Partial<Record<Locale, BlogWords>>;

export function blogState(publishedAt: Date | null, now: Date): BlogState {
  if (publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

export type BlogIssue = 'author' | 'words' | 'half';

/** Why a post cannot be read as it is; undefined: it can. `half`: a language with a title or a text, and not both. @rule content.11 */
export function blogIssue({ author, texts }: { author: string; texts: BlogTexts }): BlogIssue | undefined {
  if (author.trim() === '') return 'author';
  const languages = Object.values(texts).filter((words) => words.title.trim() || words.ingress.trim() || words.body.trim());
  if (languages.length === 0) return 'words';
  return languages.some((words) => !words.title.trim() || !words.body.trim()) ? 'half' : undefined;
}
