import { Badge } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import parts from '../../../../lib/console/parts.module.css';
import type { SchoolEmployerRow } from '../../queries.ts';

/** What the school makes of an employer. */
export function EmployerMarks({ employer }: { employer: Pick<SchoolEmployerRow, 'state' | 'isTrusted'> }) {
  const t = useTranslations('school-postings.employers');
  const { state, isTrusted } = employer;
  return (
    <span className={parts.badges}>
      <Badge meaning={state === 'approved' ? 'success' : state === 'declined' ? 'danger' : 'neutral'}>
        {t(`states.${state ?? 'none'}`)}
      </Badge>
      {isTrusted ? <Badge meaning="info">{t('trusted')}</Badge> : null}
    </span>
  );
}
