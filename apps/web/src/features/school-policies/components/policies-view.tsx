// What holds at a school in one place: what differs from the default first, each with where it is set. Nothing is changed here. @rule schools.9
import '../../../lib/later-messages.ts';
import type { PolicyGroup } from '@fairway/rules/school-policies';
import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleHrefs, useConsoleSchool } from '../../../lib/console/console-school.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import styles from './policies.module.css';
import { type Policies, type Policy, usePolicyName, usePolicyValue } from './policy-words.ts';

/** Where the policies of a group are set; the others the platform sets. */
const PLACES: Partial<Record<PolicyGroup, [page: string, named?: Record<string, string>]>> = {
  verification: ['staff-settings-section', { section: 'verification' }],
  reviews: ['staff-cv-reviews'],
  outcomes: ['staff-outcomes'],
  postings: ['staff-posting-rules'],
  retention: ['staff-settings-section', { section: 'retention' }],
};

export function PoliciesView() {
  const t = useTranslations('school-policies');
  const { schoolId, administered } = useConsoleSchool();
  const query = useApi().query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/policies', { params: { path: { schoolId } } });
  const reply = useQuery({ ...query, enabled: administered });
  if (!administered) return <EmptyState drawing="list" title={t('administratorsOnly')} />;
  return <Loaded reply={reply}>{(policies) => <Shown policies={policies} />}</Loaded>;
}

function Shown({ policies: { policies, tenant } }: { policies: Policies }) {
  const t = useTranslations('school-policies');
  const different = policies.filter(({ value, standard }) => value !== standard);
  const standard = policies.filter((one) => !different.includes(one));
  return (
    <>
      <p className={styles.lead}>{t('text')}</p>
      <section aria-labelledby="policies-different" className={styles.part}>
        <h2 id="policies-different">{t('different', { count: different.length })}</h2>
        {different.length === 0 ? <p className={styles.lead}>{t('none')}</p> : <Groups policies={different} tenant={tenant} />}
      </section>
      <section aria-labelledby="policies-standard" className={styles.part}>
        <h2 id="policies-standard">{t('standard', { count: standard.length })}</h2>
        <Groups policies={standard} tenant={tenant} />
      </section>
      <p className={styles.lead}>{t('reviewsFor')}</p>
    </>
  );
}

function Groups({ policies, tenant }: { policies: readonly Policy[]; tenant: Policies['tenant'] }) {
  const groups = [...new Set(policies.map(({ group }) => group))];
  return groups.map((group) => (
    <Group key={group} group={group} policies={policies.filter((one) => one.group === group)} tenant={tenant} />
  ));
}

function Group({ group, policies, tenant }: { group: PolicyGroup; policies: readonly Policy[]; tenant: Policies['tenant'] }) {
  const t = useTranslations('school-policies');
  const { href } = useConsoleHrefs();
  const nameOf = usePolicyName();
  const wordsOf = usePolicyValue();
  const place = PLACES[group];
  const title = t(`groups.${group}`);
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {place ? (
          <Link href={href(...place)}>
            {t('setIn')}
            <span className="fw-hidden"> {title}</span>
          </Link>
        ) : (
          <span className={styles.lead}>{t(tenant.isOwn ? 'byPlatformOwn' : 'byPlatform', { tenant: tenant.name })}</span>
        )}
      </div>
      <dl className={styles.policies}>
        {policies.map((policy) => (
          <div key={policy.name}>
            <dt>{nameOf(policy)}</dt>
            <dd>
              <strong>{wordsOf(policy, policy.value)}</strong>
              {policy.value === policy.standard ? null : (
                <span className={styles.lead}>{t('begins', { value: wordsOf(policy, policy.standard) })}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
