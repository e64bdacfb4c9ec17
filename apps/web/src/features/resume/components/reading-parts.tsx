// The parts of a reading, as found, each gap at what lacks it. What can be read in another way is marked in words, not by colour alone.
import { Badge } from '@fairway/ui/badge';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { MachineReading } from '../queries.ts';
import { EmptyPart, type Gap, GapMark, type GapReader } from './gap-mark.tsx';
import styles from './machine-reading.module.css';

type Field = MachineReading['name'];
type Entry = MachineReading['work'][number];

export function ReadingParts({ reading, reader }: { reading: MachineReading; reader: GapReader }) {
  const t = useTranslations('resume.reading');
  const formats = useReaderFormats();
  const { gaps } = reading;
  const isAbout = (part: string, at: number) => (gap: Gap) => gap.at === at && gap.code.startsWith(part);
  const hasGap = (code: string) => gaps.some((gap) => gap.code === code);
  const codes = (title: string, found: readonly NonNullable<Field>[]) =>
    found.length > 0 ? (
      <Part title={title}>
        <Fields fields={found.map((field) => ({ ...field, value: formats.country(field.value) }))} reader={reader} />
      </Part>
    ) : null;
  return (
    <>
      <Contact reading={reading} reader={reader} />
      {codes(t('nationalities'), reading.nationalities)}
      {codes(t('permits'), reading.permits)}
      {(['work', 'education', 'memberships'] as const).map((part) =>
        part === 'memberships' && reading.memberships.length === 0 ? null : (
          <Part key={part} title={t(part)}>
            {reading[part].length === 0 ? <EmptyPart code={part} title={t(part)} reader={reader} /> : null}
            {reading[part].map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <EntryShown key={at} entry={entry} gaps={gaps.filter(isAbout(part, at))} reader={reader} />
            ))}
          </Part>
        ),
      )}
      <Part title={t('languages')}>
        {reading.languages.length === 0 ? <EmptyPart code="languages" title={t('languages')} reader={reader} /> : null}
        <Languages languages={reading.languages} gapsAt={(at) => gaps.filter(isAbout('language', at))} reader={reader} />
      </Part>
      <Part title={t('skills')}>
        {reading.skills.length === 0 ? (
          <EmptyPart code="skills" title={t('skills')} reader={reader} />
        ) : (
          <p dir="auto">{formats.facts(reading.skills)}</p>
        )}
      </Part>
      {reading.certificates.length > 0 ? (
        <Part title={t('certificates')}>
          <p dir="auto">{formats.facts(reading.certificates)}</p>
        </Part>
      ) : null}
      {reading.unread.length > 0 ? (
        <Part title={t('unread')}>
          {reader.isOwner && hasGap('unread') ? <p className={styles.gap}>{t('gaps.unread')}</p> : null}
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

const CONTACT_GAPS = ['name', 'email', 'phone', 'place'];

function Contact({ reading, reader }: { reading: MachineReading; reader: GapReader }) {
  const t = useTranslations('resume.reading');
  const found = [reading.name, ...reading.emails, ...reading.phones, reading.place, ...reading.links];
  return (
    <Part title={t('contact')}>
      <Fields fields={found.flatMap((field) => field ?? [])} reader={reader} />
      {/* Each has a dialog of its own. */}
      {reading.gaps.map((gap) => (CONTACT_GAPS.includes(gap.code) ? <GapMark key={gap.code} gaps={[gap]} reader={reader} /> : null))}
      {[reading.headline, reading.summary].map((text) =>
        text ? (
          <p key={text} dir="auto">
            {text}
          </p>
        ) : null,
      )}
    </Part>
  );
}

type LanguagesProps = { languages: MachineReading['languages']; gapsAt: (at: number) => Gap[]; reader: GapReader };

function Languages({ languages, gapsAt, reader }: LanguagesProps) {
  const levels = useTranslations('profile.proficiencies');
  if (languages.length === 0) return null;
  return (
    <ul>
      {languages.map(({ name, level, words }, at) => {
        const said = level && levels.has(level as 'elementary') ? levels(level as 'elementary') : words;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at}>
            <span dir="auto">{said ? `${name}: ${said}` : name}</span>
            <GapMark gaps={gapsAt(at)} reader={reader} of={name} />
          </li>
        );
      })}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Fields({ fields, reader }: { fields: readonly NonNullable<Field>[]; reader: GapReader }) {
  if (fields.length === 0) return null;
  return (
    <ul>
      {fields.map((field) => (
        <li key={field.value}>
          <Shown field={field} reader={reader} />
        </li>
      ))}
    </ul>
  );
}

function Shown({ field, reader }: { field: NonNullable<Field>; reader: GapReader }) {
  const t = useTranslations('resume.reading');
  return (
    <>
      <span dir="auto">{field.value}</span>
      {field.isDoubtful ? (
        <>
          {' '}
          <Badge meaning={reader.isOwner ? 'warning' : 'neutral'}>{t('doubtful')}</Badge>
        </>
      ) : null}
    </>
  );
}

function EntryShown({ entry, gaps, reader }: { entry: Entry; gaps: readonly Gap[]; reader: GapReader }) {
  const { what, who, place, start, end, isCurrent, description } = entry;
  const t = useTranslations('resume.reading');
  const formats = useReaderFormats();
  const date = (field: Field) => (field === null ? '' : /^\d{4}$/.test(field.value) ? field.value : formats.month(field.value.slice(0, 7)));
  const period = [date(start), isCurrent ? t('present') : date(end)].filter(Boolean).join(' – ');
  return (
    <div className={styles.entry}>
      <p>
        {what ? (
          <strong>
            <Shown field={what} reader={reader} />
          </strong>
        ) : null}
        {what && who ? ', ' : null}
        {who ? <Shown field={who} reader={reader} /> : null}
      </p>
      <p className={styles.facts}>{[period, place].filter(Boolean).join(' · ')}</p>
      <GapMark gaps={gaps} reader={reader} of={[what?.value, who?.value].filter(Boolean).join(', ')} />
      {description ? (
        <p dir="auto" className={styles.lines}>
          {description}
        </p>
      ) : null}
    </div>
  );
}
