// Words of RTF that name a destination or stand for a letter, and the numbers of its code pages.

type Destination = 'text' | 'skip' | 'fonts' | 'colors' | 'bullet' | 'instruction' | 'title' | 'author';

/** What a group is for; groups of text that must be read though \* marks them are `text`. */
export const DESTINATIONS: Record<string, Destination> = {
  fonttbl: 'fonts',
  colortbl: 'colors',
  pntext: 'bullet',
  listtext: 'bullet',
  fldinst: 'instruction',
  title: 'title',
  author: 'author',
  shpinst: 'text',
  shptxt: 'text',
  header: 'text',
  footer: 'text',
  ...Object.fromEntries(
    (
      'stylesheet info pict object objdata themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator sp shprslt nonshppict ' +
      'headerl headerr headerf footerl footerr footerf footnote annotation atnid atnauthor bkmkstart bkmkend xe tc txe rxe private xmlnstbl mmathPr pgdsctbl filetbl revtbl ' +
      'operator keywords subject doccomm creatim revtim company manager category comment template userprops pn pnseclvl do'
    )
      .split(' ')
      .map((word) => [word, 'skip' as const]),
  ),
};

/** Control words that are letters. */
export const SYMBOLS: Record<string, string> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};

const BY_CHARSET: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};
const NAMES: Record<number, string> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  874: 'windows-874',
  65001: 'utf-8',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  866: 'ibm866',
};

/** TextDecoder's name of a code page, or of the one that a font's character set (`charset`) means. */
export function codePageOf(number: number, charset = false): string {
  const page = charset ? (BY_CHARSET[number] ?? 1252) : number;
  return NAMES[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
}
