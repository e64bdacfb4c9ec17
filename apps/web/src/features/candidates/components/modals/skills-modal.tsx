// Skills: chips in the order they were added, from the list or of one's own words. The same skill twice is refused, however it is spelt.
// @rule profile.18
import { fold } from '@fairway/rules/folding';
import { LIMITS } from '@fairway/rules/limits';
import { type ProfileIssueCode, SECTION_ENTRIES } from '@fairway/rules/profile';
import { type Entry, isUnchanged } from '@fairway/rules/profile-changes';
import { skillsOp } from '@fairway/rules/profile-ops';
import { isLongerThan } from '@fairway/rules/visible-characters';
import { RemovableChip } from '@fairway/ui/chip';
import { SearchSelect } from '@fairway/ui/search-select';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useBoot } from '../../../../lib/boot.ts';
import { useListTexts } from '../../../../lib/forms/list-texts.ts';
import type { ProfilePartProps } from '../../edits.ts';
import { useIssueText, useProfileSave } from '../../saving.ts';
import { changedOps, removedOf, useFirstField, useSection } from '../../section-state.ts';
import { EditModal } from '../edit-modal.tsx';
import styles from './entry-list.module.css';
import { RemovedEntries } from './removed-entries.tsx';

type SkillValue = { skillId: number | null; customSkillName: string | null; name: string };
type SkillOption = { value: string; label: string };

/** On one line. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

export default function SkillsModal({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.skills');
  const issueText = useIssueText();
  const texts = useListTexts();
  const api = useApi();
  const { locale } = useBoot();
  const saving = useProfileSave(profile);
  const { skills } = saving.base.candidate;
  const originals = useMemo(
    () =>
      (skills ?? []).map(
        ({ id, skillId, customSkillName, name }): Entry<SkillValue> => ({ id, value: { skillId, customSkillName, name } }),
      ),
    [skills],
  );
  const [state, dispatch] = useSection<SkillValue>(originals);
  const [issue, setIssue] = useState<ProfileIssueCode>();
  const group = useRef<HTMLDivElement>(null);
  useFirstField(group, originals.length === 0);
  const has = (name: string, skillId: number | null) =>
    state.entries.some(({ value }) => fold(value.name) === fold(name) || (skillId !== null && value.skillId === skillId));

  function add(value: SkillValue) {
    saving.clear();
    if (has(value.name, value.skillId)) return setIssue('skill_twice');
    if (value.skillId === null && isLongerThan(value.name, LIMITS.skillCharacters)) return setIssue('too_long');
    setIssue(undefined);
    // A skill that was removed a moment ago is the one that comes back.
    const removed = state.originals.find(({ value: one }) => fold(one.name) === fold(value.name));
    dispatch(removed ? { type: 'restore', id: removed.id } : { type: 'add', value });
  }
  async function load(q: string, signal: AbortSignal): Promise<SkillOption[]> {
    const { data } = await api.call.GET('/api/v1/skills', { params: { query: { q: tidy(q).slice(0, 200), locale } }, signal });
    return (data?.skills ?? []).filter(({ id, name }) => !has(name, id)).map(({ id, name }) => ({ value: String(id), label: name }));
  }

  const refused = saving.faults.find(({ section }) => section === 'skills');
  const error = issue ? issueText(issue) : refused ? issueText(refused.code) : undefined;
  const isFull = state.entries.length >= SECTION_ENTRIES;
  return (
    <EditModal
      section="skills"
      title={t('title')}
      text={t('text')}
      saving={saving}
      claimed={refused?.field ? [`skills.${refused.field}`] : []}
      isDirty={!isUnchanged(state)}
      canSave
      onSave={() => saving.save(changedOps({ skills: skillsOp(state) }), { states: { skills: state } })}
    >
      <div ref={group} className={styles.list}>
        <SearchSelect<SkillOption>
          label={t('add')}
          placeholder={t('search')}
          hint={isFull ? t('full') : undefined}
          disabled={isFull}
          load={load}
          texts={texts}
          error={error}
          create={{
            label: (name) => t('create', { name }),
            isSame: ({ label }, text) => fold(label) === fold(text),
            onCreate: (text) => {
              const name = tidy(text);
              if (name === '') setIssue('skill_missing');
              else add({ skillId: null, customSkillName: name, name });
            },
          }}
          onChange={(option) => option && add({ skillId: Number(option.value), customSkillName: null, name: option.label })}
        />
        {state.entries.length > 0 ? (
          <ul className={styles.chips} aria-label={t('yours')}>
            {state.entries.map(({ id, value }) => (
              <li key={id}>
                <RemovableChip
                  removeLabel={t('remove', { name: value.name })}
                  onRemove={() => {
                    setIssue(undefined);
                    saving.clear();
                    dispatch({ type: 'remove', id });
                    group.current?.querySelector('input')?.focus();
                  }}
                >
                  {value.name}
                </RemovableChip>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.note}>{t('none')}</p>
        )}
        <RemovedEntries
          removed={removedOf(state).map(({ id, value }) => ({ id, name: value.name }))}
          onUndo={(id) => dispatch({ type: 'restore', id })}
        />
      </div>
    </EditModal>
  );
}
