// Somebody in the list: a first name, what they study, did and can, and how they stand with the organization.
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { TalentPerson, TalentReply } from '../queries.ts';
import { AskButton } from './ask-button.tsx';
import styles from './talent.module.css';
import { useTalentWords } from './talent-words.ts';

type PersonCardProps = { person: TalentPerson; reply: TalentReply; onOpen: () => void };

export function PersonCard({ person, reply, onOpen }: PersonCardProps) {
  const t = useTranslations('talent.person');
  const formats = useReaderFormats();
  const words = useTalentWords(reply);
  const name = person.name || t('unnamed');
  const place = [person.city, person.country ? words.format.country(person.country) : null].filter((part) => part !== null && part !== '');
  const languages = person.languages.map(({ language, level }) => `${words.languageName(language)} (${words.levelName(level)})`);
  return (
    <article className={styles.person} aria-label={name}>
      <header className={styles.head}>
        <h3 dir="auto">{name}</h3>
        <span className={styles.muted}>{formats.facts(place.map(String))}</span>
        {person.openness.map((kind) => (
          <Badge key={kind}>{words.nameOf('openness', kind)}</Badge>
        ))}
      </header>
      <ul className={styles.lines}>
        {person.studies.map((study) => (
          <li key={`${study.program} ${study.school} ${study.endOn}`} dir="auto">
            <StudyLine study={study} />
          </li>
        ))}
        {person.positions.map(({ title, organization, startOn }) => (
          <li key={`${title} ${organization} ${startOn}`} dir="auto">
            {formats.facts([title, organization].filter((part) => part !== ''))}
          </li>
        ))}
      </ul>
      {person.skills.length > 0 ? (
        <ul className={styles.skills} aria-label={t('skills')}>
          {person.skills.map((skill) => (
            <li key={skill} dir="auto">
              {skill}
            </li>
          ))}
          {person.skillCount > person.skills.length ? (
            <li className={styles.muted}>{t('moreSkills', { count: person.skillCount - person.skills.length })}</li>
          ) : null}
        </ul>
      ) : null}
      {languages.length > 0 ? <p className={styles.muted}>{formats.facts(languages)}</p> : null}
      <footer className={styles.row}>
        <AskButton person={person} />
        <Button size="small" variant="quiet" aria-label={t('open', { name })} onClick={onOpen}>
          {t('more')}
        </Button>
        <span className={styles.muted}>{t('changed', { date: formats.date(new Date(person.changedAt)) })}</span>
      </footer>
    </article>
  );
}

export function StudyLine({ study }: { study: TalentPerson['studies'][number] }) {
  const t = useTranslations('talent.person');
  const formats = useReaderFormats();
  const words = useTalentWords(undefined);
  const { program, school, level, endOn } = study;
  const parts = [program, level ? words.nameOf('level', level) : '', school, endOn ? t('until', { date: formats.month(endOn) }) : ''];
  return formats.facts(parts.filter((part) => part !== ''));
}
