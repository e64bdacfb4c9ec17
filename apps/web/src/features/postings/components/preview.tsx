// What readers will see, beside what is written: the text as the server makes it safe, and the facts.
import type { PostingContent } from '@fairway/rules/posting-content';
import { Chip } from '@fairway/ui/chip';
import { Prose } from '@fairway/ui/prose';
import { useTranslations } from 'use-intl';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { useSalaryText } from '../../jobs/components/salary-text.ts';
import type { OwnPosting, Recognized } from '../queries.ts';
import styles from './posting.module.css';

type Props = { content: PostingContent; recognized: Recognized | undefined; posting: OwnPosting };

export function Preview({ content, recognized }: Props) {
  const t = useTranslations('own-postings.preview');
  const list = useTranslations('own-postings.list');
  const form = useTranslations('own-postings.form');
  const terms = useTranslations('terms');
  const formats = useReaderFormats();
  const salaryText = useSalaryText();
  const { name } = useConsoleOrganization();
  const places = content.places.map(({ city, country }) => [city, formats.country(country)].filter(Boolean).join(', '));
  const chips = [
    ...content.employmentTypes.map((value) => terms(`employmentTypes.${value}`)),
    ...(content.workplace ? [form(`workplaces.${content.workplace}`)] : []),
    salaryText(content.salary) ?? (content.pay ? form(`pays.${content.pay}`) : ''),
    ...content.skills,
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <aside className={styles.preview} aria-labelledby="preview-title" tabIndex={0}>
      <h2 id="preview-title">{t('title')}</h2>
      <article className={styles.sheet} lang={content.language}>
        <h3>{content.title || list('untitled')}</h3>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.muted}>{places.join(' · ') || t('noPlace')}</p>
        {chips.length > 0 ? (
          <ul className={styles.chips}>
            {chips.map((chip) => (
              <li key={chip}>
                <Chip>{chip}</Chip>
              </li>
            ))}
          </ul>
        ) : null}
        {recognized?.html ? (
          <Prose html={recognized.html} lang={content.language} size="small" />
        ) : (
          <p className={styles.muted}>{t('noText')}</p>
        )}
        <dl className={styles.facts}>
          <dt>{form('deadlineOn')}</dt>
          <dd>{content.deadlineOn ? formats.date(new Date(`${content.deadlineOn}T12:00:00Z`)) : list('open')}</dd>
          {content.applies === 'inside' && content.replyDays ? (
            <>
              <dt>{form('replyDays')}</dt>
              <dd>{t('days', { count: content.replyDays })}</dd>
            </>
          ) : null}
        </dl>
      </article>
    </aside>
  );
}
