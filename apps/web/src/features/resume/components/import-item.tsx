// One section of what an import did, and its items: what they say, what the file says beside what the profile says, and what can be done.
import { type ImportSection, isPreselected } from '@fairway/rules/profile-import';
import { Button } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { Link } from '@fairway/ui/link';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { ProfileImport } from '../queries.ts';
import styles from './import-modal.module.css';

type Section = ProfileImport['result']['sections'][number];
export type ImportItem = Section['items'][number];

/** The dialog of the profile that a section is edited in. */
const EDITS: Readonly<Record<ImportSection, string>> = {
  overview: 'personal-details',
  languages: 'languages',
  study_programs: 'education',
  work_experience: 'work-experience',
  memberships: 'memberships',
  summary: 'summary',
};
/** Things of the overview that have a dialog of their own, by the end of what is told of them, or by the fields that it names. */
const OTHER_EDITS: Readonly<Record<string, string>> = { linkWrong: 'summary', phoneWrong: 'contact', nameKept: 'names' };
const FIELD_EDITS: Readonly<Record<string, string>> = {
  name: 'names', phone: 'contact', link: 'summary', skill: 'skills', nationality: 'nationality', permit: 'nationality',
}; // biome-ignore format: a table
/** Names of texts that are not the dialog's own. */
const EDIT_TEXTS: Readonly<Record<string, 'personalDetails' | 'workExperience'>> = {
  'personal-details': 'personalDetails',
  'work-experience': 'workExperience',
};
/** Told, and not to be mended in a dialog. */
const WITHOUT_EDIT = ['notStored', 'tooMany', 'unreadable', 'unlisted', 'notKept'];

type SectionProps = {
  section: Section;
  isResolved: (item: ImportItem) => boolean;
  /** Absent: it can only be read. */
  onResolve: ((item: ImportItem, resolved: boolean) => void) | undefined;
  onTake: ((item: ImportItem) => void) | undefined;
  /** Of what is newer in the file: whether it is taken over with the finish. */
  isChosen: (item: ImportItem) => boolean;
  onChoose: (item: ImportItem, isWanted: boolean) => void;
  close: () => void;
};

export function ImportSectionResult({ section: { sectionType, items }, close, ...rest }: SectionProps) {
  const t = useTranslations('resume');
  const { href } = useHrefs();
  const edits = new Set(items.filter(({ isAction }) => isAction).flatMap((item) => editsOf(item, sectionType)));
  return (
    <section>
      <h3>{t(`sections.${sectionType}`)}</h3>
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} isLong={sectionType !== 'overview' && sectionType !== 'languages'} {...rest} />
        ))}
      </ul>
      {[...edits].map((edit) => (
        <p key={edit}>
          <Link href={`${href('profile')}?edit=${edit}`} onClick={close}>
            {t(`edits.${EDIT_TEXTS[edit] ?? (edit as 'summary')}`)}
          </Link>
        </p>
      ))}
    </section>
  );
}

/** The dialogs in which something is mended. */
function editsOf(item: ImportItem, section: ImportSection): string[] {
  const key = nameOf(item);
  if (WITHOUT_EDIT.includes(key)) return [];
  const fields = section === 'overview' ? (item.descriptionValues.fields ?? '').split(',') : [];
  return fields.length > 0 && fields[0] !== ''
    ? fields.map((field) => FIELD_EDITS[field] ?? EDITS.overview)
    : [OTHER_EDITS[key] ?? EDITS[section]];
}

const nameOf = ({ descriptionKey }: ImportItem): string => descriptionKey.split('.').at(-1) ?? '';

type ItemProps = Omit<SectionProps, 'section' | 'close'> & { item: ImportItem; isLong: boolean };

function Item({ item, isLong, isResolved, onResolve, onTake, isChosen, onChoose }: ItemProps) {
  const t = useTranslations('resume.dialog');
  const text = useItemText()(item);
  const isNewer = isPreselected(item);
  const done = isResolved(item) || isNewer;
  const { names } = item.descriptionValues;
  return (
    <li {...(item.isAction && !done ? { 'data-action': '' } : {})}>
      {item.isAction && !done ? <IconAlertTriangle size={16} aria-label={t('toDo')} /> : <IconCircleCheck size={16} aria-hidden />}
      <div className={styles.item}>
        <span dir="auto">{text}</span>
        {names ? <Names names={names.split('\n')} isLong={isLong} /> : null}
        {item.canTake || item.descriptionValues.fields ? <Sides item={item} /> : null}
        {isNewer && onResolve ? (
          <Checkbox
            label={t('takeAtEnd')}
            aria-label={`${t('takeAtEnd')}: ${text}`}
            checked={isChosen(item)}
            onChange={(event) => onChoose(item, event.currentTarget.checked)}
          />
        ) : item.isAction && onResolve ? (
          <div className={styles.doing}>
            {item.canTake && onTake ? (
              <Button size="small" onClick={() => onTake(item)}>
                {t('take')}
              </Button>
            ) : null}
            <Checkbox
              label={t('markDone')}
              aria-label={`${t('markDone')}: ${text}`}
              checked={done}
              onChange={() => onResolve(item, !done)}
            />
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** What came in by name: skills and languages in a line, entries one below the other. */
function Names({ names, isLong }: { names: readonly string[]; isLong: boolean }) {
  const formats = useReaderFormats();
  if (!isLong)
    return (
      <span className={styles.muted} dir="auto">
        {formats.facts(names)}
      </span>
    );
  return (
    <ul className={styles.names}>
      {names.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={place} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  );
}

/** What the profile says beside what the file says. */
function Sides({ item: { descriptionValues } }: { item: ImportItem }) {
  const t = useTranslations('resume');
  const levels = useTranslations('profile.proficiencies');
  const formats = useReaderFormats();
  const fields = (descriptionValues.fields ?? '').split(',').filter((field) => `theirs.${field}` in descriptionValues);
  if (fields.length === 0) return null;
  const shown = (field: string, value: string) => {
    if (value === 'present') return t('dialog.present');
    const [, town = '', country] = /^(.*?)(?:^|, )([A-Z]{2})$/.exec(value) ?? [];
    if (field === 'place' && country) return formats.facts([town, formats.country(country)].filter(Boolean));
    if (/^\d{4}-\d{2}$/.test(value)) return formats.month(value);
    return levels.has(value as 'elementary') ? levels(value as 'elementary') : value;
  };
  return (
    <table className={styles.sides}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('dialog.mine')}</th>
          <th scope="col">{t('dialog.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{t(`fields.${field as 'title'}`)}</th>
            <td dir="auto">{shown(field, descriptionValues[`mine.${field}`] ?? '')}</td>
            <td dir="auto">{shown(field, descriptionValues[`theirs.${field}`] ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The words of an item; numbers come as texts. */
function useItemText(): (item: ImportItem) => string {
  const t = useTranslations('resume.import');
  const fieldName = useTranslations('resume.fields');
  const issues = useTranslations('profile.issues');
  const errors = useTranslations('errors');
  const formats = useReaderFormats();
  return (item) => {
    const key = nameOf(item) as Parameters<typeof t>[0];
    if (!t.has(key)) return '';
    const { count, max, code, fields, name, words } = item.descriptionValues;
    const issue = code as Parameters<typeof issues>[0] | undefined;
    // One key stands for all: the arguments of 430 texts at once cost the compiler a minute.
    const reason = code as 'internal' | undefined;
    // Countries come as codes.
    const isCountry = fields === 'nationality' || fields === 'permit';
    const values = {
      name: isCountry && name ? formats.country(name) : (name ?? ''),
      words: words ?? '',
      count: Number(count ?? 0),
      max: Number(max ?? 0),
      fields: formats.list(
        (fields ?? '').split(',').flatMap((field) => (fieldName.has(field as 'title') ? [fieldName(field as 'title')] : [])),
      ),
      issue: issue && issues.has(issue) ? issues(issue) : '',
      reason: reason && errors.has(reason) ? errors(reason) : '',
    };
    return t(key, values as never);
  };
}
