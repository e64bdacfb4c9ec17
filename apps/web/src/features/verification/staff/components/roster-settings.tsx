// The roster of a school: how many addresses it holds, an upload with its progress, and what became of the last one.
import '../../../../lib/later-messages.ts';
import type { components } from '@fairway/client/api.gen';
import { Button } from '@fairway/ui/button';
import { Radio } from '@fairway/ui/checkbox';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { FileDrop } from '@fairway/ui/file-drop';
import { Progress } from '@fairway/ui/progress';
import { SkeletonText } from '@fairway/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { uploadFile } from '../../../../lib/uploads.ts';
import { useActing } from '../../components/methods/acting.ts';
import { MethodProblem, MethodSection } from '../../components/methods/method-section.tsx';
import styles from '../../components/methods/methods.module.css';
import { RosterReport } from './roster-report.tsx';
import { RosterSteps } from './roster-steps.tsx';

const PATH = '/api/v1/staff/schools/{schoolId}/roster';
const POLL_MS = 1000;
const MOST_BYTES = 16 * 1024 * 1024;
type Roster = components['schemas']['SchoolRoster'];
type Mode = 'replace' | 'add';

const isReading = (roster: Roster | undefined) => roster?.upload?.state === 'waiting' || roster?.upload?.state === 'running';

/** `offText`: the school does not take this way; a roster may be kept all the same. */
export function RosterSettings({ schoolId, offText }: { schoolId: number; offText?: string | undefined }) {
  const t = useTranslations('verification-methods.roster');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const acting = useActing();
  const query = api.query.queryOptions('get', PATH, { params: { path: { schoolId } } });
  const { data, error } = useQuery({ ...query, retry: false, refetchInterval: ({ state }) => (isReading(state.data) ? POLL_MS : false) });
  const remove = async () => {
    const sure = await dialogs.confirm({ title: t('deleteTitle'), text: t('deleteText'), confirmLabel: t('delete'), danger: true });
    if (!sure) return;
    const gone = await acting.run(() => api.call.DELETE(PATH, { params: { path: { schoolId } } }), t('deleted'));
    if (gone) await queries.invalidateQueries({ queryKey: query.queryKey });
  };
  return (
    <MethodSection title={t('title')} text={t('text')} offText={offText}>
      <MethodProblem>{error ? errorText(error) : acting.problem}</MethodProblem>
      {data ? (
        <>
          <p>
            <strong>{t('count', { count: data.count })}</strong>
            {data.endedCount > 0 ? ` ${t('ended', { count: data.endedCount })}` : null}
          </p>
          {data.upload ? <RosterReport upload={data.upload} /> : null}
          <RosterSteps schoolId={schoolId} roster={data} onDone={(roster) => queries.setQueryData(query.queryKey, roster)} />
          {isReading(data) || data.upload?.state === 'read' ? null : (
            <>
              <RosterDrop
                schoolId={schoolId}
                hasRoster={data.count + data.endedCount > 0}
                onTaken={(roster) => queries.setQueryData(query.queryKey, roster)}
              />
              {data.count + data.endedCount > 0 ? (
                <div className={styles.buttons}>
                  <Button variant="quiet" size="small" busy={acting.busy} onClick={() => void remove()}>
                    {t('delete')}
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </>
      ) : error ? null : (
        <SkeletonText lines={3} />
      )}
    </MethodSection>
  );
}

function RosterDrop({ schoolId, hasRoster, onTaken }: { schoolId: number; hasRoster: boolean; onTaken: (roster: Roster) => void }) {
  const t = useTranslations('verification-methods.roster');
  const acting = useActing();
  const name = useId();
  const [mode, setMode] = useState<Mode>('add');
  const [refused, setRefused] = useState<'type' | 'size'>();
  const [percent, setPercent] = useState<number>();
  const send = async (file: File) => {
    setRefused(undefined);
    setPercent(0);
    await acting.run(async () => {
      const path = PATH.replace('{schoolId}', String(schoolId));
      onTaken(await uploadFile<Roster>({ path, field: 'file', file, fields: { mode }, onProgress: setPercent }));
    });
    setPercent(undefined);
  };
  return (
    <>
      {hasRoster ? (
        <fieldset className={styles.form}>
          <legend className="fw-hidden">{t('mode')}</legend>
          {(['add', 'replace'] as const).map((one) => (
            <Radio key={one} name={name} label={t(one)} checked={mode === one} onChange={() => setMode(one)} />
          ))}
        </fieldset>
      ) : null}
      <FileDrop
        label={t('drop')}
        hint={t('dropHint')}
        extensions={['.csv', '.txt', '.tsv']}
        maxSizeBytes={MOST_BYTES}
        disabled={acting.busy}
        error={refused ? t(refused === 'type' ? 'wrongType' : 'tooLarge') : undefined}
        onRefused={setRefused}
        onFile={(file) => void send(file)}
      />
      {percent === undefined ? null : <Progress percent={percent} label={t('sending')} />}
      <MethodProblem>{acting.problem}</MethodProblem>
    </>
  );
}
