// The ways in which the school takes proof: an ordered list with switches and how long each holds; below it what two of them need, a roster and
// codes for class (the sign-in stands with the other sign-ins). Sorted by buttons, so by the keyboard too;
// the focus stays on the way that was moved, and its new place is said.
import { VALIDITY_DAYS } from '@fairway/rules/school-settings';
import { Badge } from '@fairway/ui/badge';
import { IconButton } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { TextField } from '@fairway/ui/text-field';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../../lib/forms/section.tsx';
import { ProvisioningSettings } from '../../../provisioning/components/provisioning-settings.tsx';
import { ClassCodeDesk } from '../../../verification/staff/components/class-code-desk.tsx';
import { RosterSettings } from '../../../verification/staff/components/roster-settings.tsx';
import { useDraft } from '../draft.ts';
import type { SchoolSettings } from '../queries.ts';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

type Method = SchoolSettings['methods'][number];

export function MethodsSection({ settings }: { settings: SchoolSettings }) {
  const { schoolId, can } = settings;
  const t = useTranslations('school-settings.methods');
  const offText = (method: Method['method']) =>
    settings.methods.some((one) => one.method === method && one.isOn) ? undefined : t('isOff');
  return (
    <>
      <MethodsPart settings={settings} />
      {can.edit ? <RosterSettings schoolId={schoolId} offText={offText('roster')} /> : null}
      {can.edit ? <ProvisioningSettings schoolId={schoolId} offText={offText('roster')} /> : null}
      <ClassCodeDesk schoolId={schoolId} offText={offText('class_code')} />
    </>
  );
}

function MethodsPart({ settings }: { settings: SchoolSettings }) {
  const t = useTranslations('school-settings.methods');
  const draft = useDraft(settings, ({ methods }) => ({ methods }));
  const { methods } = draft.values;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ method: string; by: 1 | -1 }>(undefined);
  // Rows keep their elements, but a button at the end of the list takes no focus: then the other one of the row does.
  useEffect(() => {
    const last = moved.current;
    if (!last || methods.length === 0) return;
    moved.current = undefined;
    const row = list.current?.querySelector(`[data-method="${last.method}"]`);
    const wanted =
      row?.querySelector<HTMLButtonElement>(`[data-move="${last.by}"]:not(:disabled)`) ??
      row?.querySelector<HTMLButtonElement>('button:not(:disabled)');
    wanted?.focus();
  }, [methods]);
  const change = (at: number, changes: Partial<Method>) =>
    draft.change({ methods: methods.map((one, place) => (place === at ? { ...one, ...changes } : one)) });
  const move = (at: number, by: 1 | -1) => {
    const next = [...methods];
    const [one] = next.splice(at, 1);
    if (!one) return;
    next.splice(at + by, 0, one);
    moved.current = { method: one.method, by };
    setSaid(t('moved', { name: t(one.method), place: String(at + by + 1), count: String(next.length) }));
    draft.change({ methods: next });
  };
  return (
    <Section id="methods" title={t('title')} text={t('text')}>
      <SettingsForm draft={draft} readOnly={!settings.can.edit}>
        {() => (
          <>
            <p role="status" className="fw-hidden">
              {said}
            </p>
            <ol ref={list} className={styles.rows}>
              {methods.map((one, at) => (
                <MethodRow
                  key={one.method}
                  method={one}
                  isFirst={at === 0}
                  isLast={at === methods.length - 1}
                  canMove={settings.can.edit}
                  needsDomain={one.method === 'academic_email' && one.isOn && settings.domains.length === 0}
                  onChange={(changes) => change(at, changes)}
                  onMove={(by) => move(at, by)}
                />
              ))}
            </ol>
          </>
        )}
      </SettingsForm>
    </Section>
  );
}

type MethodRowProps = {
  method: Method;
  isFirst: boolean;
  isLast: boolean;
  canMove: boolean;
  needsDomain: boolean;
  onChange: (changes: Partial<Method>) => void;
  onMove: (by: 1 | -1) => void;
};

function MethodRow({ method, isFirst, isLast, canMove, needsDomain, onChange, onMove }: MethodRowProps) {
  const t = useTranslations('school-settings.methods');
  const name = t(method.method);
  const { validityDays } = method;
  const isWrong = validityDays !== null && (validityDays < VALIDITY_DAYS.min || validityDays > VALIDITY_DAYS.max);
  return (
    <li className={styles.method} data-method={method.method}>
      <div className={styles.what}>
        <Checkbox label={name} checked={method.isOn} onChange={(event) => onChange({ isOn: event.currentTarget.checked })} />
        {needsDomain ? <Badge meaning="warning">{t('noDomains')}</Badge> : null}
      </div>
      <TextField
        label={
          <>
            <span className="fw-hidden">{name}: </span>
            {t('days')}
          </>
        }
        hint={t('daysHint')}
        inputMode="numeric"
        maxLength={4}
        value={validityDays ?? ''}
        error={isWrong ? t('daysWrong') : undefined}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, '');
          onChange({ validityDays: digits === '' ? null : Number(digits) });
        }}
      />
      {canMove ? (
        <div className={styles.actions}>
          <IconButton
            size="small"
            data-move="-1"
            disabled={isFirst}
            label={t('up', { name })}
            icon={<IconArrowUp aria-hidden />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="small"
            data-move="1"
            disabled={isLast}
            label={t('down', { name })}
            icon={<IconArrowDown aria-hidden />}
            onClick={() => onMove(1)}
          />
        </div>
      ) : null}
    </li>
  );
}
