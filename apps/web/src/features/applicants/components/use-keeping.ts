// Calls that change what the team keeps of an application.
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { refreshApplicants } from '../live-applicants.ts';

export function useKeeping(id: string) {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { organizationId } = useConsoleOrganization();
  const act = useMutation({
    mutationFn: ({ run }: { run: () => Promise<unknown>; done?: () => void }) => run(),
    onSuccess: (_reply, { done }) => done?.(),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => refreshApplicants(queries),
  });
  return { act, path: { organizationId, id } };
}
