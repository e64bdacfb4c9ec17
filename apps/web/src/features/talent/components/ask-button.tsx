// Asking somebody to share the profile: what that means is said before, and it is asked once.
import { Badge } from '@fairway/ui/badge';
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { askToShare, TALENT, type TalentPerson } from '../queries.ts';

export function AskButton({ person }: { person: TalentPerson }) {
  const t = useTranslations('talent');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const { organizationId, name: organization } = useConsoleOrganization();
  const name = person.name || t('person.unnamed');
  const ask = useMutation({
    mutationFn: () => askToShare(api, organizationId, person.userId),
    onSuccess: () => showToast({ kind: 'success', text: t('ask.asked') }),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    // Its person and every list that shows them: the words of a query are its second part.
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith(TALENT) }),
  });
  if (person.share === 'shared') {
    return (
      <LinkButton size="small" href={`/employer/shared/${person.userId}`}>
        {t('ask.shared')}
      </LinkButton>
    );
  }
  if (person.share === 'waiting') return <Badge meaning="info">{t('ask.waiting')}</Badge>;
  const confirm = async () => {
    const asked = { title: t('ask.title', { name }), text: t('ask.text', { organization }), confirmLabel: t('ask.confirm') };
    if (await dialogs.confirm(asked)) ask.mutate();
  };
  return (
    <Button size="small" busy={ask.isPending} onClick={() => void confirm()}>
      {t('ask.ask')}
    </Button>
  );
}
