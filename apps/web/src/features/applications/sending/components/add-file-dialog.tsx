// Adding a file to one's own while applying: closes with its id once it is kept and the form knows of it.
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { UploadForm } from '../../../documents/components/upload-form.tsx';
import { SENDING } from '../../queries.ts';

export default function AddFileDialog({ close }: { close: (id?: string) => void }) {
  const t = useTranslations('applications.apply.file');
  const queries = useQueryClient();
  const stored = async (id: string) => {
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === SENDING });
    close(id);
  };
  return (
    <DialogFrame size="medium" title={t('addTitle')} actions={[{ key: 'cancel', label: t('cancel') }]}>
      <UploadForm place="profile" kind="document" isFull={false} onStored={stored} />
    </DialogFrame>
  );
}
