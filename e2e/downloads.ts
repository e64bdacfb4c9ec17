// What a page gives to keep.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The file that an act of the reader brings. */
export async function downloaded(page: Page, act: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
