// Which sections come in, and whether the file is kept. @rule imports.10, imports.22
import { shownSections } from '@fairway/rules/import-flow';
import type { ImportSection } from '@fairway/rules/profile-import';
import { Banner } from '@fairway/ui/banner';
import { Checkbox } from '@fairway/ui/checkbox';
import { useDisabledAction } from '@fairway/ui/dialog-frame';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import type { Flow } from './file-flow.ts';
import styles from './import-modal.module.css';

/** Kept only with the statement that every document needs. */
export type Keeping = { isKept: boolean; agreed: boolean };

type SelectSectionsProps = {
  flow: Extract<Flow, { at: 'SelectWhatToImport' | 'SelectWhatToUpload' }>;
  onToggle: (section: ImportSection) => void;
  keeping: Keeping;
  onKeeping: (keeping: Keeping) => void;
};

export function SelectSections({ flow: { given, chosen, error }, onToggle, keeping, onKeeping }: SelectSectionsProps) {
  const t = useTranslations('resume');
  const { documents } = useBoot().tenant.features;
  useDisabledAction('import', chosen.length === 0 || (keeping.isKept && !keeping.agreed));
  return (
    <div className={styles.step}>
      <p dir="auto" className={styles.file}>
        <strong>{'link' in given ? given.link : given.file.name}</strong>
      </p>
      {error ? (
        <p role="alert" className={styles.fault}>
          {error}
        </p>
      ) : null}
      <fieldset className={styles.sections}>
        <legend>{t('dialog.sections')}</legend>
        {shownSections(given.source).map((section) => (
          <Checkbox
            key={section}
            label={t(`sections.${section}`)}
            checked={chosen.includes(section)}
            {...(section === 'overview' ? { hint: t('dialog.overviewHint') } : {})}
            onChange={() => onToggle(section)}
          />
        ))}
      </fieldset>
      {documents && given.source === 'file' && isDocument(given) ? <KeepFile keeping={keeping} onKeeping={onKeeping} /> : null}
      <Banner>
        {t('dialog.kept')} {t('dialog.remaining')}
      </Banner>
    </div>
  );
}

/** Documents are of three types. */
const isDocument = (given: SelectSectionsProps['flow']['given']) => 'file' in given && /\.(?:pdf|docx?)$/i.test(given.file.name);

function KeepFile({ keeping, onKeeping }: Pick<SelectSectionsProps, 'keeping' | 'onKeeping'>) {
  const t = useTranslations('resume.dialog');
  return (
    <div className={styles.sections}>
      <Checkbox
        label={t('keepFile')}
        checked={keeping.isKept}
        onChange={(event) => onKeeping({ isKept: event.currentTarget.checked, agreed: false })}
      />
      {keeping.isKept ? (
        <Checkbox
          label={t('consent')}
          checked={keeping.agreed}
          onChange={(event) => onKeeping({ isKept: true, agreed: event.currentTarget.checked })}
        />
      ) : null}
    </div>
  );
}
