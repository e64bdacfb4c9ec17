// One post of a blog.
import '../../../lib/later-messages.ts';
import { isUuid } from '@fairway/rules/slugs';
import { LinkButton } from '@fairway/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { PostEditor } from './components/post-editor.tsx';
import { type EditedPost, editedPostQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.blog'), path: pathOf('admin-blog'), noIndex: true }));

export default function PostPage() {
  const { id = '' } = useParams();
  return isUuid(id) ? <KnownPost id={id} /> : <Nothing />;
}

function KnownPost({ id }: { id: string }) {
  const reply = useQuery(editedPostQuery(useApi(), id));
  return <Loaded reply={reply}>{(post) => <PostRecord post={post} />}</Loaded>;
}

export function PostRecord({ post }: { post: EditedPost }) {
  const t = useTranslations('blog');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const { tenant, texts } = post;
  const [locale, setLocale] = useState(tenant.locale);
  const title = (texts[tenant.locale] ?? Object.values(texts)[0])?.title || post.slug;
  return (
    <ConsolePage
      title={title}
      description={`${tenant.name}: ${t(`states.${post.state}`)}`}
      crumbs={[{ href: href('admin-blog'), label: console('blog') }]}
      actions={<LinkButton href={href('admin-audit', {}, { subject: `blog_post:${post.id}` })}>{t('log')}</LinkButton>}
    >
      <UnsavedGuard>
        {/* Each edition is a form of its own, begun with what it says. */}
        <PostEditor key={post.edition} post={post} locale={locale} onLocale={setLocale} />
      </UnsavedGuard>
    </ConsolePage>
  );
}
