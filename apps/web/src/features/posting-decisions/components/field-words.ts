// What a posting says of one of its fields, in the reader's words: for its facts, and for what changed.
import type { PostingContent } from '@fairway/rules/posting-content';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { useSalaryText } from '../../jobs/components/salary-text.ts';
import type { SchoolPosting } from '../queries.ts';

export type ShownContent = Omit<SchoolPosting['content'], 'html'>;
/** Every field but the text, which is compared by its words. */
export type ShownField = Exclude<keyof PostingContent, 'html' | 'schools'>;

/** Empty: it says nothing. */
export function useFieldWords(): (content: ShownContent, field: ShownField) => string {
  const terms = useTranslations('terms');
  const form = useTranslations('own-postings.form');
  const t = useTranslations('school-postings');
  const formats = useReaderFormats();
  const salaryText = useSalaryText();
  const day = (on: string | null) => (on ? formats.date(new Date(`${on}T12:00:00Z`)) : '');
  const joined = (values: readonly string[]) => values.join(' · ');
  return (content, field) => {
    switch (field) {
      case 'places':
        return joined(content.places.map(({ city, country }) => [city, formats.country(country)].filter(Boolean).join(', ')));
      case 'employmentTypes':
        return joined(content.employmentTypes.map((value) => terms(`employmentTypes.${value}`)));
      case 'categories':
        return joined(content.categories.map((value) => terms(`jobCategories.${value}`)));
      case 'educationLevels':
        return joined(content.educationLevels.map((value) => terms(`educationLevels.${value}`)));
      case 'educationFields':
        return joined(content.educationFields.map((value) => terms(`educationFields.${value}`)));
      case 'skills':
        return joined(content.skills);
      case 'languages':
        return joined(content.languages.map((code) => formats.language(code)));
      case 'language':
        return formats.language(content.language);
      case 'workplace':
        return content.workplace ? form(`workplaces.${content.workplace}`) : '';
      case 'pay':
        return content.pay ? form(`pays.${content.pay}`) : '';
      case 'salary':
        return salaryText(content.salary) ?? '';
      case 'sponsorship':
        return content.sponsorship ? form(`sponsorships.${content.sponsorship}`) : '';
      case 'startOn':
        return day(content.startOn);
      case 'startsNow':
        return content.startsNow ? t('one.startsNow') : '';
      case 'deadlineOn':
        return day(content.deadlineOn) || t('noDeadline');
      case 'applies':
        return content.applies === 'inside' ? t('one.inside') : t('one.link', { link: content.link });
      case 'questions':
        return joined(content.questions.map(({ text }) => text));
      default: {
        const value = content[field];
        return value === null ? '' : String(value);
      }
    }
  };
}
