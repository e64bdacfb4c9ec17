// One school as the platform keeps it, or a new one (`/admin/schools/new`).
import '../../../lib/later-messages.ts';
import { LinkButton } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { AppointForm } from './appoint-form.tsx';
import { type School, schoolQuery } from './queries.ts';
import { SchoolForm } from './school-form.tsx';
import { SchoolPeople } from './school-people.tsx';
import { SchoolSuspension } from './school-suspension.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.schools'), path: pathOf('admin-schools'), noIndex: true }));

export default function SchoolPage() {
  const { id = '' } = useParams();
  if (id === 'new') return <SchoolView />;
  return /^[1-9]\d{0,8}$/.test(id) ? <KnownSchool id={Number(id)} /> : <Nothing />;
}

function KnownSchool({ id }: { id: number }) {
  const reply = useQuery(schoolQuery(useApi(), id));
  return <Loaded reply={reply}>{(school) => <SchoolView school={school} />}</Loaded>;
}

function SchoolView({ school }: { school?: School }) {
  const t = useTranslations('admin.school');
  const suspension = useTranslations('admin.schoolSuspension');
  const console = useTranslations('console.admin');
  const { href, exists } = useHrefs();
  return (
    <ConsolePage
      title={school?.name ?? t('new')}
      crumbs={[{ href: href('admin-schools'), label: console('schools') }]}
      actions={
        school ? (
          <>
            {school.isManaged && exists('staff') ? (
              <LinkButton href={href('staff', {}, { school: school.id })}>{t('openConsole')}</LinkButton>
            ) : null}
            <LinkButton href={href('admin-audit', {}, { school: school.id })}>{console('audit')}</LinkButton>
          </>
        ) : undefined
      }
    >
      <UnsavedGuard>
        <div className={styles.sections}>
          <Section id="basics" title={t('basics')} text={t('basicsText')}>
            <SchoolForm key={school?.id ?? 'new'} {...(school ? { school } : {})} />
          </Section>
          {school ? (
            <>
              <Section id="people" title={t('people')}>
                <SchoolPeople school={school} />
              </Section>
              <Section id="appoint" title={t('appoint')} text={t('appointText')}>
                <AppointForm school={school} />
              </Section>
              <Section id="facts" title={t('domains')}>
                <Facts school={school} />
              </Section>
              <Section id="suspension" title={suspension('title')} text={suspension('text')}>
                <SchoolSuspension school={school} />
              </Section>
            </>
          ) : null}
        </div>
      </UnsavedGuard>
    </ConsolePage>
  );
}

function Facts({ school }: { school: School }) {
  const t = useTranslations('admin.school');
  const words = useTranslations('admin');
  const { href } = useHrefs();
  return (
    <dl className={styles.facts}>
      <dt>{t('domains')}</dt>
      <dd>{school.domains.join(', ') || words('none')}</dd>
      <dt>{t('tenants')}</dt>
      <dd>
        {school.tenants.length === 0 ? words('none') : null}
        {school.tenants.map((tenant) => (
          <Link key={tenant.id} href={href('admin-tenant', { id: tenant.id })}>
            {tenant.name}
          </Link>
        ))}
      </dd>
    </dl>
  );
}
