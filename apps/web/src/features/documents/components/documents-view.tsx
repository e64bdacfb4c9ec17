// The upload form and the list, with what is shown while it loads, when it fails and when there is none.
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { type DocumentPlace, documentsQuery } from '../queries.ts';
import { DocumentRow } from './document-row.tsx';
import styles from './documents-view.module.css';
import { UploadForm } from './upload-form.tsx';

export function DocumentsView({ place }: { place: DocumentPlace }) {
  const t = useTranslations('documents');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(documentsQuery(useApi(), place));
  if (error)
    return (
      <EmptyState
        drawing="error"
        title={t('failed')}
        text={errorText(error)}
        actions={<Button onClick={() => refetch()}>{t('again')}</Button>}
      />
    );
  return (
    <>
      <UploadForm place={place} isFull={data !== undefined && data.documents.length >= data.limit} />
      <section aria-labelledby="documents-title">
        <div className={styles.head}>
          <h2 id="documents-title">{t('listTitle')}</h2>
          {data && data.documents.length > 0 ? (
            <span className={styles.count}>{t('count', { count: String(data.documents.length), limit: String(data.limit) })}</span>
          ) : null}
        </div>
        {data === undefined ? (
          <SkeletonRows label={t('listTitle')} />
        ) : data.documents.length === 0 ? (
          <EmptyState drawing="list" level={3} title={t('empty')} text={t('emptyText')} />
        ) : (
          <ul className={styles.list}>
            {data.documents.map((document) => (
              <DocumentRow key={document.id} place={place} document={document} all={data.documents} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
