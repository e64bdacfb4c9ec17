import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { searchOptions } from '@fairway/rules/option-search';
import { Combobox } from '@fairway/ui/combobox';
import { Select } from '@fairway/ui/select';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SaveForm, Section } from '../../../lib/forms/section.tsx';
import { type User, useRefresh } from '../queries.ts';

const zoneOption = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });
const zones = () => ['UTC', ...Intl.supportedValuesOf('timeZone')].map(zoneOption);

/** The language of our mails and the zone of times. The language of the page is its address. */
export function LanguageSection({ user }: { user: User }) {
  const t = useTranslations('account.language');
  const api = useApi();
  const refresh = useRefresh();
  const saving = useSaving();
  const [chosen, setChosen] = useState({ locale: user.locale as Locale, timeZone: user.timeZone });
  const unchanged = chosen.locale === user.locale && chosen.timeZone === user.timeZone;
  const save = async () => {
    if (await saving.run(() => api.call.PUT('/identity/v1/user/me', { body: chosen }), t('saved'))) await refresh();
  };
  return (
    <Section id="language" title={t('title')} text={t('text')}>
      <SaveForm saving={saving} unchanged={unchanged} label={t('save')} onSave={save} claimed={['InvalidTimeZone']}>
        <Select
          label={t('language')}
          options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
          value={chosen.locale}
          onChange={(event) => setChosen({ ...chosen, locale: event.currentTarget.value as Locale })}
        />
        <Combobox
          label={t('timeZone')}
          value={zoneOption(chosen.timeZone)}
          onChange={(zone) => setChosen({ ...chosen, timeZone: zone?.value ?? 'UTC' })}
          load={async (text) => searchOptions(zones(), text)}
          texts={{
            loading: t('loading'),
            empty: t('noZone'),
            failed: t('noZone'),
            clear: t('clear'),
            count: (count) => t('zones', { count }),
          }}
          error={saving.errorOf('InvalidTimeZone')}
        />
      </SaveForm>
    </Section>
  );
}
