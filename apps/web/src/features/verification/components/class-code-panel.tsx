// The code shown in class, typed; who scanned it finds it filled in.
import { Button } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useActing } from './methods/acting.ts';
import styles from './methods/methods.module.css';
import type { InstantPanelProps } from './sign-in-panel.tsx';

export function ClassCodePanel({ school, onVerified }: InstantPanelProps) {
  const t = useTranslations('verification-methods.classCode');
  const api = useApi();
  const queries = useQueryClient();
  const acting = useActing();
  const [parameters, setParameters] = useSearchParams();
  const [code, setCode] = useState(() => (parameters.get('code') ?? '').slice(0, 40));
  const redeem = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    void acting.run(async () => {
      await api.call.POST('/api/v1/university-connection/class-code', { body: { schoolId: school.id, code } });
      // A code that was used is not offered again, to another school either.
      setParameters(
        (before) => {
          before.delete('code');
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
      await queries.invalidateQueries({ queryKey: ['get', '/api/v1/university-connection'] });
      onVerified?.();
    });
  };
  return (
    <form className={styles.panel} onSubmit={redeem} noValidate>
      <p>{t('panelText')}</p>
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        error={acting.problem}
        className={styles.mono}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          acting.clear();
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={acting.busy} disabled={code.trim() === ''}>
          {t('redeem')}
        </Button>
      </div>
    </form>
  );
}
