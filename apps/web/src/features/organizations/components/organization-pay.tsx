// What an organization pays by kind of work, as ranges on one scale, and the same as a table. The drawing says nothing that the words beside
// it do not.
import { languageTag } from '@fairway/rules/locales';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import type { OrganizationPage } from '../organization-page.ts';
import styles from './organization-pay.module.css';
import viewStyles from './organization-view.module.css';

type Pay = NonNullable<OrganizationPage['pay']>;

/** @rule organizations.20 */
export function OrganizationPay({ pay, words }: { pay: Pay; words: FacetWords }) {
  const t = useTranslations('organizations.detail');
  const job = useTranslations('jobs.detail');
  const { locale, tenant } = useBoot();
  const money = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency: pay.currency, maximumFractionDigits: 0 });
  const amount = (value: number) => money.format(value);
  const most = Math.max(...pay.ranges.map(({ to }) => to));
  const at = (value: number) => `${(100 * value) / most}%`;
  const kindOf = (kind: string) => words.nameOf('employment_types', kind);
  return (
    <section id="pay" className={viewStyles.section} aria-labelledby="pay-title">
      <h2 id="pay-title">{t('pay')}</h2>
      <p className={viewStyles.muted}>{t('payText', { name: tenant.name })}</p>
      <ul className={styles.ranges}>
        {pay.ranges.map(({ kind, from, middle, to }) => (
          <li key={kind} className={styles.range}>
            <span className={styles.kind}>{kindOf(kind)}</span>
            <span className={styles.scale} aria-hidden="true">
              <span className={styles.bar} style={{ insetInlineStart: at(from), insetInlineEnd: `calc(100% - ${at(to)})` }} />
              <span className={styles.middle} style={{ insetInlineStart: at(middle) }} />
            </span>
            <span className={styles.amounts}>
              {job('perUnit.YEAR', { amount: from === to ? amount(from) : job('between', { min: amount(from), max: amount(to) }) })}{' '}
              <span className={viewStyles.muted}>({t('payMiddle', { amount: amount(middle) })})</span>
            </span>
          </li>
        ))}
      </ul>
      <details className={styles.table}>
        <summary>{t('payTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
        <section className={styles.scroll} aria-label={t('payTable')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[words.filterName('employment_types'), t('payFrom'), t('payMid'), t('payTo'), t('jobs')].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pay.ranges.map(({ kind, from, middle, to, postings }) => (
                <tr key={kind}>
                  <th scope="row">{kindOf(kind)}</th>
                  <td>{amount(from)}</td>
                  <td>{amount(middle)}</td>
                  <td>{amount(to)}</td>
                  <td>{words.format.number(postings)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}
