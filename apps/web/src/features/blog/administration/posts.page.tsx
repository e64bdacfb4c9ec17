// The posts of all blogs, and where a new one is begun.
import '../../../lib/later-messages.ts';
import { BLOG_SORTS, BLOG_STATES } from '@fairway/rules/blog';
import { Button } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import styles from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { anyNumber, defineList, one } from '../../../lib/lists/list-address.ts';
import { choice, linked } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.blog'), path: pathOf('admin-blog'), noIndex: true }));

const LIST = defineList({ sorts: BLOG_SORTS, sort: 'changed', filters: { state: one(BLOG_STATES), tenant: anyNumber } });

export default function PostsPage() {
  const t = useTranslations('blog');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const list = useList(LIST, '/api/v1/admin/blog');
  return (
    <ConsolePage title={console('blog')} description={t('list.text')} actions={<AddPost />}>
      <ListPage
        title={console('blog')}
        {...list}
        searchLabel={t('list.search')}
        nameOf={(row) => row.title}
        hrefOf={(row) => href('admin-blog-post', { id: row.id })}
        columns={[
          { key: 'title', title: t('title'), sort: 'slug', cell: (row) => row.title },
          { key: 'tenant', title: t('list.tenant'), cell: (row) => row.tenant },
          { key: 'state', title: t('list.state'), cell: (row) => t(`states.${row.state}`) },
          {
            key: 'published',
            title: t('list.published'),
            sort: 'published',
            cell: (row) => (row.publishedAt ? formats.dateTime(new Date(row.publishedAt)) : ''),
          },
          { key: 'changed', title: t('list.changed'), sort: 'changed', cell: (row) => formats.dateTime(new Date(row.updatedAt)) },
        ]}
        filters={[
          choice('state', t('list.state'), BLOG_STATES, (state) => t(`states.${state}`)),
          ...linked('tenant', t('list.tenant'), list.address.asked.tenant),
        ]}
        empty={{ title: t('list.empty') }}
      />
    </ConsolePage>
  );
}

/** Begins an empty draft of a tenant and leads to it. */
function AddPost() {
  const t = useTranslations('blog');
  const api = useApi();
  const { href } = useHrefs();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { data } = useQuery(api.query.queryOptions('get', '/api/v1/admin/site-pages', { params: { query: { pageSize: 100 } } }));
  const tenants = data?.rows ?? [];
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState(false);
  const tenantId = Number(chosen) || tenants[0]?.id;
  async function add() {
    if (tenantId === undefined) return;
    setBusy(true);
    try {
      const { data: post } = await api.call.POST('/api/v1/admin/blog', { body: { tenantId } });
      if (post) await navigate(href('admin-blog-post', { id: post.id }));
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={styles.buttons}>
      {tenants.length > 1 ? (
        <Select
          label={t('list.tenant')}
          options={tenants.map(({ id, name }) => ({ value: `${id}`, label: name }))}
          value={`${tenantId ?? ''}`}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      ) : null}
      <Button variant="primary" busy={busy} disabled={tenantId === undefined} onClick={() => void add()}>
        {t('add')}
      </Button>
    </div>
  );
}
