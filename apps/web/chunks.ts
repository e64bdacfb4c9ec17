// Which modules travel in one file. On a slow line every file costs a round trip, and a browser asks for six at a time; on the other hand a
// page should not be sent what it does not show. So: what every page needs, in few files; what pages share, by who shares it; what one page
// needs and its dialogs too, in one file. Never puts code that only signed-in pages run into a file of a public page (e2e/first-visit.spec.ts).
import path from 'node:path';
import { PAGES, type PageAccess } from '@fairway/contract/pages';
import { CONSOLES } from '@fairway/rules/access';

type Graph = {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; code: string | null } | null;
};
type Group = {
  name: string | ((id: string, graph: Graph) => string | null);
  test?: RegExp;
  priority: number;
  debugName?: string;
};
/** `later`: once it lives, for the server has rendered it. */
type Reader = { id: string; access: PageAccess; rendered: boolean; later?: boolean };
type Readers = ReadonlyMap<string, readonly Reader[]>;

const SOURCE = path.join(import.meta.dirname, 'src');
/** What the route plugin appends to the module of a route. */
const ROUTE_QUERY = '?__react-router-build-client-route';

/** What the shell stands on; compressed in one file with it, but for lists without an end. React is apart: a release of ours hardly ever changes it. */
const VENDOR =
  /node_modules[\\/](@tanstack(?!.*nfiniteQuery(Observer|Behavior)?\.js)|use-intl|intl-messageformat|icu-minify|@formatjs|openapi-[a-z-]+)[\\/]/;

/** Lists without an end, which pages behind a sign-in have. The index of the library names them, so that whoever imports that would seem to read them. */
const ENDLESS = /node_modules[\\/]@tanstack[\\/].*nfiniteQuery(Observer|Behavior)?\.js$/;
/** Our own modules that the shell uses, so every page does, and of the rules those that first pages work by. */
const SHELL =
  /packages[\\/]ui[\\/]src[\\/]tokens\.css|apps[\\/]web[\\/]src[\\/](lib[\\/](?!charts[\\/]|lists[\\/]|pdf[\\/]|console[\\/]|facets[\\/]|forms[\\/]|[a-z]+-messages|kept-flag|page-touches|reader-formats|realtime|record-ids|save-file|stand-in|time-zone|uploads)|ssr|shell[\\/](?!.*\.page\.|gate|maintenance-notice|sign-in-notice|console[\\/]))|packages[\\/](client|contract|i18n)[\\/]src[\\/](?!bundles[\\/]|fallback|landing-|later-|messages\.ts|own-|profile-|visitor-)|packages[\\/]rules[\\/]src[\\/](access|consent|folding|jobs|limits|locales|login-prompt|login-reasons|option-search|return-paths|session-refresh|slugs)\.ts|packages[\\/]ui[\\/]src[\\/](class-names|button|link|badge|modal|side-panel|panel-history|dialog-|empty-state|illustrations|spinner|show-toast|toast-queue)/;

/** Styles are a page's first wait, and each file of them takes one of six connections: what many pages need travels with the shell's. */
const STYLES = /\.css$/;

/** What both lists with filters need. */
const FACETS = /apps[\\/]web[\\/]src[\\/]lib[\\/]facets[\\/]|packages[\\/]ui[\\/]src[\\/](filter-|view-links)/;
/** What every page with a search needs; a file of its own would cost each a round trip for a kilobyte. */
const SEARCH = /packages[\\/]ui[\\/]src[\\/]search-box/;
/** Names of other sites: shown on the page of one company and in profiles, and no burden of the lists. */
const ONE_COMPANY = /packages[\\/]rules[\\/]src[\\/](link-sites|web-address)/;
/** What features say of themselves: read by consoles, and by pages that leave a place for others. */
const MANIFESTS = /apps[\\/]web[\\/]src[\\/]features(\.ts|[\\/][^\\/]+[\\/]feature\.ts)$/;
/** What a rendered page loads by itself once it stands, and a page behind a sign-in shows: it may not draw in what that one waits for. */
const ONCE_IT_STANDS = /features[\\/]jobs[\\/]seen[\\/]seen-here\.ts$/;
/** Modules that wait for messages: whatever lay in one file with them would wait too. */
const WAITS = /apps[\\/]web[\\/]src[\\/]lib[\\/]([a-z]+-messages)\.ts$/;
/** Our parts that know no product. */
const PARTS = /packages[\\/]ui[\\/]src[\\/]/;

/** Names all icons: who imports it needs those it names. */
const ICONS = /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]tabler-icons-react\.m?js$/;

/** One icon; a file of consoles that had one would be sent to whoever sees it on a rendered page. */
const ICON = /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** Where the words of pages behind a sign-in are loaded from: 42 names of files that no visitor asks for. They wait for nothing. */
const MESSAGE_LOADERS = /packages[\\/]i18n[\\/]src[\\/](later-|messages\.ts|own-|profile-)/;
/** Where those of the login popup and of public pages made in the browser are. */
const VISITOR_LOADERS = /packages[\\/]i18n[\\/]src[\\/]visitor-/;

/** Where most people begin after signing in: what it needs is apart from what others do. */
const BEGINNING = 'profile';
const GATES: readonly (readonly [module: string, access: PageAccess])[] = [
  ['shell/gate.tsx', 'user'],
  ...CONSOLES.map(({ access }) => ['shell/console/gate.tsx', access] as const),
];
/** Opens over any page, and is read like one. */
const POPUP = { id: 'login-popup', access: 'public', rendered: false, module: 'identity/components/login-popup.tsx' } as const;
/** Are sent in place of pages' own modules (routes.ts). */
const STAND_INS = ['../shell/standing', 'identity/going-on'].map(
  (module) => ({ id: path.basename(module), access: 'public', rendered: false, module: `${module}.page.tsx` }) as const,
);
/** So many pages of consoles share what is in their common file. */
const CONSOLE_SHARE = 3;
/** So many readers are in the name of a file. */
const NAMED = 3;

/** The groups of the browser's build, for `codeSplitting`; anew for each build. */
export function chunkGroups(): Group[] {
  let known: Readers | undefined;
  const byReaders = (debugName: string, priority: number, nameOf: (readers: readonly Reader[], id: string) => string | null): Group => ({
    debugName,
    priority,
    name: (id, graph) => {
      known ??= readersOf(graph);
      const readers = known.get(id);
      return readers ? nameOf(readers, id) : null;
    },
  });
  const shared: Group[] = [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 900 },
    {
      debugName: 'shell',
      priority: 700,
      name: (id, graph) => {
        known ??= readersOf(graph);
        const readers = known.get(id) ?? [];
        const isShells = VENDOR.test(id) || SHELL.test(id) || (STYLES.test(id) && isCommon(readers));
        return !ONE_COMPANY.test(id) && (isShells || (isShared(readers) && isBeginning(readers)) || isOfForms(readers, id))
          ? 'shell'
          : null;
      },
    },
    { name: 'visitor-loaders', test: VISITOR_LOADERS, priority: 695 },
    { name: 'message-loaders', test: MESSAGE_LOADERS, priority: 690 },
    { name: 'features', test: MANIFESTS, priority: 650 },
    { name: 'seen-here', test: ONCE_IT_STANDS, priority: 645 },
    // A group takes along what its modules import and no group before it has: who is imported stands before who imports.
    { debugName: 'waits', priority: 640, name: (id) => WAITS.exec(id)?.[1] ?? null },
    // What forms of visitors share with the profile or with consoles: else it would lie in files of theirs.
    byReaders('visitor', 510, (readers) =>
      readers.some(isVisitors) && (isBeginning(readers) || readers.some(isOfConsole)) ? 'visitor' : null,
    ),
    byReaders('lists', 500, (readers, id) =>
      isOfCards(readers) ||
      (isOfManyPages(readers, id) &&
        (readers.some(isOnePosting) ||
          readers.some(({ id }) => id === 'seen-jobs') ||
          (readers.some(isWithoutFilters) && readers.some(isList))))
        ? 'lists'
        : null,
    ),
    byReaders('facets', 450, (readers, id) => (FACETS.test(id) || (isOfManyPages(readers, id) && readers.some(isList)) ? 'facets' : null)),
    byReaders('stand-in', 430, (readers) => (readers.length > 1 && readers.every(isLed) && readers.some(isStandIn) ? 'stand-in' : null)),
    byReaders('icons', 420, (readers, id) => (ICON.test(id) && isRendered(readers) && !readers.some(isList) ? 'icons' : null)),
    byReaders('shared', 400, (readers) => (!isRendered(readers) && isBeginning(readers) && readers.length > 1 ? 'shared' : null)),
    // What the page of the beginning shares with one rendered page that is neither a list nor a posting; else it would lie in some console's file.
    byReaders('borrowed', 290, (readers) => (isRendered(readers) && isBeginning(readers) ? 'borrowed' : null)),
  ];
  // A module's imports have its readers and perhaps more: who has more comes first, so that no file draws in what belongs to another.
  const counts = PAGES.length + GATES.length + STAND_INS.length + 1;
  const own = Array.from({ length: counts }, (_, at) => counts - at).map((count) =>
    byReaders(`own ${count}`, count, (readers) => (countOf(readers) === count ? ownName(readers) : null)),
  );
  return [...shared, ...own];
}

/** Files of which most functions are called while the first page comes to life. */
const CALLED_AT_ONCE: ReadonlySet<string> = new Set(['react', 'shell', 'shared', BEGINNING, 'root', 'entry.client']);

/**
 * The first line of a file. Chromium then compiles all its functions beside the page while the file comes, and not each on its first call,
 * which holds the page up; other browsers read a comment. @see https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = (name: string): string => (CALLED_AT_ONCE.has(name) ? '//# allFunctionsCalledOnLoad\n' : '');

/** What no rendered page reads: one file for each set of readers, and one for all consoles. */
function ownName(readers: readonly Reader[]): string | null {
  if (isRendered(readers)) return null;
  // A module that stands in reads its own address, and so is a file by itself.
  if (readers.every(isStandIn)) return null;
  const own = readers.filter(isOfSite).map(({ id }) => id);
  if (own.length > 0) return [...own.slice(0, NAMED), ...(own.length < readers.length ? ['console'] : [])].join('-');
  return readers.length >= CONSOLE_SHARE ? 'console' : null;
}

/** All consoles count as one reader: however many borrow of a page, what they borrow is one file of it. */
function countOf(readers: readonly Reader[]): number {
  const own = readers.filter(isOfSite).length;
  return own < readers.length ? own + 1 : own;
}

const isOfSite = ({ access }: Reader) => access === 'user' || access === 'candidate' || access === 'public';
/** What a link that goes on reads, and the page that it leads to. */
const isLed = (reader: Reader) => isStandIn(reader) || reader.id === 'redirect';
const isStandIn = ({ id }: Reader) => STAND_INS.some((one) => one.id === id);
const isOfConsole = (reader: Reader) => !isOfSite(reader);
/** The page of the beginning needs it and others do too. */
const isCommon = (readers: readonly Reader[]) => isBeginning(readers) && (isRendered(readers) || readers.length > 1);
const isRendered = (readers: readonly Reader[]) => readers.some(({ rendered }) => rendered);
/** A page that is not rendered, of somebody who reads: what a console borrows of one public page (a preview) makes the others no heavier. */
const isBehindSignIn = ({ rendered, access }: Reader) => !rendered && !CONSOLES.some((console) => console.access === access);
/** The public pages that are made in the browser: forms and the links of mails. They are small, and what they share with others may not draw in what those are made of. */
const isVisitors = ({ id, access, rendered }: Reader) => access === 'public' && !rendered && id !== 'seen-jobs';
/** What forms of visitors share with a rendered page: fields, notices and icons. It is little, and in a file of lists each form would be sent those. */
const isOfForms = (readers: readonly Reader[], id: string) =>
  isRendered(readers) && readers.some(isVisitors) && (ICON.test(id) || PARTS.test(id));
/** More than one rendered page reads it. */
const isShared = (readers: readonly Reader[]) => readers.filter(({ rendered, later }) => rendered && !later).length > 1;
/** The page of a posting and the landing page show cards, and no filters. */
const isOnePosting = ({ id }: Reader) => id === 'jobdetail' || id === 'landing';
/** What these share with a list. */
const isWithoutFilters = ({ id }: Reader) => id === 'compare-jobs' || id === 'employerdetail';
/** The pages of lists with filters. */
const isList = ({ id }: Reader) => id === 'jobs' || id === 'employers';
/** What a list shares with other rendered pages alone: little, and a file of its own costs more. */
const isOfCards = (readers: readonly Reader[]) =>
  readers.every(({ rendered }) => rendered) && readers.some(isList) && readers.some((one) => isOnePosting(one) || isWithoutFilters(one));
/** What rendered pages share with each other and with those behind a sign-in. */
const isOfManyPages = (readers: readonly Reader[], id: string) =>
  isRendered(readers) && !ONE_COMPANY.test(id) && (SEARCH.test(id) || readers.some(isBehindSignIn) || isOfLists(readers));
/** What a list of readers shares with others, whoever they are. */
const isOfLists = (readers: readonly Reader[]) => readers.some(({ id }) => id === 'jobs') && !readers.every(({ rendered }) => rendered);
const isBeginning = (readers: readonly Reader[]) => readers.some(({ id }) => id === BEGINNING);

/** The pages that need a module before they show anything, by the module's id. */
function readersOf(graph: Graph): Readers {
  const readers = new Map<string, Reader[]>();
  const pages = [...PAGES, POPUP, ...STAND_INS].flatMap(({ id, access, rendered = false, module }) =>
    module ? [{ id, access, rendered, file: path.join(SOURCE, 'features', module) }] : [],
  );
  const gates = GATES.map(([module, access]) => ({ id: 'gate', access, rendered: false, file: path.join(SOURCE, module) }));
  for (const { file, ...reader } of [...pages, ...gates]) {
    const modules = [file, file + ROUTE_QUERY];
    const now = needed(graph, modules);
    for (const id of now) readers.set(id, [...(readers.get(id) ?? []), reader]);
    // What the server has rendered comes to life when it is there (lib/later-life.tsx): the page needs it as well.
    const brought = reader.rendered ? modules.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) : [];
    for (const id of needed(graph, brought)) if (!now.has(id)) readers.set(id, [...(readers.get(id) ?? []), { ...reader, later: true }]);
  }
  return readers;
}

function needed(graph: Graph, starts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = seen.has(id) || ENDLESS.test(id) ? null : graph.getModuleInfo(id);
    if (!module) continue;
    seen.add(id);
    waiting.push(...module.importedIds.flatMap((imported) => (ICONS.test(imported) ? iconsOf(module.code ?? '', imported) : [imported])));
  }
  return seen;
}

/** The modules of the icons that a module's code names. */
function iconsOf(code: string, list: string): string[] {
  const names = new Set(code.match(/\bIcon[A-Z]\w+/g) ?? []);
  return [...names].map((name) => path.join(path.dirname(list), 'icons', name + path.extname(list)));
}
