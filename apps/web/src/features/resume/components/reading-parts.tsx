// The parts of a reading, as found: what can be read in another way is marked in words, not by colour alone.
import { Badge } from '@fairway/ui/badge';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { MachineReading } from '../queries.ts';
import styles from './machine-reading.module.css';

type Field = MachineReading['name'];
type Entry = MachineReading['work'][number];

export function ReadingParts({ reading }: { reading: MachineReading }) {
  const t = useTranslations('resume.reading');
  const levels = useTranslations('profile.proficiencies');
  const formats = useReaderFormats();
  const contact = [reading.name, ...reading.emails, ...reading.phones, reading.place, ...reading.links];
  const languages = reading.languages.map(({ name, level, words }) => {
    const said = level && levels.has(level as 'elementary') ? levels(level as 'elementary') : words;
    return said ? `${name}: ${said}` : name;
  });
  return (
    <>
      <Part title={t('contact')} isEmpty={contact.every((one) => !one)}>
        <ul>
          {contact.map((one) =>
            one ? (
              <li key={one.value}>
                <Shown field={one} />
              </li>
            ) : null,
          )}
        </ul>
        {[reading.headline, reading.summary].map((text) => (text ? <p key={text}>{text}</p> : null))}
      </Part>
      {(['work', 'education', 'memberships'] as const).map((part) =>
        part === 'memberships' && reading.memberships.length === 0 ? null : (
          <Part key={part} title={t(part)} isEmpty={reading[part].length === 0}>
            {reading[part].map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <EntryShown key={place} entry={entry} />
            ))}
          </Part>
        ),
      )}
      <Part title={t('languages')} isEmpty={languages.length === 0}>
        <p dir="auto">{formats.facts(languages)}</p>
      </Part>
      <Part title={t('skills')} isEmpty={reading.skills.length === 0}>
        <p dir="auto">{formats.facts(reading.skills)}</p>
      </Part>
      {reading.certificates.length > 0 ? (
        <Part title={t('certificates')} isEmpty={false}>
          <p dir="auto">{formats.facts(reading.certificates)}</p>
        </Part>
      ) : null}
      {reading.unread.length > 0 ? (
        <Part title={t('unread')} isEmpty={false}>
          {reading.unread.map(({ heading, lines }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <p key={place} dir="auto" className={styles.lines}>
              {[heading, ...lines].filter(Boolean).join('\n')}
            </p>
          ))}
        </Part>
      ) : null}
    </>
  );
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const t = useTranslations('resume.reading');
  return (
    <section>
      <h3>{title}</h3>
      {isEmpty ? <p className={styles.nothing}>{t('nothing')}</p> : children}
    </section>
  );
}

function Shown({ field }: { field: NonNullable<Field> }) {
  const t = useTranslations('resume.reading');
  return (
    <>
      <span dir="auto">{field.value}</span> {field.isDoubtful ? <Badge meaning="warning">{t('doubtful')}</Badge> : null}
    </>
  );
}

function EntryShown({ entry: { what, who, place, start, end, isCurrent, description } }: { entry: Entry }) {
  const t = useTranslations('resume.reading');
  const formats = useReaderFormats();
  const date = (field: Field) => (field === null ? '' : /^\d{4}$/.test(field.value) ? field.value : formats.month(field.value.slice(0, 7)));
  const period = [date(start), isCurrent ? t('present') : date(end)].filter(Boolean).join(' – ');
  return (
    <div className={styles.entry}>
      <p>
        {what ? (
          <strong>
            <Shown field={what} />
          </strong>
        ) : null}
        {what && who ? ', ' : null}
        {who ? <Shown field={who} /> : null}
      </p>
      <p className={styles.facts}>{[period, place].filter(Boolean).join(' · ')}</p>
      {description ? (
        <p dir="auto" className={styles.lines}>
          {description}
        </p>
      ) : null}
    </div>
  );
}
