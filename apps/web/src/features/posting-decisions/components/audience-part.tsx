// Whom an employer writes a posting for: everybody, or students of schools that are found by their names.
import { POSTING_LIMITS } from '@fairway/rules/posting-content';
import { Radio } from '@fairway/ui/checkbox';
import { RemovableChip } from '@fairway/ui/chip';
import { ImagePlate } from '@fairway/ui/image-plate';
import { SearchSelect } from '@fairway/ui/search-select';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useListTexts } from '../../../lib/forms/list-texts.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from '../posting-decisions.module.css';

const SCHOOLS = '/api/v1/employer/organizations/{organizationId}/posting-schools';
type Props = {
  /** null: everybody. */
  schools: readonly number[] | null;
  onChange: (schools: readonly number[] | null) => void;
  error: string | undefined;
};
type ChosenProps = { schools: readonly number[]; onChange: (schools: readonly number[]) => void; error: string | undefined };
type Option = { value: string; label: string; hint?: string; icon?: ReactNode };

export function AudiencePart({ schools, onChange, error }: Props) {
  const t = useTranslations('own-postings.audience');
  const name = useId();
  // Who looks at the other choice finds their schools again.
  const [kept, setKept] = useState(schools ?? []);
  const change = (next: readonly number[]) => {
    setKept(next);
    onChange(next);
  };
  return (
    <>
      <Radio name={name} label={t('everybody')} hint={t('everybodyHint')} checked={schools === null} onChange={() => onChange(null)} />
      <Radio name={name} label={t('chosen')} hint={t('chosenHint')} checked={schools !== null} onChange={() => change(kept)} />
      {schools ? <Chosen schools={schools} onChange={change} error={error} /> : null}
    </>
  );
}

function Chosen({ schools, onChange, error }: ChosenProps) {
  const t = useTranslations('own-postings.audience');
  const api = useApi();
  const formats = useReaderFormats();
  const { organizationId } = useConsoleOrganization();
  const texts = { ...useListTexts(), empty: t('none') };
  const named = useQuery({
    ...api.query.queryOptions('get', SCHOOLS, { params: { path: { organizationId }, query: { ids: [...schools] } } }),
    enabled: schools.length > 0,
    placeholderData: (before) => before,
  });
  const [added, setAdded] = useState<Readonly<Record<number, string>>>({});
  const nameOf = (id: number) => named.data?.schools.find(({ schoolId }) => schoolId === id)?.name ?? added[id] ?? String(id);
  async function load(q: string, signal: AbortSignal): Promise<Option[]> {
    const query = { q: q.trim().slice(0, 200) };
    const { data } = await api.call.GET(SCHOOLS, { params: { path: { organizationId }, query }, signal });
    return (data?.schools ?? [])
      .filter(({ schoolId }) => !schools.includes(schoolId))
      .map((found) => ({
        ...{ value: String(found.schoolId), label: found.name, hint: found.country ? formats.country(found.country) : '' },
        icon: <ImagePlate src={found.logo} name={found.name} sizePx={28} />,
      }));
  }
  return (
    <>
      <SearchSelect<Option>
        label={t('school')}
        placeholder={t('searchSchool')}
        disabled={schools.length >= POSTING_LIMITS.schools}
        error={error}
        load={load}
        texts={texts}
        value={undefined}
        onChange={(option) => {
          if (!option) return;
          setAdded({ ...added, [Number(option.value)]: option.label });
          onChange([...schools, Number(option.value)]);
        }}
      />
      {schools.length > 0 ? (
        <ul className={styles.chosen} aria-label={t('count', { count: schools.length })}>
          {schools.map((id) => (
            <li key={id}>
              <RemovableChip removeLabel={t('remove', { name: nameOf(id) })} onRemove={() => onChange(schools.filter((one) => one !== id))}>
                {nameOf(id)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
