// What strangers wrote is parsed in threads, and documents are set there: no module that the serving thread loads may load what does it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PARSERS = ['saxes', 'yauzl', 'cfb', 'marked'];
/** A module that is loaded is named by `from '...'`; types are not loaded, and threads are named by `new URL`. What a manifest imports when
 * it is asked (the demo world, the command line) no answer waits for. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)';|\bimport\('([^']+)'\)|^import '([^']+)';/gm;

/** The way from a file to each of the packages, over what it loads. */
function waysTo(packages: readonly string[], entry: string): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const match of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (match[2] && path.basename(file) === 'feature.ts') continue;
      const name = match[1] ?? match[2] ?? match[3] ?? '';
      if (packages.includes(name)) found.push(`${way} > ${name}`);
      else if (name.startsWith('.')) visit(path.resolve(path.dirname(file), name), `${way} > ${path.basename(name)}`);
    }
  };
  visit(path.resolve(import.meta.dirname, entry), entry);
  return found;
}

it('a parser is found where it is loaded', () => {
  expect(waysTo(PARSERS, 'kernel/files/svg.ts')).toEqual(['kernel/files/svg.ts > saxes']);
});

it.each(['main.ts', 'background.ts', 'app.ts'])('%s loads no parser of what strangers wrote', (entry) => {
  expect(waysTo(PARSERS, entry)).toEqual([]);
});

it('what answers loads nothing that sets documents', () => {
  expect(waysTo(['pdfkit'], 'features/resume/document/write-document.ts')).not.toEqual([]);
  expect(waysTo(['pdfkit'], 'app.ts')).toEqual([]);
});
