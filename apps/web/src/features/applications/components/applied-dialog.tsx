// Back from the employer's site: whether one applied there. It is asked once a posting; "not yet" keeps it among the applications.
// @rule applications.9
import '../../../lib/own-messages.ts';
import type { OpeningAnswer } from '@fairway/rules/applications';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { OPENINGS, PATHS } from '../queries.ts';

export type AppliedDialogProps = { jobId: string; title: string };

export default function AppliedDialog({ jobId, title }: AppliedDialogProps & { close: () => void }) {
  const t = useTranslations('applications.openings');
  const api = useApi();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const say = (answer: OpeningAnswer) => async () => {
    await api.call.PUT(`${OPENINGS}/{id}`, { params: { path: { id: jobId } }, body: { answer } });
    await queries.invalidateQueries({ predicate: ({ queryKey }) => PATHS.includes(`${queryKey[1]}`) });
    if (answer === 'applied') showToast({ kind: 'success', text: t('kept') });
    return true;
  };
  return (
    <DialogFrame
      title={t('title')}
      actions={[
        { key: 'never', label: t('never'), run: say('never'), failedText: errorText },
        { key: 'notYet', label: t('notYet'), run: say('notYet'), failedText: errorText },
        { key: 'applied', label: t('applied'), variant: 'primary', run: say('applied'), failedText: errorText },
      ]}
    >
      <p dir="auto">{t('question', { title })}</p>
    </DialogFrame>
  );
}
