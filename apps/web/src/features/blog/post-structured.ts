// A post for search engines, in the words of schema.org. Pure.
import type { components } from '@fairway/client/api.gen';

type Post = components['schemas']['ShownBlogPost'];

export function blogPostingOf(post: Post, page: { url: string; site: string; language: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.ingress === '' ? {} : { description: post.ingress }),
    inLanguage: post.language ?? page.language,
    datePublished: post.published.at,
    dateModified: [post.published.at, post.updatedAt].sort()[1],
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: page.site },
    mainEntityOfPage: page.url,
  };
}
