// Postings for the import benchmark, generated from a seed: messy HTML as feeds send it, in four languages, about 2.7 kB each.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/** A word that stands in the last posting alone. */
export const LAST_WORD = 'zymurgist';

/** Writes `count` postings as NDJSON and gives the file. */
export async function writePostings(target: string, count: number): Promise<string> {
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
      title: `${titles[next(titles.length)]} ${i === count - 1 ? LAST_WORD : next(1000)}`,
      company: { name: `Company ${next(900)}` },
      location: { raw: places[next(places.length)] },
      employmentType: next(4) ? 'FULL_TIME' : 'Part time',
      industry: 'Computer Software',
      salary: { raw: `£${20 + next(60)},000 per annum` },
      // Of the last fifty days: undated deadlines come sixty days later, so every posting is open and indexed.
      datePosted: new Date(Date.now() - next(50) * 86_400_000).toISOString().slice(0, 10),
      descriptionHtml: html,
      applicationUrl: `https://jobs.example/${i}`,
    };
    if (!out.write(`${JSON.stringify(row)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return target;
}
