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
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import type { JobsAddress } from '../job-address.ts';
import type { PlaceAsked } from '../queries.ts';

/** Whether a name begins as it is typed, whatever its accents and capitals. */
export const begins = (name: string, typed: string, languageTag: string) =>
  new Intl.Collator(languageTag, { sensitivity: 'base' }).compare(name.slice(0, typed.length), typed) === 0;

type Props = { address: JobsAddress; place: PlaceAsked | undefined; words: FacetWords };

/** @rule pages.46, search.26 */
export function WhereFields({ address, place, words }: Props) {
  const t = useTranslations('jobs.search');
  const list = useTranslations('ui.list');
  const api = useApi();
  const { locale, languageTag } = useBoot();
  const { kilometres } = formatters({ locale, timeZone: 'UTC', now: new Date(0) });
  const { where, radiusKm } = address;
  const canWiden = where !== '' && (radiusKm > 0 || place?.canWiden === true);

  async function load(q: string, signal: AbortSignal): Promise<ListOption[]> {
    const { data } = await api.call.GET('/api/v1/suggestion/places', { params: { query: { q, locale } }, signal });
    const icon = <IconMapPin aria-hidden />;
    const places = (data?.places ?? []).map(({ label, kind }) => ({ value: label, label, hint: t(`places.${kind}`), icon }));
    // From anywhere is an answer to "where" too; the list reads it as the filter that it is.
    const label = words.nameOf('workplace', 'remote');
    const hint = words.filterName('workplace');
    return begins(label, q.trim(), languageTag) ? [{ value: label, label, hint, icon }, ...places] : places;
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
