// Reads back what pdfkit wrote, for tests: objects, the structure tree, and the words of each page by their element.
import { inflateSync } from 'node:zlib';

export type ReadElement = { type: string; alt: string | undefined; text: string; children: ReadElement[] };
export type ReadPdf = {
  text: string;
  tree: ReadElement;
  catalog: string;
  info: string;
  pageCount: number;
  fonts: string[];
  links: string[];
};

/** @throws Error where the file is not built as pdfkit builds one */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, { dictionary: string; stream: string }>();
  for (const [, id, body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    const stream = /\/FlateDecode/.test(dictionary) && !/\/Image|\/Length1|FontFile/.test(dictionary) ? inflated(raw) : raw;
    objects.set(Number(id), { dictionary, stream });
  }
  const get = (id: string | undefined) => objects.get(Number(id)) ?? { dictionary: '', stream: '' };
  const all = [...objects].map(([id, object]) => ({ id, ...object }));
  const ref = (dictionary: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];

  const words = new Map<string, string>();
  const pages = all.filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));
  for (const page of pages) {
    const resources = get(ref(page.dictionary, 'Resources')).dictionary || page.dictionary;
    const fonts = new Map<string, Map<string, string>>();
    const fontList = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? '';
    for (const [, name = '', id] of fontList.matchAll(/\/(\S+) (\d+) 0 R/g))
      fonts.set(name, charactersOf(get(ref(get(id).dictionary, 'ToUnicode')).stream));
    let [mark, font] = ['', ''];
    for (const [operator, marked, , named, shown] of get(ref(page.dictionary, 'Contents')).stream.matchAll(
      /\/\w+ <<\s*\/MCID (\d+)\s*>> BDC|\/Artifact (<<[\s\S]*?>>) BDC|\/(\S+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (operator.endsWith('BDC')) mark = marked === undefined ? 'artifact' : `${page.id} ${marked}`;
      else if (named) font = named;
      else {
        const codes = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
        words.set(mark, (words.get(mark) ?? '') + codes.map((code) => fonts.get(font)?.get(code.toLowerCase()) ?? '\ufffd').join(''));
      }
    }
  }

  const element = (id: string): ReadElement => {
    const { dictionary } = get(id);
    const kids = /\/K \[([\s\S]*?)\]\n/.exec(`${dictionary}\n`)?.[1] ?? '';
    const read: ReadElement = { type: /\/S \/(\w+)/.exec(dictionary)?.[1] ?? '', alt: stringAt(dictionary, 'Alt'), text: '', children: [] };
    const pageOf = ref(dictionary.replace(kids, ''), 'Pg');
    for (const [, child, whole, bare] of kids.matchAll(/(\d+) 0 R|(<<[\s\S]*?>>)|(\d+)/g)) {
      if (child) {
        const inner = element(child);
        read.children.push(inner);
        read.text += inner.text;
      } else if (whole) read.text += words.get(`${ref(whole, 'Pg') ?? pageOf} ${/\/MCID (\d+)/.exec(whole)?.[1]}`) ?? '';
      else if (bare) read.text += words.get(`${pageOf} ${bare}`) ?? '';
    }
    return read;
  };
  const catalog = all.find(({ dictionary }) => dictionary.includes('/Type /Catalog'))?.dictionary ?? '';
  const root = get(ref(catalog, 'StructTreeRoot')).dictionary;
  const first = /\/K \[(\d+) 0 R/.exec(root)?.[1];
  if (!first) throw new Error('no structure tree');
  const tree = element(first);
  return {
    tree,
    text: tree.text,
    catalog,
    info: all.find(({ dictionary }) => dictionary.includes('/Producer'))?.dictionary ?? '',
    pageCount: pages.length,
    fonts: all.flatMap(({ dictionary }) => /\/Type \/FontDescriptor[\s\S]*?\/FontName \/\w+\+(\S+)/.exec(dictionary)?.[1] ?? []),
    links: all.flatMap(({ dictionary }) => (/\/S \/URI/.test(dictionary) ? (/\/URI \((.*)\)/.exec(dictionary)?.[1] ?? []) : [])),
  };
}

/** Every element of a kind. */
export function elementsOf(tree: ReadElement, type: string): ReadElement[] {
  return [...(tree.type === type ? [tree] : []), ...tree.children.flatMap((child) => elementsOf(child, type))];
}

function inflated(raw: string): string {
  try {
    return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** Characters by the codes of a font, of its ToUnicode map. */
function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    for (const [place, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const code = (Number.parseInt(from, 16) + place).toString(16).padStart(4, '0');
      characters.set(code, utf16(hex.replaceAll(' ', '')));
    }
  }
  return characters;
}

function utf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

function stringAt(dictionary: string, key: string): string | undefined {
  const text = new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`).exec(dictionary)?.[1];
  if (text === undefined) return undefined;
  const bytes = Buffer.from(text.replace(/\\([()\\])/g, '$1'), 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le') : bytes.toString('latin1');
}
