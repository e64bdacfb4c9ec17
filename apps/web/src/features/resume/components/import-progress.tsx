// The reading, step by step: what was sent is counted, and the server tells when it has looked at the file and when it has read it.
// It cannot be closed. @rule imports.5
import { IMPORT_STEPS } from '@fairway/rules/profile-import';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { Progress } from '@fairway/ui/progress';
import { Spinner } from '@fairway/ui/spinner';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Flow } from './file-flow.ts';
import styles from './import-modal.module.css';

export function ImportProgress({ flow: { step, percent, given } }: { flow: Extract<Flow, { at: 'InProgress' }> }) {
  const t = useTranslations('resume.dialog');
  const now = IMPORT_STEPS.indexOf(step);
  const steps = 'link' in given ? IMPORT_STEPS.filter((one) => one === 'reading' || one === 'joining') : IMPORT_STEPS;
  return (
    <DialogFrame key="progress" title={t('title')} size="medium" closingDisabled busy>
      <div className={styles.step}>
        <ol className={styles.steps}>
          {steps.map((one) => {
            const place = IMPORT_STEPS.indexOf(one);
            const state = place < now ? 'stepDone' : place === now ? 'stepNow' : undefined;
            return (
              <li key={one} {...(state === 'stepNow' ? { 'aria-current': 'step' } : {})} data-state={state}>
                {state === 'stepDone' ? (
                  <IconCircleCheck size={20} aria-label={t('stepDone')} />
                ) : state === 'stepNow' ? (
                  <Spinner sizePx={20} />
                ) : (
                  <IconCircle size={20} aria-hidden />
                )}
                <span>{t(`steps.${one}`)}</span>
                {one === 'sending' && step === 'sending' ? <Progress percent={percent} label={t('steps.sending')} /> : null}
              </li>
            );
          })}
        </ol>
        <p role="status" className="fw-hidden">
          {t(`steps.${step}`)}
        </p>
        <p className={styles.muted}>{t('wait')}</p>
      </div>
    </DialogFrame>
  );
}
