// What stands in lists: languages, skills, certificates, memberships.
import type { CvTruth } from '../import-cv-truth.ts';
import type { LanguageLevel } from './bank-shape.ts';
import { type Block, bullets, lines, type Measured, paragraph, run } from './blocks.ts';
import { around, choices, pick } from './chance.ts';
import { bracketed, type Hand } from './hand.ts';
import type { Person } from './people.ts';

type LanguageTruth = NonNullable<CvTruth['languages']>[number];

const CEFR: Record<Exclude<LanguageLevel, 'native_or_bilingual'>, string> = {
  full_professional: 'C1',
  professional_working: 'B2',
  limited_working: 'B1',
  elementary: 'A2',
};
const PART: Record<LanguageLevel, number> = {
  native_or_bilingual: 5,
  full_professional: 5,
  professional_working: 4,
  limited_working: 3,
  elementary: 2,
};
/** For languages that a truth knows no level of. */
const SOME_LEVELS: LanguageLevel[] = ['limited_working', 'elementary', 'professional_working'];
const isLevel = (level: string | undefined): level is LanguageLevel => level !== undefined && level in PART;

function writtenLanguage(
  { name, codes, levels }: LanguageTruth,
  at: number,
  { layout, bank }: Hand,
): Measured & { truth: LanguageTruth; name: string } {
  const [first] = levels;
  const level = isLevel(first) ? first : around(SOME_LEVELS, at);
  const look = layout.get('langs');
  const isDrawn = look === 'bars' || look === 'dots';
  const isCefr = look === 'colon-cefr' || (!isDrawn && layout.get('langlevel') === 'cefr');
  const words = pick(choices(bank.levels[level]), layout.random(`level${level}`)());
  const text = isCefr && level !== 'native_or_bilingual' ? CEFR[level] : words;
  // "Mother tongue" is said of what is spoken fluently too.
  const seen = level === 'native_or_bilingual' ? [level, 'full_professional'] : [level];
  return { name, text, part: PART[level], truth: { name, codes, levels: isDrawn ? [] : seen } };
}

function languageBlock(items: readonly (Measured & { name: string })[], hand: Hand): Block {
  const { layout, bank, colon, comma, label } = hand;
  const look = layout.get('langs');
  const dash = bank.isEastAsian && layout.random('langdash')() < 0.4 ? ' ' : ' – ';
  const dashed = items.map(({ name, text }) => `${name}${dash}${text}`);
  const inBrackets = items.map(({ name, text }) => bracketed(hand, name, text));
  if (look === 'bars' || look === 'dots') return { kind: look, items: items.map(({ name, part }) => ({ text: name, part })) };
  if (look === 'dash') return lines(dashed);
  if (look === 'paren') return lines(inBrackets);
  if (look === 'colon-cefr') return lines(items.map(({ name, text }) => `${name}${colon}${text}`));
  if (look === 'bullets') return bullets(dashed);
  if (look === 'row-commas') return paragraph(inBrackets.join(comma));
  if (look === 'row-pipe') return paragraph(items.map(({ name, text }) => `${name} – ${text}`).join(' | '));
  if (look === 'table') {
    const rows = items.map(({ name, text }) => [name, text]);
    return { kind: 'table', head: [label('language'), label('level')], rows, hasBorder: layout.random('langborder')() < 0.5 };
  }
  const list = [inBrackets.slice(0, -1).join(comma), ...inBrackets.slice(-1)].filter(Boolean).join(bank.and);
  return paragraph(bank.speak.replace('{l}', list));
}

export function writeLanguages({ languages }: Person, hand: Hand): { blocks: Block[]; truth: Pick<CvTruth, 'languages'> } {
  if (!languages) return { blocks: [], truth: {} };
  const items = languages.map((one, at) => writtenLanguage(one, at, hand));
  return { blocks: items.length > 0 ? [languageBlock(items, hand)] : [], truth: { languages: items.map(({ truth }) => truth) } };
}

function labelRows(skills: readonly string[], { layout, bank, colon, comma }: Hand): { block: Block; labels: string[] } {
  const labels = choices(bank.skillLabels).slice(0, skills.length > 4 ? 3 : 2);
  const size = Math.ceil(skills.length / labels.length);
  const rows = labels.map((label, at): [string, string] => [label, skills.slice(at * size, (at + 1) * size).join(comma)]);
  const [isTable, isBold] = [layout.random('skillcols')() < 0.4, layout.random('skillbold')() < 0.6];
  return { block: { kind: 'pairs', rows: rows.filter(([, text]) => text), colon, isTable, isBold }, labels };
}

function skillBlock(skills: readonly string[], hand: Hand): { block: Block; labels: string[] } {
  const { layout, comma, isNarrow } = hand;
  // Skills with a comma in them are never joined by commas.
  const isJoined = layout.peek('skills') === 'commas' || layout.peek('skills') === 'label-rows';
  if (isJoined && skills.some((one) => /[,、]/.test(one))) layout.set('skills', layout.peek('skills') === 'commas' ? 'bullets' : 'lines');
  const look = layout.get('skills');
  if (look === 'label-rows') return labelRows(skills, hand);
  const blocks: Record<typeof look, () => Block> = {
    commas: () => paragraph(skills.join(comma)),
    middots: () => paragraph(skills.join(' · ')),
    pipes: () => paragraph(skills.join(' | ')),
    bullets: () => bullets(skills),
    lines: () => lines(skills),
    tags: () => ({ kind: 'tags', items: [...skills] }),
    bars: () => ({ kind: 'bars', items: skills.map((text, at) => ({ text, part: 3 + (at % 3) })) }),
    columns: () => ({
      kind: 'columns',
      items: [...skills],
      count: isNarrow ? 2 : 3,
      mark: layout.random('colmark')() < 0.5 ? '•' : '',
    }),
  };
  return { block: blocks[look](), labels: [] };
}

export function writeSkills(person: Person, hand: Hand): { blocks: Block[]; truth: Pick<CvTruth, 'skills' | 'skillsBeside'> } {
  const { skills, skillsBeside = [] } = person;
  if (!skills) return { blocks: [], truth: {} };
  if (skills.length === 0) return { blocks: [], truth: { skills, skillsBeside } };
  const { block, labels } = skillBlock(skills, hand);
  return { blocks: [block], truth: { skills, skillsBeside: [...skillsBeside, ...labels] } };
}

export function writeCertificates({ certificates = [] }: Person, { layout, bank, comma }: Hand): Block[] {
  if (certificates.length === 0) return [];
  const look = layout.get('certs');
  // Every second year, the newest first.
  const year = (at: number) => String(2024 - at * 2);
  if (look === 'bullets') return [bullets(certificates)];
  if (look === 'issuer-year') return [lines(certificates.map((one, at) => `${one}, ${around(choices(bank.issuers), at)}, ${year(at)}`))];
  if (look === 'date-left')
    return certificates.map((one, at): Block => ({ kind: 'entry', left: year(at), rows: [{ runs: [run(one)] }], isTight: true }));
  return [paragraph(certificates.join(certificates.some((one) => /[,、]/.test(one)) ? '; ' : comma))];
}

export function writeMemberships({ memberships = [] }: Person, hand: Hand): Block[] {
  if (memberships.length === 0) return [];
  const look = hand.layout.get('mems');
  const texts = memberships.map(({ organization, title }) => {
    if (!title || look === 'org-only') return organization;
    if (look === 'title-org') return `${title}, ${organization}`;
    return look === 'org-dash' ? `${organization} – ${title}` : bracketed(hand, organization, title);
  });
  return [hand.layout.random('memlist')() < 0.5 ? bullets(texts) : lines(texts)];
}
