// A request beside the list, with its decisions and the way to the next one. What is shown stands in the address, so that the router's own
// history closes it; after a decision the next row of the list follows.
import { Button, IconButton } from '@fairway/ui/button';
import { isTyping } from '@fairway/ui/data-table';
import { SidePanel, type SidePanelProps } from '@fairway/ui/side-panel';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import styles from './request.module.css';
import { RequestRecordView } from './request-record.tsx';
import { type RequestAction, recordQuery } from './requests.ts';
import type { Decided } from './use-decision-calls.ts';
import type { Decisions } from './use-decisions.ts';

const NO_HISTORY: NonNullable<SidePanelProps['history']> = { push: () => () => undefined };

export type RequestPanelProps = {
  /** The request that is shown; undefined: none, the panel is closed. */
  id: string | undefined;
  /** Requests before and after it in the list. */
  previousId: string | undefined;
  nextId: string | undefined;
  decisions: Decisions;
  /** Shows another request; undefined closes. */
  onShow: (id: string | undefined) => void;
};

export function RequestPanel({ id, previousId, nextId, decisions, onShow }: RequestPanelProps) {
  const t = useTranslations('verification-queue');
  const { schoolId } = useConsoleSchool();
  const { data } = useQuery({ ...recordQuery(useApi(), schoolId, id ?? ''), enabled: id !== undefined });
  const last = useRef(id);
  // While it slides out it shows what it showed.
  if (id !== undefined) last.current = id;

  const act = async (action: RequestAction) => {
    if (!data?.actions.includes(action) || decisions.busyId === data.id) return;
    const of: Decided = data;
    const isDone = await decisions[action](of);
    if (isDone && action !== 'extend') onShow(nextId ?? previousId);
  };
  const compare: ComponentProps<typeof RequestRecordView>['onCompare'] = async (record, other) => {
    const isDone = await decisions.compare({ ...record, canReject: record.actions.includes('reject') }, other);
    if (isDone) onShow(nextId ?? previousId);
  };
  const keys = useRef<(key: string) => boolean>(() => false);
  keys.current = (key) => {
    const action = ({ a: 'approve', r: 'reject', q: 'askBack', u: 'undo', e: 'extend' } as const)[key];
    const target = { j: nextId, k: previousId }[key];
    if (action) void act(action);
    else if (target) onShow(target);
    return action !== undefined || target !== undefined;
  };
  const isOpen = id !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !event.target || isTyping(event.target)) return;
      // A dialog over the panel has its own keys.
      if (document.querySelectorAll('dialog[open]').length === 1 && keys.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  const shown = last.current;
  return (
    <SidePanel
      open={isOpen}
      onClose={() => onShow(undefined)}
      title={data?.name ?? t('columns.request')}
      closeLabel={t('record.close')}
      history={NO_HISTORY}
      footer={
        data && data.actions.length > 0 ? (
          <div className={styles.buttons}>
            {data.actions.map((action) => (
              <Button
                key={action}
                variant={action === 'approve' ? 'primary' : action === 'revoke' ? 'danger' : 'secondary'}
                size="small"
                busy={decisions.busyId === data.id && action === 'approve'}
                onClick={() => void act(action)}
              >
                {t(action)}
              </Button>
            ))}
          </div>
        ) : undefined
      }
    >
      <div className={styles.steps}>
        <IconButton
          size="small"
          label={t('record.previous')}
          icon={<IconArrowUp aria-hidden />}
          disabled={previousId === undefined}
          onClick={() => onShow(previousId)}
        />
        <IconButton
          size="small"
          label={t('record.next')}
          icon={<IconArrowDown aria-hidden />}
          disabled={nextId === undefined}
          onClick={() => onShow(nextId)}
        />
      </div>
      {shown === undefined ? null : <RequestRecordView id={shown} onCompare={compare} />}
    </SidePanel>
  );
}
