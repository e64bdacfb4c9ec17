// Leaves out of two smaller libraries of each first visit what no call of ours does, in the way of lean-router.ts: the client of the API writes
// no objects and no lists but repeated ones into addresses, and lists without an end bring along how they are fetched. Another release that does
// not have what is named here ends the build; lean-libraries.test.ts looks that no source of ours asks for what is left out.
import type { Plugin } from 'vite';
import { type Cut, cutting } from './lean-router.ts';

/** What no source of ours may say of a query or of a call. */
export const LEFT_OUT =
  /\b(?:isMutating|getQueriesData|setQueriesData|resetQueries|infiniteQuery|fetchInfiniteQuery|prefetchInfiniteQuery|ensureInfiniteQueryData|setMutationDefaults|setQueryDefaults|setDefaultOptions|throwOnError|useSuspense\w*|useIsRestoring|useQueryErrorResetBoundary|getQueryState|onRequest|bodySerializer|pathSerializer|requestInitExt)\b|parseAs: 'stream'/;

/** `file`: path below node_modules. */
export const LIBRARY_CUTS: readonly Cut[] = [
  {
    file: 'openapi-fetch/dist/index.mjs',
    bodies: {
      serializeObjectParam: '',
      serializeArrayParam: 'return value.map((one) => serializePrimitiveParam(name, one, options)).join("&")',
      defaultPathSerializer:
        'return pathname.replace(PATH_PARAM_RE, (match) => { const value = pathParams[match.slice(1, -1)]; return value == null ? match : encodeURIComponent(value); })',
      defaultBodySerializer: 'return body instanceof FormData ? body : JSON.stringify(body)',
    },
    constants: {
      requestQuerySerializer: 'undefined',
      'typeof globalQuerySerializer === "function"': 'false',
      'requestPathSerializer || globalPathSerializer || defaultPathSerializer': 'defaultPathSerializer',
      'supportsRequestInitExt() ? requestInitExt : void 0': 'undefined',
      'm && typeof m === "object" && typeof m.onRequest === "function"': 'false',
      'typeof m !== "object" || !("onRequest" in m || "onResponse" in m || "onError" in m)': 'false',
      'parseAs === "stream"': 'false',
    },
  },
  {
    file: '@tanstack/query-core/build/modern/queryClient.js',
    methods: [
      ...['isMutating', 'getQueriesData', 'setQueriesData', 'resetQueries', 'setDefaultOptions', 'getQueryState'],
      ...[
        'infiniteQuery',
        'fetchInfiniteQuery',
        'prefetchInfiniteQuery',
        'ensureInfiniteQueryData',
        'setMutationDefaults',
        'setQueryDefaults',
        'query',
      ],
    ],
  },
  {
    file: '@tanstack/query-core/build/modern/query.js',
    constants: {
      'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior': 'this.options.behavior',
    },
  },
  {
    file: '@tanstack/react-query/build/modern/useBaseQuery.js',
    constants: {
      'useIsRestoring()': 'false',
      'useQueryErrorResetBoundary()': 'undefined',
      'ensureSuspenseTimers(defaultedOptions)': 'undefined',
      'ensurePreventErrorBoundaryRetry(defaultedOptions, errorResetBoundary, query)': 'undefined',
      'useClearResetErrorBoundary(errorResetBoundary)': 'undefined',
      'shouldSuspend(defaultedOptions, result)': 'false',
      'getHasError({\n\t\tresult,\n\t\terrorResetBoundary,\n\t\tthrowOnError: defaultedOptions.throwOnError,\n\t\tquery,\n\t\tsuspense: defaultedOptions.suspense\n\t})':
        'false',
    },
  },
  {
    file: '@tanstack/query-core/build/modern/infiniteQueryObserver.js',
    constants: { 'options._type = "infinite"': 'options._type = "infinite", options.behavior = infiniteQueryBehavior(options.pages)' },
    before: 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";\n',
  },
];

const FOLDER =
  /[\\/]node_modules[\\/](openapi-fetch[\\/]dist[\\/]index\.mjs|@tanstack[\\/](?:query-core|react-query)[\\/]build[\\/]modern[\\/]\w+\.js)$/;

export const leanLibraries = (): Plugin => cutting('lean-libraries', FOLDER, LIBRARY_CUTS);
