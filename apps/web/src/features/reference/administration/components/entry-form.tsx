// The names of an entry in every locale of the platform, each field in its language. English is needed; what is missing is marked.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { type EditedKind, ENTRY_NAME_CHARACTERS } from '@fairway/rules/reference-entries';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import styles from '../../../../lib/console/parts.module.css';
import { useRecordForm } from '../../../../lib/forms/record-form.ts';
import { SaveForm } from '../../../../lib/forms/section.tsx';
import { useHrefs } from '../../../../lib/paths.ts';
import { type Entry, entryQuery, useReferenceRefresh } from '../queries.ts';

type Draft = Record<Locale, string>;
type Names = Partial<Record<Locale, string>>;

const draftOf = (names: Names): Draft => Object.fromEntries(LOCALES.map((locale) => [locale, names[locale] ?? ''])) as Draft;
const namesOf = (draft: Draft): Names =>
  Object.fromEntries(LOCALES.map((locale) => [locale, draft[locale].trim()]).filter(([, name]) => name !== ''));

export function EntryForm({ kind, entry }: { kind: EditedKind; entry?: Entry }) {
  const t = useTranslations('reference-data.entry');
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useReferenceRefresh();
  const [typed] = useSearchParams();
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<string>();
  const form = useRecordForm({
    begin: () => draftOf(entry?.names ?? {}),
    typed: (kept) => (entry ? kept : { ...kept, en: typed.get('name')?.slice(0, ENTRY_NAME_CHARACTERS) ?? '' }),
    draftOf: (row: Entry) => draftOf(row.names),
    done: t('saved'),
    mayBeSent: ({ en }) => {
      setTried(true);
      return en.trim() !== '';
    },
    send: (names) =>
      entry
        ? api.call.PUT('/api/v1/admin/reference-entries/{id}', {
            params: { path: { id: entry.id } },
            body: { names: namesOf(names), mark: entry.mark },
          })
        : api.call.POST('/api/v1/admin/reference/{kind}', { params: { path: { kind } }, body: { names: namesOf(names) } }),
    onWritten: (written) => {
      queries.setQueryData(entryQuery(api, written.id).queryKey, written);
      setTried(false);
      refresh();
      if (!entry) setMade(written.id);
    },
  });
  const { draft, saving, text } = form;
  useGoToEntry(kind, made);

  return (
    <SaveForm {...form.frame} label={t('save')} claimed={['reference.name_taken']}>
      <div className={`${styles.pair} ${styles.names}`}>
        {LOCALES.map((locale) => {
          const error =
            locale !== 'en' ? undefined : tried && draft.en.trim() === '' ? t('englishNeeded') : saving.errorOf('reference.name_taken');
          return (
            <TextField
              key={locale}
              label={<span lang={languageTag(locale)}>{LOCALE_NAMES[locale]}</span>}
              lang={languageTag(locale)}
              maxLength={ENTRY_NAME_CHARACTERS}
              required={locale === 'en'}
              hint={draft[locale].trim() === '' ? t('noName') : undefined}
              error={error}
              {...text(locale)}
            />
          );
        })}
      </div>
    </SaveForm>
  );
}

/** Goes to the page of what was just made, once the form knows that nothing is unsaved. */
function useGoToEntry(kind: EditedKind, id: string | undefined): void {
  const navigate = useNavigate();
  const { href } = useHrefs();
  useEffect(() => {
    if (id !== undefined) void navigate(href('admin-reference-entry', { kind, id }), { replace: true });
  }, [kind, id, navigate, href]);
}
