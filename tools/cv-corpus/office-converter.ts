// Converts Word files to other formats by LibreOffice without windows, many at once, because its start is what takes long.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FILTERS = { pdf: 'pdf', odt: 'odt', doc: 'doc:MS Word 97', rtf: 'rtf' } as const;
export type OfficeFormat = keyof typeof FILTERS;

/** The converted bytes of each file, in the order given. Throws where LibreOffice is missing or converts less than all. */
export function converted(files: readonly Buffer[], format: OfficeFormat): Buffer[] {
  if (files.length === 0) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'cv-corpus-'));
  try {
    const names = files.map((bytes, at) => {
      const name = path.join(folder, `${at}.docx`);
      writeFileSync(name, bytes);
      return name;
    });
    const home = `-env:UserInstallation=file://${path.join(folder, 'home')}`;
    execFileSync('soffice', [home, '--headless', '--convert-to', FILTERS[format], '--outdir', folder, ...names], { stdio: 'ignore' });
    return files.map((_, at) => readFileSync(path.join(folder, `${at}.${format}`)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
