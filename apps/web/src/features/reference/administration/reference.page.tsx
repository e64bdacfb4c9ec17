// The lists that people choose from: those that can be edited with what they lack, and those that come with the software.
import '../../../lib/later-messages.ts';
import { FIXED_KINDS, type FixedKind } from '@fairway/rules/reference-entries';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { Coverage } from './components/coverage.tsx';
import { Imports } from './components/imports.tsx';
import { RecentImports } from './components/recent-imports.tsx';
import { type Overview, overviewQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.reference'), path: pathOf('admin-reference'), noIndex: true }));

export default function ReferencePage() {
  const t = useTranslations('reference-data');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const reply = useQuery(overviewQuery(useApi()));
  return (
    <ConsolePage title={console('reference')} description={t('text')}>
      <div className={styles.sections}>
        <Section id="edited" title={t('edited')} text={t('editedText')}>
          <Loaded reply={reply}>{(overview) => <Edited overview={overview} />}</Loaded>
        </Section>
        <Section id="coverage" title={t('coverage.title')} text={t('coverage.text')}>
          <Loaded reply={reply}>{(overview) => <Coverage overview={overview} />}</Loaded>
        </Section>
        <Section id="import" title={t('import.title')} text={t('import.text')}>
          <Imports />
        </Section>
        <Section id="imports" title={t('import.recent')}>
          <RecentImports />
        </Section>
        <Section id="fixed" title={t('fixed')} text={t('fixedText')}>
          <ul className={styles.rows}>
            {(Object.keys(FIXED_KINDS) as FixedKind[]).map((kind) => (
              <li key={kind} className={styles.row}>
                <div className={styles.what}>
                  <Link href={href('admin-reference-list', { kind })}>{t(`kinds.${kind}`)}</Link>
                  <span>{t(`source.${FIXED_KINDS[kind]}`)}</span>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </ConsolePage>
  );
}

function Edited({ overview }: { overview: Overview }) {
  const t = useTranslations('reference-data');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  return (
    <ul className={styles.rows}>
      {overview.lists.map(({ kind, offered, retired }) => (
        <li key={kind} className={styles.row}>
          <div className={styles.what}>
            <Link href={href('admin-reference-list', { kind })}>{t(`kinds.${kind}`)}</Link>
            <span>
              {t('offeredCount', { count: offered })}
              {retired > 0 ? ` · ${t('retiredCount', { count: formats.number(retired) })}` : null}
            </span>
          </div>
        </li>
      ))}
      <li className={styles.row}>
        <div className={styles.what}>
          <Link href={href('admin-reference-list', { kind: 'typed-skills' })}>{t('kinds.typedSkills')}</Link>
          <span>{t('typedCount', { count: overview.typedSkills })}</span>
        </div>
      </li>
    </ul>
  );
}
