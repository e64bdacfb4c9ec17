// The CVs of applicants as one file: asked for, and fetched by the browser as any other download. @rule applicants.11
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { selectionOf } from '../../../lib/lists/selection.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { refreshApplicants } from '../live-applicants.ts';
import { APPLICANTS } from '../queries.ts';
import type { Chosen } from './use-move.ts';

export function useCvs() {
  const t = useTranslations('applicants.cvs');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { organizationId } = useConsoleOrganization();
  const run = useMutation({
    mutationFn: async ({ chosen }: { chosen: Chosen; done: () => void }) => {
      const body = { applicants: selectionOf(chosen) };
      const { data } = await api.call.POST(`${APPLICANTS}/cv-archives`, { params: { path: { organizationId } }, body });
      if (!data) throw new Error('An archive without a reply');
      return data;
    },
    onSuccess: ({ id, cvs, without }, { done }) => {
      if (id === null) return showToast({ kind: 'error', text: t('nobody') });
      showToast({
        kind: 'success',
        text: [t('begins', { count: cvs }), ...(without > 0 ? [t('without', { count: without })] : [])].join(' '),
      });
      void saveFile(`${APPLICANTS.replace('{organizationId}', `${organizationId}`)}/cv-archives/${id}`);
      done();
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => refreshApplicants(queries),
  });
  return { download: (chosen: Chosen, done: () => void) => run.mutate({ chosen, done }), busy: run.isPending };
}
