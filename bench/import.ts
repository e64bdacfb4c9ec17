// Import: postings a second from an NDJSON file into an empty database, with sanitising, recognition and writing; then the second run, which
// changes nothing. `bench import [COUNT | FILE]`: generated postings of about 2.6 kB HTML each (20,000 without an argument), or a file.

import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { importFeed } from '../apps/server/src/features/imports/commands.ts';
import type { ImportReport } from '../apps/server/src/features/imports/report.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { migrate } from '../apps/server/src/kernel/database/migrations.ts';
import { newId } from '../apps/server/src/kernel/ids.ts';

const argument = process.argv[2] ?? '20000';
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fairway-bench-import-'));
const file = existsSync(argument) ? argument : await generate(path.join(dataDir, 'postings.ndjson'), Number(argument));
const embedded = openEmbeddedDatabase({ dataDir, port: 4365 });
const { pool } = openPool({ url: embedded.url, size: 6 });
try {
  await migrate(pool);
  const run = () =>
    importFeed(
      { pool, now: () => new Date(), newId },
      {
        origin: file,
        format: 'ndjson',
        source: 'bench',
        asOf: new Date().toISOString().slice(0, 10),
        isFull: true,
        threads: Math.min(2, os.availableParallelism()),
      },
    );
  const cpuBefore = process.cpuUsage();
  const first = await run();
  const cpu = process.cpuUsage(cpuBefore);
  const second = await run();
  const perSecond = (report: ImportReport) => Math.round(report.counts.read / report.seconds);
  console.log(
    JSON.stringify({
      bench: 'import',
      postings: first.counts.read,
      bytes: statSync(file).size,
      created: first.counts.created,
      postingsPerSecond: perSecond(first),
      nodeCpuMsPerPosting: Number(((cpu.user + cpu.system) / 1000 / first.counts.read).toFixed(2)),
      secondRunUnchanged: second.counts.unchanged,
      secondRunPerSecond: perSecond(second),
      cpus: os.availableParallelism(),
      loadAverage: Number(os.loadavg()[0]?.toFixed(1)),
    }),
  );
} finally {
  await pool.end();
  embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Writes postings of a seed: messy HTML as feeds send it, in four languages. */
async function generate(target: string, count: number): Promise<string> {
  if (!Number.isInteger(count) || count < 1) throw new Error(`${argument} is neither a file nor a number of postings.`);
  const sentences = [
    'You will work with our team on the services that thousands of people use each day.',
    'We are looking for an experienced colleague who enjoys project management, data analysis and teamwork.',
    'Wir suchen eine Person, die mit uns und unseren Kunden an der Zukunft der Region arbeitet.',
    'Nous recherchons une personne pour rejoindre notre équipe et participer à la construction des services.',
    'A bachelor’s degree in computer science, economics or a related field is required.',
    'Experience with Python, SQL, Microsoft Excel and stakeholder management is welcome.',
    'Excellent communication skills, fluent in English &amp; German, and attention to detail.',
  ];
  const titles = [
    'Data Analyst',
    'Staff Nurse',
    'Software Engineer',
    'Finance Assistant',
    'Buchhalterin',
    'Chef de projet',
    'Sales Representative',
    'Teacher',
  ];
  const places = ['London, UK', 'New York, NY', 'München', 'Paris, France', 'Remote in USA', 'Toronto, ON, Canada', 'Oslo', 'Amsterdam'];
  let state = 7;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const some = (length: number) => Array.from({ length }, () => sentences[next(sentences.length)]).join(' ');
  const out = createWriteStream(target);
  for (let i = 0; i < count; i++) {
    const items = Array.from({ length: 6 }, () => `<li><span>${some(1)}</span></li>`).join('');
    const html = `<p><strong>About:</strong></p><p>&nbsp;</p><p><span style="font-size:11pt"><span>${some(5)}</span></span></p><p>• ${some(1)}</p><p>• ${some(1)}</p><h2>Tasks</h2><ul>${items}</ul><p>${some(4)}<br /><br />${some(6)}</p>`;
    const row = {
      id: `bench-${i}`,
      title: `${titles[next(titles.length)]} ${next(1000)}`,
      company: { name: `Company ${next(900)}` },
      location: { raw: places[next(places.length)] },
      employmentType: next(4) ? 'FULL_TIME' : 'Part time',
      industry: 'Computer Software',
      salary: { raw: `£${20 + next(60)},000 per annum` },
      datePosted: new Date(Date.UTC(2026, 0, 1 + next(300))).toISOString().slice(0, 10),
      descriptionHtml: html,
      applicationUrl: `https://jobs.example/${i}`,
    };
    if (!out.write(`${JSON.stringify(row)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return target;
}
