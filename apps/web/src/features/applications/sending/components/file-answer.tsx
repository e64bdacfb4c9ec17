// A file as an answer: one of those that the candidate keeps, or one that is added here without leaving the form. @rule applications.6
import { Button } from '@fairway/ui/button';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { IconUpload } from '@tabler/icons-react';
import { type ComponentProps, lazy } from 'react';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../../lib/paths.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import styles from '../../components/applications.module.css';
import type { ApplicationPreview } from '../../queries.ts';

const addFileDialog = defineDialog<object, string>(
  'add-file',
  lazy(() => import('./add-file-dialog.tsx')),
);

type Props = {
  texts: Pick<ComponentProps<typeof Select>, 'label' | 'error' | 'hint' | 'optional'>;
  files: ApplicationPreview['files'];
  /** The id of a file. */
  value: string;
  onAnswer: (value: string | undefined) => void;
};

export function FileAnswer({ texts, files, value, onAnswer }: Props) {
  const t = useTranslations('applications.apply.file');
  const formats = useReaderFormats();
  const dialogs = useDialogs();
  const { exists } = useHrefs();
  const add = async () => {
    const added = await dialogs.open(addFileDialog, {});
    if (added !== undefined) onAnswer(added);
  };
  return (
    <div className={styles.plain}>
      <Select
        {...texts}
        emptyLabel={t('none')}
        options={files.map(({ id, name, sizeBytes }) => ({ value: id, label: `${name} (${formats.fileSize(sizeBytes)})` }))}
        value={files.some(({ id }) => id === value) ? value : ''}
        onChange={(event) => onAnswer(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      />
      {exists('profile-documents') ? (
        <div>
          <Button size="small" icon={<IconUpload aria-hidden />} onClick={() => void add()}>
            {t('add')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
