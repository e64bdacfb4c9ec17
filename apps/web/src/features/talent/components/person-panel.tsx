// Somebody beside the list, with all skills and the summary; the list stays as it is.
import { SidePanel } from '@fairway/ui/side-panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { Facts } from '../../../lib/console/card.tsx';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type TalentPerson, talentPersonQuery } from '../queries.ts';
import { AskButton } from './ask-button.tsx';
import { StudyLine } from './person-card.tsx';
import styles from './talent.module.css';
import { useTalentWords } from './talent-words.ts';

export function PersonPanel({ userId, name, onClose }: { userId: string | undefined; name: string; onClose: () => void }) {
  const t = useTranslations('talent.person');
  return (
    <SidePanel open={userId !== undefined} onClose={onClose} title={name} closeLabel={t('close')}>
      {userId ? <Person userId={userId} /> : null}
    </SidePanel>
  );
}

function Person({ userId }: { userId: string }) {
  const { organizationId } = useConsoleOrganization();
  const { locale } = useBoot();
  const reply = useQuery(talentPersonQuery(useApi(), organizationId, userId, locale));
  return <Loaded reply={reply}>{(person) => <Shown person={person} />}</Loaded>;
}

function Shown({ person }: { person: TalentPerson & { summary: string | null } }) {
  const t = useTranslations('talent.person');
  const formats = useReaderFormats();
  const words = useTalentWords(undefined);
  const lines = (all: readonly React.ReactNode[]) =>
    all.length === 0 ? null : (
      <ul className={styles.lines}>
        {all.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one person never change their places
          <li key={place} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    );
  return (
    <div className={styles.shown}>
      <AskButton person={person} />
      <Facts
        facts={[
          [t('studies'), lines(person.studies.map((study) => <StudyLine key={study.program} study={study} />))],
          [
            t('work'),
            lines(
              person.positions.map(({ title, organization, startOn, endOn }) =>
                formats.facts(
                  [title, organization, ...[startOn, endOn].map((day) => (day ? formats.month(day) : ''))].filter((part) => part !== ''),
                ),
              ),
            ),
          ],
          [t('skills'), formats.facts(person.skills)],
          [
            t('languages'),
            lines(person.languages.map(({ language, level }) => `${words.languageName(language)}: ${words.levelName(level)}`)),
          ],
          [
            t('place'),
            formats.facts([person.city ?? '', person.country ? words.format.country(person.country) : ''].filter((part) => part !== '')),
          ],
          [t('permits'), formats.facts(person.permits.map((code) => words.format.country(code)))],
          [t('openness'), formats.facts(person.openness.map((kind) => words.nameOf('openness', kind)))],
          [
            t('summary'),
            person.summary ? (
              <p key="summary" className={styles.summary} dir="auto">
                {person.summary}
              </p>
            ) : null,
          ],
        ]}
      />
    </div>
  );
}
