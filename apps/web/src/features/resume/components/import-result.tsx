// What an import did, section by section, with a way to the dialog where the rest is done by hand.
import { Banner } from '@fairway/ui/banner';
import { Link } from '@fairway/ui/link';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import type { ProfileImport } from '../queries.ts';
import type { ImportSection } from '../resume-file.ts';
import styles from './import-steps.module.css';

/** The dialog of the profile that a section is edited in. */
const EDITS: Readonly<Record<ImportSection, string>> = {
  overview: 'personal-details',
  languages: 'languages',
  study_programs: 'education',
  work_experience: 'work-experience',
  memberships: 'memberships',
  summary: 'summary',
};
/** Things of the overview that have a dialog of their own, by the end of what is told of them. */
const OTHER_EDITS: Readonly<Record<string, string>> = { linkWrong: 'summary', phoneWrong: 'contact', nameKept: 'names' };

/** Names of texts that are not the dialog's own. */
const EDIT_TEXTS: Readonly<Record<string, 'personalDetails' | 'workExperience'>> = {
  'personal-details': 'personalDetails',
  'work-experience': 'workExperience',
};

type Section = ProfileImport['result']['sections'][number];
type Item = Section['items'][number];

export function ImportResult({ result: { result }, close }: { result: ProfileImport; close: () => void }) {
  const t = useTranslations('resume');
  const open = result.sections.flatMap(({ items }) => items).filter(({ isAction, resolved }) => isAction && !resolved).length;
  return (
    <div className={styles.result}>
      <Banner meaning={open > 0 ? 'warning' : 'success'} live>
        {open > 0 ? t('dialog.attention', { count: open }) : t('dialog.allIn')}
      </Banner>
      {result.sections.map((section) => (
        <SectionResult key={section.sectionType} section={section} close={close} />
      ))}
    </div>
  );
}

function SectionResult({ section: { sectionType, items }, close }: { section: Section; close: () => void }) {
  const t = useTranslations('resume');
  const { href } = useHrefs();
  const textOf = useItemText();
  const edits = new Set(items.filter(({ isAction }) => isAction).map((item) => OTHER_EDITS[nameOf(item)] ?? EDITS[sectionType]));
  return (
    <section>
      <h3>{t(`sections.${sectionType}`)}</h3>
      <ul>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={place} {...(item.isAction ? { 'data-action': '' } : {})}>
            {item.isAction ? <IconAlertTriangle size={16} aria-label={t('dialog.toDo')} /> : <IconCircleCheck size={16} aria-hidden />}
            <span dir="auto">{textOf(item)}</span>
          </li>
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

const nameOf = ({ descriptionKey }: Item): string => descriptionKey.split('.').at(-1) ?? '';

/** The words of an item; numbers come as texts. */
function useItemText(): (item: Item) => string {
  const t = useTranslations('resume.import');
  const issues = useTranslations('profile.issues');
  return (item) => {
    const key = nameOf(item) as Parameters<typeof t>[0];
    if (!t.has(key)) return '';
    const { count, max, code, ...texts } = item.descriptionValues;
    const issue = code as Parameters<typeof issues>[0] | undefined;
    const values = {
      ...texts,
      ...(count === undefined ? {} : { count: Number(count) }),
      ...(max === undefined ? {} : { max: Number(max) }),
      ...(issue ? { issue: issues.has(issue) ? issues(issue) : '' } : {}),
    };
    return t(key, values as never);
  };
}
