// /employer: what waits at an organization, whether everybody sees it, and what was proven of it.
import '../../../lib/later-messages.ts';
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { getEmployerHome } from '@fairway/contract/teams/employer';
import type { EmployerItem } from '@fairway/rules/teams';
import { Banner } from '@fairway/ui/banner';
import { LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { type PathQuery, pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { Slot } from '../../../lib/slots.tsx';
import { DnsPart } from '../components/dns-part.tsx';
import { ProofMarks } from '../components/proof-marks.tsx';
import { employerHomeQuery } from '../queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.home'), path: pathOf('employer'), noIndex: true }));

/** Where an item leads, with the filter set whose total is the count. */
const TARGETS: Record<EmployerItem, { page: string; query?: PathQuery }> = {
  newApplicants: { page: 'employer-applicants', query: { stage: 'sent' } },
  overdueReplies: { page: 'employer-applicants', query: { overdue: 'true' } },
  joinRequests: { page: 'employer-team' },
  schoolQuestions: { page: 'employer-postings', query: { asked: 'true' } },
  expiringPostings: { page: 'employer-postings', query: { expiring: 'true' } },
  takenDown: { page: 'employer-decisions' },
  feedTrouble: { page: 'employer-feeds' },
};

export default function EmployerHomePage() {
  const t = useTranslations('teams.home');
  const console = useTranslations('console.employer');
  const { organizationId, name } = useConsoleOrganization();
  const reply = useQuery(employerHomeQuery(useApi(), organizationId));
  return (
    <ConsolePage title={console('home')} description={t('text', { organization: name })}>
      <Loaded reply={reply}>{(home) => <Home home={home} />}</Loaded>
    </ConsolePage>
  );
}

type HomeReply = EndpointReply<typeof getEmployerHome>;

function Home({ home }: { home: HomeReply }) {
  const t = useTranslations('teams.home');
  const formats = useReaderFormats();
  const { href, exists } = useConsoleHrefs();
  const api = useApi();
  const queries = useQueryClient();
  const { organizationId, role } = useConsoleOrganization();
  const params = { path: { organizationId } };
  const askDns = async (look: boolean) =>
    (await api.call.POST('/api/v1/employer/organizations/{organizationId}/dns', { params, body: { look } })).data;
  const refresh = () => queries.invalidateQueries({ queryKey: employerHomeQuery(api, organizationId).queryKey });
  const { state, suspensionReason, segment, host, proofs, items } = home;
  const waiting = items.filter(({ count }) => count > 0);
  return (
    <>
      {state === 'pending' ? (
        <Banner meaning="info" title={t('pending')}>
          {t('pendingText')}
        </Banner>
      ) : null}
      {state === 'suspended' ? (
        <Banner meaning="danger" title={t('suspended')}>
          {suspensionReason}
        </Banner>
      ) : null}
      {waiting.length === 0 ? (
        <EmptyState drawing="list" title={t('nothing')} text={t('nothingText')} />
      ) : (
        <ul className={styles.counts}>
          {waiting.map(({ item, count, oldestAt }) => (
            <li key={item} className={styles.count}>
              <strong>{formats.number(count)}</strong>
              {exists(TARGETS[item].page) ? (
                <Link href={href(TARGETS[item].page, {}, TARGETS[item].query)}>{t(`items.${item}`, { count })}</Link>
              ) : (
                <span>{t(`items.${item}`, { count })}</span>
              )}
              {oldestAt ? <span className={styles.muted}>{t('oldest', { when: formats.when(new Date(oldestAt)) })}</span> : null}
            </li>
          ))}
        </ul>
      )}
      <Slot name="employer-home" />
      <section className={styles.panel} aria-labelledby="proofs-title">
        <h2 id="proofs-title">{t('proofs')}</h2>
        <p className={styles.muted}>{host ? t('website', { host }) : t('noWebsite')}</p>
        <ProofMarks proofs={proofs} />
        {role === 'OrganizationAdmin' && host && !proofs.some(({ method }) => method === 'dns') ? (
          <DnsPart ask={askDns} onFound={refresh} />
        ) : null}
        {state === 'active' && exists('employerdetail') ? (
          <div>
            <LinkButton href={href('employerdetail', { id: segment })}>{t('page')}</LinkButton>
          </div>
        ) : null}
      </section>
    </>
  );
}
