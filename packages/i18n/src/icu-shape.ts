// What a text asks of its caller: arguments, tags and plural forms. Two texts of one key must ask for the same.
// For tools and tests: the product never parses a text to find out.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

type ArgumentKind = 'text' | 'number' | 'plural' | 'ordinal' | 'date' | 'time' | 'select' | 'tag';

export interface IcuShape {
  /** Name to kind; of a select with its options: `select(a|other)`. A tag's name stands as `<name>`. */
  arguments: Map<string, string>;
  /** Every plural of the text with the categories it has. */
  plurals: { name: string; kind: 'plural' | 'ordinal'; categories: string[] }[];
}

const KINDS: Partial<Record<TYPE, ArgumentKind>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
};

/** The shape of an ICU text. @throws Error where the text is not ICU */
export function icuShape(text: string): IcuShape {
  const shape: IcuShape = { arguments: new Map(), plurals: [] };
  collect(parse(text, { shouldParseSkeletons: true }), shape);
  return shape;
}

function collect(elements: MessageFormatElement[], shape: IcuShape): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.tag:
        shape.arguments.set(`<${element.value}>`, 'tag');
        collect(element.children, shape);
        break;
      case TYPE.plural: {
        const kind = element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
        note(shape, element.value, kind);
        shape.plurals.push({ name: element.value, kind, categories: Object.keys(element.options) });
        for (const option of Object.values(element.options)) collect(option.value, shape);
        break;
      }
      case TYPE.select:
        note(shape, element.value, `select(${Object.keys(element.options).sort().join('|')})`);
        for (const option of Object.values(element.options)) collect(option.value, shape);
        break;
      default:
        note(shape, element.value, KINDS[element.type] ?? 'text');
    }
  }
}

/** An argument used twice keeps the stricter kind: `{count, plural, ...} of {count}` is a plural. */
function note(shape: IcuShape, name: string, kind: string): void {
  const known = shape.arguments.get(name);
  if (known === undefined || known === 'text') shape.arguments.set(name, kind);
}

/**
 * Values with which every branch of a text can be rendered: numbers that reach each plural form, each option of a select.
 * Gives one set of values per number; a select takes its options in turn.
 */
export function sampleValues(shape: IcuShape): Record<string, unknown>[] {
  const numbers = shape.plurals.length > 0 ? [0, 1, 2, 3, 4, 5, 11, 21, 22, 101, 1.5, 1_000_000] : [1];
  const options = [...shape.arguments.values()].filter((kind) => kind.startsWith('select(')).map((kind) => kind.slice(7, -1).split('|'));
  const rounds = Math.max(numbers.length, ...options.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => {
    const values: Record<string, unknown> = {};
    for (const [name, kind] of shape.arguments) {
      if (kind === 'tag') values[name.slice(1, -1)] = (chunks: string) => `[${chunks}]`;
      else if (kind.startsWith('select(')) {
        const list = kind.slice(7, -1).split('|');
        values[name] = list[round % list.length];
      } else values[name] = kind === 'text' ? `«${name}»` : numbers[round % numbers.length];
    }
    return values;
  });
}
