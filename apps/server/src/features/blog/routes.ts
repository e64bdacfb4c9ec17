import {
  addBlogPost,
  blogPostsList,
  changeBlogPost,
  getBlog,
  getBlogPost,
  getEditedBlogPost,
  removeBlogPost,
  restoreBlogPost,
} from '@fairway/contract/blog/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { bindList } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { ownUserId } from '../identity/access.ts';
import { addPost, changePost, removePost, restorePost } from './commands.ts';
import { everyPost, getPost, type PostRow } from './queries.ts';
import { editedView, findBlog, findShownPost, postRow } from './views.ts';

/** `forgetTenants`: whether a tenant has a blog is part of what nodes keep of it. */
export function blogRoutes(bind: Bind, forgetTenants: () => void): void {
  bind(getBlog, async ({ query }, request) => found(await findBlog(request.database, readerOf(request, query), query.page)));
  bind(getBlogPost, async ({ params, query }, request) =>
    found(await findShownPost(request.database, readerOf(request, query), params.slug)),
  );

  bindList(bind, blogPostsList, ({ query }, request) => ({
    rows: everyPost(request.database, query, request.clock.now()),
    order: { key: 'p.id', sorts: { changed: 'p.updated_at', published: 'p.published_at', slug: 'p.slug' } },
    view: (row: PostRow) => postRow(row, request.clock.now()),
    file: 'blog',
    columns: {
      Post: ({ id }) => id,
      Tenant: ({ tenant }) => tenant,
      Address: ({ slug }) => slug,
      Title: ({ title }) => title,
      Author: ({ author }) => author,
      State: ({ state }) => state,
      Languages: ({ locales }) => locales.join(' '),
      Published: ({ publishedAt }) => publishedAt,
      Changed: ({ updatedAt }) => updatedAt,
    },
  }));

  const card = async (request: ApiRequest, id: string) => editedView(await getPost(request.database, id), request.clock.now());
  bind(getEditedBlogPost, ({ params }, request) => card(request, params.id));
  bind(addBlogPost, async ({ body }, request) => card(request, await addPost(request.database, body.tenantId, by(request))));
  bind(changeBlogPost, async ({ params, body }, request) => {
    await changePost(request.database, params.id, body, by(request));
    forgetTenants();
    return card(request, params.id);
  });
  bind(removeBlogPost, async ({ params }, request) => {
    await removePost(request.database, params.id, by(request));
    forgetTenants();
    return undefined;
  });
  bind(restoreBlogPost, async ({ params }, request) => {
    await restorePost(request.database, params.id, by(request));
    forgetTenants();
    return card(request, params.id);
  });
}

const by = (request: ApiRequest) => ({ actorId: ownUserId(request), now: request.clock.now() });
const readerOf = (request: ApiRequest, { locale }: { locale: Parameters<typeof findBlog>[1]['locale'] }) => ({
  ...{ tenant: request.tenant, locale, now: request.clock.now() },
});

function found<T>(shown: T | undefined): T {
  if (!shown) throw new Problem('not_found');
  return shown;
}
