// Documents over the real server, in a real browser: a PDF is uploaded, still there after a reload, comes back byte for byte, is renamed
// and deleted; a file that acts is refused in words; the picture is cropped and shown.
import { expect, type Page, test } from '@playwright/test';
import { downloaded } from './downloads.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { signedUp } from './people.ts';
import { pdf } from './written-pdf.ts';

async function openDocuments(page: Page) {
  await page.goto('/en/profile/documents');
  await expect(page.getByRole('heading', { name: 'Your documents' })).toBeVisible();
}

async function upload(page: Page, name: string, buffer: Buffer) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

for (const widthPx of [1280, 360]) {
  test(`a CV goes up, stays, comes back byte for byte and is deleted: ${widthPx} px`, async ({ page, context }) => {
    const done = watchConsole(page);
    await signedUp(context, 'papers');
    await page.setViewportSize({ width: widthPx, height: 800 });
    if (widthPx === 360) await page.emulateMedia({ colorScheme: 'dark' });
    await openDocuments(page);
    await expect(page.getByText('No documents yet')).toBeVisible();
    await expectAccessible(page);
    const bytes = pdf('Ada Berg, HTML/JavaScript');
    await upload(page, 'CV of Ada.pdf', bytes);
    await expect(page.getByText('CV of Ada.pdf is stored')).toBeVisible();
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'CV of Ada.pdf' });
    await expect(row).toContainText('Default');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const stored = await downloaded(page, () => row.getByRole('button', { name: 'Download CV of Ada.pdf' }).click());
    expect(stored.name).toBe('CV of Ada.pdf');
    expect(stored.bytes.equals(bytes)).toBe(true);
    await row.getByRole('button', { name: 'Rename CV of Ada.pdf' }).click();
    await page.getByRole('textbox', { name: 'New name' }).fill('Engineer');
    await page.keyboard.press('Enter');
    const renamed = page.getByRole('listitem').filter({ hasText: 'Engineer.pdf' });
    await expect(renamed).toBeVisible();
    await renamed.getByRole('button', { name: 'Delete Engineer.pdf' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No documents yet')).toBeVisible();
    done();
  });
}

test('a PDF that acts is refused in words, and nothing is kept', async ({ page, context }) => {
  await signedUp(context, 'papers');
  await openDocuments(page);
  await upload(page, 'CV.pdf', pdf('Ada', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'));
  await expect(page.getByText(/contains scripts, programs or embedded files/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('No documents yet')).toBeVisible();
});

test('the pages that ask for a verified school say so', async ({ page, context }) => {
  await signedUp(context, 'papers');
  for (const path of ['/en/cvs', '/en/cvupload']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Verify your school to use documents' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Documents of my profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your documents' })).toBeVisible();
});

test('a picture is chosen, cropped with the keyboard, shown everywhere, and removed', async ({ page, context }) => {
  const done = watchConsole(page);
  await signedUp(context, 'papers');
  await page.goto('/en/account/settings');
  await page.getByRole('button', { name: 'Change picture' }).click();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } });
  await page.locator('dialog input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  const crop = page.locator('.ReactCrop__crop-selection');
  await expect(crop).toBeVisible();
  await expectAccessible(page);
  await crop.focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Your picture is saved')).toBeVisible();
  const shown = page.locator('section#names img');
  await expect(shown).toHaveAttribute('src', /^\/media\/avatars\/.+\.webp$/);
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(512);
  await page.getByRole('button', { name: 'Change picture' }).click();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Your picture is removed')).toBeVisible();
  await expect(shown).toHaveCount(0);
  done();
});
