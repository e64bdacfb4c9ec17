// What they want: an object, and the posting that it is about.
import { POSTING_OBJECTS, SIMULATED_OBJECTS } from '@fairway/rules/access-simulator';
import { Checkbox } from '@fairway/ui/checkbox';
import { Combobox } from '@fairway/ui/combobox';
import { Select } from '@fairway/ui/select';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card } from '../../../lib/console/card.tsx';
import { useListTexts } from '../../../lib/forms/list-texts.ts';
import { POSTINGS_PATH, type SimulatedPosting } from '../simulation-address.ts';
import type { FormProps } from './form-parts.ts';

export function ObjectForm({ wanted, change, simulation, schoolId }: FormProps) {
  const t = useTranslations('access-simulator');
  const api = useApi();
  const texts = useListTexts();
  const optionOf = ({ id, title, company: organization, isExclusive }: SimulatedPosting) => ({
    value: id,
    label: title,
    hint: isExclusive ? `${organization} · ${t('form.exclusive')}` : organization,
  });
  const load = async (q: string, signal: AbortSignal) => {
    const { data } = await api.call.GET(POSTINGS_PATH, { params: { path: { schoolId }, query: { q } }, signal });
    return (data?.postings ?? []).map(optionOf);
  };
  const shown = simulation?.posting?.id === wanted.posting && simulation?.posting ? optionOf(simulation.posting) : undefined;
  return (
    <Card title={t('form.object')}>
      <Select
        label={t('form.what')}
        value={wanted.object}
        onChange={(event) => change({ object: event.currentTarget.value })}
        options={SIMULATED_OBJECTS.map((value) => ({ value, label: t(`object.${value}`) }))}
      />
      {POSTING_OBJECTS.includes(wanted.object) ? (
        <Combobox
          label={t('form.posting')}
          hint={t('form.postingHint')}
          value={wanted.posting ? (shown ?? { value: wanted.posting, label: '…' }) : undefined}
          onChange={(option) => change({ posting: option?.value ?? null })}
          load={load}
          texts={texts}
        />
      ) : null}
      {wanted.object === 'postings' ? (
        <Checkbox
          label={t('form.leavesOut')}
          checked={wanted.leavesOut}
          onChange={(event) => change({ leavesOut: event.currentTarget.checked ? '1' : null })}
        />
      ) : null}
    </Card>
  );
}
