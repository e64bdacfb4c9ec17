// The shape of messages: nested objects whose leaves are ICU texts. A key with dots names a leaf ("jobs.list.empty").

export type MessageTree = { [key: string]: string | MessageTree };

/** Every leaf of a tree as [dotted key, text], in file order. */
export function flattenMessages(tree: MessageTree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flattenMessages(value, `${prefix}${key}.`),
  );
}
