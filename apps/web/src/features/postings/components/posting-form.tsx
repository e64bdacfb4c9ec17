// The form of a posting: one page, in the order in which readers ask. What was read in the text stands under the fields that it speaks of.
import { EDUCATION_FIELDS, EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES } from '@fairway/rules/jobs';
import { LANGUAGE_CODES } from '@fairway/rules/languages';
import { POSTING_LIMITS, type PostingContent } from '@fairway/rules/posting-content';
import { visibleCharacters } from '@fairway/rules/visible-characters';
import { SPONSORSHIPS, WORKPLACES } from '@fairway/rules/work-conditions';
import { Checkbox } from '@fairway/ui/checkbox';
import { RichTextEditor } from '@fairway/ui/rich-text-editor';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import parts from '../../../lib/console/parts.module.css';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { useRichTextLabels } from '../../candidates/components/rich-text-labels.ts';
import { AudiencePart } from '../../posting-decisions/components/audience-part.tsx';
import type { Recognized } from '../queries.ts';
import { ApplyingPart } from './applying-part.tsx';
import type { PartProps, Writing } from './autosave.ts';
import { ChosenField } from './chosen-field.tsx';
import { useFaultAt } from './fault-words.ts';
import { Hints } from './hints.tsx';
import { PayPart } from './pay-part.tsx';
import { PlacesField } from './places-field.tsx';
import styles from './posting.module.css';
import { Suggested } from './suggested.tsx';

type Props = { writing: Writing; recognized: Recognized | undefined };

export function PostingForm({ writing, recognized }: Props) {
  const t = useTranslations('own-postings.form');
  const faultAt = useFaultAt(writing);
  const { content, set } = writing;
  const part = { content, set, faultAt };
  return (
    <form className={styles.form} aria-label={t('label')} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={parts.part}>
        <legend>{t('parts.what')}</legend>
        <TextPart {...part} />
        <Hints recognized={recognized} />
      </fieldset>
      <fieldset className={parts.part}>
        <legend>{t('parts.who')}</legend>
        <KindPart {...part} recognized={recognized} />
      </fieldset>
      <fieldset className={parts.part}>
        <legend>{t('parts.where')}</legend>
        <PlacesField {...part} />
        <WorkPart {...part} />
      </fieldset>
      <fieldset className={parts.part}>
        <legend>{t('parts.pay')}</legend>
        <PayPart {...part} />
      </fieldset>
      <fieldset className={parts.part}>
        <legend>{t('parts.applying')}</legend>
        <ApplyingPart {...part} />
      </fieldset>
      <fieldset className={parts.part}>
        <legend>{t('parts.audience')}</legend>
        <AudiencePart schools={content.schools} onChange={(schools) => set({ schools })} error={faultAt('schools')} />
      </fieldset>
    </form>
  );
}

function TextPart({ content, set, faultAt }: PartProps) {
  const t = useTranslations('own-postings.form');
  const count = useTranslations('entries.writing');
  const labels = useRichTextLabels();
  const languages = useLanguages([content.language]);
  return (
    <>
      <TextField
        label={t('title')}
        hint={t('titleHint')}
        required
        maxLength={POSTING_LIMITS.titleCharacters}
        error={faultAt('title')}
        value={content.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <RichTextEditor
        label={t('html')}
        value={content.html || null}
        onChange={(html) => set({ html: html ?? '' })}
        error={faultAt('html')}
        maxCharacters={POSTING_LIMITS.textCharacters / 4}
        countCharacters={visibleCharacters}
        counterText={(used, max) => count('count', { used, max })}
        toolbarLabels={labels}
      />
      <Select
        label={t('language')}
        options={languages}
        value={content.language}
        onChange={(event) => set({ language: event.currentTarget.value })}
      />
    </>
  );
}

/** Languages by their names in the reader's, with those that are chosen already: Chromium cannot name the rarest, and "Aa" is no name. */
function useLanguages(chosen: readonly string[]) {
  const formats = useReaderFormats();
  const kept = chosen.join();
  return useMemo(
    () =>
      LANGUAGE_CODES.map((code) => ({ value: code, label: formats.language(code) }))
        .filter(({ value, label }) => label.toLowerCase() !== value || kept.split(',').includes(value))
        .sort((one, other) => formats.compare(one.label, other.label)),
    [formats, kept],
  );
}

function KindPart({ content, set, faultAt, recognized }: PartProps & { recognized: Recognized | undefined }) {
  const t = useTranslations('own-postings.form');
  const terms = useTranslations('terms');
  const languages = useLanguages(content.languages);
  const most = POSTING_LIMITS.chosen;
  const kinds = EMPLOYMENT_TYPES.map((value) => ({ value, label: terms(`employmentTypes.${value}`) }));
  const categories = JOB_CATEGORIES.map((value) => ({ value, label: terms(`jobCategories.${value}`) }));
  const levels = EDUCATION_LEVELS.map((value) => ({ value, label: terms(`educationLevels.${value}`) }));
  const fields = EDUCATION_FIELDS.map((value) => ({ value, label: terms(`educationFields.${value}`) }));
  return (
    <>
      <ChosenField
        {...{ most, label: t('employmentTypes'), options: kinds, chosen: content.employmentTypes, error: faultAt('employmentTypes') }}
        onChange={(chosen) => set({ employmentTypes: chosen as PostingContent['employmentTypes'] })}
      />
      <Suggested
        {...{ options: kinds, found: recognized?.employmentTypes, chosen: content.employmentTypes }}
        onTake={(chosen) => set({ employmentTypes: chosen as PostingContent['employmentTypes'] })}
      />
      <ChosenField
        {...{ most, label: t('categories'), options: categories, chosen: content.categories, error: faultAt('categories') }}
        onChange={(chosen) => set({ categories: chosen })}
      />
      <Suggested
        {...{ options: categories, found: recognized?.categories, chosen: content.categories }}
        onTake={(chosen) => set({ categories: chosen })}
      />
      <ChosenField
        {...{ most, label: t('educationLevels'), options: levels, chosen: content.educationLevels }}
        onChange={(chosen) => set({ educationLevels: chosen })}
      />
      <Suggested
        {...{ options: levels, found: recognized?.educationLevels, chosen: content.educationLevels }}
        onTake={(chosen) => set({ educationLevels: chosen })}
      />
      <ChosenField
        {...{ most, label: t('educationFields'), options: fields, chosen: content.educationFields }}
        onChange={(chosen) => set({ educationFields: chosen })}
      />
      <Suggested
        {...{ options: fields, found: recognized?.educationFields, chosen: content.educationFields }}
        onTake={(chosen) => set({ educationFields: chosen })}
      />
      <ChosenField
        {...{ most: POSTING_LIMITS.skills, label: t('skills'), hint: t('skillsHint'), options: [], chosen: content.skills, create: true }}
        onChange={(chosen) => set({ skills: chosen })}
      />
      <Suggested
        {...{ options: [], found: recognized?.skills, chosen: content.skills }}
        onTake={(chosen) => set({ skills: chosen.slice(0, POSTING_LIMITS.skills) })}
      />
      <ChosenField
        {...{ most: POSTING_LIMITS.languages, label: t('languages'), options: languages, chosen: content.languages }}
        onChange={(chosen) => set({ languages: chosen })}
      />
      <Suggested
        {...{ options: languages, found: recognized?.languages, chosen: content.languages }}
        onTake={(chosen) => set({ languages: chosen })}
      />
    </>
  );
}

function WorkPart({ content, set, faultAt }: PartProps) {
  const t = useTranslations('own-postings.form');
  const months = (name: 'monthsMin' | 'monthsMax') => ({
    type: 'number' as const,
    min: 0,
    max: POSTING_LIMITS.monthsMost,
    label: t(name),
    error: faultAt(name),
    value: content[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => {
      const value = event.currentTarget.value;
      set({ [name]: value === '' ? null : Math.min(POSTING_LIMITS.monthsMost, Math.max(0, Math.round(Number(value)))) });
    },
  });
  return (
    <>
      <Select
        label={t('workplace')}
        emptyLabel={t('unsaid')}
        options={WORKPLACES.map((value) => ({ value, label: t(`workplaces.${value}`) }))}
        value={content.workplace ?? ''}
        onChange={(event) => set({ workplace: WORKPLACES.find((one) => one === event.currentTarget.value) ?? null })}
      />
      <Select
        label={t('sponsorship')}
        hint={t('sponsorshipHint')}
        emptyLabel={t('unsaid')}
        options={SPONSORSHIPS.map((value) => ({ value, label: t(`sponsorships.${value}`) }))}
        value={content.sponsorship ?? ''}
        onChange={(event) => set({ sponsorship: SPONSORSHIPS.find((one) => one === event.currentTarget.value) ?? null })}
      />
      <div className={parts.pair}>
        <TextField
          type="date"
          label={t('startOn')}
          disabled={content.startsNow}
          value={content.startOn ?? ''}
          onChange={(event) => set({ startOn: event.currentTarget.value || null })}
        />
        <Checkbox
          label={t('startsNow')}
          checked={content.startsNow}
          onChange={(event) => set({ startsNow: event.currentTarget.checked, ...(event.currentTarget.checked ? { startOn: null } : {}) })}
        />
      </div>
      <div className={parts.pair}>
        <TextField {...months('monthsMin')} />
        <TextField {...months('monthsMax')} />
      </div>
    </>
  );
}
