// Languages: rows of a language and a level. One that is chosen is not offered again; Add waits while a row has no language.
// @rule profile.15, profile.43
import { searchOptions } from '@fairway/rules/option-search';
import { PROFICIENCIES, type Proficiency } from '@fairway/rules/profile';
import { type Entry, isTemporary, isUnchanged } from '@fairway/rules/profile-changes';
import { languageIssues } from '@fairway/rules/profile-issues';
import { entryOps } from '@fairway/rules/profile-ops';
import { Banner } from '@fairway/ui/banner';
import { Button, IconButton } from '@fairway/ui/button';
import { SearchSelect } from '@fairway/ui/search-select';
import { Select } from '@fairway/ui/select';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useBoot } from '../../../../lib/boot.ts';
import { useListTexts } from '../../../../lib/forms/list-texts.ts';
import type { ProfilePartProps } from '../../edits.ts';
import { useProfileSave } from '../../saving.ts';
import { changedOps, removedOf, useFirstField, useSection } from '../../section-state.ts';
import { EditModal } from '../edit-modal.tsx';
import styles from './entry-list.module.css';
import { RemovedEntries } from './removed-entries.tsx';

/** A row; the name stands in until the list is there. */
type LanguageValue = { languageId: string; name: string; proficiencyId: Proficiency | '' };
type LanguageOption = { value: string; label: string };

const BLANK: LanguageValue = { languageId: '', name: '', proficiencyId: '' };
const MINE = ['languages.languageId', 'languages.proficiencyId'];

export default function LanguagesModal({ profile }: ProfilePartProps) {
  const t = useTranslations('entries.languages');
  const saving = useProfileSave(profile);
  const { languages } = saving.base.candidate;
  const originals = useMemo(
    () =>
      languages.map(
        ({ id, languageId, language, proficiencyId }): Entry<LanguageValue> => ({
          id,
          value: { languageId, name: language.name, proficiencyId },
        }),
      ),
    [languages],
  );
  const [state, dispatch, said] = useSection<LanguageValue>(originals, { value: BLANK });
  const { locale } = useBoot();
  const known = useQuery({
    ...useApi().query.queryOptions('get', '/api/v1/languages', { params: { query: { locale } } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const options = useMemo(() => (known.data?.languages ?? []).map(({ code, label }) => ({ value: code, label })), [known.data]);
  const isComplete = said.entries.every(({ value }) => languageIssues(value).length === 0);
  const list = useRef<HTMLDivElement>(null);
  const count = state.entries.length;
  const before = useRef(count);
  useFirstField(list, originals.length === 0);
  useEffect(() => {
    if (count > before.current) list.current?.querySelector<HTMLElement>('li:last-of-type[data-new] input')?.focus();
    before.current = count;
  }, [count]);

  const ops = () => entryOps(said, ({ languageId, proficiencyId }: LanguageValue) => ({ languageId, proficiencyId }));
  return (
    <EditModal
      section="languages"
      title={t('title')}
      text={t('text')}
      saving={saving}
      claimed={MINE}
      isDirty={!isUnchanged(said)}
      canSave={isComplete}
      onSave={() => saving.save(changedOps({ languages: ops() }), { states: { languages: said } })}
    >
      {known.isError ? <Banner meaning="danger">{t('failed')}</Banner> : null}
      <div ref={list} className={styles.list}>
        {count > 0 ? (
          <ul className={styles.rows}>
            {state.entries.map((entry) => (
              <li key={entry.id} data-new={isTemporary(entry.id) ? '' : undefined}>
                <LanguageRow
                  entry={entry}
                  options={options.filter(
                    ({ value }) => value === entry.value.languageId || !state.entries.some((other) => other.value.languageId === value),
                  )}
                  errorOf={(field) => saving.faultOf('languages', field, entry.id)}
                  onChange={(change) => {
                    saving.clear();
                    dispatch({ type: 'edit', id: entry.id, change });
                  }}
                  onRemove={() => {
                    saving.clear();
                    dispatch({ type: 'remove', id: entry.id });
                    list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <RemovedEntries
          removed={removedOf(state).map(({ id, value }) => ({ id, name: value.name }))}
          onUndo={(id) => dispatch({ type: 'restore', id })}
        />
        <Button
          className={styles.add}
          data-add=""
          icon={<IconPlus aria-hidden />}
          disabled={state.entries.some(({ value }) => value.languageId === '')}
          onClick={() => dispatch({ type: 'add', value: BLANK })}
        >
          {t('add')}
        </Button>
      </div>
    </EditModal>
  );
}

type LanguageRowProps = {
  entry: Entry<LanguageValue>;
  options: readonly LanguageOption[];
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<LanguageValue>) => void;
  onRemove: () => void;
};

function LanguageRow({ entry, options, errorOf, onChange, onRemove }: LanguageRowProps) {
  const t = useTranslations('entries.languages');
  const levels = useTranslations('profile.proficiencies');
  const unnamed = useTranslations('entries')('unnamed');
  const texts = useListTexts();
  const { languageId, name, proficiencyId } = entry.value;
  const chosen = languageId === '' ? undefined : (options.find(({ value }) => value === languageId) ?? { value: languageId, label: name });
  return (
    <div className={styles.row}>
      <SearchSelect<LanguageOption>
        label={t('language')}
        placeholder={t('search')}
        value={chosen}
        options={options}
        rank={searchOptions}
        texts={texts}
        error={errorOf('languageId')}
        onChange={(option) => onChange({ languageId: option?.value ?? '', name: option?.label ?? '' })}
      />
      <Select
        label={t('level')}
        emptyLabel={t('chooseLevel')}
        value={proficiencyId}
        error={errorOf('proficiencyId')}
        disabled={languageId === ''}
        options={PROFICIENCIES.map((level) => ({ value: level, label: levels(level) }))}
        onChange={(event) => onChange({ proficiencyId: PROFICIENCIES.find((level) => level === event.currentTarget.value) ?? '' })}
      />
      <div className={styles.rowEnd}>
        <IconButton label={t('remove', { name: chosen?.label ?? unnamed })} icon={<IconTrash aria-hidden />} onClick={onRemove} />
      </div>
    </div>
  );
}
