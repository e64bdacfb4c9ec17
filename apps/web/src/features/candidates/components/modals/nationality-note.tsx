import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { useEdits } from '../../edits.ts';
import type { Profile } from '../../queries.ts';
import { useAsked } from '../asked.tsx';
import styles from '../form.module.css';

/** Nationalities and work authorizations, which belong to the personal details and have a dialog of their own. */
export function NationalityNote({ profile: { candidate } }: { profile: Profile }) {
  const t = useTranslations('profile.personal');
  const asked = useAsked();
  const format = useReaderFormats();
  const { open } = useEdits();
  const nationalities = (candidate.nationalities ?? []).map(({ nationality }) => format.country(nationality));
  const allowed = candidate.workAuthorizations.map(({ code }) => format.country(code));
  return (
    <div className={styles.besides}>
      <div>
        <p className={styles.fact}>
          {t('nationality')}: <strong>{format.list(nationalities)}</strong>
        </p>
        {allowed.length > 0 ? <p className={styles.note}>{t('mayWorkIn', { places: format.list(allowed) })}</p> : null}
        {nationalities.length === 0 ? <div className={styles.note}>{asked(true, 'nationality_missing')}</div> : null}
      </div>
      <Button size="small" onClick={() => open('nationality')}>
        {t('editNationality')}
      </Button>
    </div>
  );
}
