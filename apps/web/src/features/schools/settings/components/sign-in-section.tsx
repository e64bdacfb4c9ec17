// The language of the school's own pages, what they offer besides the password, and how its students sign in with the school to be verified.

import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES } from '@fairway/rules/locales';
import { Checkbox } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { useTranslations } from 'use-intl';
import { Section } from '../../../../lib/forms/section.tsx';
import { SignInSettings } from '../../../verification/staff/components/sign-in-settings.tsx';
import { useDraft } from '../draft.ts';
import type { SchoolSettings } from '../queries.ts';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

const PROVIDERS = { google: 'Google', linkedin: 'LinkedIn', facebook: 'Facebook', wechat: 'WeChat' } as const;
type Provider = keyof typeof PROVIDERS;

export function SignInSection({ settings }: { settings: SchoolSettings }) {
  return (
    <>
      <LocalePart settings={settings} />
      <SocialPart settings={settings} />
      {/* Secrets and certificates: other staff are told that there is nothing. */}
      {settings.can.edit ? <SignInSettings schoolId={settings.schoolId} /> : null}
    </>
  );
}

function LocalePart({ settings }: { settings: SchoolSettings }) {
  const t = useTranslations('school-settings.signIn');
  const draft = useDraft(settings, ({ locale }) => ({ locale }));
  return (
    <Section id="locale" title={t('locale')} text={t('localeText')}>
      <SettingsForm draft={draft} readOnly={!settings.can.edit}>
        {() => (
          <Select
            label={t('localeLabel')}
            value={draft.values.locale}
            options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
            onChange={(event) => draft.change({ locale: LOCALES.find((one) => one === event.currentTarget.value) ?? 'en' })}
          />
        )}
      </SettingsForm>
    </Section>
  );
}

function SocialPart({ settings }: { settings: SchoolSettings }) {
  const t = useTranslations('school-settings.signIn');
  const draft = useDraft(settings, ({ socialAuths }) => ({ socialAuths }));
  const { socialAuths } = draft.values;
  const offer = (provider: Provider, isOn: boolean) =>
    draft.change({
      socialAuths: (Object.keys(PROVIDERS) as Provider[]).filter((one) => (one === provider ? isOn : socialAuths.includes(one))),
    });
  return (
    <Section id="social" title={t('social')} text={t('socialText')}>
      <p className={styles.note}>{settings.hosts.length > 0 ? t('hosts', { hosts: settings.hosts.join(', ') }) : t('noHosts')}</p>
      <SettingsForm draft={draft} readOnly={!settings.can.edit}>
        {() => (
          <fieldset className={styles.plain}>
            <legend className="fw-hidden">{t('social')}</legend>
            {(Object.keys(PROVIDERS) as Provider[]).map((provider) => (
              <Checkbox
                key={provider}
                label={PROVIDERS[provider]}
                checked={socialAuths.includes(provider)}
                onChange={(event) => offer(provider, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        )}
      </SettingsForm>
    </Section>
  );
}
