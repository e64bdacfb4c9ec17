// The entries of a section in its dialog, one edited at a time: cards, an inline form, Add. A new entry is temporary until the dialog saves; a
// removal can be taken back until then. Add is away while a form is open and off while an entry is not valid.
// @rule profile.24, profile.25
import type { ProfileIssue, ProfileSection } from '@fairway/rules/profile';
import { type EntriesState, type Entry, isTemporary } from '@fairway/rules/profile-changes';
import { Badge } from '@fairway/ui/badge';
import { Button, IconButton } from '@fairway/ui/button';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { type Dispatch, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type ProfileSave, useIssueText } from '../../saving.ts';
import { removedOf, type SectionEvent } from '../../section-state.ts';
import { type EntryFields, EntryForm } from './entry-form.tsx';
import styles from './entry-list.module.css';
import { RemovedEntries } from './removed-entries.tsx';

export type EntryListProps<V extends object> = {
  section: ProfileSection;
  state: EntriesState<V>;
  dispatch: Dispatch<SectionEvent<V>>;
  saving: ProfileSave;
  /** A new entry. */
  blank: V;
  issuesOf: (value: V) => ProfileIssue[];
  /** What an entry is called. */
  nameOf: (value: V) => string;
  card: (value: V, actions: ReactNode) => ReactNode;
  fields: EntryFields<V>;
  addLabel: string;
};

export function EntryList<V extends object>(props: EntryListProps<V>) {
  const { section, state, dispatch, saving, blank, issuesOf, nameOf, card, fields, addLabel } = props;
  const t = useTranslations('entries');
  const issueText = useIssueText();
  const list = useRef<HTMLDivElement>(null);
  const isAnyInvalid = state.entries.some(({ value }) => issuesOf(value).length > 0);
  const name = ({ value }: Entry<V>) => nameOf(value) || t('unnamed');
  useFocusAfterForm(list, state.open?.id);
  useOpenAtFault(props);

  return (
    <div ref={list} className={styles.list}>
      {state.entries.length > 0 ? (
        <ul className={styles.entries}>
          {state.entries.map((entry) => (
            <li key={entry.id} data-entry={entry.id}>
              {state.open?.id === entry.id ? (
                <EntryForm
                  section={section}
                  entry={entry}
                  isNew={isTemporary(entry.id) && state.open.before === null}
                  title={state.open.before === null ? t('newEntry') : name(entry)}
                  saving={saving}
                  issuesOf={issuesOf}
                  fields={fields}
                  dispatch={dispatch}
                />
              ) : (
                <>
                  {card(
                    entry.value,
                    <IconButton
                      size="small"
                      label={t('editEntry', { name: name(entry) })}
                      icon={<IconPencil aria-hidden />}
                      disabled={state.open !== undefined || saving.busy}
                      onClick={() => dispatch({ type: 'open', id: entry.id })}
                    />,
                  )}
                  {state.conflicts.includes(entry.id) ? <Badge meaning="warning">{t('changedElsewhere')}</Badge> : null}
                  <EntryFaults
                    words={[
                      ...saving.faults.filter((fault) => fault.section === section && fault.entry === entry.id).map(({ code }) => code),
                      ...issuesOf(entry.value).map(({ code }) => code),
                    ].map(issueText)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <RemovedEntries
        removed={removedOf(state).map((entry) => ({ id: entry.id, name: name(entry) }))}
        onUndo={(id) => dispatch({ type: 'restore', id })}
        disabled={state.open !== undefined}
      />
      {state.open ? (
        <p className={styles.note}>{t('openFirst')}</p>
      ) : (
        <Button
          className={styles.add}
          data-add=""
          icon={<IconPlus aria-hidden />}
          disabled={isAnyInvalid || saving.busy}
          onClick={() => dispatch({ type: 'add', value: blank, open: true })}
        >
          {addLabel}
        </Button>
      )}
    </div>
  );
}

function EntryFaults({ words }: { words: readonly string[] }) {
  return [...new Set(words)].map((text) => (
    <p key={text} className={styles.fault}>
      {text}
    </p>
  ));
}

/** A form that closed leaves the focus on its entry, or on Add where the entry is gone. */
function useFocusAfterForm(list: { current: HTMLElement | null }, open: string | undefined) {
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (!left || open) return;
    const entry = list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(left)}"] button`);
    (entry ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [list, open]);
}

/** A refused save opens the first entry that it names, so that the fault stands at its field. */
function useOpenAtFault<V extends object>({ section, saving, state, dispatch }: EntryListProps<V>) {
  const fault = saving.faults.find((one) => one.section === section && one.entry !== undefined)?.entry;
  const isOpen = state.open !== undefined;
  const { faults } = saving;
  const seen = useRef(faults);
  useEffect(() => {
    if (seen.current === faults) return;
    seen.current = faults;
    if (fault && !isOpen) dispatch({ type: 'open', id: fault });
  }, [faults, fault, isOpen, dispatch]);
}
