// Words before a colon that say what a value is: "Position: Engineer", "Geburtsdatum 1.2.1990".
import type { Context } from './context.ts';
import { keyOf, withoutEndings } from './phrases.ts';
import type { Label } from './words/locale-words.ts';

export type Labelled = { label: Label; value: string /** Where the value begins. */; at: number };

const LONGEST = 70;

/** What a text's label says, where it has a known one before a colon; or, in a table, in a cell of its own. */
export function labelled(text: string, { words }: Context): Labelled | undefined {
  const colon = /^[\s\p{S}]*([^:：]{1,70}?)\s*[:：]\s*/u.exec(text);
  if (colon?.[1]) {
    const label = labelOf(colon[1], words.labels);
    if (label) return withOwnPart({ label, value: text.slice(colon[0].length).trim(), at: colon[0].length }, colon[1], words.labels);
  }
  // "現住所 〒100-0001": the mark of a postcode parts them.
  const address = /^(\p{Script=Han}{2,5})\s*(?=〒)/u.exec(text);
  const isAddress = address?.[1] !== undefined && words.labels.get(keyOf(address[1])) === 'address';
  if (address && isAddress) return { label: 'address', value: text.slice(address[0].length).trim(), at: address[0].length };
  const spread = spreadLabel(text, words.labels) ?? nameBehindLabel(text, words.labels);
  if (spread) return spread;
  const cell = /^\s*(\S(?:\s?\S){0,69})\s{2,}(?=\S)/u.exec(text);
  const label = cell?.[1] && cell[1].length <= LONGEST ? labelOf(cell[1], words.labels) : undefined;
  return label && cell ? { label, value: text.slice(cell[0].length).trim(), at: cell[0].length } : undefined;
}

/** "氏 名 篠塚 陽菜": the letters of a form's label stand apart. */
function spreadLabel(text: string, labels: ReadonlyMap<string, Label>): Labelled | undefined {
  const letters = /^(?:\p{Script=Han}\s){2,4}(?=\S)/u.exec(text)?.[0];
  for (let at = letters?.length ?? 0; letters && at >= 4; at -= 2) {
    const label = labels.get(keyOf(letters.slice(0, at).replace(/\s/gu, '')));
    if (label) return { label, value: text.slice(at).trim(), at };
  }
  return undefined;
}

/** "氏名 篠塚 陽菜": in a line of a letter one space is between the label and a name in two parts. */
function nameBehindLabel(text: string, labels: ReadonlyMap<string, Label>): Labelled | undefined {
  const [, label = '', value = ''] =
    /^\s*(\p{Script=Han}{2})[ 　]([\p{Script=Han}々]{1,4}[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,4})\s*(?:[（(][^（）()]*[)）])?\s*$/u.exec(
      text,
    ) ?? [];
  return label !== '' && labels.get(keyOf(label)) === 'name' ? { label: 'name', value, at: text.indexOf(value) } : undefined;
}

/** What a text means that is nothing but a label: the name of a column. */
export const labelNamed = (text: string, { words }: Context): Label | undefined => labelOf(text, words.labels);

/** "Listening | Reading | Speaking": a row of names of columns. */
export const areNamesOfColumns = (cells: readonly { text: string }[], context: Context): boolean =>
  cells.length > 1 && cells.every(({ text }) => labelNamed(text, context) !== undefined);

const PARTS = /\s*[/／・＆&]\s*/u;

/** What each part of a label of several means: "Department / Position"; nothing where one of them is none. */
function labelsOfParts(text: string, labels: ReadonlyMap<string, Label>): Label[] | undefined {
  const parts = text.split(PARTS).map((part) => labels.get(keyOf(part)));
  return parts.length > 1 && parts.every((label) => label !== undefined) ? parts : undefined;
}

/** The one thing that a label of several names, beside what is of no use: "부서/직위", "職種・役職". */
function onlyLabel(text: string, labels: ReadonlyMap<string, Label>): Label | undefined {
  const [own, ...others] = new Set(labelsOfParts(text, labels)?.filter((label) => label !== 'none'));
  return others.length === 0 ? own : undefined;
}

/** "Department / Position: Rigging / Foreman": where the value has as many parts as its label, the one of that name. */
function withOwnPart(found: Labelled, name: string, labels: ReadonlyMap<string, Label>): Labelled {
  const parts = labels.has(keyOf(name)) ? undefined : labelsOfParts(name, labels);
  const values = found.value.split(/\s*[/／]\s*/u);
  const isOne = parts?.length === values.length && parts.filter((label) => label === found.label).length === 1;
  const value = isOne ? values[parts.indexOf(found.label)] : undefined;
  return value ? { ...found, value, at: found.at + found.value.indexOf(value) } : found;
}

/** What words mean as a label. */
const labelOf = (text: string, labels: ReadonlyMap<string, Label>): Label | undefined => {
  const key = keyOf(text);
  return (
    labels.get(key) ??
    labels.get(keyOf(withoutEndings(text))) ??
    onlyLabel(text, labels) ??
    labels.get(keyOf(text.replace(/\s*[(（].*$|\s*[/／].*$/u, ''))) ??
    labels.get(key.replace(/ /g, ''))
  );
};
