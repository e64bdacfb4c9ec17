// Takes a file of names, and says what came of it: everything was written, or nothing and why, by line.
import { REFERENCE_FILE } from '@fairway/rules/reference-entries';
import { FileDrop } from '@fairway/ui/file-drop';
import { Progress } from '@fairway/ui/progress';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../../../../lib/console/parts.module.css';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { uploadFile } from '../../../../lib/uploads.ts';
import { type FeedReport, useReferenceRefresh } from '../queries.ts';

type Refusal = 'wrongType' | 'tooLarge';

export function ImportNames() {
  const t = useTranslations('reference-data.import');
  const errorText = useErrorText();
  const refresh = useReferenceRefresh();
  const [percent, setPercent] = useState<number>();
  const [report, setReport] = useState<FeedReport>();
  const [problem, setProblem] = useState<string>();

  async function send(file: File) {
    setReport(undefined);
    setProblem(undefined);
    setPercent(0);
    try {
      setReport(await uploadFile<FeedReport>({ path: '/api/v1/admin/reference-import', field: 'file', file, onProgress: setPercent }));
      refresh();
    } catch (error) {
      setProblem(errorText(error));
    }
    setPercent(undefined);
  }
  const refuse = (refusal: Refusal) => {
    setReport(undefined);
    setProblem(t(refusal));
  };
  return (
    <div className={styles.form}>
      <FileDrop
        label={t('drop')}
        hint={t('hint')}
        extensions={['.csv', '.txt']}
        maxSizeBytes={REFERENCE_FILE.bytes}
        disabled={percent !== undefined}
        error={problem}
        onRefused={(issue) => refuse(issue === 'type' ? 'wrongType' : 'tooLarge')}
        onFile={(file) => void send(file)}
      />
      {percent === undefined ? null : <Progress percent={percent} label={t('sending')} />}
      <div role="status">{report ? <Report report={report} /> : null}</div>
    </div>
  );
}

function Report({ report }: { report: FeedReport }) {
  const t = useTranslations('reference-data.import');
  const formats = useReaderFormats();
  const { read, created, changed, unchanged } = report;
  const counts = { created: formats.number(created), changed: formats.number(changed), unchanged: formats.number(unchanged) };
  if (report.written) return <p>{t('written', { read, ...counts })}</p>;
  return (
    <>
      <p>{t('refused', { count: report.faultCount })}</p>
      <ul className={styles.rows}>
        {report.faults.map((fault) => (
          <li key={`${fault.line} ${fault.code}`} className={styles.row}>
            <div className={styles.what}>
              <strong>
                {t('line', { line: formats.number(fault.line) })} {fault.key}
              </strong>
              <span>{t(`faults.${fault.code}`)}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
