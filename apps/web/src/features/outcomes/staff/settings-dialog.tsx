// Whether the school asks, and from when on. For its administrators. @rule outcomes.4
import { OUTCOME_LIMITS } from '@fairway/rules/outcomes';
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { type OutcomeSettings, SETTINGS } from '../queries.ts';
import styles from './report.module.css';

type Props = { settings: OutcomeSettings; schoolId: number };

function SettingsDialog({ settings, schoolId }: Props) {
  const t = useTranslations('outcome-reports.settings');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [isOn, setIsOn] = useState(settings.isOn);
  const [days, setDays] = useState(`${settings.opensDaysBefore}`);
  const { min, max } = OUTCOME_LIMITS.opensDaysBefore;
  const opensDaysBefore = days === '' ? Number.NaN : Number(days);
  const save = async () => {
    const body = { isOn, opensDaysBefore, updatedAt: settings.updatedAt };
    await api.call.PUT(SETTINGS, { params: { path: { schoolId } }, body });
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === SETTINGS });
    showToast({ kind: 'success', text: t('saved') });
  };
  return (
    <DialogFrame
      size="small"
      title={t('title')}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'save', label: t('save'), variant: 'primary', run: save, failedText: errorText },
      ]}
    >
      <Needed missing={!Number.isInteger(opensDaysBefore) || opensDaysBefore < min || opensDaysBefore > max} />
      <div className={styles.fields}>
        <Checkbox label={t('on')} checked={isOn} onChange={(event) => setIsOn(event.currentTarget.checked)} />
        <TextField
          label={t('days')}
          hint={t('daysHint')}
          type="number"
          min={min}
          max={max}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </div>
    </DialogFrame>
  );
}

function Needed({ missing }: { missing: boolean }) {
  useDisabledAction('save', missing);
  return null;
}

/** `await dialogs.open(outcomeSettingsDialog, { settings, schoolId })`. */
export const outcomeSettingsDialog = defineDialog<Props>('outcome-settings', SettingsDialog);
