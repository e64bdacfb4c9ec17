// Choosing a file, saying what it is and agreeing to its keeping; then the way of it: how far it is, a way to stop it, what was wrong.
import { ApiProblem } from '@fairway/client/problem';
import { LIMITS } from '@fairway/rules/limits';
import { Button } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { FileDrop } from '@fairway/ui/file-drop';
import { Progress } from '@fairway/ui/progress';
import { Segmented } from '@fairway/ui/segmented';
import { showToast } from '@fairway/ui/show-toast';
import { IconFileText } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { uploadFile } from '../../../lib/uploads.ts';
import { type CandidateDocument, CV_PATH, type DocumentPlace, useRefreshDocuments } from '../queries.ts';
import styles from './upload-form.module.css';

const EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;
const TOLD_TWICE = ['wrong_type', 'too_large', 'documents.wrong_type', 'documents.too_large'];
type Sending = { percent: number; stop: AbortController };

type Props = {
  place: DocumentPlace;
  isFull: boolean;
  /** What it can only be; else the reader says. */
  kind?: CandidateDocument['kind'];
  /** Once it is kept. */
  onStored?: (id: string) => unknown;
};

/** What is chosen, and the way of it. `consent`: the box that an upload needs. */
function useUpload({ place, kind: only, onStored }: Props) {
  const t = useTranslations('documents');
  const errors = useTranslations('errors.documents');
  const errorText = useErrorText();
  const refresh = useRefreshDocuments();
  const [kind, setKind] = useState<'cv' | 'document'>(only ?? 'cv');
  const [file, setFile] = useState<File>();
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<{ at: 'file' | 'consent'; text: string }>();
  const [sending, setSending] = useState<Sending>();
  const consent = useRef<HTMLInputElement>(null);

  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setProblem(undefined);
  };
  const refuse = (issue: 'type' | 'size', refused: File) => {
    const code = issue === 'size' ? 'too_large' : refused.size === 0 ? 'empty' : 'wrong_type';
    setFile(undefined);
    tell(errors(code), code);
  };
  // A wrong type and a size too large are told by a toast too, as the catalogue says; the field keeps the words. @rule documents.7
  const tell = (text: string, code: string) => {
    setProblem({ at: 'file', text });
    if (TOLD_TWICE.includes(code)) showToast({ kind: 'error', text, durationMs: LIMITS.uploadErrorToastMs });
  };
  async function send(event: FormEvent) {
    event.preventDefault();
    if (!file || sending) return;
    if (!agreed) {
      setProblem({ at: 'consent', text: errors('consent') });
      consent.current?.focus();
      return;
    }
    const stop = new AbortController();
    setProblem(undefined);
    setSending({ percent: 0, stop });
    try {
      const stored = await uploadFile<CandidateDocument>({
        path: `${CV_PATH}?place=${place}`,
        field: 'file',
        file,
        fields: { kind, consent: 'true' },
        signal: stop.signal,
        onProgress: (percent) => setSending({ percent, stop }),
      });
      setFile(undefined);
      setAgreed(false);
      showToast({ kind: 'success', text: t('upload.done', { name: stored.name }) });
      await refresh();
      await onStored?.(stored.id);
    } catch (error) {
      if (error instanceof DOMException) showToast({ kind: 'info', text: t('upload.cancelled') });
      else tell(errorText(error), error instanceof ApiProblem ? error.code : '');
    } finally {
      setSending(undefined);
    }
  }
  const agree = (on: boolean) => {
    setAgreed(on);
    setProblem(undefined);
  };
  return { kind, setKind, file, agreed, agree, problem, sending, consent, choose, refuse, send };
}
type Upload = ReturnType<typeof useUpload>;

export function UploadForm(props: Props) {
  const t = useTranslations('documents');
  const errors = useTranslations('errors.documents');
  const formats = useReaderFormats();
  const upload = useUpload(props);
  const { kind, setKind, file, problem, sending, choose, refuse, send } = upload;
  if (props.isFull) return <p className={styles.notice}>{errors('limit')}</p>;
  return (
    <form className={styles.form} onSubmit={send} aria-label={t('upload.title')} noValidate>
      <h2 className={styles.title}>{t('upload.title')}</h2>
      {props.kind ? null : (
        <Segmented
          label={t('kinds.label')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'cv', label: t('kinds.cv') },
            { value: 'document', label: t('kinds.document') },
          ]}
        />
      )}
      {file ? (
        <Chosen file={file} onRemove={sending ? undefined : () => choose(undefined)} />
      ) : (
        <FileDrop
          label={t('upload.drop')}
          hint={t('upload.hint', { size: formats.fileSize(LIMITS.documentBytes) })}
          extensions={EXTENSIONS}
          maxSizeBytes={LIMITS.documentBytes}
          onFile={choose}
          onRefused={refuse}
        />
      )}
      {problem?.at === 'file' ? (
        <p role="alert" className={styles.problem}>
          {problem.text}
        </p>
      ) : null}
      <Consent {...upload} />
      {sending ? (
        <Sent {...sending} name={file?.name ?? ''} />
      ) : (
        <Button type="submit" variant="primary" className={styles.send} disabled={file === undefined}>
          {t('upload.send')}
        </Button>
      )}
    </form>
  );
}

function Chosen({ file, onRemove }: { file: File; onRemove: (() => void) | undefined }) {
  const t = useTranslations('documents');
  const formats = useReaderFormats();
  return (
    <div className={styles.chosen}>
      <IconFileText size={28} aria-hidden />
      <span className={styles.words}>
        <strong dir="auto">{file.name}</strong>
        <span>{formats.fileSize(file.size)}</span>
      </span>
      {onRemove ? (
        <Button size="small" variant="quiet" onClick={onRemove}>
          {t('upload.remove')}
        </Button>
      ) : null}
    </div>
  );
}

function Consent({ consent, agreed, agree, sending, problem }: Upload) {
  const t = useTranslations('documents');
  return (
    <>
      <Checkbox
        ref={consent}
        label={t('upload.consent')}
        checked={agreed}
        disabled={sending !== undefined}
        aria-invalid={problem?.at === 'consent' || undefined}
        aria-describedby={problem?.at === 'consent' ? 'consent-problem' : undefined}
        onChange={(event) => agree(event.currentTarget.checked)}
      />
      {problem?.at === 'consent' ? (
        <p id="consent-problem" role="alert" className={styles.problem}>
          {problem.text}
        </p>
      ) : null}
    </>
  );
}

/** How far it is, and a way to stop it. */
function Sent({ percent, stop, name }: Sending & { name: string }) {
  const t = useTranslations('documents');
  return (
    <div className={styles.sending}>
      <div className={styles.progress}>
        <span aria-live="polite">{percent < 100 ? t('upload.sending') : t('upload.checking')}</span>
        <Progress percent={percent} label={t('upload.progress', { name: name })} />
      </div>
      <Button onClick={() => stop.abort()}>{t('upload.cancel')}</Button>
    </div>
  );
}
