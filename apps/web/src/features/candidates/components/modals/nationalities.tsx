import { searchOptions } from '@fairway/rules/option-search';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import type { EntriesState } from '@fairway/rules/profile-changes';
import { Badge } from '@fairway/ui/badge';
import { Button, IconButton } from '@fairway/ui/button';
import { SearchSelect } from '@fairway/ui/search-select';
import { IconTrash } from '@tabler/icons-react';
import { type Dispatch, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type CountryOption, useCountries } from '../../../../lib/forms/countries.ts';
import { useListTexts } from '../../../../lib/forms/list-texts.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { ProfileSave } from '../../saving.ts';
import { removedOf, type SectionEvent, useFirstField } from '../../section-state.ts';
import { useAsked } from '../asked.tsx';
import styles from './entry-list.module.css';
import { RemovedEntries } from './removed-entries.tsx';

export type NationalityValue = { nationality: string };

type NationalitiesProps = {
  state: EntriesState<NationalityValue>;
  dispatch: Dispatch<SectionEvent<NationalityValue>>;
  saving: ProfileSave;
};

/** The nationalities; the first is the main one. Another becomes it by changing places: the rows keep theirs, the values move. */
export function Nationalities({ state, dispatch, saving }: NationalitiesProps) {
  const t = useTranslations('entries.nationality');
  const asked = useAsked();
  const formats = useReaderFormats();
  const texts = useListTexts();
  const countries = useCountries();
  const group = useRef<HTMLElement>(null);
  useFirstField(group, state.originals.length === 0);
  const { entries } = state;
  const free = countries.filter(({ value }) => !entries.some((entry) => entry.value.nationality === value));
  const refused = saving.faults.find(({ section }) => section === 'nationalities');
  const nameOf = ({ nationality }: NationalityValue) => formats.country(nationality);

  function makeMain(place: number) {
    saving.clear();
    const values = entries.map(({ value }) => value.nationality);
    const [main = ''] = values.splice(place, 1);
    for (const [at, nationality] of [main, ...values].entries()) {
      const entry = entries[at];
      if (entry && entry.value.nationality !== nationality) dispatch({ type: 'edit', id: entry.id, change: { nationality } });
    }
  }
  function add(nationality: string) {
    saving.clear();
    const gone = removedOf(state);
    const row = gone.find(({ value }) => value.nationality === nationality);
    if (row) restore(row.id, nationality);
    else dispatch({ type: 'add', value: { nationality } });
  }
  /** A row that is removed comes back with a value; what it held may have moved to another row meanwhile. */
  function restore(id: string, nationality: string) {
    dispatch({ type: 'restore', id });
    dispatch({ type: 'edit', id, change: { nationality } });
  }
  const lost = state.originals.filter(({ value }) => !entries.some((entry) => entry.value.nationality === value.nationality));

  return (
    <section ref={group} aria-labelledby="nationalities-title" className={styles.group}>
      <h3 id="nationalities-title" className={styles.groupTitle}>
        {t('nationalities')}
      </h3>
      {entries.length > 0 ? (
        <ol className={styles.lines}>
          {entries.map(({ id, value }, place) => (
            <li key={id} className={styles.line}>
              <span className={styles.lineWords}>{nameOf(value)}</span>
              {place === 0 ? (
                <Badge meaning="primary">{t('main')}</Badge>
              ) : (
                <Button size="small" aria-label={t('makeMain', { name: nameOf(value) })} onClick={() => makeMain(place)}>
                  {t('makeMainShort')}
                </Button>
              )}
              <IconButton
                size="small"
                label={t('remove', { name: nameOf(value) })}
                icon={<IconTrash aria-hidden />}
                onClick={() => {
                  saving.clear();
                  dispatch({ type: 'remove', id });
                  group.current?.querySelector('input')?.focus();
                }}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <RemovedEntries
        removed={lost.map(({ value }) => ({ id: value.nationality, name: nameOf(value) }))}
        onUndo={(nationality) => {
          saving.clear();
          const row = removedOf(state)[0];
          if (row) restore(row.id, nationality);
          else dispatch({ type: 'add', value: { nationality } });
        }}
      />
      <SearchSelect<CountryOption>
        label={t('addNationality')}
        hint={asked(entries.length === 0, 'nationality_missing')}
        placeholder={t('search')}
        options={free}
        rank={searchOptions}
        texts={texts}
        disabled={entries.length >= SECTION_ENTRIES}
        error={refused ? saving.faultOf('nationalities', refused.field ?? '', refused.entry) : undefined}
        onChange={(option) => option && add(option.value)}
      />
    </section>
  );
}
