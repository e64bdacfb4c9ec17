// What was published before, newest first, and the way to take it up again: into the editor, where it is looked at before it is published.
import type { Locale } from '@fairway/rules/locales';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../error-text.ts';
import { useReaderFormats } from '../reader-formats.ts';
import styles from './parts.module.css';

/** `locales` null: the own text was taken away. */
export type Edition = { number: number; publishedAt: string; locales: readonly string[] | null };
type Texts = Partial<Record<Locale, string>> | null;

type Props = {
  editions: readonly Edition[];
  newest: number;
  /** The words beside the newest, where readers see it. */
  shown: string | undefined;
  read: (number: number) => Promise<{ data?: { number: number; texts: Texts } | undefined }>;
  onTake: (texts: Texts) => void;
};

export function TextEditions({ editions, newest, shown, read, onTake }: Props) {
  const t = useTranslations('console.texts');
  const formats = useReaderFormats();
  const errorText = useErrorText();
  const take = useMutation({
    mutationFn: read,
    onSuccess: ({ data }) => {
      if (!data) return;
      onTake(data.texts);
      showToast({ kind: 'success', text: t('taken', { number: `${data.number}` }) });
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  if (editions.length === 0) return <p className={styles.muted}>{t('none')}</p>;
  return (
    <ul className={styles.rows}>
      {editions.map(({ number, publishedAt, locales }) => (
        <li key={number} className={styles.row}>
          <div className={styles.what}>
            {t('edition', { number: `${number}` })}
            <span>
              {formats.dateTime(new Date(publishedAt))} · {locales ? t('languages', { count: locales.length }) : t('toOurs')}
            </span>
          </div>
          {number === newest && shown !== undefined && locales ? <Badge meaning="success">{shown}</Badge> : null}
          {locales && number !== newest ? (
            <Button
              size="small"
              busy={take.isPending && take.variables === number}
              aria-label={t('takeOf', { number: `${number}` })}
              onClick={() => take.mutate(number)}
            >
              {t('take')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
