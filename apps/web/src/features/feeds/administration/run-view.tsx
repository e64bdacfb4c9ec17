// The report of one run: what was read and written, which rows could not be used, what nobody understood.
import { Banner } from '@fairway/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { askedRecordId } from '../../../lib/record-ids.ts';
import { feedName, useFeedScope } from './feed-scope.ts';
import { RunStateBadge } from './feed-states.tsx';
import type { FeedReport } from './queries.ts';
import { ReportTable } from './report-table.tsx';

/** The run that the address names. */
export function AskedRun() {
  const { id = '', run: named } = useParams();
  const run = askedRecordId(named);
  return /^[1-9]\d{0,8}$/.test(id) ? <KnownRun id={Number(id)} runId={run} /> : <Nothing />;
}

function KnownRun({ id, runId }: { id: number; runId: string }) {
  const api = useApi();
  const reply = useQuery(useFeedScope().report(api, id, runId));
  return <Loaded reply={reply}>{(report) => <RunView feedId={id} report={report} />}</Loaded>;
}

export function RunView({ feedId, report }: { feedId: number; report: FeedReport }) {
  const t = useTranslations('feeds.run');
  const words = useTranslations('console');
  const { href } = useConsoleHrefs();
  const { organizationId, pages } = useFeedScope();
  const formats = useReaderFormats();
  const { faults, unrecognised, broken } = report;
  return (
    <ConsolePage
      title={t('title', { date: formats.dateTime(new Date(report.startedAt)) })}
      description={<RunStateBadge state={report.state} />}
      crumbs={[
        { href: href(pages.list), label: organizationId === undefined ? words('admin.imports') : words('employer.feeds') },
        { href: href(pages.one, { id: feedId }), label: feedName(report) },
      ]}
    >
      {report.error ? <Banner meaning="danger">{report.error}</Banner> : null}
      {broken ? <Banner meaning="warning">{t('broken', { line: formats.number(broken.line), detail: broken.detail })}</Banner> : null}
      {report.notWithdrawn ? <Banner meaning="warning">{t('notWithdrawn', { reason: report.notWithdrawn })}</Banner> : null}
      <div className={styles.sections}>
        <Section id="counts" title={t('counts')}>
          <Counts report={report} />
        </Section>
        <Section id="faults" title={t('faults')} {...(faults.length > 0 ? { text: t('faultsText') } : {})}>
          {faults.length === 0 ? <p className={styles.muted}>{t('noFaults')}</p> : null}
          <ReportTable
            title={t('faults')}
            heads={[t('row'), t('line'), t('why'), t('detail')]}
            rows={faults.map(({ row, line, code, detail }) => [
              row === null ? '' : formats.number(row),
              formats.number(line),
              code,
              detail,
            ])}
          />
        </Section>
        <Section id="unrecognised" title={t('unrecognised')} {...(unrecognised.length > 0 ? { text: t('unrecognisedText') } : {})}>
          {unrecognised.length === 0 ? <p className={styles.muted}>{t('allRecognised')}</p> : null}
          {unrecognised.map(({ kind, values }) => (
            <ReportTable
              key={kind}
              title={kind}
              isTitleShown
              heads={[t('value'), t('count')]}
              rows={values.map(({ value, count }) => [value, formats.number(count)])}
            />
          ))}
        </Section>
      </div>
    </ConsolePage>
  );
}

const COUNTS = ['read', 'created', 'changed', 'unchanged', 'withdrawn', 'closed', 'faulty'] as const;

function Counts({ report }: { report: FeedReport }) {
  const t = useTranslations('feeds.run');
  const formats = useReaderFormats();
  return (
    <dl className={styles.facts}>
      {COUNTS.map((name) => (
        <div key={name} className={styles.fact}>
          <dt>{t(name)}</dt>
          <dd>{formats.number(report[name])}</dd>
        </div>
      ))}
      {report.seconds === null ? null : (
        <div className={styles.fact}>
          <dt>{t('took')}</dt>
          <dd>{t('seconds', { count: Math.ceil(report.seconds) })}</dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>{t('encoding')}</dt>
        <dd>{report.encoding}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('origin')}</dt>
        <dd className={styles.code}>{report.origin}</dd>
      </div>
    </dl>
  );
}
