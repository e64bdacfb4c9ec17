// What an import is given: a CV, or what LinkedIn gave its member. @rule imports.8, imports.9, imports.21
import type { ImportSource } from '@fairway/rules/import-flow';
import { LIMITS } from '@fairway/rules/limits';
import { FileDrop } from '@fairway/ui/file-drop';
import { Segmented } from '@fairway/ui/segmented';
import { TextField } from '@fairway/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import styles from './import-modal.module.css';

/** The five types of a CV, and profiles that are data; an archive is that of an account. @rule imports.33 */
const CV_EXTENSIONS = ['.pdf', '.docx', '.doc', '.rtf', '.odt', '.json', '.xml', '.zip'];
const LINKEDIN_EXTENSIONS = ['.pdf', '.zip'];

type GivenProps = {
  source: ImportSource;
  onSource: (source: ImportSource) => void;
  onFile: (file: File) => void;
  /** In words. */
  onRefused: (error: string) => void;
  error: string | undefined;
};

export function GiveFile({ onFile, onRefused, error, ...from }: GivenProps) {
  const t = useTranslations('resume.dialog');
  const size = useReaderFormats().fileSize(LIMITS.documentBytes);
  return (
    <Step {...from}>
      <p>{t('fileText')}</p>
      <FileDrop
        label={t('drop')}
        hint={t('fileHint', { size })}
        extensions={CV_EXTENSIONS}
        maxSizeBytes={LIMITS.documentBytes}
        onFile={onFile}
        onRefused={(issue) => onRefused(issue === 'size' ? t('tooLarge', { size }) : t('wrong'))}
        error={error}
      />
      <Alert error={error} />
    </Step>
  );
}

type Link = { value: string; onChange: (link: string) => void; onDone: () => void };

/** `link`: where a provider reads them. */
export function GiveLinkedin({ link, onFile, onRefused, error, ...from }: GivenProps & { link: Link | undefined }) {
  const t = useTranslations('resume.dialog');
  const size = useReaderFormats().fileSize(LIMITS.documentBytes);
  return (
    <Step {...from}>
      {link ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            link.onDone();
          }}
          noValidate
        >
          <TextField
            label={t('linkLabel')}
            hint={t('linkHint')}
            type="url"
            value={link.value}
            error={error}
            onChange={(event) => link.onChange(event.currentTarget.value)}
          />
        </form>
      ) : null}
      <p>{link ? t('or') : t('linkedinText')}</p>
      <ol className={styles.ways}>
        <li>{t('linkedinPdf')}</li>
        <li>{t('linkedinZip')}</li>
      </ol>
      <FileDrop
        label={t('linkedinDrop')}
        hint={t('linkedinHint', { size })}
        extensions={LINKEDIN_EXTENSIONS}
        maxSizeBytes={LIMITS.documentBytes}
        onFile={onFile}
        onRefused={(issue) => onRefused(issue === 'size' ? t('tooLarge', { size }) : t('linkedinWrong'))}
        error={link ? undefined : error}
      />
      <Alert error={error} />
    </Step>
  );
}

function Step({ source, onSource, children }: Pick<GivenProps, 'source' | 'onSource'> & { children: ReactNode }) {
  const t = useTranslations('resume.dialog');
  return (
    <div className={styles.step}>
      <Segmented
        label={t('source')}
        value={source}
        onChange={onSource}
        options={[
          { value: 'file', label: t('fileSource') },
          { value: 'linkedin', label: t('linkedinSource') },
        ]}
      />
      {children}
    </div>
  );
}

const Alert = ({ error }: { error: string | undefined }) => (
  <p role="alert" className="fw-hidden">
    {error ?? ''}
  </p>
);
