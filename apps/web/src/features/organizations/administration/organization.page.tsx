// One organization: what it is and has, its people, its tree, and what can be done with it.
import '../../../lib/later-messages.ts';
import { Banner } from '@fairway/ui/banner';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { MergeForm } from './merge-form.tsx';
import { OrganizationHead } from './organization-head.tsx';
import { OrganizationTree, ParentForm } from './organization-tree.tsx';
import { type Organization, organizationQuery } from './queries.ts';
import { ShownForm } from './shown-form.tsx';
import { StateBadge } from './state-badge.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.organizations'), path: pathOf('admin-organizations'), noIndex: true }));

export default function OrganizationPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <KnownOrganization id={Number(id)} /> : <Nothing />;
}

function KnownOrganization({ id }: { id: number }) {
  const reply = useQuery(organizationQuery(useApi(), id));
  return <Loaded reply={reply}>{(organization) => <OrganizationView key={organization.id} organization={organization} />}</Loaded>;
}

export function OrganizationView({ organization }: { organization: Organization }) {
  const t = useTranslations('organization-records.one');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const { suspension } = organization;
  return (
    <ConsolePage
      title={organization.name}
      crumbs={[{ href: href('admin-organizations'), label: console('organizations') }]}
      actions={<OrganizationHead organization={organization} />}
    >
      {suspension ? (
        <Banner meaning="danger" title={t('suspendedAt', { date: formats.date(new Date(suspension.at)) })}>
          {suspension.reason}
        </Banner>
      ) : null}
      {organization.state === 'pending' ? <Banner meaning="warning">{t('pending')}</Banner> : null}
      <div className={styles.sections}>
        <Section id="facts" title={t('facts')}>
          <Facts organization={organization} />
        </Section>
        <Section id="counts" title={t('counts')}>
          <Counts organization={organization} />
        </Section>
        <Section id="shown" title={t('shown')} text={t('shownText')}>
          <ShownForm organization={organization} />
        </Section>
        <Section id="people" title={t('people')}>
          <People organization={organization} />
        </Section>
        <Section id="tree" title={t('tree')} text={t('treeText')}>
          <OrganizationTree organization={organization} />
          <ParentForm key={organization.parent?.id ?? 0} organization={organization} />
        </Section>
        <Section id="merge" title={t('merge')} text={t('mergeText')}>
          <MergeForm organization={organization} />
        </Section>
      </div>
    </ConsolePage>
  );
}

function Facts({ organization }: { organization: Organization }) {
  const t = useTranslations('organization-records.one');
  const list = useTranslations('organization-records.list');
  const words = useTranslations('admin');
  const formats = useReaderFormats();
  return (
    <dl className={styles.facts}>
      <dt>{list('state')}</dt>
      <dd>
        <StateBadge state={organization.state} />
      </dd>
      <dt>{list('country')}</dt>
      <dd>{organization.country ? formats.country(organization.country) : words('notSet')}</dd>
      <dt>{t('website')}</dt>
      <dd>{organization.link ?? words('notSet')}</dd>
      <dt>{list('source')}</dt>
      <dd>{organization.source === 'fairway' ? list('fairway') : organization.source}</dd>
      {organization.externalId ? (
        <>
          <dt>{t('externalId')}</dt>
          <dd className={styles.code}>{organization.externalId}</dd>
        </>
      ) : null}
      <dt>{t('id')}</dt>
      <dd className={styles.code}>{organization.id}</dd>
      <dt>{list('created')}</dt>
      <dd>{formats.dateTime(new Date(organization.createdAt))}</dd>
      {organization.merged.length > 0 ? (
        <>
          <dt>{t('mergedHere')}</dt>
          <dd>{organization.merged.map(({ id, name }) => `${name} (${id})`).join(', ')}</dd>
        </>
      ) : null}
    </dl>
  );
}

function Counts({ organization }: { organization: Organization }) {
  const t = useTranslations('organization-records.one');
  const words = useTranslations('admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const { children } = organization;
  return (
    <dl className={styles.facts}>
      <dt>{t('openPostings')}</dt>
      <dd>{formats.number(organization.openPostings)}</dd>
      <dt>{t('allPostings')}</dt>
      <dd>{formats.number(organization.postings)}</dd>
      <dt>{t('followers')}</dt>
      <dd>{formats.number(organization.followers)}</dd>
      <dt>{t('articles')}</dt>
      <dd>{formats.number(organization.articles)}</dd>
      <dt>{t('children')}</dt>
      <dd>
        {children > 0 ? (
          <Link href={href('admin-organizations', {}, { parent: organization.id })}>{formats.number(children)}</Link>
        ) : (
          formats.number(children)
        )}
      </dd>
      <dt>{t('sources')}</dt>
      <dd>{organization.sources.join(', ') || words('none')}</dd>
    </dl>
  );
}

function People({ organization }: { organization: Organization }) {
  const t = useTranslations('organization-records.one');
  const { href } = useHrefs();
  if (organization.people.length === 0) return <p className={styles.muted}>{t('nobody')}</p>;
  return (
    <ul className={styles.rows}>
      {organization.people.map((person) => (
        <li key={person.userId} className={styles.row}>
          <div className={styles.what}>
            <Link href={href('admin-user', { id: person.userId })}>{person.name || person.email}</Link>
            <span>{person.email}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
