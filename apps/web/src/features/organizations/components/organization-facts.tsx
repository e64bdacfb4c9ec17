// What can be known of an organization at a glance: its figures, and what its open postings ask for. What is counted leads to as many.
import { sizeBounds } from '@fairway/rules/organizations';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import type { OrganizationPage } from '../organization-page.ts';
import styles from './organization-facts.module.css';
import viewStyles from './organization-view.module.css';

/** In the order in which they are told; names are those of filters. */
const ASKED = ['employment_types', 'education_level', 'languages', 'address'] as const;
/** A line names so many values, the most frequent ones. */
const SHOWN = 5;

export type OrganizationFactsProps = { page: OrganizationPage; words: FacetWords };

/** @rule organizations.19 */
export function OrganizationFacts({ page: { company: organization, profile, hiring }, words }: OrganizationFactsProps) {
  const t = useTranslations('organizations.detail');
  const { href, exists } = useHrefs();
  const seat = profile.locations.find(({ isHeadquarters }) => isHeadquarters);
  const facts = [
    ...(profile.size ? [{ name: t('size'), value: sizeText(t, profile.size) }] : []),
    ...(profile.foundedYear ? [{ name: t('founded'), value: `${profile.foundedYear}` }] : []),
    ...(seat
      ? [
          {
            name: t('headquarters'),
            value: [seat.city, seat.countryCode && words.format.country(seat.countryCode)].filter(Boolean).join(', '),
          },
        ]
      : []),
  ];
  const asked = exists('jobs') ? ASKED.filter((filter) => hiring[filter].length > 0) : [];
  if (facts.length === 0 && asked.length === 0) return null;
  return (
    <section className={`${viewStyles.section} ${viewStyles.panel}`} aria-labelledby="facts-title">
      <h2 id="facts-title">{t('facts')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        {asked.map((filter) => (
          <div key={filter}>
            <dt>{words.filterName(filter)}</dt>
            <dd>
              <ul className={styles.values}>
                {hiring[filter].slice(0, SHOWN).map(({ value, count }) => (
                  <li key={value}>
                    <Link href={href('jobs', {}, { company_id: organization.id, [filter]: value })}>{words.nameOf(filter, value)}</Link>{' '}
                    <span className={viewStyles.muted}>{words.format.number(count)}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Words = ReturnType<typeof useTranslations<'organizations.detail'>>;

function sizeText(t: Words, size: NonNullable<OrganizationPage['profile']['size']>): string {
  const { from, to } = sizeBounds(size);
  return to === undefined ? t('sizeOver', { from }) : t('sizeFrom', { from, to });
}
