import { searchOptions } from '@fairway/rules/option-search';
import { SECTION_ENTRIES } from '@fairway/rules/profile';
import type { EntriesState } from '@fairway/rules/profile-changes';
import { EU, EU_MEMBERS, implicitAuthorizations, isImplied } from '@fairway/rules/work-authorizations';
import { IconButton } from '@fairway/ui/button';
import { SearchSelect } from '@fairway/ui/search-select';
import { IconLock, IconTrash } from '@tabler/icons-react';
import { type Dispatch, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type CountryOption, useCountries } from '../../../../lib/forms/countries.ts';
import { useListTexts } from '../../../../lib/forms/list-texts.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { ProfileSave } from '../../saving.ts';
import { removedOf, type SectionEvent } from '../../section-state.ts';
import styles from './entry-list.module.css';
import { RemovedEntries } from './removed-entries.tsx';

export type AuthorizationValue = { code: string };

type WorkAuthorizationsProps = {
  /** What was said and does not follow from a nationality. */
  state: EntriesState<AuthorizationValue>;
  /** Also what was said before it began to follow. */
  all: EntriesState<AuthorizationValue>;
  dispatch: Dispatch<SectionEvent<AuthorizationValue>>;
  /** As they stand in this dialog. */
  nationalities: readonly string[];
  saving: ProfileSave;
};

/** Where the person may work: what follows from a nationality, locked with the reason, then what they said. The same code stands once. */
export function WorkAuthorizations({ state, all, dispatch, nationalities, saving }: WorkAuthorizationsProps) {
  const t = useTranslations('entries.nationality');
  const formats = useReaderFormats();
  const texts = useListTexts();
  const countries = useCountries();
  const group = useRef<HTMLElement>(null);
  const nameOf = (code: string) => (code === EU ? t('eu') : formats.country(code));
  const member = nationalities.find((code) => EU_MEMBERS.includes(code)) ?? '';
  const free = [{ value: EU, label: t('eu') }, ...countries].filter(
    ({ value }) => !isImplied(value, nationalities) && !state.entries.some((entry) => entry.value.code === value),
  );
  const refused = saving.faults.find(({ section }) => section === 'workAuthorizations');
  /** A removal is said only where it was asked for. */
  const removed = removedOf(all).filter(({ value }) => !isImplied(value.code, nationalities));

  function add(code: string) {
    saving.clear();
    const gone = removedOf(all).find(({ value }) => value.code === code);
    dispatch(gone ? { type: 'restore', id: gone.id } : { type: 'add', value: { code } });
  }
  const implied = implicitAuthorizations(nationalities);

  return (
    <section ref={group} aria-labelledby="authorizations-title" className={styles.group}>
      <h3 id="authorizations-title" className={styles.groupTitle}>
        {t('authorizations')}
      </h3>
      <p className={styles.note}>{t('authorizationsText')}</p>
      {implied.length + state.entries.length > 0 ? (
        <ul className={styles.lines}>
          {implied.map((code) => (
            <li key={code} className={styles.line} data-locked="">
              <span className={styles.lineWords}>
                {nameOf(code)}
                <span className={styles.lineReason}>
                  {code === EU ? t('byEu', { country: formats.country(member) }) : t('byNationality', { country: formats.country(code) })}
                </span>
              </span>
              <IconLock size={18} role="img" aria-label={t('locked')} />
            </li>
          ))}
          {state.entries.map(({ id, value }) => (
            <li key={id} className={styles.line}>
              <span className={styles.lineWords}>{nameOf(value.code)}</span>
              <IconButton
                size="small"
                label={t('remove', { name: nameOf(value.code) })}
                icon={<IconTrash aria-hidden />}
                onClick={() => {
                  saving.clear();
                  dispatch({ type: 'remove', id });
                  group.current?.querySelector('input')?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{t('none')}</p>
      )}
      <RemovedEntries
        removed={removed.map(({ id, value }) => ({ id, name: nameOf(value.code) }))}
        onUndo={(id) => dispatch({ type: 'restore', id })}
      />
      <SearchSelect<CountryOption>
        label={t('addAuthorization')}
        placeholder={t('search')}
        options={free}
        rank={searchOptions}
        texts={texts}
        disabled={all.entries.length >= SECTION_ENTRIES}
        error={refused ? saving.faultOf('workAuthorizations', refused.field ?? '', refused.entry) : undefined}
        onChange={(option) => option && add(option.value)}
      />
    </section>
  );
}
