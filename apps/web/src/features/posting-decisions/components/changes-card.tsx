// What an employer changed since the school approved: each field before and now, and the text word by word.
import { changedFields, type PostingContent } from '@fairway/rules/posting-content';
import { textDifferences } from '@fairway/rules/text-differences';
import { useTranslations } from 'use-intl';
import { Card } from '../../../lib/console/card.tsx';
import styles from '../posting-decisions.module.css';
import type { SchoolPosting } from '../queries.ts';
import { type ShownField, useFieldWords } from './field-words.ts';

export function ChangesCard({ posting }: { posting: SchoolPosting }) {
  const t = useTranslations('school-postings');
  const wordsOf = useFieldWords();
  const { before, content, text } = posting;
  if (!before) return null;
  const whole = (of: object) => ({ ...of, html: '', schools: null }) as unknown as PostingContent;
  const fields = changedFields(whole(before.content), whole(content)) as ShownField[];
  return (
    <Card title={t('one.changes')}>
      <dl className={styles.changes}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{t(`fields.${field}`)}</dt>
            <dd>
              <del>
                <span className="fw-hidden">{t('one.before')}: </span>
                <bdi>{wordsOf(before.content, field) || t('one.nothing')}</bdi>
              </del>{' '}
              <ins>
                <span className="fw-hidden">{t('one.now')}: </span>
                <bdi>{wordsOf(content, field) || t('one.nothing')}</bdi>
              </ins>
            </dd>
          </div>
        ))}
        {before.text === text ? null : (
          <div>
            <dt>{t('fields.html')}</dt>
            <dd lang={content.language}>
              <TextChanges first={before.text} second={text} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function TextChanges({ first, second }: { first: string; second: string }) {
  const t = useTranslations('school-postings.one');
  return textDifferences(first, second).map(({ in: side, text }, at) => {
    // Parts have no names of their own, and keep their order.
    const key = `${at} ${side}`;
    if (side === 'both') return <span key={key}>{text} </span>;
    const Mark = side === 'first' ? 'del' : 'ins';
    return (
      <Mark key={key} aria-label={side === 'first' ? t('textOld', { text }) : t('textNew', { text })}>
        {text}{' '}
      </Mark>
    );
  });
}
