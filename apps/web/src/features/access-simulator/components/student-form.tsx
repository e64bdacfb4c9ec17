// Whom to try with: a student of the school by search, or an invented one by their facts.
import { termName } from '@fairway/i18n/terms';
import { INVENTED_ADDRESSES, INVENTED_LACKS, INVENTED_YEARS } from '@fairway/rules/access-simulator';
import { EDUCATION_FIELDS, EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { VERIFICATION_STATES } from '@fairway/rules/verification';
import { Checkbox } from '@fairway/ui/checkbox';
import { Combobox } from '@fairway/ui/combobox';
import { Segmented } from '@fairway/ui/segmented';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { Card } from '../../../lib/console/card.tsx';
import { useListTexts } from '../../../lib/forms/list-texts.ts';
import { preparedMessages } from '../../../lib/messages.ts';
import { WHO } from '../simulation-address.ts';
import type { FormProps } from './form-parts.ts';
import styles from './simulator.module.css';

export function StudentForm(props: FormProps) {
  const t = useTranslations('access-simulator.form');
  const { wanted, change } = props;
  return (
    <Card title={t('student')}>
      <Segmented
        label={t('who')}
        value={wanted.who}
        onChange={(who) => change({ who })}
        options={WHO.map((value) => ({ value, label: t(value) }))}
      />
      {wanted.who === 'known' ? <KnownStudent {...props} /> : <InventedStudent {...props} />}
    </Card>
  );
}

function KnownStudent({ wanted, change, simulation, schoolId }: FormProps) {
  const t = useTranslations('access-simulator.form');
  const api = useApi();
  const texts = useListTexts();
  const load = async (q: string, signal: AbortSignal) => {
    const query = { q, pageSize: 25 as const };
    const { data } = await api.call.GET('/api/v1/staff/schools/{schoolId}/students', { params: { path: { schoolId }, query }, signal });
    return (data?.rows ?? []).map((row) => ({ value: row.id, label: row.name, hint: row.email ?? undefined }));
  };
  return (
    <Combobox
      label={t('find')}
      value={wanted.student ? { value: wanted.student, label: simulation?.studentName ?? '…', hint: undefined } : undefined}
      onChange={(option) => change({ who: 'known', student: option?.value ?? null })}
      load={load}
      texts={texts}
    />
  );
}

function InventedStudent({ wanted, change }: FormProps) {
  const t = useTranslations('access-simulator');
  const states = useTranslations('students.states');
  const { locale } = useBoot();
  const messages = preparedMessages(locale);
  const years = Array.from({ length: INVENTED_YEARS.most }, (_, at) => String(at + INVENTED_YEARS.least));
  return (
    <div className={styles.fields}>
      <Select
        label={t('form.state')}
        value={wanted.state}
        onChange={(event) => change({ state: event.currentTarget.value })}
        options={VERIFICATION_STATES.map((value) => ({ value, label: states(value) }))}
      />
      <TextField
        type="date"
        label={t('form.verifiedUntil')}
        value={wanted.verifiedUntil ?? ''}
        disabled={wanted.state !== 'verified'}
        onChange={(event) => change({ verifiedUntil: event.currentTarget.value || null })}
      />
      <Select
        label={t('form.level')}
        value={wanted.level ?? ''}
        emptyLabel={t('form.noLevel')}
        onChange={(event) => change({ level: event.currentTarget.value || null })}
        options={EDUCATION_LEVELS.map((value) => ({ value, label: termName(messages, 'educationLevels', value) }))}
      />
      <Select
        label={t('form.field')}
        value={wanted.field ?? ''}
        emptyLabel={t('form.noField')}
        onChange={(event) => change({ field: event.currentTarget.value || null })}
        options={EDUCATION_FIELDS.map((value) => ({ value, label: termName(messages, 'educationFields', value) }))}
      />
      <TextField
        type="date"
        label={t('form.endsOn')}
        value={wanted.endsOn ?? ''}
        onChange={(event) => change({ endsOn: event.currentTarget.value || null })}
      />
      <Select
        label={t('form.year')}
        value={wanted.year === undefined ? '' : String(wanted.year)}
        emptyLabel="–"
        onChange={(event) => change({ year: event.currentTarget.value || null })}
        options={years.map((value) => ({ value, label: value }))}
      />
      <Select
        label={t('form.address')}
        value={wanted.mail}
        onChange={(event) => change({ mail: event.currentTarget.value })}
        options={INVENTED_ADDRESSES.map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      <fieldset className={styles.lacks}>
        <legend>{t('form.lacks')}</legend>
        {INVENTED_LACKS.map((lack) => (
          <Checkbox
            key={lack}
            label={t(`lack.${lack}`)}
            checked={wanted.lacks.includes(lack)}
            onChange={(event) =>
              change({ lacks: event.currentTarget.checked ? [...wanted.lacks, lack] : wanted.lacks.filter((one) => one !== lack) })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}
