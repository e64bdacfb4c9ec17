// What documents say stands somewhere: files and folders of the repository, commands of npm, settings.
// Read are README, ARCHITECTURE, STYLE, docs/*.md and docs/subsystems: decisions tell of their day. `check-docs [ROOT]`.
//
//   `queries.ts`, `rules/access.ts`, `kernel/{bus,files}/`, `features/<noun>/`    a path ends so; `src` may be left out
//   `npm run NAME`, `npm NAME`    a script of package.json
//   MAIL_URL    a setting or a constant of the source, in backticks or not
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runtime.mjs';

const target = path.resolve(process.argv[2] ?? root);
const DOCUMENTS = /^(README|ARCHITECTURE|STYLE)\.md$|^docs\/([^/]+|subsystems\/[^/]+)\.md$|^packages\/[^/]+\/README\.md$/;
const SOURCE = /^(apps|packages|tools|bench|e2e)\/.*\.(ts|tsx|mjs)$|^[^/]+\.ts$|^\.ci\//;
const ROOMS = /^(apps|packages|tools|docs|e2e|bench|features|kernel|rules|contract|shell)\//;
/** A setting, or a constant. */
const WORD = /(?<![A-Za-z0-9])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;
/** Read by a library that we use. */
const BY_OTHERS = new Set(['OTEL_EXPORTER_OTLP_HEADERS']);
/** Made on a clone, and names that stand for many. */
const NOT_KEPT = /\.gen\.ts$|^YYYY/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: target, encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\n')
  .filter((file) => file && existsSync(path.join(target, file)));
/** Every file and folder with a slash before and behind, once without `src`. */
const places = [
  ...new Set(
    files.flatMap((file) =>
      file.split('/').flatMap((_, i, parts) =>
        [true, false].map(
          (all) =>
            `/${parts
              .slice(0, i + 1)
              .filter((part) => all || part !== 'src')
              .join('/')}/`,
        ),
      ),
    ),
  ),
].join('\n');
const read = (file: string) => readFileSync(path.join(target, file), 'utf8');
const words = new Set(files.filter((file) => SOURCE.test(file)).flatMap((file) => read(file).match(WORD) ?? []));
const scripts = files.includes('package.json')
  ? ((JSON.parse(read('package.json')) as { scripts?: Record<string, string> }).scripts ?? {})
  : {};

const faults: string[] = [];
const documents = files.filter((file) => DOCUMENTS.test(file));
for (const file of documents)
  for (const [index, line] of read(file).split('\n').entries()) {
    const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span]) => faultOf(span!));
    const unknown = (line.match(WORD) ?? []).filter((word) => !isKnown(word)).map((word) => `no source knows ${word}`);
    for (const fault of [...spans, ...unknown]) if (fault) faults.push(`${file}:${index + 1}: ${fault}`);
  }
for (const fault of faults) console.error(fault);
console.log(`${documents.length} documents read`);
process.exit(faults.length > 0 ? 1 : 0);

function faultOf(span: string): string | undefined {
  const [, script] = /^npm (?:run )?([a-z-]+)/.exec(span) ?? [];
  if (script && !['ci', 'install', 'view'].includes(script)) return script in scripts ? undefined : `there is no \`npm run ${script}\``;
  if (!/^[\w.<>{},*-]+(\/[\w.<>{},*-]+)*\/?$/.test(span) || NOT_KEPT.test(span)) return undefined;
  if (!ROOMS.test(span) && !/\w\.(ts|tsx|mjs|sql|md|css)$/.test(span)) return undefined;
  const missing = choicesOf(span).find((one) => !new RegExp(patternOf(one)).test(places));
  return missing && `there is no ${missing}`;
}

/** A word of the source, or one that it puts together: `OIDC_GOOGLE`, and `CLIENT_ID` behind a name. */
function isKnown(word: string): boolean {
  const cuts = [...word.matchAll(/_/g)].map(({ index }) => [word.slice(0, index), word.slice(index + 1)]);
  return words.has(word) || BY_OTHERS.has(word) || cuts.some(([front, behind]) => words.has(front!) && words.has(behind!));
}

/** `a/{b,c}.ts` as its paths. */
function choicesOf(span: string): string[] {
  const [all, list] = /\{([^}]*)\}/.exec(span) ?? [];
  return all ? list!.split(',').flatMap((one) => choicesOf(span.replace(all, one))) : [span];
}

/** A place that ends with a path: `<noun>` and `*` are any name, `**` any names; the ending of a file may be left out. */
function patternOf(one: string): string {
  const escaped = one
    .replace(/\/$/, '')
    .replace(/\*\*\/|\*|<[^>]*>|\./g, (sign) => (sign === '.' ? '\\.' : sign === '**/' ? '(?:[^\\n]+/)?' : '[^/\\n]+'));
  return `/${escaped}(?:\\.tsx?)?/(?:\\n|$)`;
}
