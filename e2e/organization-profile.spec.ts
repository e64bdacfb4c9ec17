// An owner writes what readers see of her company, looks at it, publishes it, and takes the version before up again. @rule organizations.24, organizations.28,
// organizations.29
import { expect, type Page, test } from '@playwright/test';
import { demoPage } from './new-student.ts';
import { expectGoodLooks, watchConsole } from './page-checks.ts';

/** A PNG that a browser drew. */
const drawn = async (page: Page): Promise<Buffer> => {
  const data = await page.evaluate(() =>
    Object.assign(document.createElement('canvas'), { width: 400, height: 300 }).toDataURL('image/png'),
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
};

test('an owner publishes the profile of her company, with a logo and a tagline, and goes back', async ({ browser }) => {
  const eva = await demoPage(browser, 'eva@lindvik.example', 1440);
  const quiet = watchConsole(eva);
  await eva.goto('/en/employer');
  await eva.getByRole('link', { name: 'Company profile' }).click();
  await expect(eva.getByRole('heading', { level: 1 })).toHaveText('Company profile');
  const tagline = eva.getByLabel('Tagline');
  const before = await tagline.inputValue();
  const words = `Heat from the sea ${Date.now()}`;
  await tagline.fill(words);
  await eva.getByRole('group', { name: 'Logo', exact: true }).getByRole('button').first().click();
  await eva.locator('dialog input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawn(eva) });
  await eva.getByRole('button', { name: 'Use picture' }).click();
  await expect(eva.getByRole('dialog')).toHaveCount(0);
  await expect(eva.getByText('Saved', { exact: true })).toBeVisible();
  await expectGoodLooks(eva);

  await eva.getByText('Preview', { exact: true }).click();
  await expect(eva.getByRole('region', { name: 'Preview of the public page' })).toContainText(words);
  await eva.getByRole('button', { name: 'Publish' }).click();
  await expect(eva.getByRole('dialog')).toContainText('Tagline');
  await eva.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(eva.getByText('Your company profile is published.')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const page = (await eva.getByRole('link', { name: 'Public page' }).getAttribute('href')) ?? '';
  await expect(async () => {
    await visitor.goto(page);
    await expect(visitor.getByText(words)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(visitor.locator('header source[type="image/avif"]')).toHaveCount(1);
  await expect(visitor.getByRole('link', { name: /^LinkedIn/ })).toBeVisible();
  // What comes on a day of its own is not there yet.
  await expect(visitor.getByText('How a pump below the quay')).toHaveCount(0);
  await expectGoodLooks(visitor);

  await eva.getByText('History', { exact: true }).click();
  await eva
    .getByRole('button', { name: /^Restore the version of/ })
    .nth(1)
    .click();
  await expect(tagline).toHaveValue(before);
  await eva.getByRole('button', { name: 'Publish' }).click();
  await eva.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(eva.getByText('Your company profile is published.').last()).toBeVisible();
  await expect(async () => {
    await visitor.goto(page);
    await expect(visitor.getByText(before)).toBeVisible({ timeout: 1000 });
  }).toPass();
  quiet();
});
