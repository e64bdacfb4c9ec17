// A class code as it is shown in the room: large, with its QR code, and who used it, asked again every few seconds.
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { SkeletonText } from '@fairway/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useActing } from '../../components/methods/acting.ts';
import { MethodProblem } from '../../components/methods/method-section.tsx';
import styles from '../../components/methods/methods.module.css';

const PATH = '/api/v1/staff/schools/{schoolId}/class-codes/{id}';
const POLL_MS = 3000;

type Props = { schoolId: number; codeId: string; onEnded: () => Promise<unknown> };

export function ClassCodeScreen({ schoolId, codeId, onEnded }: Props) {
  const t = useTranslations('verification-methods.classCode');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const acting = useActing();
  const screen = useRef<HTMLDivElement>(null);
  const path = { schoolId, id: codeId };
  const query = api.query.queryOptions('get', PATH, { params: { path } });
  const { data, error } = useQuery({ ...query, retry: false, refetchInterval: ({ state }) => (state.data?.isRunning ? POLL_MS : false) });
  const end = async () => {
    const sure = await dialogs.confirm({ title: t('endTitle'), text: t('endText'), confirmLabel: t('end'), danger: true });
    if (!sure || !(await acting.run(() => api.call.POST(`${PATH}/end`, { params: { path } }), t('ended')))) return;
    await queries.invalidateQueries({ queryKey: query.queryKey });
    await onEnded();
  };
  if (!data) return error ? <MethodProblem>{errorText(error)}</MethodProblem> : <SkeletonText lines={4} />;
  return (
    <>
      <MethodProblem>{acting.problem}</MethodProblem>
      {data.code && data.qrCode ? (
        <div ref={screen} className={styles.shown}>
          <p className={styles.code} dir="ltr">
            {data.code}
          </p>
          <img className={styles.qr} alt={t('qrAlt')} src={`data:image/svg+xml;utf8,${encodeURIComponent(data.qrCode)}`} />
          <p role="status">{t('uses', { used: data.useCount, max: data.maxUses })}</p>
        </div>
      ) : null}
      {data.isRunning ? (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => void screen.current?.requestFullscreen()}>
            {t('fullScreen')}
          </Button>
          <Button size="small" variant="quiet" busy={acting.busy} onClick={() => void end()}>
            {t('end')}
          </Button>
        </div>
      ) : null}
      {data.uses.length > 0 ? (
        <>
          <h3>{t('who')}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
          <ul className={styles.rows} tabIndex={0} aria-label={t('who')}>
            {data.uses.map((use) => (
              <li key={`${use.usedAt} ${use.name}`} dir="auto">
                {use.name}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
