// How many jobs the list says it has found.
import type { Page } from '@playwright/test';

/** What stands over the list now; after a click that changes the list ask with `expect.poll`: the address changes before the words do. */
export async function jobTotal(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d,]+ jobs?(,|$)/)
    .first()
    .textContent();
  return Number((text ?? '').replace(/ job.*/, '').replaceAll(',', ''));
}
