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
import { useHrefs } from '../../../../lib/paths.ts';
import { SaveForm } from '../../../account/components/section.tsx';
import { useSaving } from '../../../account/saving.ts';
import styles from '../../administration.module.css';
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
  const saving = useSaving();
  const [typed] = useSearchParams();
  const [kept, setKept] = useState(() => draftOf(entry?.names ?? {}));
  const [draft, setDraft] = useState(() => (entry ? kept : { ...kept, en: typed.get('name')?.slice(0, ENTRY_NAME_CHARACTERS) ?? '' }));
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<string>();
  useGoToEntry(kind, made);

  async function save() {
    setTried(true);
    if (draft.en.trim() === '') return;
    let written: Entry | undefined;
    const names = namesOf(draft);
    const call = async () => {
      const { data } = entry
        ? await api.call.PUT('/api/v1/admin/reference-entries/{id}', {
            params: { path: { id: entry.id } },
            body: { names, mark: entry.mark },
          })
        : await api.call.POST('/api/v1/admin/reference/{kind}', { params: { path: { kind } }, body: { names } });
      written = data;
    };
    if (!(await saving.run(call, t('saved'))) || !written) return;
    queries.setQueryData(entryQuery(api, written.id).queryKey, written);
    setDraft(draftOf(written.names));
    setKept(draftOf(written.names));
    setTried(false);
    refresh();
    if (!entry) setMade(written.id);
  }

  const unchanged = JSON.stringify(draft) === JSON.stringify(kept);
  return (
    <SaveForm saving={saving} unchanged={unchanged} label={t('save')} claimed={['reference.name_taken']} onSave={save}>
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
              value={draft[locale]}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setDraft((before) => ({ ...before, [locale]: value }));
              }}
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
