import { EDUCATION_FIELDS } from '@fairway/rules/jobs';
import { ImagePlate } from '@fairway/ui/image-plate';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SchoolVerification } from '../../verification/components/school-verification.tsx';
import { isStudyCurrent, type StudyValue, type Verification } from '../study-value.ts';
import { EntryCard } from './entry-card.tsx';

type StudyCardProps = {
  study: StudyValue;
  /** As the profile says it; null and undefined: the school cannot be verified, or the study is not saved. */
  verification?: Verification | undefined;
  /** False: the person hid the warning that the school is not verified. */
  isWarned?: boolean;
  actions?: ReactNode;
};

/** The words of a field of study. */
function useFieldName(): (field: StudyValue['fields'][number]) => string {
  const t = useTranslations('terms.educationFields');
  return ({ id, name }) => {
    const known = EDUCATION_FIELDS.find((field) => field === id);
    return known ? t(known) : (name ?? id);
  };
}

/** One study as it is read: the school with its logo, program, level, field, campus, months. */
export function StudyCard({ study, verification = null, isWarned = true, actions }: StudyCardProps) {
  const t = useTranslations('entries.education');
  const levels = useTranslations('terms.educationLevels');
  const fieldName = useFieldName();
  const { school, customSchoolName, programName, levelId, fields, campus, start, end } = study;
  const name = school?.name ?? customSchoolName ?? '';
  const isCurrent = isStudyCurrent(end, new Date().toISOString().slice(0, 10));
  return (
    <EntryCard
      title={name}
      logo={<ImagePlate src={school?.logo} name={name} sizePx={44} />}
      facts={[programName, levelId && levels(levelId), ...fields.map(fieldName), campus?.name]}
      start={start}
      end={end}
      mark={isCurrent ? t('current') : undefined}
      actions={actions}
    >
      {school ? <SchoolVerification school={school} state={verification} isCurrent={isCurrent} isWarned={isWarned} /> : null}
    </EntryCard>
  );
}
