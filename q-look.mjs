import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const site = 'http://127.0.0.1:4610';
const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 900 } });
const page = await context.newPage();
page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 400)));
page.on('pageerror', (e) => console.log('PAGEERROR', String(e).slice(0, 600)));
const r = await context.request.post('/identity/v1', { headers: { 'sec-fetch-site': 'same-origin' }, data: { email: 'finn@nordic.example', password: 'Harbour-lamp-26' } });
console.log('login', r.status());
for (const [name, path] of [['home', '/en/staff'], ['queue', '/en/staff/verifications'], ['decided','/en/staff/verifications?view=decided&sort=-decidedAt'], ...(process.argv.slice(2).map((p, i) => [`x${i}`, p]))]) {
  await page.goto(path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/q-shots/${name}.png`, fullPage: true });
}
await browser.close();
