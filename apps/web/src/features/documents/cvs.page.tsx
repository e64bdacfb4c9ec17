// /cvs: my documents, for those whose school is verified. @rule pages.13, documents.9
import '../../lib/own-messages.ts';
import { useTranslations } from 'use-intl';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { DocumentsView } from './components/documents-view.tsx';
import { VerifiedOnly } from './components/verified-only.tsx';
import styles from './documents.module.css';

export const meta = pageMeta(({ t }) => ({ title: t('documents.cvsTitle'), path: pathOf('cvs'), noIndex: true }));

export default function CvsPage() {
  const t = useTranslations('documents');
  return (
    <div className={styles.page}>
      <VerifiedOnly>
        <header>
          <h1>{t('cvsTitle')}</h1>
          <p>{t('cvsText')}</p>
        </header>
        <DocumentsView place="cvs" />
      </VerifiedOnly>
    </div>
  );
}
