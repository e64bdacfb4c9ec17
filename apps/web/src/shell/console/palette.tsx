// The search of a console: its pages, their parts and what is done there by name, what its menus offer, and rows of the lists that its features
// say (places and finds of their manifests). Opened by Ctrl or Cmd K.
import { fold } from '@fairway/rules/folding';
import { FEW_ROWS } from '@fairway/rules/lists';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { ListboxPopup, type ListOption, useListbox } from '@fairway/ui/listbox';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { FEATURES } from '../../features.ts';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { type Console, sectionsFor } from '../../lib/console/console.ts';
import type { ConsoleFind, Found } from '../../lib/console/console-find.ts';
import { useConsoleOrganizations } from '../../lib/console/console-organization.ts';
import { useConsoleHrefs, useConsoleSchools } from '../../lib/console/console-school.ts';
import type { PageReply } from '../../lib/lists/use-list.ts';
import { useHrefs } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useSignOut } from '../account-menu.tsx';
import { consolesOf } from '../held-consoles.ts';
import { useHelp } from '../help-entry.tsx';
import { toggleScheme } from '../scheme-toggle.tsx';
import styles from './palette.module.css';

/** Pages, parts and actions that are shown once words are typed. */
const NAMED_SHOWN = 6;
/** The pause after a key. */
const REST_MS = 80;

/** `value` is where it leads, unless it says something else. */
type Entry = ListOption & {
  to?: string;
  /** Done instead of going somewhere. */
  run?: () => void;
  /** Finds it as well. */
  text?: string | undefined;
  /** Shown once it is typed. */
  isPart?: true | undefined;
};

/** Whether a word of a text begins so; where words are not parted by spaces, whether it stands there. */
function speaksOf(text: string, wanted: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(wanted)) return fold(text).includes(wanted);
  return ` ${fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`.includes(` ${wanted}`);
}

type PaletteProps = { of: Console<string>; close: () => void };

function Palette({ of, close }: PaletteProps) {
  const t = useTranslations('console.palette');
  const ui = useTranslations('ui');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const named = [...usePages(of), ...useActs(of)];
  const rows = useRows(of);
  const known = (words: string): Entry[] => {
    const wanted = fold(words.trim());
    if (wanted === '') return named.filter(({ isPart }) => !isPart);
    return named.filter(({ label, isPart }) => (isPart ? speaksOf(label, wanted) : fold(label).includes(wanted))).slice(0, NAMED_SHOWN);
  };
  const load = async (words: string, signal: AbortSignal): Promise<Entry[]> => {
    const called = known(words);
    const wanted = fold(words.trim());
    if (wanted === '') return called;
    // What only speaks of it comes last: who types a name means a person.
    const spoken = named.filter((one) => one.text && !called.includes(one) && speaksOf(one.text, wanted)).slice(0, NAMED_SHOWN);
    return [...called, ...(await rows(words.trim(), signal)), ...spoken];
  };
  const list = useListbox<Entry>({
    load,
    known,
    leads: true,
    restMs: REST_MS,
    onPick: ({ value, to = value, run }) => {
      close();
      if (run) run();
      else void navigate(to);
    },
  });
  const { ask } = list;
  const first = useRef(ask);
  useEffect(() => {
    field.current?.focus();
    first.current('', 0);
  }, []);
  return (
    <DialogFrame title={t('title')}>
      <div className={styles.anchor}>
        <IconSearch size={18} aria-hidden />
        <input
          ref={field}
          type="search"
          {...list.field}
          aria-label={t('label')}
          placeholder={t('label')}
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            ask(event.currentTarget.value);
          }}
        />
        <ListboxPopup
          {...list}
          label={t('title')}
          texts={{
            empty: ui('list.empty'),
            loading: ui('list.loading'),
            failed: ui('list.failed'),
            count: (count) => ui('list.count', { count }),
          }}
          onPick={list.pick}
          onPoint={list.point}
        />
      </div>
      <p className={styles.hint}>{t('hint')}</p>
    </DialogFrame>
  );
}

export const paletteDialog = defineDialog<{ of: Console<string> }, void>('palette', Palette);

const useNothing = () => undefined;

/** The sections of the console, and the pages and parts below them that have a name. */
function usePages(of: Console<string>): Entry[] {
  const t = useTranslations();
  const { pages } = useBoot();
  const { href } = useConsoleHrefs();
  const { useDuties = useNothing } = of;
  const duties = useDuties();
  const sections = sectionsFor(of, useSession()?.user, pages, duties);
  const known = new Set<string>(sections.map(({ word }) => word));
  const schools = useConsoleSchools(of.area === 'staff');
  const isAdministered = schools.state === 'known' && schools.subject?.administered === true;
  const places = FEATURES.flatMap(({ places: some = [] }) => some).filter(
    (place) =>
      place.console === of.area && known.has(place.section) && pages.includes(place.page) && (isAdministered || !place.administered),
  );
  return [
    ...sections.map(({ page, word }) => ({ value: href(page), label: t(`console.${word}`) })),
    ...places.map(({ page, word, text, named, section, isPart }) => ({
      // Two parts of a page are two rows that lead there.
      value: word,
      to: href(page, named),
      label: t(word as never),
      hint: t(`console.${section}`),
      text: text && t(text as never),
      isPart,
    })),
  ];
}

/** What the bar and the menu offer. */
function useActs(of: Console<string>): Entry[] {
  const t = useTranslations();
  const { pages } = useBoot();
  const { home } = useHrefs();
  const { href } = useConsoleHrefs();
  const session = useSession();
  const help = useHelp();
  const { leave } = useSignOut();
  const others = consolesOf(session?.user?.roles ?? [], pages).filter(({ area }) => area !== of.area);
  return [
    { value: 'help', label: t('shell.help'), run: help },
    ...others.map(({ area, page }) => ({ value: href(page), label: t(`console.${area}.name`) })),
    { value: home(), label: t('console.leave') },
    { value: 'scheme', label: t('shell.scheme.toggle'), text: t('shell.scheme.label'), run: toggleScheme },
    { value: 'sign-out', label: t('shell.account.signOut'), run: () => void leave() },
  ].map((one) => ({ ...one, isPart: true as const }));
}

/** Asks each list that the console's features look in; one that fails finds nothing, the others are shown. */
function useRows(of: Console<string>): (words: string, signal: AbortSignal) => Promise<ListOption[]> {
  const t = useTranslations('console');
  const api = useApi();
  const { href, exists } = useConsoleHrefs();
  const schools = useConsoleSchools(of.area === 'staff');
  const organizations = useConsoleOrganizations(of.area === 'employer');
  const schoolId = schools.state === 'known' ? schools.subject?.schoolId : undefined;
  const organizationId = organizations.state === 'known' ? organizations.subject?.organizationId : undefined;
  const path = of.area === 'staff' ? schoolId && { schoolId } : of.area === 'employer' ? organizationId && { organizationId } : {};
  const { useDuties = useNothing } = of;
  const { pages } = useBoot();
  // What a section would not show is not looked for.
  const known = new Set<string>(sectionsFor(of, useSession()?.user, pages, useDuties()).map(({ word }) => word));
  const finds = FEATURES.flatMap(({ finds: some = [] }) => some)
    .filter((one) => one.console === of.area && path && known.has(one.word))
    .sort((a, b) => a.place - b.place);
  // Each path is one of many here; what each finds is checked where it is declared.
  const get = api.call.GET as unknown as (path: string, init: object) => Promise<{ data: PageReply<never> }>;
  const search = async ({ list, sort, found, word }: ConsoleFind, q: string, signal: AbortSignal): Promise<ListOption[]> => {
    const params = { query: { q, pageSize: FEW_ROWS, ...(sort ? { sort } : {}) }, path: path || {} };
    const { data } = await get(list, { params, signal });
    return data.rows.flatMap((row) => {
      const { name, hint, page, named, query }: Found = found(row);
      if (!exists(page)) return [];
      return [{ value: href(page, named, query), label: name, hint: hint ? `${hint} · ${t(word)}` : t(word) }];
    });
  };
  return async (words, signal) => {
    const replies = await Promise.allSettled(finds.map((one) => search(one, words, signal)));
    if (replies.length > 0 && replies.every(({ status }) => status === 'rejected')) throw (replies[0] as PromiseRejectedResult).reason;
    const all = replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value : []));
    // A person may have asked twice.
    return all.filter(({ value }, at) => all.findIndex((one) => one.value === value) === at);
  };
}
