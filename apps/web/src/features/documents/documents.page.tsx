// /profile/documents: my CVs and other documents. @rule pages.11, documents.3
import '../../lib/own-messages.ts';
import { useTranslations } from 'use-intl';
import type { GatedPage } from '../../lib/gated-page.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { DocumentsView } from './components/documents-view.tsx';
import styles from './documents.module.css';
import { documentsQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('documents.title'), path: pathOf('profile-documents'), noIndex: true }));

export const handle: GatedPage = { early: (api, queries) => queries.prefetchQuery(documentsQuery(api, 'profile')) };

export default function DocumentsPage() {
  const t = useTranslations('documents');
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      <DocumentsView place="profile" />
    </div>
  );
}
