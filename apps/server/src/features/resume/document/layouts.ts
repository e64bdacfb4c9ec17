// The two layouts. Classic: one column. Modern: a tinted side column with the picture, contact, skills, languages and links, and the rest
// beside it. Both say the same in the same order.
import type { Inline, ResumeContent, ResumeSection } from './resume-content.ts';
import { openSheet, PAPER, type Part, part, type Sheet } from './sheet.ts';
import { pourStrips, type Strip, stripMaker } from './strips.ts';

const ACCENT = '#0b5c8a';
const QUIET = '#5b6573';
const MARGIN = 48;
const SIDE = { width: 178, padding: 22 } as const;
const PICTURE = 92;

export type Words = { page: (number: number, count: number) => string };

/** One column. */
export function classicLayout(content: ResumeContent, words: Words): Promise<Uint8Array> {
  const sheet = openSheet(content, words);
  const root = part('Document');
  const width = PAPER.width - 2 * MARGIN;
  const make = stripMaker(sheet);
  const strips: Strip[] = [
    ...make.text([{ text: content.author }], { node: part('H1', root), look: { size: 24, bold: true, lead: 1.25 }, width, before: 0 }),
    ...(content.headline
      ? make.text([{ text: content.headline }], { node: part('P', root), look: { size: 11, color: ACCENT }, width, before: 2 })
      : []),
    ...make.text(joined(content.contact.facts), { node: part('P', root), look: { size: 9.5, color: QUIET }, width, before: 4 }),
  ];
  for (const section of content.sections) strips.push(...sectionStrips(sheet, section, { root, width, isSide: false }));
  pourStrips(sheet, strips, { x: MARGIN, top: MARGIN, nextTop: MARGIN, bottom: PAPER.height - MARGIN });
  return sheet.finish(root, MARGIN);
}

/** Two columns. */
export function modernLayout(content: ResumeContent, words: Words): Promise<Uint8Array> {
  const sheet = openSheet(content, words);
  sheet.paintPages((paper) => paper.rect(0, 0, SIDE.width, PAPER.height).fill('#eef3f7'));
  const root = part('Document');
  const make = stripMaker(sheet);
  const x = SIDE.width + 28;
  const width = PAPER.width - x - 36;
  const bottom = PAPER.height - MARGIN;
  const main: Strip[] = [
    ...make.text([{ text: content.author }], {
      node: part('H1', root),
      look: { size: 25, bold: true, lead: 1.2, color: ACCENT },
      width,
      before: 0,
    }),
    ...(content.headline
      ? make.text([{ text: content.headline }], { node: part('P', root), look: { size: 11, color: QUIET }, width, before: 2 })
      : []),
  ];
  const side: Strip[] = [];
  const sideWidth = SIDE.width - 2 * SIDE.padding;
  const { picture } = content;
  if (picture) side.push(pictureStrip(sheet, picture, part('Figure', root, picture.alt), sideWidth));
  const contact: ResumeSection = { title: content.contact.title, place: 'side', blocks: [], entries: [], facts: content.contact.facts };
  for (const section of [contact, ...content.sections]) {
    const isSide = section.place === 'side';
    (isSide ? side : main).push(...sectionStrips(sheet, section, { root, width: isSide ? sideWidth : width, isSide }));
  }
  // The name is read first, then the side column, then what stands beside it.
  sheet.turnTo(0);
  const lead = main.splice(
    0,
    main.findIndex((strip) => strip.before > 10) === -1 ? main.length : main.findIndex((strip) => strip.before > 10),
  );
  const { page, y } = pourStrips(sheet, lead, { x, top: MARGIN, nextTop: MARGIN, bottom });
  pourStrips(sheet, side, { x: SIDE.padding, top: MARGIN, nextTop: MARGIN, bottom });
  pourStrips(sheet, main, { x, page, top: y + 16, nextTop: MARGIN, bottom });
  return sheet.finish(root, MARGIN);
}

function pictureStrip(sheet: Sheet, picture: { jpeg: Uint8Array }, node: Part, width: number): Strip {
  const draw = (x: number, y: number) => sheet.figure(node, picture.jpeg, { x: x + (width - PICTURE) / 2, y, size: PICTURE });
  return { height: PICTURE + 4, before: 0, isGlued: false, draw };
}

function sectionStrips(
  sheet: Sheet,
  section: ResumeSection,
  { root, width, isSide }: { root: Part; width: number; isSide: boolean },
): Strip[] {
  const make = stripMaker(sheet);
  const node = part('Sect', root);
  const look = { size: isSide ? 11 : 12.5, bold: true, color: ACCENT };
  const heading = make.text([{ text: section.title }], { node: part('H2', node), look, width, before: 16 }).map((strip, place, all) =>
    place < all.length - 1
      ? { ...strip, isGlued: true }
      : {
          ...strip,
          isGlued: true,
          height: strip.height + 4,
          draw: (x: number, y: number) => {
            strip.draw(x, y);
            sheet.rule({ x, y: y + strip.height, width, color: isSide ? '#bccbd8' : '#c9d3dc' });
          },
        },
  );
  const body = [
    ...make.blocks(section.blocks, { parent: node, look: { size: 10 }, width, before: 2 }),
    ...section.entries.flatMap((entry, place) =>
      make.entry(entry, { parent: node, width, before: place === 0 ? 2 : 9, accent: QUIET, heading: 'H3' }),
    ),
    ...factStrips(make, section, { node, width, isSide }),
  ];
  return body.length === 0 ? [] : [...heading, ...body];
}

/** A list: an item a line in the side column, else a line that names them all. */
function factStrips(
  make: ReturnType<typeof stripMaker>,
  section: ResumeSection,
  { node, width, isSide }: { node: Part; width: number; isSide: boolean },
): Strip[] {
  if (section.facts.length === 0) return [];
  if (!isSide) return make.text(joined(section.facts), { node: part('P', node), look: { size: 10 }, width, before: 2 });
  const list = part('L', node);
  return section.facts.flatMap((fact, place) => {
    const body = part('LBody', part('LI', list));
    return make.text(fact, { node: part('P', body), look: { size: 9 }, width, before: place === 0 ? 2 : 3 });
  });
}

function joined(facts: readonly Inline[][]): Inline[] {
  return facts.flatMap((fact, place) => (place === 0 ? fact : [{ text: '  ·  ' }, ...fact]));
}
