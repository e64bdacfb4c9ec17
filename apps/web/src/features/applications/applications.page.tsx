// /applications: what a candidate applied for, as a board or as a list, and links of which they have not said yet whether they applied.
// @rule applications.8
import '../../lib/own-messages.ts';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { TabLinks } from '@fairway/ui/tabs';
import { IconPlus } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { ApplicationList } from './components/application-list.tsx';
import styles from './components/applications.module.css';
import { Board } from './components/board.tsx';
import { Openings } from './components/openings.tsx';
import { ownDialog } from './components/own-dialog.tsx';
import { useLiveApplications } from './live-applications.ts';

export const meta = pageMeta(({ t }) => ({ title: t('applications.title'), path: pathOf('applications'), noIndex: true }));

export default function ApplicationsPage() {
  const t = useTranslations('applications');
  const { href } = useHrefs();
  const dialogs = useDialogs();
  const isList = new URLSearchParams(useLocation().search).get('view') === 'list';
  useLiveApplications();
  const views = [
    { href: href('applications'), label: t('views.board'), current: !isList },
    { href: href('applications', {}, { view: 'list' }), label: t('views.list'), current: isList },
  ];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => void dialogs.open(ownDialog, {})}>
          {t('own.add')}
        </Button>
      </header>
      <Openings />
      <TabLinks label={t('views.label')} links={views} />
      {isList ? <ApplicationList /> : <Board />}
    </div>
  );
}
