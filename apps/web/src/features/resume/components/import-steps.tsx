// The import in three steps: a file, the sections of it that are wanted, what came of it.
//
//   choose --a JSON Resume--> sections --import--> done
//   choose <--other file----- sections      a refused import stays at `sections` and says why
import '../../../lib/own-messages.ts';
import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import { Banner } from '@fairway/ui/banner';
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { FileDrop } from '@fairway/ui/file-drop';
import { Spinner } from '@fairway/ui/spinner';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { importResume, type ProfileImport } from '../queries.ts';
import { FILE_BYTES, type ImportSection, type ResumeFile, readResumeFile } from '../resume-file.ts';
import { ImportResult } from './import-result.tsx';
import styles from './import-steps.module.css';

type Chosen = ResumeFile & { name: string };

export default function ImportSteps({ close }: { close: () => void }) {
  const t = useTranslations('resume.dialog');
  const api = useApi();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<Chosen>();
  const [wanted, setWanted] = useState<readonly ImportSection[]>([]);
  const [running, setRunning] = useState(false);
  const [result, setResult] = useState<ProfileImport>();

  const take = async () => {
    if (!chosen) return false;
    setRunning(true);
    try {
      setResult(await importResume(api, chosen.resume, [...wanted]));
      window.dispatchEvent(new CustomEvent(PROFILE_EVENTS.update));
    } finally {
      setRunning(false);
    }
    return false;
  };
  if (result) {
    return (
      <DialogFrame key="done" title={t('doneTitle')} size="medium" actions={[{ key: 'done', label: t('done'), variant: 'primary' }]}>
        <ImportResult result={result} close={close} />
      </DialogFrame>
    );
  }
  if (!chosen) {
    return (
      <DialogFrame key="choose" title={t('title')} size="medium" actions={[{ key: 'cancel', label: t('cancel') }]}>
        <ChooseFile
          onChosen={(file) => {
            setChosen(file);
            setWanted(file.sections.map(({ section }) => section));
          }}
        />
      </DialogFrame>
    );
  }
  return (
    <DialogFrame
      key="sections"
      title={t('title')}
      size="medium"
      back={{ label: t('otherFile'), go: () => setChosen(undefined) }}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'import', label: t('import'), variant: 'primary', run: take, failedText: errorText },
      ]}
    >
      <ChooseSections chosen={chosen} wanted={wanted} onChange={setWanted} disabled={running} />
      <p role="status" className={styles.running}>
        {running ? (
          <>
            <Spinner sizePx={18} /> {t('running')}
          </>
        ) : null}
      </p>
    </DialogFrame>
  );
}

function ChooseFile({ onChosen }: { onChosen: (file: Chosen) => void }) {
  const t = useTranslations('resume.dialog');
  const [fault, setFault] = useState<'wrong' | 'tooLarge'>();
  const read = async (file: File) => {
    const found = readResumeFile(await file.text());
    if (found) onChosen({ ...found, name: file.name });
    else setFault('wrong');
  };
  return (
    <div className={styles.step}>
      <p>{t('text')}</p>
      <FileDrop
        label={t('drop')}
        hint={t('hint')}
        extensions={['.json']}
        maxSizeBytes={FILE_BYTES}
        onFile={(file) => {
          setFault(undefined);
          void read(file);
        }}
        onRefused={(issue) => setFault(issue === 'size' ? 'tooLarge' : 'wrong')}
        error={fault ? t(fault) : undefined}
      />
      <p role="alert" className="fw-hidden">
        {fault ? t(fault) : ''}
      </p>
    </div>
  );
}

type ChooseSectionsProps = {
  chosen: Chosen;
  wanted: readonly ImportSection[];
  onChange: (wanted: readonly ImportSection[]) => void;
  disabled: boolean;
};

function ChooseSections({ chosen, wanted, onChange, disabled }: ChooseSectionsProps) {
  const t = useTranslations('resume');
  useDisabledAction('import', wanted.length === 0);
  return (
    <div className={styles.step}>
      <p dir="auto" className={styles.file}>
        <strong>{chosen.name}</strong>
      </p>
      <fieldset className={styles.sections} disabled={disabled}>
        <legend>{t('dialog.sections')}</legend>
        {chosen.sections.map(({ section, count }) => (
          <Checkbox
            key={section}
            label={t(`sections.${section}`)}
            checked={wanted.includes(section)}
            {...(section === 'overview' || section === 'summary' ? {} : { count })}
            {...(section === 'overview' ? { hint: t('dialog.overviewHint') } : {})}
            onChange={(event) => onChange(event.currentTarget.checked ? [...wanted, section] : wanted.filter((one) => one !== section))}
          />
        ))}
      </fieldset>
      <Banner>{t('dialog.kept')}</Banner>
    </div>
  );
}
