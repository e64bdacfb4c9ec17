// What the editor holds as HTML and back. Only paragraphs, lists, line breaks, links and three marks are ever written, with no attribute
// but `href`: whatever was pasted, nothing else can leave the editor.
import { $generateNodesFromDOM } from '@lexical/html';
import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode } from '@lexical/list';
import {
  $createParagraphNode, $getRoot, $isElementNode, $isLineBreakNode, $isTextNode, type ElementNode, type LexicalEditor, type LexicalNode, type TextNode,
} from 'lexical'; // biome-ignore format: a list

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character);

/** Addresses that may stand in a text. */
export const isLinkAddress = (address: string): boolean => /^(?:https?:\/\/\S+|mailto:\S+@\S+)$/i.test(address);

function textHtml(node: TextNode): string {
  let html = escaped(node.getTextContent());
  if (html === '') return '';
  if (node.hasFormat('underline')) html = `<u>${html}</u>`;
  if (node.hasFormat('italic')) html = `<em>${html}</em>`;
  return node.hasFormat('bold') ? `<strong>${html}</strong>` : html;
}

function inlineHtml(node: LexicalNode): string {
  if ($isTextNode(node)) return textHtml(node);
  if ($isLineBreakNode(node)) return '<br>';
  if ($isListNode(node) || !$isElementNode(node)) return '';
  const inside = node.getChildren().map(inlineHtml).join('');
  return $isLinkNode(node) && isLinkAddress(node.getURL()) && inside !== '' ? `<a href="${escaped(node.getURL())}">${inside}</a>` : inside;
}

/** Items of a list, without empty ones; a list inside an item belongs to the item before it. */
function listHtml(list: ElementNode): string {
  const tag = $isListNode(list) && list.getListType() === 'number' ? 'ol' : 'ul';
  const items: string[] = [];
  for (const item of list.getChildren()) {
    if (!$isListItemNode(item)) continue;
    const inside = item.getChildren().map(inlineHtml).join('').trim();
    const deeper = item.getChildren().filter($isListNode).map(listHtml).join('');
    if (inside === '' && deeper !== '' && items.length > 0) items.push(`${items.pop() ?? ''}${deeper}`);
    else if (inside !== '' || deeper !== '') items.push(`${inside}${deeper}`);
  }
  return items.length === 0 ? '' : `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

/** The whole text as HTML, null where it is empty. Call it in a read of the editor. */
export function $editorHtml(): string | null {
  const html = $getRoot()
    .getChildren()
    .map((block) => {
      if ($isListNode(block)) return listHtml(block);
      const inside = inlineHtml(block).replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');
      return inside === '' ? '' : `<p>${inside}</p>`;
    })
    .join('');
  return html === '' ? null : html;
}

/** Puts HTML in place of what the editor holds. Call it in an update. */
export function $loadHtml(editor: LexicalEditor, html: string | null): void {
  const root = $getRoot().clear();
  let paragraph: ElementNode | undefined;
  for (const node of $generateNodesFromDOM(editor, new DOMParser().parseFromString(html ?? '', 'text/html'))) {
    if ($isElementNode(node) && !node.isInline()) {
      paragraph = undefined;
      root.append(node);
    } else if ($isElementNode(node) || $isTextNode(node) || $isLineBreakNode(node)) {
      if (!paragraph && node.getTextContent().trim() === '') continue;
      if (!paragraph) {
        paragraph = $createParagraphNode();
        root.append(paragraph);
      }
      paragraph.append(node);
    }
  }
  if (root.getChildrenSize() === 0) root.append($createParagraphNode());
}
