// Where, beside what: a place with its suggestions, and how far around it where it has coordinates. Without scripts they are fields of the form.
import { formatters } from '@fairway/i18n/formatters';
import { RADII_KM } from '@fairway/rules/distance';
import type { ListOption } from '@fairway/ui/listbox';
import { Select } from '@fairway/ui/select';
import { SuggestField } from '@fairway/ui/suggest-field';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import type { JobsAddress } from '../job-address.ts';
import type { PlaceAsked } from '../queries.ts';

/** @rule pages.46 */
export function WhereFields({ address, place }: { address: JobsAddress; place: PlaceAsked | undefined }) {
  const t = useTranslations('jobs.search');
  const list = useTranslations('ui.list');
  const api = useApi();
  const { locale } = useBoot();
  const { kilometres } = formatters({ locale, timeZone: 'UTC', now: new Date(0) });
  const { where, radiusKm } = address;
  const canWiden = where !== '' && (radiusKm > 0 || place?.canWiden === true);

  async function load(q: string, signal: AbortSignal): Promise<ListOption[]> {
    const { data } = await api.call.GET('/api/v1/suggestion/places', { params: { query: { q, locale } }, signal });
    return (data?.places ?? []).map(({ label, kind }) => ({
      value: label,
      label,
      hint: t(`places.${kind}`),
      icon: <IconMapPin aria-hidden />,
    }));
  }

  return (
    <>
      <SuggestField
        name="where"
        label={t('where')}
        placeholder={t('wherePlaceholder')}
        clearLabel={t('clearWhere')}
        icon={<IconMapPin size={18} aria-hidden />}
        value={where}
        load={load}
        texts={{ empty: list('empty'), loading: list('loading'), failed: list('failed'), count: (count) => list('count', { count }) }}
      />
      {canWiden ? (
        <div>
          <Select
            key={radiusKm}
            name="radius"
            label={t('radius')}
            labelHidden
            defaultValue={`${radiusKm}`}
            options={[
              { value: '0', label: t('exactly') },
              ...RADII_KM.map((km) => ({ value: `${km}`, label: t('within', { distance: kilometres(km) }) })),
            ]}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          />
        </div>
      ) : null}
    </>
  );
}
