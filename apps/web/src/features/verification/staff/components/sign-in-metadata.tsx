// The metadata of a SAML provider in the form of a sign-in: where it stands, or the document itself, and what was read of it.
import '../../../../lib/later-messages.ts';
import type { components } from '@fairway/client/api.gen';
import { formatters } from '@fairway/i18n/formatters';
import { endsSoon, lastEnd } from '@fairway/rules/sign-in-certificates';
import { Banner } from '@fairway/ui/banner';
import { FileDrop } from '@fairway/ui/file-drop';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../../lib/boot.ts';
import { readersTimeZone } from '../../../../lib/time-zone.ts';
import styles from '../../components/methods/methods.module.css';

type Stored = components['schemas']['SchoolSignIn'];
const METADATA_BYTES = 500_000;

/** What a save says of the metadata. A document beside an address that stayed as it was takes its place; an address that was emptied goes. */
export function metadataGiven({ metadata, metadataUrl }: { metadata: string; metadataUrl: string }, before: string | null) {
  const url = metadataUrl.trim();
  if (metadata.trim() !== '' && (url === '' || url === before)) return { metadata };
  if (url !== '') return { metadataUrl: url };
  return before === null ? {} : { metadataUrl: null };
}

const FETCH_FAULTS = ['unreachable', 'other_provider', 'provider_address'] as const;

/** A fault of metadata in words; undefined for one that is none of them. */
function useFaultWords() {
  const t = useTranslations('verification-methods.signIn');
  const fetching = useTranslations('sign-in-metadata.faults');
  return (fault: string | null | undefined) => {
    const fetched = FETCH_FAULTS.find((one) => one === fault);
    const read = FAULTS.find((one) => one === fault);
    return fetched ? fetching(fetched) : read && t(`fault.${read}`);
  };
}

function useFormats() {
  const { locale } = useBoot();
  return formatters({ locale, timeZone: readersTimeZone(), now: new Date() });
}

type AddressProps = {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
  stored: Stored | undefined;
  fault: string | undefined;
};

export function MetadataAddress({ value, onChange, stored, fault }: AddressProps) {
  const t = useTranslations('sign-in-metadata');
  const words = useFaultWords();
  const formats = useFormats();
  return (
    <>
      <TextField
        label={t('url')}
        hint={t('urlHint')}
        error={words(fault)}
        dir="ltr"
        inputMode="url"
        maxLength={2000}
        value={value}
        onChange={onChange}
      />
      {stored?.metadataReadAt ? (
        <p className={styles.note}>{t('readAt', { when: formats.when(new Date(stored.metadataReadAt)) })}</p>
      ) : null}
      {stored?.metadataFailedAt ? (
        <Banner meaning="warning">
          {t('failing', { when: formats.when(new Date(stored.metadataFailedAt)) })} {words(stored.metadataFault)}
        </Banner>
      ) : null}
    </>
  );
}

/** Said 30 days before the last certificate ends, and after it. */
function CertificateEnd({ stored }: { stored: Stored }) {
  const t = useTranslations('sign-in-metadata');
  const formats = useFormats();
  const now = new Date();
  const end = lastEnd(stored.certificates.map(({ endsAt }) => new Date(endsAt)));
  if (!end || !endsSoon(end, now)) return null;
  return <Banner meaning={end > now ? 'warning' : 'danger'}>{t(end > now ? 'ends' : 'ended', { date: formats.date(end) })}</Banner>;
}

/** The provider of the stored metadata. */
export function Provider({ stored }: { stored: Stored }) {
  const t = useTranslations('verification-methods.signIn');
  const formats = useFormats();
  return (
    <>
      <CertificateEnd stored={stored} />
      <dl className={styles.facts}>
        <dt>{t('entityId')}</dt>
        <dd>{stored.issuer}</dd>
        <dt>{t('ssoUrl')}</dt>
        <dd>{stored.ssoUrl}</dd>
        {stored.certificates.map(({ subject, fingerprint, endsAt }) => [
          <dt key={`${fingerprint} name`}>{t('certificate', { subject, date: formats.date(new Date(endsAt)) })}</dt>,
          <dd key={fingerprint}>{fingerprint}</dd>,
        ])}
      </dl>
    </>
  );
}

const FAULTS = [
  'not_xml',
  'document_type',
  'no_provider',
  'many_providers',
  'no_redirect',
  'no_certificate',
  'bad_certificate',
  'too_large',
] as const;

type MetadataProps = { value: string; kept: boolean; fault: string | undefined; onChange: (value: string) => void };

export function MetadataField({ value, kept, fault, onChange }: MetadataProps) {
  const t = useTranslations('verification-methods.signIn');
  const [refused, setRefused] = useState(false);
  const known = FAULTS.find((one) => one === fault);
  return (
    <>
      <TextArea
        label={t('metadataText')}
        hint={kept ? t('metadataKept') : undefined}
        error={known && t(`fault.${known}`)}
        dir="ltr"
        spellCheck={false}
        className={styles.mono}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FileDrop
        label={t('metadataFile')}
        hint={t('metadataFileHint')}
        extensions={['.xml', '.txt']}
        maxSizeBytes={METADATA_BYTES}
        error={refused ? t('metadataFileHint') : undefined}
        onRefused={() => setRefused(true)}
        onFile={(file) => {
          setRefused(false);
          void file.text().then(onChange);
        }}
      />
    </>
  );
}
