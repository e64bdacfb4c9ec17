// What the build leaves out of the router is named as its release has it, and nothing of ours asks for it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CUT_IMPORTS, CUT_WORDS, CUTS, cut } from './lean-router.ts';

const LIBRARY = path.join(import.meta.dirname, '../../node_modules/react-router/dist/production/lib');
const SOURCES = globSync(['src/**/*.{ts,tsx}', '../../packages/ui/src/**/*.{ts,tsx}'], { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }));
const FILES = [...new Set(CUTS.map(({ file }) => file))];

describe('what no page does', () => {
  it.each(FILES)('is cut from %s as it is released', (file) => {
    const code = readFileSync(path.join(LIBRARY, file), 'utf8');
    const left = cut(
      code,
      CUTS.filter((one) => one.file === file),
    );
    expect(left).not.toBe(code);
    // Reads as a module still: nothing is cut out of the middle of a sentence.
    expect(() => cut(left, [])).not.toThrow();
  });

  it('is asked for by no source of ours', () => {
    expect(SOURCES.length).toBeGreaterThan(500);
    const asks = SOURCES.filter(({ text }) => CUT_WORDS.test(text) || importsOf(text).some((name) => CUT_IMPORTS.includes(name)));
    expect(asks.map(({ file }) => file)).toEqual([]);
  });

  it('is seen where a source asks for it', () => {
    expect(importsOf("import { Link, useFetcher as fetcher, type Path } from 'react-router';")).toEqual(['Link', 'useFetcher', 'Path']);
    for (const text of ['export const clientAction = 1', '<Link to="/" viewTransition>', "<Link to='/a' mask='/b'>"]) {
      expect(text).toMatch(CUT_WORDS);
    }
  });
});

describe('cut', () => {
  it('gives a function another body and leaves the others', () => {
    expect(cut('function a(b) { return b } function c() { a() }', [{ file: '', bodies: { a: 'return false' } }])).toBe(
      'function a(b) {return false} function c() { a() }',
    );
  });

  it('takes a constant for an expression where it is read, not where it is named or assigned', () => {
    const code = 'function a(on) { if (on) b(); let c = { on, d: e.on, on: 1 }; on = 2 }';
    expect(cut(code, [{ file: '', constants: { on: 'false' } }])).toBe(
      'function a(on) { if ((false)) b(); let c = { on: false, d: e.on, on: 1 }; on = 2 }',
    );
  });

  it('ends where a name is gone', () => {
    expect(() => cut('function a() {}', [{ file: '', bodies: { b: '' } }])).toThrow('nothing is named b');
    expect(() => cut('a()', [{ file: '', constants: { 'b()': '0' } }])).toThrow('nothing is named b()');
  });
});

/** The names that a source imports of the router. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/import\s*\{([^}]*)\}\s*from\s*'react-router(?:\/dom)?'/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^\s*(?:type\s+)?(\w+)/.exec(name)?.[1] ?? []),
  );
}
