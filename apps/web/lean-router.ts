// Leaves out of the browser's router what no page of ours does: it is the second largest library of a first visit, and much of it serves forms
// that are sent through routes, fetchers, view transitions, masked addresses, routes that are found one by one, and instruments. We send with our own
// client and are given the whole list of routes (apps/server/src/pages/page-tree.ts).
// Each cut names a function or an expression of the exact release that package.json pins, so another release ends the build here and not in
// a browser; lean-router.test.ts looks that no source of ours asks for what is left out.
import { type Plugin, parseAst } from 'vite';

/** A function becomes this body, or an expression this constant, wherever the file has it. */
export type Cut = {
  /** Path below react-router's `dist/production/lib`. */
  file: string;
  bodies?: Record<string, string>;
  constants?: Record<string, string>;
  /** Methods of classes, which go. */
  methods?: readonly string[];
  /** What the file begins with. */
  before?: string;
};

const NOTHING = '';
const NEVER = 'return false';

/** Names of react-router that need what is cut; no source of ours may import them. */
export const CUT_IMPORTS: readonly string[] = [
  'Form',
  'HistoryRouter',
  'NavLink',
  'useActionData',
  'useFetcher',
  'useFetchers',
  'useFormAction',
  'useSubmit',
  'useViewTransitionState',
  'unstable_HistoryRouter',
];
/** What our links, calls and route modules may not say. */
export const CUT_WORDS =
  /\bclientAction\b|\bclientMiddleware\b|\bviewTransition\b|\bdefaultShouldRevalidate\b|<(?:RouterLink|Link)\b[^>]*\smask=/;

export const CUTS: readonly Cut[] = [
  {
    file: 'router/router.js',
    bodies: {
      fetch: NOTHING,
      handleFetcherAction: NOTHING,
      handleFetcherLoader: NOTHING,
      handleAction: NOTHING,
      discoverRoutes: NOTHING,
      patchRoutes: NOTHING,
      getFetcher: NOTHING,
      resetFetcher: NOTHING,
      queueFetcherForDeletion: NOTHING,
      _internalSetRoutes: NOTHING,
      getUpdatedActionData: NOTHING,
      getUpdatedRevalidatingFetchers: NOTHING,
      markFetchRedirectsDone: NEVER,
      abortStaleFetchLoads: NEVER,
      interruptActiveLoads: 'isRevalidationRequired = true',
      restoreAppliedTransitions: NOTHING,
      persistAppliedTransitions: NOTHING,
      isSubmissionNavigation: NEVER,
      isMutationMethod: NEVER,
      getSubmissionFromNavigation: NOTHING,
      getInstrumentationNavigateMeta: NOTHING,
    },
    constants: {
      'init.instrumentations': 'undefined',
      'init.patchRoutesOnNavigation': 'undefined',
      'fogOfWar.active': 'false',
      isFogOfWar: 'false',
      'opts?.mask': 'undefined',
      'opts?.instrumentationNavigateMetaReceiver': 'undefined',
      'consumeInstrumentationClientResultMetaReceiver(router)': 'undefined',
      'opts.submission': 'undefined',
      'submission.formMethod': 'undefined',
      'revalidatingFetchers.length > 0': 'false',
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location': 'false',
      pendingViewTransitionEnabled: 'false',
      'dataRoutes.commitHmrRoutes()': 'undefined',
    },
  },
  { file: 'router/history.js', bodies: { warning: NOTHING } },
  { file: 'router/router.js', bodies: { getDoneFetcher: NOTHING } },
  {
    file: 'components.js',
    constants: {
      '!viewTransitionOpts || !isViewTransitionAvailable': 'true',
      'vtContext.isTransitioning && !vtContext.flushSync': 'false',
      'renderDfd && pendingState && router.window': 'false',
      'renderDfd && pendingState && state.location.key === pendingState.location.key': 'false',
      '!vtContext.isTransitioning && interruption': 'false',
    },
  },
  { file: 'server-runtime/warnings.js', bodies: { warnOnce: NOTHING } },
  {
    file: 'dom/lib.js',
    bodies: {
      NavLinkWithRef: NOTHING,
      HistoryRouter: NOTHING,
      useSubmit: NOTHING,
      useFormAction: NOTHING,
      useViewTransitionState: NOTHING,
    },
    constants: {
      'HistoryRouter.displayName = "unstable_HistoryRouter"': '0',
      'NavLink.displayName = "NavLink"': '0',
      'Form.displayName = "Form"': '0',
      mask: 'undefined',
    },
  },
  {
    file: 'dom/ssr/components.js',
    bodies: { RSCPrefetchPageLinksImpl: NOTHING },
    constants: { rsc: 'false' },
  },
  {
    file: 'dom/ssr/single-fetch.js',
    bodies: { singleFetchActionStrategy: NOTHING, nonSsrStrategy: NOTHING, singleFetchLoaderFetcherStrategy: NOTHING },
    constants: {
      'request.method !== "GET"': 'false',
      'request.method === "GET"': 'true',
      '!ssr && !foundRevalidatingServerLoader': 'false',
      fetcherKey: 'undefined',
    },
  },
  {
    file: 'dom/ssr/fog-of-war.js',
    bodies: { getPatchRoutesOnNavigationFunction: NOTHING, useFogOFWarDiscovery: NOTHING, isFogOfWarEnabled: NEVER },
  },
  {
    file: 'dom/ssr/routes.js',
    constants: { 'route.hasClientAction': 'undefined', 'route.hasClientMiddleware': 'undefined', isSpaMode: 'false' },
    bodies: { createClientRoutesWithHMRRevalidationOptOut: NOTHING },
  },
  {
    file: 'dom-export/hydrated-router.js',
    constants: {
      'ssrInfo.context.isSpaMode': 'false',
      'router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut': '0',
    },
  },
];

const FOLDER = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)$/;

export const leanRouter = (): Plugin => cutting('lean-router', FOLDER, CUTS);

/** Cuts files of a library in the browser's build. `folder`: finds them, and the path that a cut names them by. */
export function cutting(name: string, folder: RegExp, cuts: readonly Cut[]): Plugin {
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: folder },
      handler: (code, id) => {
        const file = folder.exec(id)?.[1]?.replaceAll('\\', '/');
        const meant = cuts.filter((one) => one.file === file);
        return meant.length > 0 ? { code: cut(code, meant), map: null } : null;
      },
    },
  };
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Edit = { start: number; end: number; text: string };

/** The code of a file without what its cuts name. @throws Error where a cut names what the file does not have */
export function cut(code: string, cuts: readonly Cut[]): string {
  const bodies = new Map(cuts.flatMap((one) => Object.entries(one.bodies ?? {})));
  const constants = new Map(cuts.flatMap((one) => Object.entries(one.constants ?? {})));
  const methods = new Set(cuts.flatMap((one) => one.methods ?? []));
  const missing = new Set([...bodies.keys(), ...constants.keys(), ...methods]);
  const edits: Edit[] = [];
  const look = (node: Node): void => {
    const shorthand = node.type === 'Property' && node.shorthand ? constants.get((node.key as { name?: string }).name ?? '') : undefined;
    if (shorthand !== undefined) {
      edits.push({ start: node.end, end: node.end, text: `: ${shorthand}` });
      return;
    }
    const method = node.type === 'MethodDefinition' ? ((node.key as { name?: string }).name ?? '') : '';
    if (methods.has(method)) {
      missing.delete(method);
      edits.push({ start: node.start, end: node.end, text: '' });
      return;
    }
    const name = FUNCTIONS.has(node.type) ? (node.id as { name?: string } | null)?.name : undefined;
    const body = name === undefined ? undefined : bodies.get(name);
    if (name !== undefined && body !== undefined) {
      missing.delete(name);
      const { start, end } = node.body as Node;
      edits.push({ start, end, text: `{${body}}` });
      return;
    }
    const text = READ.has(node.type) ? code.slice(node.start, node.end) : '';
    const constant = constants.get(text);
    if (constant !== undefined) {
      missing.delete(text);
      edits.push({ start: node.start, end: node.end, text: `(${constant})` });
      return;
    }
    for (const child of readsOf(node)) look(child);
  };
  look(parseAst(code) as unknown as Node);
  if (missing.size > 0) throw new Error(`${cuts[0]?.file} has changed; nothing is named ${[...missing].join(', ')}`);
  const left = edits
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);
  return cuts.map(({ before = '' }) => before).join('') + left;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression']);
const READ = new Set([
  'AssignmentExpression',
  'BinaryExpression',
  'CallExpression',
  'ChainExpression',
  'ConditionalExpression',
  'Identifier',
  'LogicalExpression',
  'MemberExpression',
]);

/** The parts of a node that are read: not what it names, takes or assigns to. */
function readsOf(node: Node): Node[] {
  const { type } = node;
  const skipped = new Set<string>(['type']);
  if (FUNCTIONS.has(type) || type === 'ArrowFunctionExpression') skipped.add('params').add('id');
  if (type === 'VariableDeclarator' || type === 'ClassDeclaration') skipped.add('id');
  if (type === 'AssignmentExpression') skipped.add('left');
  if (type === 'MemberExpression' && !node.computed) skipped.add('property');
  if ((type === 'Property' || type === 'PropertyDefinition' || type === 'MethodDefinition') && !node.computed) skipped.add('key');
  if (/^(Import|Export)/.test(type) && type !== 'ExportNamedDeclaration' && type !== 'ImportExpression') return [];
  if (type === 'ExportNamedDeclaration') skipped.add('specifiers');
  const parts = Object.entries(node).flatMap(([key, value]) => (skipped.has(key) ? [] : [value].flat()));
  return parts.filter((part): part is Node => typeof part === 'object' && part !== null && 'type' in part);
}
