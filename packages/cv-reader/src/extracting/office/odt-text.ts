// An ODT's text (OpenDocument 1.3): the body, the head and foot of its pages, boxes and tables. Deleted passages and notes are left out.
import type { TextDocument } from '../../text-document.ts';
import { Locked } from '../failure.ts';
import { finishLines } from '../finish-lines.ts';
import { Flow } from './flow.ts';
import { OdtBody } from './odt-body.ts';
import { OdtStyles } from './odt-styles.ts';
import { readXml, xmlTree } from './xml.ts';
import type { Zip } from './zip.ts';

/** Lines of an OpenDocument text; throws Locked, and what Zip, readXml and Flow throw. */
export function readOdt(zip: Zip): TextDocument {
  if (zip.text('META-INF/manifest.xml')?.includes(':encryption-data')) throw new Locked();
  const content = zip.text('content.xml') ?? '';
  const common = zip.text('styles.xml') ?? '';
  const styles = new OdtStyles([common, content]);
  const counter = { block: 0, y: 0, lines: 0 };
  const read = (source: string, within: string[]) => {
    const body = new OdtBody(styles, within, new Flow(counter));
    readXml(source, body);
    return body;
  };
  const head = read(common, ['style:header', 'style:header-first']);
  const body = read(content, ['office:text']);
  const foot = read(common, ['style:footer', 'style:footer-first']);
  return {
    format: 'odt',
    pages: 1,
    lines: finishLines([...head.flow.lines, ...body.flow.lines, ...foot.flow.lines]),
    hiddenCharacters: body.hidden,
    ...about(zip.text('meta.xml')),
  };
}

function about(source: string | undefined): Pick<TextDocument, 'title' | 'author' | 'producer'> {
  const meta = source ? xmlTree(source).children[0]?.children[0]?.children : undefined;
  const word = (name: string) =>
    meta
      ?.find((node) => node.name === name)
      ?.text.trim()
      .slice(0, 300);
  const [title, author, producer] = [word('title'), word('creator') ?? word('initial-creator'), word('generator')];
  return { ...(title && { title }), ...(author && { author }), ...(producer && { producer }) };
}
