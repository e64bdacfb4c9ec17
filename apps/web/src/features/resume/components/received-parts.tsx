import { ApiProblem } from '@fairway/client/problem';
import { Banner } from '@fairway/ui/banner';
import { Spinner } from '@fairway/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import type { MachineReading } from '../queries.ts';
import styles from './machine-reading.module.css';
import { ReadingParts } from './reading-parts.tsx';

export type ReceivedReadingProps = {
  /** Of which application or share: what was read once is kept while the window is open. */
  of: string;
  ask: () => Promise<{ data?: MachineReading | undefined }>;
};

const OTHERS = { isOwner: false } as const;

/** The reading of a CV that was sent, which never changes, in the words for who received it. */
export default function ReceivedParts({ of, ask }: ReceivedReadingProps) {
  const t = useTranslations('resume.reading');
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: ['machine-reading', 'received', of],
    queryFn: async () => (await ask()).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error)
    return (
      <Banner meaning="info" live>
        {isUnread(error) ? t('received.unreadable') : errorText(error)}
      </Banner>
    );
  if (!data)
    return (
      <p role="status" className={styles.waiting}>
        <Spinner /> {t('loading')}
      </p>
    );
  return (
    <div className={styles.reading}>
      <p className={styles.facts}>{t('received.text')}</p>
      {data.hiddenCharacters > 0 ? <p className={styles.facts}>{t('received.hidden', { count: data.hiddenCharacters })}</p> : null}
      <ReadingParts reading={data} reader={OTHERS} />
    </div>
  );
}

/** The file is such that no program reads it; the words of the code are for its owner. */
const isUnread = (error: unknown) =>
  error instanceof ApiProblem && (error.code.startsWith('import.') || error.code === 'documents.wrong_type');
