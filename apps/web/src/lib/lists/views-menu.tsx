// The views of a list that somebody keeps: its words, filters and order under a name, with how many it finds; for oneself or for all who work here.
import type { paths } from '@fairway/client/api.gen';
import { SAVED_VIEW_CHARACTERS, savedSearch } from '@fairway/rules/saved-views';
import { Button, IconButton } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { Link } from '@fairway/ui/link';
import { PopoverButton } from '@fairway/ui/popover-button';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { IconBookmark, IconTrash, IconUsers } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../api.ts';
import { useErrorText } from '../error-text.ts';
import { useReaderFormats } from '../reader-formats.ts';
import type { FilterReaders } from './list-address.ts';
import styles from './list-bar.module.css';
import type { ListAddress, ListViews } from './use-list.ts';

const OF_SCHOOL = '/api/v1/staff/schools/{schoolId}/saved-views';
const OF_PLATFORM = '/api/v1/admin/saved-views';
type SavedView = paths[typeof OF_PLATFORM]['get']['responses'][200]['content']['application/json']['views'][number];

/** How long what a view finds is believed. */
const COUNTED_FOR_MS = 60_000;

type Props<S extends string, F extends FilterReaders> = ListViews & {
  keeper: NonNullable<ListViews['keeper']>;
  /** The path of the list, which its views are kept by. */
  list: string;
  address: ListAddress<S, F>;
};

export function ViewsMenu<S extends string, F extends FilterReaders>(props: Props<S, F>) {
  const t = useTranslations('console.list');
  return (
    <PopoverButton className={styles.tool} label={t('savedViews')} iconOnly panel={(close) => <Views {...props} close={close} />}>
      <IconBookmark size={18} aria-hidden />
    </PopoverButton>
  );
}

function Views<S extends string, F extends FilterReaders>({ keeper, list, queryOf, close }: Props<S, F> & { close: () => void }) {
  const t = useTranslations('console.list');
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  const here = savedSearch(search);
  const calls = useCalls(keeper, list);
  const { data, error } = useQuery(calls.all);
  const known = data?.views ?? [];
  return (
    <div className={styles.look}>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {data && known.length === 0 ? <p className={styles.none}>{t('noViews')}</p> : null}
      {known.length === 0 ? null : (
        <ul className={styles.menu} aria-label={t('savedViews')}>
          {known.map((view) => (
            <li key={view.id} className={styles.view}>
              <Link
                href={hrefOf(pathname, search, view.search)}
                {...(view.search === here ? { 'aria-current': 'true' as const } : {})}
                onClick={close}
              >
                <bdi>{view.name}</bdi>
                {view.isShared ? <IconUsers size={16} role="img" aria-label={t('viewShared')} /> : null}
                <Count query={queryOf(view.search)} />
              </Link>
              {view.isMine ? (
                <IconButton
                  size="small"
                  label={t('removeView', { name: view.name })}
                  icon={<IconTrash aria-hidden />}
                  disabled={calls.remove.isPending}
                  onClick={() => calls.remove.mutate(view)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {known.some((view) => view.search === here && view.isMine) ? null : (
        <NewView saving={calls.add.isPending} onSave={(name, isShared) => calls.add.mutate({ name, isShared, search: here })} />
      )}
    </div>
  );
}

/** The address of a view; what names the school stays. */
function hrefOf(pathname: string, current: string, search: string): string {
  const next = new URLSearchParams(search);
  const school = new URLSearchParams(current).get('school');
  if (school !== null) next.set('school', school);
  return next.size === 0 ? pathname : `${pathname}?${next}`;
}

/** How many a view finds; nothing until it is known. */
function Count({ query }: { query: ReturnType<ListViews['queryOf']> }) {
  const t = useTranslations('console.list');
  const formats = useReaderFormats();
  const { data } = useQuery({ ...query, staleTime: COUNTED_FOR_MS });
  if (!data) return <span className={styles.count} />;
  const count = formats.number(data.total);
  return <span className={styles.count}>{data.totalIsExact ? count : t('moreThan', { count })}</span>;
}

function NewView({ saving, onSave }: { saving: boolean; onSave: (name: string, isShared: boolean) => void }) {
  const t = useTranslations('console.list');
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !saving) onSave(name, isShared);
  };
  return (
    <form className={styles.newView} onSubmit={submit}>
      <TextField
        label={t('viewName')}
        autoComplete="off"
        maxLength={SAVED_VIEW_CHARACTERS}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox label={t('shareView')} checked={isShared} onChange={(event) => setShared(event.currentTarget.checked)} />
      <Button type="submit" size="small" busy={saving} disabled={name.trim() === ''}>
        {t('saveView')}
      </Button>
    </form>
  );
}

type Kept = { name: string; isShared: boolean; search: string };

function useCalls(keeper: NonNullable<ListViews['keeper']>, list: string) {
  const t = useTranslations('console.list');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const query = { list };
  const all = {
    queryKey: ['get', 'saved-views', keeper, list],
    queryFn: async () =>
      keeper === 'platform'
        ? (await api.call.GET(OF_PLATFORM, { params: { query } })).data
        : (await api.call.GET(OF_SCHOOL, { params: { path: keeper, query } })).data,
  };
  const onError = (error: unknown) => showToast({ kind: 'error', text: errorText(error) });
  const onSettled = () => queries.invalidateQueries({ queryKey: all.queryKey });
  const add = useMutation({
    mutationFn: (body: Kept) =>
      keeper === 'platform'
        ? api.call.POST(OF_PLATFORM, { body: { list, ...body } })
        : api.call.POST(OF_SCHOOL, { params: { path: keeper }, body: { list, ...body } }),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) =>
      keeper === 'platform'
        ? api.call.DELETE(`${OF_PLATFORM}/{id}`, { params: { path: { id } } })
        : api.call.DELETE(`${OF_SCHOOL}/{id}`, { params: { path: { ...keeper, id } } }),
    onSuccess: (_reply, { name, isShared, search }) =>
      showToast({
        kind: 'success',
        text: t('viewRemoved', { name }),
        action: { label: t('undo'), run: () => add.mutate({ name, isShared, search }) },
      }),
    onError,
    onSettled,
  });
  return { all, add, remove };
}
