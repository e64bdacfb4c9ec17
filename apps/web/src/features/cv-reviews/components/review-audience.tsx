// Whose CVs a school reviews, as somebody who is verified there reads it, and what keeps them from asking. @rule cv-reviews.2
import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { ReviewOffer } from '../queries.ts';
import styles from './cv-reviews.module.css';

/** The conditions in words, a line each. Nothing where everybody may ask. */
export function AudienceList({ audience }: Pick<ReviewOffer, 'audience'>) {
  const t = useTranslations('cv-reviews.audience');
  const terms = useTranslations('terms');
  const formats = useReaderFormats();
  if (!audience) return null;
  const { study, levels, programs, isByLabel } = audience;
  return (
    <ul className={styles.conditions}>
      {study === 'any' ? null : <li>{t(study)}</li>}
      {levels.length > 0 ? (
        <li>{t('levels', { levels: formats.list(levels.map((level) => terms(`educationLevels.${level}`))) })}</li>
      ) : null}
      {programs.length > 0 ? <li dir="auto">{t('programs', { programs: formats.list(programs) })}</li> : null}
      {isByLabel ? <li>{t('byLabel')}</li> : null}
    </ul>
  );
}

/** A school that reviews CVs of others. */
export function NotForMe({ school: { schoolId, name, audience, refusal } }: { school: ReviewOffer }) {
  const t = useTranslations('cv-reviews.audience');
  const { href, exists } = useHrefs();
  if (!refusal) return null;
  const why = refusal === 'study' ? t(audience?.study === 'graduated' ? 'why.notGraduated' : 'why.notCurrent') : t(`why.${refusal}`);
  const ofProfile = refusal !== 'labels' && exists('profile');
  return (
    <section className={styles.card} aria-labelledby={`not-for-me-${schoolId}`}>
      <h2 id={`not-for-me-${schoolId}`} dir="auto">
        {t('some', { school: name })}
      </h2>
      <AudienceList audience={audience} />
      <p>{why}</p>
      {ofProfile ? (
        <div className={styles.row}>
          <LinkButton href={href('profile', {}, { scrollTo: 'educations' })}>{t('toStudies')}</LinkButton>
        </div>
      ) : null}
    </section>
  );
}
