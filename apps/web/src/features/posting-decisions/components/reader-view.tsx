// A posting as students of the school see it, with its facts: the text is the one that the server made safe.
import { Prose } from '@fairway/ui/prose';
import { useTranslations } from 'use-intl';
import { Card, Facts } from '../../../lib/console/card.tsx';
import type { SchoolPosting } from '../queries.ts';
import { type ShownField, useFieldWords } from './field-words.ts';

export function ReaderView({ posting }: { posting: SchoolPosting }) {
  const t = useTranslations('school-postings');
  const wordsOf = useFieldWords();
  const { content, state, elsewhere } = posting;
  const fact = (field: ShownField) => [t(`fields.${field}`), wordsOf(content, field)] as const;
  return (
    <>
      <Card title={t('one.facts')}>
        <Facts
          facts={[
            ...(['places', 'employmentTypes', 'workplace', 'salary', 'pay', 'startOn', 'startsNow', 'deadlineOn'] as const).map(fact),
            ...(
              ['categories', 'educationLevels', 'educationFields', 'languages', 'skills', 'sponsorship', 'applies', 'questions'] as const
            ).map(fact),
            [t('one.elsewhere'), t('one.elsewhereCount', elsewhere)],
          ]}
        />
      </Card>
      <Card title={t(state === 'approved' ? 'one.reader' : 'one.readerNot')}>
        <Prose html={content.html} lang={content.language} size="small" />
      </Card>
    </>
  );
}
