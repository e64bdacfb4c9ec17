// The roster, as the verify dialog shows it: one press looks whether a confirmed address stands in it.
import { Button } from '@fairway/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useActing } from './methods/acting.ts';
import { MethodProblem } from './methods/method-section.tsx';
import styles from './methods/methods.module.css';
import type { InstantPanelProps } from './sign-in-panel.tsx';

export function RosterPanel({ school, onVerified }: InstantPanelProps) {
  const t = useTranslations('verification-methods.roster');
  const api = useApi();
  const queries = useQueryClient();
  const acting = useActing();
  const look = () =>
    acting.run(async () => {
      await api.call.POST('/api/v1/university-connection/roster', { body: { schoolId: school.id } });
      await queries.invalidateQueries({ queryKey: ['get', '/api/v1/university-connection'] });
      onVerified?.();
    });
  return (
    <div className={styles.panel}>
      <p>{t('panelText', { name: school.name })}</p>
      <MethodProblem>{acting.problem}</MethodProblem>
      <div className={styles.buttons}>
        <Button variant="primary" busy={acting.busy} onClick={() => void look()}>
          {t('check')}
        </Button>
      </div>
    </div>
  );
}
