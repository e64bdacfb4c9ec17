// A reported posting: what was said of it, what it says itself, and the decision, which can be taken back. @rule jobs.40
import '../../../lib/later-messages.ts';
import type { ReportDecision } from '@fairway/rules/posting-reports';
import { REPORT_CHARACTERS } from '@fairway/rules/posting-reports';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Link } from '@fairway/ui/link';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import parts from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { Section } from '../../../lib/forms/section.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import styles from '../duplicates/duplicate.module.css';
import { type ReportedPosting, reportedQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.reportedJobs'), path: pathOf('admin-reported-jobs'), noIndex: true }));

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function ReportedJobPage() {
  const { id = '' } = useParams();
  return UUID.test(id) ? <KnownJob id={id} /> : <Nothing />;
}

function KnownJob({ id }: { id: string }) {
  const reply = useQuery(reportedQuery(useApi(), id));
  return <Loaded reply={reply}>{(posting) => <ReportedJobView posting={posting} />}</Loaded>;
}

export function ReportedJobView({ posting }: { posting: ReportedPosting }) {
  const t = useTranslations('reported-postings.one');
  const reasons = useTranslations('postings.report.reasons');
  const list = useTranslations('reported-postings.list');
  const console = useTranslations('console.admin');
  const words = useTranslations('admin');
  const { href, exists } = useHrefs();
  const formats = useReaderFormats();
  return (
    <ConsolePage
      title={posting.title}
      description={posting.organization.name}
      crumbs={[{ href: href('admin-reported-jobs'), label: console('reportedJobs') }]}
      actions={<Decision posting={posting} />}
    >
      {posting.state === 'waiting' ? null : (
        <Banner meaning={posting.state === 'withdrawn' ? 'warning' : 'info'} title={list(`states.${posting.state}`)}>
          {posting.note}
        </Banner>
      )}
      <div className={parts.sections}>
        <Section id="reports" title={t('reports')}>
          <ul className={parts.rows}>
            {posting.given.map((given) => (
              <li key={`${given.at} ${given.reason}`} className={parts.row}>
                <div className={parts.what}>
                  <strong>{reasons(given.reason)}</strong>
                  {given.text ? <p dir="auto">{given.text}</p> : null}
                  <span>
                    {formats.dateTime(new Date(given.at))} · {t(given.signedIn ? 'bySignedIn' : 'byVisitor')}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Section id="posting" title={t('posting')}>
          <dl className={parts.facts}>
            <dt>{t('page')}</dt>
            <dd>{exists('jobdetail') ? <Link href={href('jobdetail', { id: posting.segment })}>{posting.title}</Link> : posting.title}</dd>
            <dt>{t('source')}</dt>
            <dd>{posting.source}</dd>
            <dt>{t('places')}</dt>
            <dd>{posting.location || words('notSet')}</dd>
            <dt>{t('published')}</dt>
            <dd>{formats.date(new Date(posting.publishedAt))}</dd>
            <dt>{t('application')}</dt>
            <dd className={parts.code}>{posting.applicationUrl ?? words('notSet')}</dd>
          </dl>
          {posting.together > 1 ? <p className={parts.muted}>{t('together', { count: posting.together })}</p> : null}
          <p className={styles.text} dir="auto">
            {posting.text}
          </p>
        </Section>
      </div>
    </ConsolePage>
  );
}

function Decision({ posting: { id, state } }: { posting: ReportedPosting }) {
  const t = useTranslations('reported-postings.one');
  const console = useTranslations('console');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const params = { path: { id } };
  const change = useMutation({
    mutationFn: (wish: { decision: ReportDecision; note: string } | 'undo') =>
      wish === 'undo'
        ? api.call.DELETE('/api/v1/admin/reported-postings/{id}/decision', { params })
        : api.call.PUT('/api/v1/admin/reported-postings/{id}/decision', { params, body: wish }),
    onSuccess: ({ data }, wish) => {
      if (data) queries.setQueryData(reportedQuery(api, id).queryKey, data);
      void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/reported-postings'] });
      showToast({
        kind: 'success',
        text: t(wish === 'undo' ? 'undone' : `done.${wish.decision}`),
        ...(wish === 'undo' ? {} : { action: { label: console('undo'), run: () => change.mutate('undo') } }),
      });
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  const withdraw = () =>
    dialogs.open(reasonDialog, {
      title: t('withdrawTitle'),
      text: t('withdrawText'),
      label: t('note'),
      confirmLabel: t('withdraw'),
      cancelLabel: console('cancel'),
      danger: true,
      maxCharacters: REPORT_CHARACTERS,
      failedText: errorText,
      onConfirm: (note) => change.mutateAsync({ decision: 'withdrawn', note }),
    });
  if (state !== 'waiting')
    return (
      <Button busy={change.isPending} onClick={() => change.mutate('undo')}>
        {t('undo')}
      </Button>
    );
  return (
    <>
      <Button busy={change.isPending} onClick={() => change.mutate({ decision: 'kept', note: '' })}>
        {t('keep')}
      </Button>
      <Button variant="danger" busy={change.isPending} onClick={() => void withdraw()}>
        {t('withdraw')}
      </Button>
    </>
  );
}
