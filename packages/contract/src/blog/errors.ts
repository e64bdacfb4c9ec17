import type { ErrorEntries } from '../kernel/error-entry.ts';

export const BLOG_ERRORS = {
  'blog.changed': { status: 409, source: 'content.12' },
  'blog.slug_taken': { status: 409, source: 'content.13' },
} as const satisfies ErrorEntries;
