// As much of YAML as RenderCV's files are written in: maps and lists by indentation, plain and quoted words that may go over several lines.
// No anchors, no blocks of text, no flow style: what is none of it is taken as words.

export type Yaml = string | Yaml[] | { [key: string]: Yaml };
type Line = { indent: number; text: string };

const KEY = /^([\w!' -]+?):(?:\s+(.*))?$/;
const unquoted = (text: string) =>
  /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : /^".*"$/.test(text) ? text.slice(1, -1) : text;

/** Lines with their depth; what goes on in the next line is joined to the line before. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\s+#.*$/, '').trimEnd();
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const indent = line.length - line.trimStart().length;
    const words = line.trim();
    const last = lines.at(-1);
    if (last && indent > last.indent && !words.startsWith('- ') && !KEY.test(words)) last.text += ` ${words}`;
    else lines.push({ indent, text: words });
  }
  return lines;
}

/** The value that begins at `at` with that depth, and where the next one begins. */
function valueAt(lines: readonly Line[], at: number, indent: number): [Yaml, number] {
  if (lines[at]?.text.startsWith('- ')) return listAt(lines, at, indent);
  const map: { [key: string]: Yaml } = {};
  let next = at;
  for (let line = lines[next]; line && line.indent === indent && !line.text.startsWith('- '); line = lines[next]) {
    const [, key = line.text, words = ''] = KEY.exec(line.text) ?? [];
    const below = lines[next + 1];
    const isParent = words === '' && below && (below.indent > indent || (below.indent === indent && below.text.startsWith('- ')));
    if (isParent) [map[key], next] = valueAt(lines, next + 1, below.indent);
    else [map[key], next] = [unquoted(words), next + 1];
  }
  return [map, next];
}

function listAt(lines: readonly Line[], at: number, indent: number): [Yaml[], number] {
  const list: Yaml[] = [];
  let next = at;
  for (let line = lines[next]; line && line.indent === indent && line.text.startsWith('- '); line = lines[next]) {
    const words = line.text.slice(2);
    let end = next + 1;
    while ((lines[end]?.indent ?? -1) > indent) end += 1;
    if (KEY.test(words) && !/^['"[]/.test(words)) {
      const inner = [{ indent: indent + 2, text: words }, ...lines.slice(next + 1, end)];
      list.push(valueAt(inner, 0, indent + 2)[0]);
    } else list.push(unquoted(words));
    next = end;
  }
  return [list, next];
}

/** A text as data; a text that is no such YAML gives what could be made out. */
export function readYaml(text: string): Yaml {
  const lines = linesOf(text);
  return lines[0] ? valueAt(lines, 0, lines[0].indent)[0] : {};
}
