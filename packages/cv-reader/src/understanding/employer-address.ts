// Forms ask for "name and address of employer": "Norsea Ltd, 9 Harbour Street, TR10 Penryn" is its name, and where it is.
import type { Labelled } from './labels.ts';

/** A part of an address, behind a comma: it has a number of a house or of a postcode, or a word for streets. */
const OF_ADDRESS =
  /(?:^|\s)\d{1,5}(?:[/-]?\p{L}{0,2})?(?:\s|$)|^(?:via|viale|v\.le|piazza|p\.zza|corso|largo|str\.|strada|calea|bd\.|bulevardul|rue|avenue|boulevard|place|calle|c\/|avda\.?|avenida|plaza|rua|praça|largo|ul\.|street|road)\s/iu;
/** "36015 Schio", "1010-065 Lisboa", "D-32756 Detmold". */
const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3})?\s+(\p{Lu}[\p{L}\p{M}'’ -]{1,40})/u;

/** The name alone, and the town of the address where a postcode tells it. */
function withoutAddress(value: string): { name: string; town?: string } {
  const [name = '', ...parts] = value.split(/\s*,\s+/u);
  const at = parts.findIndex((part) => OF_ADDRESS.test(part));
  if (at < 0) return { name: value };
  const town = parts.map((part) => POSTCODE.exec(part)?.[1]?.trim()).find((one) => one !== undefined);
  return { name: [name, ...parts.slice(0, at)].join(', '), ...(town && { town }) };
}

/** What a label says of an entry, once; the town of an employer's address where none is named. A teacher's employer is a school, and "City: Penryn" is where that was. */
export function setLabel(labels: Map<string, string>, { label, value }: Pick<Labelled, 'label' | 'value'>): void {
  const set = (key: string, words: string) => {
    if (words !== '' && !labels.has(key)) labels.set(key, words);
  };
  if (label === 'employer' || label === 'school') {
    const { name, town = '' } = withoutAddress(value);
    set('employer', name);
    set('place', town);
  } else if (label !== 'none') set(label === 'address' ? 'place' : label, value);
}
