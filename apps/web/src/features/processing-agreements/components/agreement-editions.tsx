// What was published before, newest first, and the way to take it up again: into the editor, where it is looked at before it is published.
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { ADMIN_PATH, type EditedAgreement } from '../queries.ts';

export function AgreementEditions({ edited, onTake }: { edited: EditedAgreement; onTake: (texts: EditedAgreement['texts']) => void }) {
  const t = useTranslations('processing-agreements.admin');
  const api = useApi();
  const formats = useReaderFormats();
  const errorText = useErrorText();
  const take = useMutation({
    mutationFn: (number: number) => api.call.GET(`${ADMIN_PATH}/editions/{number}`, { params: { path: { number } } }),
    onSuccess: ({ data }) => {
      if (!data) return;
      onTake(data.texts);
      showToast({ kind: 'success', text: t('taken', { number: `${data.number}` }) });
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  if (edited.editions.length === 0) return <p className={styles.muted}>{t('none')}</p>;
  return (
    <ul className={styles.rows}>
      {edited.editions.map(({ number, publishedAt, locales }) => (
        <li key={number} className={styles.row}>
          <div className={styles.what}>
            {t('edition', { number: `${number}` })}
            <span>
              {formats.dateTime(new Date(publishedAt))} · {locales ? t('languages', { count: locales.length }) : t('toOurs')}
            </span>
          </div>
          {number === edited.edition && locales ? <Badge meaning="success">{t('current')}</Badge> : null}
          {locales && number !== edited.edition ? (
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
