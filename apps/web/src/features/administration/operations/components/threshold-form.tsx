// From when on administrators are told.
import { THRESHOLD_NAMES, THRESHOLDS, type Threshold } from '@fairway/rules/platform-alerts';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import styles from '../../../../lib/console/parts.module.css';
import { useRecordForm } from '../../../../lib/forms/record-form.ts';
import { SaveForm } from '../../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { AlertThresholds } from '../queries.ts';

type Draft = Record<Threshold, string>;

const draftOf = (kept: AlertThresholds): Draft => Object.fromEntries(THRESHOLD_NAMES.map((name) => [name, `${kept[name]}`])) as Draft;
const bodyOf = (draft: Draft): AlertThresholds =>
  Object.fromEntries(THRESHOLD_NAMES.map((name) => [name, Number(draft[name])])) as AlertThresholds;

export function ThresholdForm({ kept }: { kept: AlertThresholds }) {
  const t = useTranslations('operations.alerts.thresholds');
  const words = useTranslations('admin');
  const formats = useReaderFormats();
  const api = useApi();
  const queries = useQueryClient();
  const form = useRecordForm({
    begin: () => draftOf(kept),
    draftOf,
    done: words('saved'),
    send: (draft) => api.call.PUT('/api/v1/admin/operations/alerts/thresholds', { body: bodyOf(draft) }),
    onWritten: (written: AlertThresholds) =>
      queries.setQueryData(api.query.queryOptions('get', '/api/v1/admin/operations/alerts/thresholds').queryKey, written),
  });
  return (
    <SaveForm {...form.frame} claimed={['validation']} label={words('save')}>
      <div className={styles.pair}>
        {THRESHOLD_NAMES.map((name) => {
          const bounds = t('bounds', { min: formats.number(THRESHOLDS[name].min), max: formats.number(THRESHOLDS[name].max) });
          const isWrong = form.faultAt(name) !== undefined;
          return (
            <TextField
              key={name}
              label={t(name)}
              inputMode="numeric"
              hint={bounds}
              error={isWrong ? bounds : undefined}
              {...form.text(name)}
            />
          );
        })}
      </div>
    </SaveForm>
  );
}
