// What the tools page lists for a tenant: only what exists here, in groups that follow the way to a job. @spec decision 10
import type { Boot } from '../../lib/boot.ts';
import { hrefsOf } from '../../lib/paths.ts';

/** Keys of `content.tools.cards`. */
export type ToolWord =
  | 'jobs'
  | 'employers'
  | 'jobsInChina'
  | 'events'
  | 'assessments'
  | 'masterclasses'
  | 'courses'
  | 'calendar'
  | 'resources'
  | 'cvReview'
  | 'countryGuides'
  | 'blog'
  | 'faq'
  | 'apps';

export type ToolLink = { word: ToolWord; href: string; external?: true };
export type ToolGroup = { word: 'find' | 'prepare' | 'read'; links: ToolLink[] };

const PREPARE: readonly [page: string, word: ToolWord][] = [
  ['assessments', 'assessments'],
  ['masterclasses', 'masterclasses'],
  ['courses', 'courses'],
  ['calendar', 'calendar'],
  ['resources', 'resources'],
  ['cv-review', 'cvReview'],
];

/** The groups that hold something. */
export function toolGroups(boot: Boot): ToolGroup[] {
  const { href, exists } = hrefsOf(boot);
  const { tenant } = boot;
  const page = (id: string, word: ToolWord): ToolLink[] => (exists(id) ? [{ word, href: href(id) }] : []);
  const outside = (word: ToolWord, link: string | null): ToolLink[] => (link ? [{ word, href: link, external: true }] : []);
  const china: ToolLink[] =
    exists('jobs') && tenant.features.jobsInChina ? [{ word: 'jobsInChina', href: href('jobs', {}, { address: 'CN' }) }] : [];
  const groups: ToolGroup[] = [
    { word: 'find', links: [...page('jobs', 'jobs'), ...page('employers', 'employers'), ...page('events', 'events'), ...china] },
    { word: 'prepare', links: PREPARE.flatMap(([id, word]) => page(id, word)) },
    {
      word: 'read',
      links: [
        ...page('country-guides', 'countryGuides'),
        ...outside('blog', tenant.features.blog ? tenant.blogLink : null),
        ...outside('faq', tenant.faqLink),
        ...page('apps', 'apps'),
      ],
    },
  ];
  return groups.filter((group) => group.links.length > 0);
}
