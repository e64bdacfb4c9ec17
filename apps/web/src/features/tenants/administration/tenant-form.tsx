// Everything of a tenant that can be set, in one form: it is saved whole, and an edit of an older one is refused.

import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { COUNTRIES } from '@fairway/rules/countries';
import { LOCALES, type Locale } from '@fairway/rules/locales';
import { PHONE_HOME } from '@fairway/rules/phone-country';
import { Checkbox, Radio } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { BrandPreview } from '../../../lib/console/brand-preview.tsx';
import styles from '../../../lib/console/parts.module.css';
import { PickField } from '../../../lib/console/pick-field.tsx';
import { useGoTo } from '../../../lib/console/use-go-to.ts';
import { type RecordForm, useRecordForm } from '../../../lib/forms/record-form.ts';
import { SaveForm } from '../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { loadSchools } from '../../schools/components/find-schools.ts';
import { ColorField } from './color-field.tsx';
import { type Tenant, useKeepTenant } from './queries.ts';
import { bodyOf, draftOf, LINKS, PROVIDERS, type TenantDraft } from './tenant-draft.ts';

/** They look like arguments of a message, so they are ones. */
const PLACEHOLDERS = { url: '{url}', language: '{language}', source: '{source}' };
const PROVIDER_NAMES = { google: 'Google', linkedin: 'LinkedIn', facebook: 'Facebook', wechat: 'WeChat' };

export function TenantForm({ tenant }: { tenant?: Tenant }) {
  const words = useTranslations('admin');
  const api = useApi();
  const keep = useKeepTenant();
  // The logo is stored apart from the form (tenant-logo.tsx); an edit leaves it as it is.
  const logo = tenant?.logo ?? null;
  const form = useRecordForm({
    begin: () => draftOf(tenant),
    draftOf,
    done: words('saved'),
    send: (typed) =>
      tenant
        ? api.call.PUT('/api/v1/admin/tenants/{id}', {
            params: { path: { id: tenant.id } },
            body: { ...bodyOf(typed), logo, updatedAt: tenant.updatedAt },
          })
        : api.call.POST('/api/v1/admin/tenants', { body: { ...bodyOf(typed), logo } }),
    onWritten: keep,
  });
  useGoTo('admin-tenant', tenant ? undefined : form.kept.id);
  return (
    <SaveForm {...form.frame} label={words('save')}>
      <Basics {...form} />
      <Brand {...form} logo={logo} />
      <Place {...form} />
      <Access {...form} />
      <Links {...form} />
      <SchoolPart {...form} school={tenant?.school ?? null} />
    </SaveForm>
  );
}

type PartProps = RecordForm<TenantDraft>;

function Basics({ text, tick, faultAt, saving }: PartProps) {
  const t = useTranslations('admin.tenant');
  const words = useTranslations('admin');
  return (
    <Part title={t('basics')} text={t('basicsText')}>
      <div className={styles.pair}>
        <TextField label={words('tenants.name')} maxLength={120} required error={faultAt('name')} {...text('name')} />
        <TextField
          label={words('tenants.slug')}
          maxLength={40}
          required
          hint={words('schools.slugForm')}
          error={(faultAt('slug') && words('schools.slugForm')) ?? saving.errorOf('tenants.slug_taken')}
          {...text('slug')}
        />
      </div>
      <TextArea
        label={words('tenants.hosts')}
        hint={t('hostsHint')}
        rows={3}
        error={faultAt('hosts') ?? saving.errorOf('tenants.host_taken', 'tenants.host_wrong')}
        {...text('hosts')}
      />
      <Checkbox label={t('isDefault')} {...tick('isDefault')} />
      <Checkbox label={t('production')} {...tick('production')} />
    </Part>
  );
}

function Brand({ draft, set, logo }: PartProps & { logo: string | null }) {
  const t = useTranslations('admin.tenant');
  return (
    <Part title={t('brand')} text={t('brandText')}>
      <div className={styles.pair}>
        <ColorField label={t('primaryColor')} value={draft.primaryColor} onChange={(value) => set('primaryColor', value)} />
        <ColorField label={t('secondaryColor')} value={draft.secondaryColor} onChange={(value) => set('secondaryColor', value)} />
      </div>
      <BrandPreview
        name={draft.name}
        logo={logo}
        primary={draft.primaryColor}
        secondary={draft.secondaryColor}
        words={{ title: t('look.title'), link: t('look.link'), tag: t('look.tag'), button: t('look.button') }}
      />
    </Part>
  );
}

function Place({ draft, set, text, saving }: PartProps) {
  const t = useTranslations('admin.tenant');
  const words = useTranslations('admin');
  const formats = useReaderFormats();
  const countries = COUNTRIES.map((code) => ({ value: code as string, label: formats.country(code) })).sort((a, b) =>
    a.label.localeCompare(b.label),
  );
  return (
    <Part title={t('place')}>
      <div className={styles.pair}>
        <Select
          label={t('locale')}
          options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
          value={draft.locale}
          onChange={(event) => set('locale', event.currentTarget.value as Locale)}
        />
        <Select label={t('country')} emptyLabel={words('notSet')} options={countries} {...text('countryCode')} />
      </div>
      <Select label={t('phoneCountry')} options={[{ value: PHONE_HOME, label: t('phoneHome') }, ...countries]} {...text('phoneCountry')} />
      <TextField label={t('zone')} maxLength={60} list="zones" error={saving.errorOf('InvalidTimeZone')} {...text('zone')} />
      <datalist id="zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </Part>
  );
}

function Access({ draft, set, tick }: PartProps) {
  const t = useTranslations('admin.tenant');
  return (
    <Part title={t('access')}>
      <fieldset className={styles.choices}>
        <legend>{t('socialAuths')}</legend>
        {PROVIDERS.map((provider) => (
          <Checkbox
            key={provider}
            label={PROVIDER_NAMES[provider]}
            checked={draft.socialAuths.includes(provider)}
            onChange={(event) => {
              const chosen = event.currentTarget.checked;
              set(
                'socialAuths',
                PROVIDERS.filter((one) => (one === provider ? chosen : draft.socialAuths.includes(one))),
              );
            }}
          />
        ))}
      </fieldset>
      <Either
        legend={t('consent')}
        options={(['implied', 'explicit'] as const).map((value) => ({ value, label: t(value) }))}
        value={draft.consent}
        onChange={(value) => set('consent', value)}
      />
      <Either
        legend={t('accounts')}
        options={(['plain', 'discreet'] as const).map((value) => ({ value, label: t(value) }))}
        value={draft.accounts}
        onChange={(value) => set('accounts', value)}
      />
      <Checkbox label={t('secondFactor')} {...tick('administratorsNeedSecondFactor')} />
    </Part>
  );
}

function Links({ text, faultAt }: PartProps) {
  const t = useTranslations('admin.tenant');
  return (
    <Part title={t('links')}>
      <TextField label={t('supportEmail')} type="email" maxLength={254} error={faultAt('supportEmail')} {...text('supportEmail')} />
      <div className={styles.pair}>
        {LINKS.map((name) => (
          <TextField key={name} label={t(name)} hint={t('linkHint')} type="url" maxLength={500} error={faultAt(name)} {...text(name)} />
        ))}
      </div>
      <TextField
        label={t('translator')}
        hint={t('translatorHint', PLACEHOLDERS)}
        type="url"
        maxLength={500}
        error={faultAt('translatorTemplate')}
        {...text('translatorTemplate')}
      />
    </Part>
  );
}

function SchoolPart({ draft, set, tick, school }: PartProps & { school: Tenant['school'] }) {
  const t = useTranslations('admin.tenant');
  const words = useTranslations('admin');
  const api = useApi();
  return (
    <Part title={t('schoolPart')} text={t('schoolText')}>
      <PickField
        label={words('tenants.school')}
        value={draft.school}
        onChange={(chosen) => set('school', chosen)}
        load={(typed, signal) => loadSchools(api, typed, signal)}
      />
      {school && (!school.hasLogo || !school.hasDomain) ? <p className={styles.muted}>{t('incomplete')}</p> : null}
      <Checkbox label={t('needsSchool')} {...tick('needsSchool')} />
    </Part>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {text ? <p className={styles.muted}>{text}</p> : null}
      {children}
    </fieldset>
  );
}

type EitherProps<V extends string> = { legend: string; options: { value: V; label: string }[]; value: V; onChange: (value: V) => void };

/** One of a few sentences, which wrap as no list to unfold does. */
function Either<V extends string>({ legend, options, value, onChange }: EitherProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map((one) => (
        <Radio key={one.value} name={name} label={one.label} checked={one.value === value} onChange={() => onChange(one.value)} />
      ))}
    </fieldset>
  );
}
