import { Select } from '@fairway/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import type { StudyValue } from '../../study-value.ts';
import type { EntryFieldsProps } from './entry-form.tsx';

/** The name that faults have for it. */
const FAULT = ['campusId'];

/**
 * Campuses of the listed program, else of the school: there with options only, to be chosen with two or more; of a program's own one has to
 * be. Campuses that cannot be read are none.
 */
export function CampusField({ value, onChange, errorOf, isNew, required }: EntryFieldsProps<StudyValue> & { required?: boolean }) {
  const t = useTranslations('entries.education');
  const optional = useTranslations('ui.field')('optional');
  const schoolId = value.school?.id ?? 0;
  const { data } = useQuery({
    ...useApi().query.queryOptions('get', '/api/v1/campuses/{schoolId}', { params: { path: { schoolId } } }),
    enabled: schoolId > 0 && value.campuses.length === 0,
    retry: false,
  });
  const isAsked = required === true || value.campuses.length > 1;
  const ofSchool = schoolId > 0 ? (data?.campuses ?? []) : [];
  const campuses = value.campuses.length > 0 ? value.campuses : ofSchool;
  const [only] = campuses;
  const isOnly = campuses.length === 1;
  // An entry that is only looked at does not change by it.
  const taken = isNew && isOnly && value.campus === null ? only : undefined;
  useEffect(() => {
    if (taken) onChange({ campus: taken }, FAULT);
  });
  if (!only) return null;
  return (
    <Select
      label={t('campus')}
      optional={isOnly || isAsked ? undefined : optional}
      emptyLabel={isAsked ? t('chooseCampus') : t('noCampus')}
      disabled={isOnly}
      value={isOnly ? only.id : (value.campus?.id ?? '')}
      error={errorOf('campusId')}
      options={campuses.map(({ id, name, city }) => ({ value: id, label: city && !name.includes(city) ? `${name}, ${city}` : name }))}
      onChange={(event) => onChange({ campus: campuses.find(({ id }) => id === event.currentTarget.value) ?? null }, FAULT)}
    />
  );
}
