// The inline form of one entry: its fields by the section, its buttons and its faults. Faults of the rules show when Add or Update is pressed,
// those of the server when it refused; each goes when its field is changed.
import type { ProfileIssue, ProfileSection } from '@fairway/rules/profile';
import type { Entry } from '@fairway/rules/profile-changes';
import { Button, IconButton } from '@fairway/ui/button';
import { IconX } from '@tabler/icons-react';
import { type Dispatch, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ProfileSave, useIssueText } from '../../saving.ts';
import type { SectionEvent } from '../../section-state.ts';
import styles from './entry-list.module.css';

export type EntryFieldsProps<V> = {
  value: V;
  /** `touches`: the names that faults have for what changed; the changed names unless told. */
  onChange: (change: Partial<V>, touches?: readonly string[]) => void;
  /** What is wrong with a field, in words. */
  errorOf: (field: string) => string | undefined;
  isNew: boolean;
};
export type EntryFields<V> = (props: EntryFieldsProps<V>) => ReactNode;

type EntryFormProps<V extends object> = {
  section: ProfileSection;
  entry: Entry<V>;
  isNew: boolean;
  title: string;
  saving: ProfileSave;
  issuesOf: (value: V) => ProfileIssue[];
  fields: EntryFields<V>;
  dispatch: Dispatch<SectionEvent<V>>;
};

const FIRST_FIELD = '[aria-invalid="true"], input:not(:disabled), [role="textbox"], select:not(:disabled)';

export function EntryForm<V extends object>({
  section,
  entry,
  isNew,
  title,
  saving,
  issuesOf,
  fields: Fields,
  dispatch,
}: EntryFormProps<V>) {
  const t = useTranslations('entries');
  const issueText = useIssueText();
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const [issues, setIssues] = useState<readonly ProfileIssue[]>([]);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);

  // Each try that failed moves the focus anew.
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? (tries === 0 ? form.current?.querySelector<HTMLElement>(FIRST_FIELD) : undefined))?.focus();
  }, [tries]);

  const errorOf = (field: string) => {
    const own = issues.find((one) => one.field === field);
    return own ? issueText(own.code) : touched.includes(field) ? undefined : saving.faultOf(section, field, entry.id);
  };
  function onChange(change: Partial<V>, touches: readonly string[] = Object.keys(change)) {
    setIssues((known) => known.filter(({ field }) => !touches.includes(field)));
    setTouched((known) => [...known, ...touches]);
    dispatch({ type: 'edit', id: entry.id, change });
  }
  function accept() {
    const found = issuesOf(entry.value);
    setIssues(found);
    if (found.length > 0) setTries((count) => count + 1);
    else {
      saving.clear();
      dispatch({ type: 'accept' });
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
    event.preventDefault();
    accept();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a card with its own head
    <div ref={form} role="group" aria-labelledby={id} className={styles.form} onKeyDown={onKeyDown}>
      <div className={styles.formHead}>
        <h3 id={id} className={styles.formTitle}>
          {title}
        </h3>
        {isNew ? null : (
          <IconButton size="small" label={t('closeForm')} icon={<IconX aria-hidden />} onClick={() => dispatch({ type: 'cancel' })} />
        )}
      </div>
      <Fields value={entry.value} onChange={onChange} errorOf={errorOf} isNew={isNew} />
      <div className={styles.formActions}>
        {isNew ? (
          <Button onClick={() => dispatch({ type: 'cancel' })}>{t('cancel')}</Button>
        ) : (
          <Button
            onClick={() => {
              // What was typed is not what comes back with Undo.
              dispatch({ type: 'cancel' });
              dispatch({ type: 'remove', id: entry.id });
            }}
          >
            {t('delete')}
          </Button>
        )}
        <Button variant="primary" onClick={accept}>
          {isNew ? t('add') : t('update')}
        </Button>
      </div>
    </div>
  );
}
