// The words of the banner, each in its language, and its times as the reader's clock says them.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { MAINTENANCE_CHARACTERS } from '@fairway/rules/maintenance';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useRecordForm } from '../../../../lib/forms/record-form.ts';
import { SaveForm, Section } from '../../../../lib/forms/section.tsx';
import type { Maintenance } from '../queries.ts';

const PATH = '/api/v1/admin/maintenance';
const MINUTE_MS = 60_000;

type Notice = Maintenance['notice'];
type Draft = Record<Locale, string> & { fromAt: string; untilAt: string };

/** As a field of day and time takes it, in the zone of this device. */
function localTime(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

const draftOf = ({ notice }: { notice: Notice }): Draft => ({
  ...(Object.fromEntries(LOCALES.map((locale) => [locale, notice?.texts[locale] ?? ''])) as Record<Locale, string>),
  fromAt: notice ? localTime(notice.fromAt) : '',
  untilAt: notice ? localTime(notice.untilAt) : '',
});
const isTime = (text: string) => !Number.isNaN(Date.parse(text));

export function MaintenanceForm({ notice }: { notice: Notice }) {
  const t = useTranslations('maintenance');
  const api = useApi();
  const queries = useQueryClient();
  const [tried, setTried] = useState(false);
  const form = useRecordForm({
    begin: () => draftOf({ notice }),
    draftOf,
    done: t('saved'),
    mayBeSent: ({ en, fromAt, untilAt }) => {
      setTried(true);
      return en.trim() !== '' && isTime(fromAt) && isTime(untilAt);
    },
    send: ({ fromAt, untilAt, ...texts }) =>
      api.call.PUT(PATH, { body: { texts, fromAt: new Date(fromAt).toISOString(), untilAt: new Date(untilAt).toISOString() } }),
    onWritten: (written: Maintenance) => queries.setQueryData(api.query.queryOptions('get', PATH).queryKey, written),
  });
  const { draft, text, saving } = form;
  const timeFault = (value: string) => (tried && !isTime(value) ? t('wrongTimes') : undefined);
  return (
    <SaveForm {...form.frame} label={t('save')} claimed={['maintenance.wrong_period']} wide>
      <Section id="times" title={t('times')} text={t('zone')}>
        <TextField label={t('from')} type="datetime-local" required error={timeFault(draft.fromAt)} {...text('fromAt')} />
        <TextField
          label={t('until')}
          type="datetime-local"
          required
          error={timeFault(draft.untilAt) ?? saving.errorOf('maintenance.wrong_period')}
          {...text('untilAt')}
        />
      </Section>
      <Section id="words" title={t('words')} text={t('wordsText')}>
        {LOCALES.map((locale) => (
          <TextArea
            key={locale}
            label={<span lang={languageTag(locale)}>{LOCALE_NAMES[locale]}</span>}
            lang={languageTag(locale)}
            rows={2}
            maxLength={MAINTENANCE_CHARACTERS}
            required={locale === 'en'}
            hint={locale !== 'en' && draft[locale].trim() === '' ? t('missing') : undefined}
            error={locale === 'en' && tried && draft.en.trim() === '' ? t('englishNeeded') : undefined}
            {...text(locale)}
          />
        ))}
      </Section>
    </SaveForm>
  );
}
