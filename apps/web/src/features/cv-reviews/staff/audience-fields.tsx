// Whose CVs the school reviews: part of the settings. Programs are looked up as they are typed, labels are few. @rule cv-reviews.2
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { REVIEW_AUDIENCE_MAX, REVIEW_STUDIES } from '@fairway/rules/review-audience';
import { RemovableChip } from '@fairway/ui/chip';
import { Select } from '@fairway/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { PickField } from '../../../lib/console/pick-field.tsx';
import { ChosenField } from '../../../lib/forms/chosen-field.tsx';
import styles from '../components/cv-reviews.module.css';
import type { CvReviewSettings } from '../queries.ts';

type Audience = CvReviewSettings['audience'];
type Chosen = Audience['labels'][number];
type Props = { schoolId: number; audience: Audience; onChange: (audience: Audience) => void };

/** As it is sent. */
export const audienceBody = ({ study, levels, programs, labels }: Audience) => ({
  study,
  levels: [...levels],
  programIds: programs.map(({ id }) => id),
  labelIds: labels.map(({ id }) => id),
});

export function AudienceFields({ schoolId, audience, onChange }: Props) {
  const t = useTranslations('cv-reviews.settings.audience');
  const terms = useTranslations('terms');
  const set = (changed: Partial<Audience>) => onChange({ ...audience, ...changed });
  const removeLabel = (name: string) => t('remove', { name });
  return (
    <fieldset className={styles.side}>
      <legend>{t('title')}</legend>
      <p className={styles.muted}>{t('text')}</p>
      <Select
        label={t('study')}
        options={REVIEW_STUDIES.map((value) => ({ value, label: t(`studies.${value}`) }))}
        value={audience.study}
        onChange={(event) => set({ study: REVIEW_STUDIES.find((one) => one === event.currentTarget.value) ?? 'any' })}
      />
      <ChosenField
        {...{ label: t('levels'), hint: t('levelsHint'), chosen: audience.levels, most: EDUCATION_LEVELS.length, removeLabel }}
        options={EDUCATION_LEVELS.map((value) => ({ value, label: terms(`educationLevels.${value}`) }))}
        onChange={(chosen) => set({ levels: EDUCATION_LEVELS.filter((level) => chosen.includes(level)) })}
      />
      <Programs {...{ schoolId, removeLabel }} chosen={audience.programs} onChange={(programs) => set({ programs })} />
      <Labels {...{ schoolId, removeLabel }} chosen={audience.labels} onChange={(labels) => set({ labels })} />
    </fieldset>
  );
}

type ChosenProps = {
  schoolId: number;
  chosen: readonly Chosen[];
  onChange: (chosen: Chosen[]) => void;
  removeLabel: (name: string) => string;
};

function Programs({ schoolId, chosen, onChange, removeLabel }: ChosenProps) {
  const t = useTranslations('cv-reviews.settings.audience');
  const api = useApi();
  const load = async (q: string, signal: AbortSignal) => {
    const path = '/api/v1/staff/schools/{schoolId}/programs';
    const { data } = await api.call.GET(path, { params: { path: { schoolId }, query: { q, pageSize: 25 } }, signal });
    const rows = (data?.rows ?? []).filter(({ id }) => !chosen.some((one) => one.id === id));
    return rows.map(({ id, name }) => ({ value: id, label: name }));
  };
  return (
    <div className={styles.side}>
      {chosen.length < REVIEW_AUDIENCE_MAX ? (
        <PickField
          key={chosen.length}
          label={t('programs')}
          value={undefined}
          load={load}
          onChange={(option) => option && onChange([...chosen, { id: option.value, name: option.label }])}
        />
      ) : null}
      {chosen.length > 0 ? (
        <ul className={styles.badges} aria-label={t('programs')}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <RemovableChip
                removeLabel={removeLabel(name ?? t('deleted'))}
                onRemove={() => onChange(chosen.filter((one) => one.id !== id))}
              >
                {name ?? t('deleted')}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Labels({ schoolId, chosen, onChange, removeLabel }: ChosenProps) {
  const t = useTranslations('cv-reviews.settings.audience');
  const path = { params: { path: { schoolId } } };
  const kept = useQuery(useApi().query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/students/filters', path)).data?.labels ?? [];
  const nameOf = (id: string) => kept.find((label) => label.id === id)?.name ?? chosen.find((one) => one.id === id)?.name ?? null;
  const ids = [...new Set([...kept.map(({ id }) => id), ...chosen.map(({ id }) => id)])];
  return (
    <ChosenField
      {...{ label: t('labels'), hint: t('labelsHint'), most: REVIEW_AUDIENCE_MAX, removeLabel }}
      options={ids.map((id) => ({ value: id, label: nameOf(id) ?? t('deleted') }))}
      chosen={chosen.map(({ id }) => id)}
      onChange={(labels) => onChange(labels.map((id) => ({ id, name: nameOf(id) })))}
    />
  );
}
