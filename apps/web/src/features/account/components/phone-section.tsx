// Phone: a country prefix and a number. The number data loads when the section is used first. @rule account.8
import { PHONE_HOME, phoneCountry } from '@fairway/rules/phone-country';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SaveForm, Section } from '../../../lib/forms/section.tsx';
import { useSession } from '../../../lib/session.ts';
import { type User, useRefresh } from '../queries.ts';
import styles from './account.module.css';

type Phone = { country: string; number: string };

const loadPhones = () => import('libphonenumber-js/min');

export function PhoneSection({ user }: { user: User }) {
  const t = useTranslations('account.phone');
  const { languageTag, tenant } = useBoot();
  const setting = tenant.phoneCountry;
  const lives = useHomeCountry(setting === PHONE_HOME);
  const api = useApi();
  const refresh = useRefresh();
  const saving = useSaving();
  const phones = useQuery({
    queryKey: ['phone numbers'],
    queryFn: loadPhones,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  }).data;
  const [edited, setEdited] = useState<Phone>();
  const stored = useMemo<Phone>(() => {
    const parsed = user.phoneNumber ? phones?.parsePhoneNumberFromString(user.phoneNumber) : undefined;
    const first = phoneCountry(setting, lives, (country) => phones?.isSupportedCountry(country) !== false);
    return { country: parsed?.country ?? first, number: parsed?.formatNational() ?? user.phoneNumber ?? '' };
  }, [phones, user.phoneNumber, setting, lives]);
  const options = useMemo(() => {
    if (!phones) return [{ value: stored.country, label: stored.country }];
    const names = new Intl.DisplayNames([languageTag], { type: 'region' });
    return phones
      .getCountries()
      .map((country) => ({ value: country, label: `${names.of(country) ?? country} (+${phones.getCountryCallingCode(country)})` }))
      .sort((a, b) => a.label.localeCompare(b.label, languageTag));
  }, [phones, languageTag, stored.country]);
  const phone = edited ?? stored;
  const [invalid, setInvalid] = useState(false);
  const save = async () => {
    const text = phone.number.trim();
    const parsed = phones?.parsePhoneNumberFromString(text, phone.country as 'NO');
    if (text !== '' && !parsed?.isValid()) {
      setInvalid(true);
      return;
    }
    const phoneNumber = text === '' ? null : (parsed?.number ?? text);
    if (!(await saving.run(() => api.call.PUT('/identity/v1/user/me', { body: { phoneNumber } }), t('saved')))) return;
    await refresh();
    setEdited(undefined);
  };
  const edit = (change: Partial<Phone>) => {
    setEdited({ ...phone, ...change });
    setInvalid(false);
    saving.clear();
  };
  const unchanged = phone.country === stored.country && phone.number.trim() === stored.number;
  return (
    <Section id="phone" title={t('title')} text={t('text')}>
      <SaveForm saving={saving} unchanged={unchanged || !phones} label={t('save')} onSave={save} claimed={['InvalidPhoneNumber']}>
        <div className={styles.pair}>
          <Select
            label={t('country')}
            autoComplete="tel-country-code"
            options={options}
            value={phone.country}
            onChange={(event) => edit({ country: event.currentTarget.value })}
          />
          <TextField
            label={t('number')}
            type="tel"
            autoComplete="tel-national"
            maxLength={40}
            value={phone.number}
            onChange={(event) => edit({ number: event.currentTarget.value })}
            error={invalid ? t('invalid') : saving.errorOf('InvalidPhoneNumber')}
          />
        </div>
      </SaveForm>
    </Section>
  );
}

/** The country of a candidate's profile, asked for where it is of use. */
function useHomeCountry(isWanted: boolean): string | null {
  const isCandidate = useSession()?.user?.roles.includes('Candidate') ?? false;
  const asked = useApi().query.queryOptions('get', '/api/v1/candidate/me', { params: { query: {} } });
  return useQuery({ ...asked, enabled: isWanted && isCandidate, retry: false }).data?.country ?? null;
}
