// Sign-in with the school, as the verify dialog shows it: away to the school's provider, and back with its answer, which is handed in at once.
import { Button } from '@fairway/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useActing } from './methods/acting.ts';
import { MethodProblem } from './methods/method-section.tsx';
import styles from './methods/methods.module.css';
import { useSignInAnswer } from './methods/sign-in-answer.ts';

export type InstantPanelProps = { school: { id: number; name: string }; onVerified?: () => void };

/** Where the provider sends the reader back to: this page with the dialog open. */
function backHere(schoolId: number): string {
  const { pathname, search } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.set('verify', String(schoolId));
  return `${pathname}?${parameters}`;
}

export function SignInPanel({ school, onVerified }: InstantPanelProps) {
  const t = useTranslations('verification-methods.signIn');
  const api = useApi();
  const queries = useQueryClient();
  const acting = useActing();
  const path = { schoolId: school.id };
  const begin = () =>
    acting.run(async () => {
      const { data } = await api.call.POST('/api/v1/university-connection/sign-in/{schoolId}', {
        params: { path },
        body: { returnUrl: backHere(school.id) },
      });
      if (data) window.location.assign(data.location);
    });
  const [isBack, setIsBack] = useState(false);
  useSignInAnswer(
    (answer) => api.call.POST('/api/v1/university-connection/sign-in/{schoolId}/finish', { params: { path }, body: answer }),
    async (ended) => {
      setIsBack(true);
      if (!(await acting.run(ended))) return;
      await queries.invalidateQueries({ queryKey: ['get', '/api/v1/university-connection'] });
      onVerified?.();
    },
  );
  return (
    <div className={styles.panel}>
      <p>{t('panelText', { name: school.name })}</p>
      {acting.busy && isBack ? <p role="status">{t('finishing')}</p> : null}
      <MethodProblem>{acting.problem}</MethodProblem>
      <div className={styles.buttons}>
        <Button variant="primary" busy={acting.busy} onClick={() => void begin()}>
          {t('start', { name: school.name })}
        </Button>
      </div>
    </div>
  );
}
