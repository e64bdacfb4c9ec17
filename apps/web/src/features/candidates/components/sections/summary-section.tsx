import { linkSite, shownAddress } from '@fairway/rules/link-sites';
import { Link } from '@fairway/ui/link';
import { Prose } from '@fairway/ui/prose';
import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { SectionCard } from '../section-card.tsx';
import { SiteIcon } from '../site-icon.tsx';
import styles from './sections.module.css';

/** Who the person is in their own words, and where else they are found. */
export default function SummarySection({ profile: { candidate } }: ProfilePartProps) {
  const t = useTranslations('profile.summary');
  const { summary, links = [] } = candidate;
  return (
    <SectionCard edit="summary" title={t('title')} isEmpty={!summary && links.length === 0} empty={{ text: t('empty'), action: t('add') }}>
      {summary ? <Prose html={summary} size="small" /> : <p className={styles.missing}>{t('missing')}</p>}
      {links.length > 0 ? (
        <ul className={styles.links}>
          {links.map(({ id, name, value }) => (
            <li key={id}>
              <SiteIcon site={linkSite(value)} />
              <span>
                <Link href={value} target="_blank" rel="noopener noreferrer nofollow">
                  {name}
                </Link>
                <span className={styles.muted} dir="ltr">
                  {shownAddress(value)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </SectionCard>
  );
}
