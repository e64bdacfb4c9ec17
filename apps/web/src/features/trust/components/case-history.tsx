// What was decided on a case and what its organization said, and what was decided on others of the organization.
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import parts from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { ReportCase } from '../queries.ts';

export function CaseHistory({ found }: { found: ReportCase }) {
  const t = useTranslations('trust.one');
  const list = useTranslations('trust.list');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const when = (at: string) => formats.dateTime(new Date(at));
  return (
    <>
      <Section id="decisions" title={t('decisions')}>
        {found.decisions.length === 0 ? <p className={parts.muted}>{t('noDecisions')}</p> : null}
        <ul className={parts.rows}>
          {found.decisions.map(({ id, decision, note, at, undoneAt, appeal, answer }) => (
            <li key={id} className={parts.row}>
              <div className={parts.what}>
                <strong>{list(`states.${decision}`)}</strong>
                {note ? <p dir="auto">{note}</p> : null}
                <span>{undoneAt ? `${when(at)} · ${t('takenBack', { date: when(undoneAt) })}` : when(at)}</span>
                {appeal ? (
                  <>
                    <strong>{t('appeal')}</strong>
                    <p dir="auto">{appeal.text}</p>
                    <span>{when(appeal.at)}</span>
                  </>
                ) : null}
                {answer ? (
                  <>
                    <strong>
                      {t('answered')}: {list(`states.${answer.answer}`)}
                    </strong>
                    <p dir="auto">{answer.note}</p>
                    <span>{when(answer.at)}</span>
                  </>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="earlier" title={t('earlier')}>
        {found.earlier.length === 0 ? <p className={parts.muted}>{t('noEarlier')}</p> : null}
        <ul className={parts.rows}>
          {found.earlier.map(({ caseId, kind, title, state, at }) => (
            <li key={`${caseId} ${at}`} className={parts.row}>
              <div className={parts.what}>
                <Link href={href('admin-report', { id: caseId })}>{title}</Link>
                <span>
                  {list(`kinds.${kind}`)} · {when(at)}
                </span>
              </div>
              <span>{list(`states.${state}`)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
