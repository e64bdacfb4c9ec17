import { POSTING_LIMITS } from '@fairway/rules/posting-content';
import { Radio } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { useTranslations } from 'use-intl';
import parts from '../../../lib/console/parts.module.css';
import type { PartProps } from './autosave.ts';
import { QuestionsField } from './questions-field.tsx';

/** Those that this browser knows, and the one that is written. */
const zonesWith = (own: string) =>
  [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

const WAYS = ['inside', 'link'] as const;

/** How one applies, until when, and what is promised and asked. */
export function ApplyingPart({ content, set, faultAt }: PartProps) {
  const t = useTranslations('own-postings.form');
  return (
    <>
      <fieldset className={parts.choices}>
        <legend>{t('applies')}</legend>
        {WAYS.map((way) => (
          <Radio
            key={way}
            name="applies"
            label={t(`ways.${way}`)}
            hint={t(`wayHints.${way}`)}
            checked={content.applies === way}
            onChange={() => set({ applies: way })}
          />
        ))}
      </fieldset>
      {content.applies === 'link' ? (
        <TextField
          type="url"
          label={t('link')}
          required
          maxLength={POSTING_LIMITS.linkCharacters}
          error={faultAt('link')}
          value={content.link}
          onChange={(event) => set({ link: event.currentTarget.value })}
        />
      ) : (
        <>
          <TextField
            type="number"
            min={1}
            max={POSTING_LIMITS.replyDaysMost}
            label={t('replyDays')}
            hint={t('replyDaysHint')}
            value={content.replyDays ?? ''}
            onChange={(event) => {
              const days = Math.round(Number(event.currentTarget.value));
              set({ replyDays: days >= 1 ? Math.min(days, POSTING_LIMITS.replyDaysMost) : null });
            }}
          />
          <QuestionsField content={content} set={set} faultAt={faultAt} />
        </>
      )}
      <div className={parts.pair}>
        <TextField
          type="date"
          label={t('deadlineOn')}
          hint={t('deadlineHint')}
          error={faultAt('deadlineOn')}
          value={content.deadlineOn ?? ''}
          onChange={(event) => set({ deadlineOn: event.currentTarget.value || null })}
        />
        <Select
          label={t('zone')}
          error={faultAt('zone')}
          options={zonesWith(content.zone)}
          value={content.zone}
          onChange={(event) => set({ zone: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
