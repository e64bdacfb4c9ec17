// What the school offers: on or off, to whom, promise, points to mark, texts to begin with. For its administrators.
import { REVIEW_LIMITS } from '@fairway/rules/cv-reviews';
import { Button } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import styles from '../components/cv-reviews.module.css';
import { type CvReviewSettings, SETTINGS } from '../queries.ts';
import { AudienceFields, audienceBody } from './audience-fields.tsx';

type Props = { settings: CvReviewSettings; schoolId: number };
type Canned = CvReviewSettings['canned'][number] & { key: number };

/** Lines to points; a line that stood there before keeps its id, so that its marks stay. */
function pointsOf(lines: string, before: CvReviewSettings['rubric']) {
  const titles = [...new Set(lines.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  return titles.map((title) => ({ id: before.find((point) => point.title === title)?.id ?? crypto.randomUUID(), title }));
}

function SettingsDialog({ settings, schoolId }: Props) {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [isOn, setIsOn] = useState(settings.isOn);
  const [promiseDays, setPromiseDays] = useState(`${settings.promiseDays}`);
  const [rubric, setRubric] = useState(settings.rubric.flatMap(({ title }) => title ?? []).join('\n'));
  const [canned, setCanned] = useState<Canned[]>(settings.canned.map((one, key) => ({ ...one, key })));
  const [audience, setAudience] = useState(settings.audience);
  const change = (key: number, changes: Partial<Canned>) =>
    setCanned(canned.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const days = Number(promiseDays);
  const { min, max } = REVIEW_LIMITS.promiseDays;
  const save = async () => {
    const body = {
      isOn,
      promiseDays: days,
      rubric: pointsOf(rubric, settings.rubric),
      canned: canned.map(({ title, text }) => ({ title, text })),
      audience: audienceBody(audience),
      updatedAt: settings.updatedAt,
    };
    await api.call.PUT(SETTINGS, { params: { path: { schoolId } }, body });
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === SETTINGS });
    showToast({ kind: 'success', text: t('settings.saved') });
  };
  const complete = Number.isInteger(days) && days >= min && days <= max && canned.every((one) => one.title.trim() && one.text.trim());
  return (
    <DialogFrame
      size="medium"
      title={t('settings.title')}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'save', label: t('settings.save'), variant: 'primary', run: save, failedText: errorText },
      ]}
    >
      <Needed missing={!complete} />
      <div className={styles.side}>
        <Checkbox label={t('settings.on')} checked={isOn} onChange={(event) => setIsOn(event.currentTarget.checked)} />
        {isOn ? <AudienceFields {...{ schoolId, audience }} onChange={setAudience} /> : null}
        <TextField
          label={t('settings.promise')}
          type="number"
          min={min}
          max={max}
          value={promiseDays}
          onChange={(event) => setPromiseDays(event.currentTarget.value)}
        />
        <TextArea
          label={t('settings.rubric')}
          hint={t('settings.rubricHint')}
          value={rubric}
          onChange={(event) => setRubric(event.currentTarget.value)}
        />
        <fieldset className={styles.side}>
          <legend>{t('settings.canned')}</legend>
          {canned.map((one) => (
            <div key={one.key} className={styles.canned}>
              <TextField
                label={t('settings.cannedTitle')}
                maxLength={REVIEW_LIMITS.cannedTitleCharacters}
                value={one.title}
                onChange={(event) => change(one.key, { title: event.currentTarget.value })}
              />
              <TextArea
                label={t('settings.cannedText')}
                maxLength={REVIEW_LIMITS.commentCharacters}
                value={one.text}
                onChange={(event) => change(one.key, { text: event.currentTarget.value })}
              />
              <Button size="small" variant="quiet" onClick={() => setCanned(canned.filter(({ key }) => key !== one.key))}>
                {t('settings.removeCanned', { title: one.title })}
              </Button>
            </div>
          ))}
          {canned.length < REVIEW_LIMITS.cannedTexts ? (
            <Button
              size="small"
              onClick={() => setCanned([...canned, { key: Math.max(-1, ...canned.map(({ key }) => key)) + 1, title: '', text: '' }])}
            >
              {t('settings.addCanned')}
            </Button>
          ) : null}
        </fieldset>
      </div>
    </DialogFrame>
  );
}

function Needed({ missing }: { missing: boolean }) {
  useDisabledAction('save', missing);
  return null;
}

/** `await dialogs.open(settingsDialog, { settings, schoolId })`. */
export const settingsDialog = defineDialog<Props>('cv-review-settings', SettingsDialog);
