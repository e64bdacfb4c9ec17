// Who the school is: name and place, contact, logo, colours with what is doubtful about them, and how it looks.
import { ApiProblem } from '@fairway/client/problem';
import { mix, parseHex } from '@fairway/rules/colours';
import { colourWarnings, LOGO_BYTES, SCHOOL_TEXTS } from '@fairway/rules/school-settings';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { FileDrop } from '@fairway/ui/file-drop';
import { ImagePlate } from '@fairway/ui/image-plate';
import { Link } from '@fairway/ui/link';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { BrandPreview } from '../../../../lib/console/brand-preview.tsx';
import { useErrorText } from '../../../../lib/error-text.ts';
import { CountryField } from '../../../../lib/forms/country-field.tsx';
import { useSaving } from '../../../../lib/forms/saving.ts';
import { SavingProblem, Section } from '../../../../lib/forms/section.tsx';
import { uploadFile } from '../../../../lib/uploads.ts';
import { useDraft } from '../draft.ts';
import { type SchoolSettings, useSchoolCalls } from '../queries.ts';
import looks from './profile.module.css';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

type Props = { settings: SchoolSettings };

export function ProfileSection({ settings }: Props) {
  return (
    <>
      <IdentityPart settings={settings} />
      <LogoPart settings={settings} />
      <ColourPart settings={settings} />
      <ContactPart settings={settings} />
    </>
  );
}

function IdentityPart({ settings }: Props) {
  const t = useTranslations('school-settings.profile');
  const draft = useDraft(settings, ({ name, webAddress, city, countryCode }) => ({ name, webAddress, city, countryCode }));
  const { values, change } = draft;
  return (
    <Section id="identity" title={t('identity')} text={t('identityText')}>
      <SettingsForm draft={draft} readOnly={!settings.can.edit}>
        {(errorOf) => (
          <>
            <TextField
              label={t('name')}
              required
              maxLength={SCHOOL_TEXTS.name}
              value={values.name}
              error={errorOf('name')}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <TextField
              label={t('webAddress')}
              type="url"
              inputMode="url"
              maxLength={SCHOOL_TEXTS.webAddress}
              value={values.webAddress ?? ''}
              error={errorOf('webAddress')}
              onChange={(event) => change({ webAddress: event.currentTarget.value || null })}
            />
            <div className={styles.pair}>
              <TextField
                label={t('city')}
                maxLength={SCHOOL_TEXTS.city}
                value={values.city ?? ''}
                error={errorOf('city')}
                onChange={(event) => change({ city: event.currentTarget.value || null })}
              />
              <CountryField
                label={t('country')}
                value={values.countryCode}
                error={errorOf('countryCode')}
                onChange={(countryCode) => change({ countryCode })}
              />
            </div>
          </>
        )}
      </SettingsForm>
    </Section>
  );
}

function ContactPart({ settings }: Props) {
  const t = useTranslations('school-settings.profile');
  const draft = useDraft(settings, ({ contactEmail, subDomain }) => ({ contactEmail, subDomain }));
  const { values, change } = draft;
  return (
    <Section id="contact" title={t('contact')} text={t('contactText')}>
      <SettingsForm draft={draft} readOnly={!settings.can.edit} claimed={['settings.sub_domain_taken']}>
        {(errorOf, saving) => (
          <>
            <TextField
              label={t('contactEmail')}
              type="email"
              autoComplete="off"
              value={values.contactEmail ?? ''}
              error={errorOf('contactEmail')}
              onChange={(event) => change({ contactEmail: event.currentTarget.value || null })}
            />
            <TextField
              label={t('subDomain')}
              hint={values.subDomain ? t('subDomainAddress', { host: values.subDomain + settings.subDomainEnding }) : t('subDomainHint')}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={63}
              value={values.subDomain ?? ''}
              error={errorOf('subDomain') ?? saving.errorOf('settings.sub_domain_taken')}
              onChange={(event) => change({ subDomain: event.currentTarget.value.trim().toLowerCase() || null })}
            />
            {settings.ownAddress ? (
              <p className={styles.note}>
                <Link href={settings.ownAddress} target="_blank">
                  {t('visitOwnPages')}
                </Link>
              </p>
            ) : null}
          </>
        )}
      </SettingsForm>
    </Section>
  );
}

function LogoPart({ settings }: Props) {
  const t = useTranslations('school-settings.profile');
  const saving = useSaving();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const { api, at, schoolId, keepSettings } = useSchoolCalls();
  const upload = (file: File) =>
    saving.run(async () => {
      keepSettings(await uploadFile<SchoolSettings>({ path: `/api/v1/staff/schools/${schoolId}/logo`, field: 'logo', file }));
      showToast({ kind: 'success', text: t('logoSaved') });
    });
  const remove = async () => {
    const label = t('removeLogo');
    if (!(await dialogs.confirm({ title: label, text: t('removeLogoText'), confirmLabel: label, danger: true }))) return;
    await saving.run(async () => {
      const { data } = await api.call.DELETE('/api/v1/staff/schools/{schoolId}/logo', { params: at });
      keepSettings(data);
      showToast({ kind: 'success', text: t('logoRemoved') });
    });
  };
  const problem = saving.problem ? errorText(saving.problem) : undefined;
  return (
    <Section id="logo" title={t('logo')} text={t('logoText')}>
      <div className={styles.logo}>
        <ImagePlate src={settings.logo} name={settings.name} sizePx={72} />
        {settings.can.edit && settings.logo ? (
          <Button size="small" busy={saving.busy} onClick={remove}>
            {t('removeLogo')}
          </Button>
        ) : null}
      </div>
      {settings.can.edit ? (
        <FileDrop
          label={t('chooseLogo')}
          hint={t('logoHint')}
          extensions={['.png', '.jpg', '.jpeg', '.webp', '.svg']}
          maxSizeBytes={LOGO_BYTES}
          disabled={saving.busy}
          error={problem}
          onFile={upload}
          onRefused={(issue) => void saving.run(() => Promise.reject(refusal(issue)))}
        />
      ) : (
        <SavingProblem saving={saving} />
      )}
    </Section>
  );
}

const refusal = (issue: 'type' | 'size') =>
  issue === 'size'
    ? new ApiProblem({ status: 413, code: 'settings.logo_large' })
    : new ApiProblem({ status: 415, code: 'settings.logo_type' });

function ColourPart({ settings }: Props) {
  const t = useTranslations('school-settings.profile');
  const draft = useDraft(settings, ({ primaryColor, secondaryColor }) => ({ primaryColor, secondaryColor }));
  const { values, change } = draft;
  const warnings = colourWarnings(values.primaryColor, values.secondaryColor);
  const readOnly = !settings.can.edit;
  return (
    <Section id="colours" title={t('colours')} text={t('coloursText')}>
      <SettingsForm draft={draft} readOnly={readOnly}>
        {(errorOf) => (
          <>
            <div className={styles.pair}>
              {(['primaryColor', 'secondaryColor'] as const).map((field) => (
                <ColourField
                  key={field}
                  label={t(field)}
                  pickLabel={t('pick', { name: t(field) })}
                  value={values[field]}
                  error={errorOf(field)}
                  onChange={(value) => change({ [field]: value })}
                />
              ))}
            </div>
            <div role="status" className={looks.warnings}>
              {warnings.map((warning) => (
                <p key={warning.field + warning.code} className={looks.warning}>
                  <IconAlertTriangle size={18} aria-hidden />
                  <span>
                    {t(warning.field)}:{' '}
                    {warning.code === 'alike' ? t('alike') : t('lowContrast', { ratio: warning.ratio, used: warning.used })}
                  </span>
                </p>
              ))}
            </div>
            <BrandPreview
              name={settings.name}
              logo={settings.logo}
              primary={values.primaryColor}
              secondary={values.secondaryColor}
              words={{ title: t('preview'), link: t('previewLink'), tag: t('previewTag'), button: t('previewButton') }}
            />
          </>
        )}
      </SettingsForm>
    </Section>
  );
}

type ColourFieldProps = {
  label: string;
  pickLabel: string;
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
};

function ColourField({ label, pickLabel, value, error, onChange }: ColourFieldProps) {
  return (
    <div className={looks.colour}>
      <input
        type="color"
        aria-label={pickLabel}
        value={value && parseHex(value) ? mix(value, value, 0) : '#888888'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <TextField
        label={label}
        maxLength={7}
        spellCheck={false}
        placeholder="#0f6b57"
        value={value ?? ''}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    </div>
  );
}
