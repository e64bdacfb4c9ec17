// What was reported: what was said of it, what was shown, and what is decided on it. @rule jobs.40, trust.3, trust.4
import '../../lib/later-messages.ts';
import { Banner } from '@fairway/ui/banner';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../lib/console/loaded.tsx';
import parts from '../../lib/console/parts.module.css';
import { Section } from '../../lib/forms/section.tsx';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { CaseActs } from './components/case-acts.tsx';
import { CaseHistory } from './components/case-history.tsx';
import styles from './components/trust.module.css';
import { caseQuery, type ReportCase } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.reports'), path: pathOf('admin-reports'), noIndex: true }));

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function ReportPage() {
  const { id = '' } = useParams();
  return UUID.test(id) ? <KnownCase id={id} /> : <Nothing />;
}

function KnownCase({ id }: { id: string }) {
  const reply = useQuery(caseQuery(useApi(), id));
  return <Loaded reply={reply}>{(found) => <ReportView found={found} />}</Loaded>;
}

export function ReportView({ found }: { found: ReportCase }) {
  const t = useTranslations('trust.one');
  const list = useTranslations('trust.list');
  const reasons = useTranslations('reports.reasons');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const held = found.decisions.find(({ undoneAt }) => undoneAt === null);
  return (
    <ConsolePage
      title={found.title}
      description={`${list(`kinds.${found.kind}`)} · ${found.organization.name}`}
      crumbs={[{ href: href('admin-reports'), label: console('reports') }]}
      actions={<CaseActs found={found} />}
    >
      {found.state === 'waiting' ? null : (
        <Banner meaning={found.state === 'kept' || found.state === 'lifted' ? 'info' : 'warning'} title={list(`states.${found.state}`)}>
          {held?.answer?.note ?? held?.note ?? ''}
        </Banner>
      )}
      <div className={parts.sections}>
        <Section id="reports" title={t('reports')}>
          <p className={parts.muted}>{t('count', { count: found.reports, signedIn: found.signedIn })}</p>
          <ul className={parts.rows}>
            {found.given.map((given, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: visitors may say the same at the same instant, and rows have no state
              <li key={`${given.at} ${at}`} className={parts.row}>
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
        <CaseHistory found={found} />
        <Section id="evidence" title={t('evidence')}>
          <p className={parts.muted}>{t('evidenceText')}</p>
          <WhereItIs found={found} />
          {found.evidence.map((shown) => (
            <article key={shown.id} className={styles.shown}>
              <h3 className={styles.heading} dir="auto">
                {shown.title}
              </h3>
              <p className={parts.muted}>{t('shownAt', { date: formats.dateTime(new Date(shown.at)), count: shown.reports })}</p>
              {shown.link ? (
                <p className={parts.code}>
                  {t('link')}: {shown.link}
                </p>
              ) : null}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable */}
              <section className={styles.text} tabIndex={0} aria-label={shown.title}>
                <p dir="auto">{shown.text}</p>
              </section>
            </article>
          ))}
        </Section>
      </div>
    </ConsolePage>
  );
}

/** Its page as it is now, and its organization in the console. */
function WhereItIs({ found: { kind, page, title, organization, together, removedAt } }: { found: ReportCase }) {
  const t = useTranslations('trust.one');
  const list = useTranslations('trust.list');
  const { href, exists } = useHrefs();
  const { segment, articleId } = page;
  const formats = useReaderFormats();
  const target = { posting: 'jobdetail', organization: 'employerdetail', article: 'article' }[kind];
  return (
    <>
      {removedAt === null ? null : (
        <Banner meaning="info" title={t('removed', { date: formats.dateTime(new Date(removedAt)) })}>
          {t('removedText')}
        </Banner>
      )}
      <dl className={parts.facts}>
        <dt>{t('page')}</dt>
        <dd>
          {exists(target) && removedAt === null ? (
            <Link href={href(target, { id: segment, ...(articleId === null ? {} : { articleId }) })}>{title}</Link>
          ) : (
            title
          )}
        </dd>
        <dt>{list('organization')}</dt>
        <dd>
          {exists('admin-organization') ? (
            <Link href={href('admin-organization', { id: organization.id })}>{organization.name}</Link>
          ) : (
            organization.name
          )}
        </dd>
      </dl>
      {together > 1 ? <p className={parts.muted}>{t('together', { count: together })}</p> : null}
    </>
  );
}
