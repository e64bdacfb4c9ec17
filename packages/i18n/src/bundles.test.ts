// The browser must fetch one file for its language first, and others with what needs a sign-in: proven with the bundler that builds the web.
import path from 'node:path';
import { LOCALES } from '@fairway/rules/locales';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { loadMessages } from './messages.ts';
import { translator } from './translator.ts';

test('each locale is four chunks with its own texts, what first pages say first, and the entry holds none', async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, 'messages.ts'), formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: [/^use-intl/] },
    },
  });
  const chunks = (Array.isArray(output) ? output : [output])
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const title = (messages: Awaited<ReturnType<typeof loadMessages>>) => messages.errors.rate_limited;
  for (const locale of LOCALES) {
    const text = title(await loadMessages(locale));
    expect(entry?.code).not.toContain(text);
    const first = chunks.filter((chunk) => chunk.code.includes(text));
    expect(first).toHaveLength(1);
    const { account, profile, students } = await loadMessages(locale);
    const others = [profile.failed, account.deletion.text, students.description];
    const holding = others.map((other) => chunks.filter((chunk) => chunk.code.includes(other)));
    expect(holding.map((found) => found.length)).toEqual([1, 1, 1]);
    expect(new Set([first[0], ...holding.flat()]).size).toBe(4);
    const mailText = (await translator(locale))('mails.referral.more');
    // What mails say is for the server alone.
    expect(chunks.filter((chunk) => chunk.code.includes(mailText))).toEqual([]);
  }
});
