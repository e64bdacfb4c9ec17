// Prints HTML to PDF by the machine's Chromium, without any network.
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';

type Printing = Parameters<Page['pdf']>[0];
/** `more`: paper, margins and running lines of a page that does not say them itself. */
export type Printer = {
  print: (html: string, more?: Printing) => Promise<Buffer>;
  picture: (html: string) => Promise<Buffer>;
  close: () => Promise<void>;
};

/** A browser that prints; close it. Throws where no Chromium is found. */
export async function openPrinter(): Promise<Printer> {
  const browser: Browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  const shown = async (html: string) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 794, height: 1123 } });
    await page.setContent(html, { waitUntil: 'load' });
    return page;
  };
  return {
    print: async (html, more) => {
      const page = await shown(html);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false, ...more });
      await page.close();
      return pdf;
    },
    picture: async (html) => {
      const page = await shown(html);
      const jpeg = await page.screenshot({ type: 'jpeg', quality: 40 });
      await page.close();
      return jpeg;
    },
    close: () => browser.close(),
  };
}
