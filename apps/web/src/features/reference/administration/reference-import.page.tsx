// One import: what it changes, entry by entry, before it is written; then what it changed, while it can be taken back. @rule reference.6
import '../../../lib/later-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { ChangeList } from './components/change-list.tsx';
import { Faults } from './components/faults.tsx';
import { ImportActions } from './components/import-actions.tsx';
import { importQuery, type ReferenceImport } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.reference'), path: pathOf('admin-reference'), noIndex: true }));

export default function ReferenceImportPage() {
  const { id = '' } = useParams();
  return /^[0-9a-f-]{36}$/i.test(id) ? <Known id={id} /> : <Nothing />;
}

function Known({ id }: { id: string }) {
  const reply = useQuery(importQuery(useApi(), id));
  return <Loaded reply={reply}>{(kept) => <View id={id} kept={kept} />}</Loaded>;
}

function View({ id, kept }: { id: string; kept: ReferenceImport }) {
  const t = useTranslations('reference-data.import');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const time = (at: string) => formats.dateTime(new Date(at));
  const counts = {
    created: formats.number(kept.created),
    changed: formats.number(kept.changed),
    unchanged: formats.number(kept.unchanged),
  };
  return (
    <ConsolePage
      title={t(`forms.${kept.form}`)}
      description={t('counts', counts)}
      crumbs={[{ href: href('admin-reference'), label: console('reference') }]}
      actions={<ImportActions id={id} kept={kept} />}
    >
      <p className={styles.muted}>
        {[
          t('made', { time: time(kept.madeAt) }),
          kept.writtenAt && t('writtenAt', { time: time(kept.writtenAt) }),
          kept.undoneAt && t('undoneAt', { time: time(kept.undoneAt) }),
          kept.undoUntil && t('undoUntil', { time: time(kept.undoUntil) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {kept.faultCount > 0 ? (
        <section className={styles.panel} aria-label={t('leftOut', { count: kept.faultCount })}>
          <Faults of={kept} />
        </section>
      ) : null}
      <ChangeList id={id} />
    </ConsolePage>
  );
}
