// Who of the staff has a request: taking it, giving it on or back, and a word before somebody else decides it.
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useSession } from '../../../../lib/session.ts';
import { type RequestRow, refreshRequests } from './requests.ts';

export type Taken = Pick<RequestRow, 'id' | 'name' | 'assignedTo'>;

export function useTaking() {
  const t = useTranslations('verification-queue');
  const console = useTranslations('console');
  const own = useSession()?.user?.id;
  const { schoolId } = useConsoleSchool();
  const { call } = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();

  async function told(send: () => Promise<string | undefined>): Promise<void> {
    try {
      const text = await send();
      if (text !== undefined) showToast({ kind: 'success', text });
    } catch (error) {
      showToast({ kind: 'error', title: t('failed'), text: errorText(error) });
    }
    await refreshRequests(queries);
  }

  /** Gives it to one of the staff; null: to nobody. */
  const assign = ({ id, name, assignedTo }: Taken, to: { userId: string; name: string } | null) =>
    told(async () => {
      await call.PUT('/api/v1/staff/schools/{schoolId}/verifications/{id}/assignee', {
        params: { path: { schoolId, id } },
        body: { userId: to?.userId ?? null, from: assignedTo?.userId ?? null },
      });
      if (to === null) return t('taking.released', { name });
      return to.userId === own ? t('taking.taken', { name }) : t('taking.given', { name: to.name });
    });

  /** Takes what nobody has, gives back what is one's own; what a colleague has stays there. */
  const turn = (of: Taken) => assign(of, of.assignedTo?.userId === own || own === undefined ? null : { userId: own, name: '' });

  /** Takes many at once; those that a colleague has are named. */
  const takeMany = (rows: readonly Taken[]) =>
    told(async () => {
      const { data } = await call.POST('/api/v1/staff/schools/{schoolId}/verifications/decisions', {
        params: { path: { schoolId } },
        body: { ids: rows.map((row) => row.id), decision: 'take', reason: '' },
      });
      if (data && data.refused.length > 0)
        showToast({
          kind: 'info',
          title: t('bulk.refused', { count: data.refused.length }),
          text: data.refused.map(({ name }) => name ?? t('bulk.gone')).join(', '),
        });
      return data && data.done.length > 0 ? t('taking.takenMany', { count: data.done.length }) : undefined;
    });

  /** True where nobody else has any of them, or whoever decides wants to all the same. */
  async function agree(rows: readonly Partial<Taken>[]): Promise<boolean> {
    const others = rows.filter(({ assignedTo }) => assignedTo && assignedTo.userId !== own);
    if (others.length === 0) return true;
    const names = others.map(({ name, assignedTo }) => `${name} (${assignedTo?.name})`).join(', ');
    return dialogs.confirm({
      title: t('taking.warningTitle'),
      text: t('taking.warningText', { names }),
      confirmLabel: t('taking.goOn'),
      cancelLabel: console('cancel'),
    });
  }

  return { own, assign, turn, takeMany, agree };
}
