// The style sheet of a CV as a page, out of its levels.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Locale } from '@fairway/rules/locales';
import type { DrawnCv } from './blocks.ts';
import type { Level } from './factors.ts';
import type { Layout } from './layout.ts';

export type Look = {
  accent: string;
  font: Level<'font'>;
  /** Points. */
  size: number;
  leading: Level<'leading'>;
  align: 'left' | 'center';
  /** Whether each of some small things is so. */
  isDark: boolean;
  isSideGrey: boolean;
  isDateNarrow: boolean;
  isListIndented: boolean;
  isFormGrey: boolean;
  isFormBold: boolean;
};

const LEADING = { tight: 1.15, normal: 1.35, wide: 1.65 };
const GAP = { tight: 0.5, normal: 0.8, wide: 1.1 };
/** How wide a letter of a font is, in its size. */
const LETTER = { sans: 0.53, serif: 0.48, mono: 0.6, wide: 0.62 };
/** Points that a line at the side has for text. */
const SIDE_POINTS = 128;
const SIDE_SIZE = 0.94;
/** Points in a millimetre. */
const POINTS = 2.835;
const EAST_ASIAN_FACES: Partial<Record<Locale, string>> = { jp: 'JP', ko: 'KR' };

export const roomAtSide = ({ size, font }: Look): number => SIDE_POINTS / (size * SIDE_SIZE * LETTER[font]);

/** The Codicons that come with Playwright: an icon font of glyphs without names. */
function iconFont(): string {
  const here = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const folder = path.join(path.dirname(here), 'lib/vite/traceViewer');
  const file = readdirSync(folder).find((name) => /^codicon\..*\.ttf$/.test(name));
  if (!file) throw new Error(`No icon font in ${folder}`);
  return readFileSync(path.join(folder, file)).toString('base64');
}

/** What a font is called, with those behind it that have a language's letters. */
export function families(locale: Locale, font: Level<'font'>): string {
  const face = EAST_ASIAN_FACES[locale] ?? 'SC';
  // The others lack letters of Vietnamese.
  if (locale === 'vi')
    return { sans: "'DejaVu Sans Condensed'", serif: "'DejaVu Serif Condensed'", mono: "'DejaVu Sans Mono'", wide: "'DejaVu Sans'" }[font];
  return {
    sans: `'Liberation Sans','Noto Sans CJK ${face}'`,
    serif: `'Liberation Serif','Noto Serif CJK ${face}'`,
    mono: `'Liberation Mono','Noto Sans Mono CJK ${face}'`,
    wide: `'DejaVu Sans','Noto Sans CJK ${face}'`,
  }[font];
}

const headingStyle = (accent: string): Record<Level<'head'>, string> => ({
  'bold-larger': 'font-weight:bold;font-size:1.3em',
  caps: 'font-weight:bold;font-size:1.1em',
  'caps-tracked': 'letter-spacing:.18em;font-size:1.05em;font-weight:bold',
  'small-grey': 'font-size:.88em;color:#888',
  underlined: 'font-weight:bold;text-decoration:underline;font-size:1.1em',
  rule: `font-weight:bold;font-size:1.2em;border-bottom:1px solid ${accent};display:block`,
  box: `background:${accent};color:#fff;font-weight:bold;padding:2px 6px;display:block`,
  centred: 'font-weight:bold;font-size:1.2em;text-align:center;display:block',
  lower: `font-size:1.3em;color:${accent}`,
  arrow: 'font-weight:bold;font-size:1.1em',
  colon: 'font-weight:bold',
  'bold-same-size': 'font-weight:bold',
  'coloured-plain': `color:${accent}`,
  numbered: 'font-weight:bold;font-size:1.15em',
  icon: `font-weight:bold;font-size:1.2em;color:${accent}`,
  bilingual: 'font-weight:bold;font-size:1.15em',
});

const NAME: Record<Level<'name'>, string> = {
  large: 'font-size:2.2em;font-weight:bold',
  caps: 'font-size:1.9em',
  'two-lines': 'font-size:2.2em',
  tracked: 'font-size:1.8em;letter-spacing:.2em',
  'plain-bold': 'font-size:1.25em;font-weight:bold',
};

/** Millimetres of a column of headings: no word of one is broken. */
function headingColumn({ main, headingLook }: DrawnCv, { size, font }: Look): number {
  const words = main.flatMap(({ heading }) => heading.split(' '));
  const longest = Math.max(...words.map((word) => word.length * (/[\u3000-\uffff]/.test(word) ? 1.6 : 1)));
  const letter = { sans: 0.9, serif: 0.9, mono: 1, wide: 1.05 }[font] * (headingLook === 'caps-tracked' ? 1.25 : 1.1);
  return Math.round(Math.min(64, Math.max(38, (longest * size * 0.82 * letter) / POINTS + 3)));
}

const PARTS = `
.r{display:flex;justify-content:space-between;gap:4mm}.r .l{flex:1;min-width:0}.r .x{flex:none;max-width:48%;text-align:right}
.li{display:flex;gap:.5em}.mk{flex:none}.sub{margin-left:1.6em}.barrow{margin-bottom:.35em;break-inside:avoid}
.dotrow{display:flex;justify-content:space-between;max-width:70mm}.cols{display:grid;gap:.1em 4mm}
table{border-collapse:collapse}.pairs td{vertical-align:top;padding:.05em 5mm .05em 0}.pairs td:first-child{min-width:28mm}
.pairs td:last-child{padding-right:0}.side .pairs td:first-child{min-width:0}
.tb th,.tb td{text-align:left;padding:.1em 8mm .1em 0;vertical-align:top}.bord th,.bord td{border:1px solid #999;padding:.15em 3mm}
.form{width:100%;margin-bottom:.6em}.form.kv th{width:32%}.fbox{border:1px solid #666;padding:.3em .5em}
.form th,.form td{border:1px solid #666;padding:.25em .5em;text-align:left;vertical-align:top}
.ci{display:flex;gap:.45em;align-items:baseline}.ci span:last-child{min-width:0}.gl{font-family:codicon;flex:none}
.ic{width:.95em;height:.95em;flex:none;position:relative;top:.12em;margin-right:.3em}
.right{text-align:right}.cv{margin-bottom:.3em}.cstack{overflow-wrap:anywhere}
.two{display:grid;gap:7mm}.left-sidebar{grid-template-columns:60mm 1fr}.right-sidebar{grid-template-columns:1fr 60mm}
.left-sidebar>.side,.right-sidebar>.main{grid-column:1;grid-row:1}.left-sidebar>.main,.right-sidebar>.side{grid-column:2;grid-row:1}
.halves{grid-template-columns:1fr 1fr}.main,.side{min-width:0}
.side>.sec:first-child,.main>.sec:first-child{margin-top:0}.side .head{display:block}.side .name{font-size:1.6em;overflow-wrap:anywhere}
.card,.cardsec{border:1px solid #bbb;border-radius:6px;padding:3mm 4mm;margin-bottom:3mm;break-inside:avoid;background:#fafafa}
.tl{margin-bottom:0}.tl3{display:grid;grid-template-columns:36mm 5mm 1fr;gap:3mm}.tl2{display:grid;grid-template-columns:5mm 1fr;gap:3mm}
.sign{margin-top:2em}.sign .line{margin-top:1.5em;border-top:1px solid #333;width:60mm}
`;

/** What takes the accent's colour. */
const accented = (accent: string) => `
.tag{display:inline-block;border:1px solid ${accent};border-radius:8px;padding:0 .6em;line-height:1.5;margin:0 .2em .2em 0;white-space:nowrap}
.tags{line-height:2}.bar i{display:block;height:4px;background:${accent}}
.dd i{display:inline-block;width:7px;height:7px;border-radius:50%;border:1px solid ${accent};margin-left:3px}.dd i.on{background:${accent}}
.dot{position:relative;border-left:2px solid ${accent};margin-left:2mm}
.dot::before{content:'';position:absolute;left:-5px;top:.35em;width:8px;height:8px;border-radius:50%;background:${accent}}
.band{background:${accent};color:#fff;padding:6mm}`;

const DARK = `.side{background:#2b3440;color:#fff}.side .ht,.side .hl{color:#fff}.side .dd i{border-color:#fff}
.side .dd i.on{background:#fff}.side .tag{border-color:#fff}`;

export function styleSheet(cv: DrawnCv, look: Look): string {
  const { accent, font, size, leading, align } = look;
  const gap = GAP[leading];
  const wideDates = look.isDateNarrow ? '34mm' : '44mm';
  return `${cv.contact.style === 'icons-glyph' ? `@font-face{font-family:codicon;src:url(data:font/ttf;base64,${iconFont()})}` : ''}
*{box-sizing:border-box;margin:0;padding:0}html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{font-family:${families(cv.locale, font)},'DejaVu Sans';font-size:${size}pt;line-height:${LEADING[leading]};color:#111}
.b{font-weight:bold}.m{color:#555}.head{display:flex;gap:6mm;margin-bottom:${gap}em;align-items:flex-start}.ht0{flex:1;min-width:0}
.photo{width:26mm;flex:none}.photo svg{width:26mm;display:block}${accented(accent)}
.name{${NAME[cv.header.look]};line-height:1.15;margin-bottom:.15em}.cvt{font-size:1.3em;margin-bottom:.4em;letter-spacing:.05em}
.hl{color:${cv.page === 'band' ? '#fff' : accent};font-size:1.1em;margin-bottom:.3em}
.sec{margin-top:${gap * 1.5}em}.hd{margin-bottom:.4em;break-after:avoid}.ht{${headingStyle(accent)[cv.headingLook]}}
.e{margin-bottom:${gap}em}.grp{margin-bottom:.15em;break-after:avoid}.tight{margin-bottom:.1em}
.dl{display:grid;grid-template-columns:${cv.isNarrow ? '23mm' : wideDates} 1fr;gap:4mm}
.tight.dl{grid-template-columns:${cv.isNarrow ? '12mm' : '22mm'} 1fr}.tl .c{padding-bottom:${gap}em}
.list{margin:.15em 0 .15em ${look.isListIndented ? '1em' : '0'}}.bar{height:4px;background:#ddd;width:${cv.isNarrow ? '100%' : '60mm'}}${PARTS}
.form th{background:${look.isFormGrey ? '#eee' : '#fff'};font-weight:${look.isFormBold ? 'bold' : 'normal'}}
.head .pairs{${align === 'center' ? 'margin:0 auto;text-align:left' : ''}}
.crow.icons{display:flex;flex-wrap:wrap;gap:.1em 5mm;${align === 'center' ? 'justify-content:center' : ''}}
.side{background:${look.isSideGrey ? '#f0f0ee' : '#fff'};padding:4mm;font-size:${SIDE_SIZE}em}.side .m{color:inherit}
.side.plain{background:none;color:inherit;padding:0;font-size:1em}
.mh{display:grid;grid-template-columns:${headingColumn(cv, look)}mm 1fr;gap:5mm}.mh .ht{overflow-wrap:break-word}.mh .hd{break-after:auto}
${cv.isSidebar && look.isDark ? DARK : ''}`;
}

/** What people choose without thinking of layout. */
export function drawLook(cv: DrawnCv, layout: Layout, dice: () => number, accent: string): Look {
  if (cv.isNarrow && Number(layout.peek('size')) > 10.5) layout.set('size', '10.5');
  const isLeft = cv.page === 'band' || dice() < 0.6;
  if (!cv.isSidebar) layout.note('headalign', isLeft ? 'left' : 'center');
  return {
    accent,
    font: layout.get('font'),
    size: Number(layout.get('size')),
    leading: layout.get('leading'),
    align: isLeft ? 'left' : 'center',
    isDark: dice() < 0.3,
    isSideGrey: dice() < 0.6,
    isDateNarrow: dice() < 0.5,
    isListIndented: dice() < 0.5,
    isFormGrey: dice() < 0.5,
    isFormBold: dice() < 0.5,
  };
}
