// The editor behind rich-text-editor.tsx; loaded when one is shown. Lexical's core without its React parts (docs/decisions/009).
import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode, registerList } from '@lexical/list';
import { registerRichText } from '@lexical/rich-text';
import { mergeRegister } from '@lexical/utils';
import {
  $isElementNode, COMMAND_PRIORITY_LOW, createEditor, HISTORY_MERGE_TAG, IS_BOLD, IS_ITALIC, IS_UNDERLINE, KEY_DOWN_COMMAND, type LexicalEditor, ParagraphNode,
  SKIP_DOM_SELECTION_TAG, TextNode,
} from 'lexical'; // biome-ignore format: a list
import { useEffect, useRef, useState } from 'react';
import type { ControlProps } from './field.tsx';
import styles from './rich-text-editor.module.css';
import { $editorHtml, $loadHtml } from './rich-text-html.ts';
import type { RichTextEditorProps } from './rich-text-props.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

type AreaProps = Omit<RichTextEditorProps, 'hint' | 'error' | 'optional' | 'id'> & { control: ControlProps; counterId: string };

const MARKS = IS_BOLD | IS_ITALIC | IS_UNDERLINE;
const THEME = {
  text: { bold: styles.bold ?? '', italic: styles.italic ?? '', underline: styles.underline ?? '' },
};

const newEditor = () =>
  createEditor({
    namespace: 'fairway',
    nodes: [ListNode, ListItemNode, LinkNode],
    theme: THEME,
    onError: (error) => {
      throw error;
    },
  });

/** Marks and styles that the text may not have go as soon as they come, by paste or by key. */
function keepToMarkup(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TextNode, (node) => {
      if (node.getStyle() !== '') node.setStyle('');
      if ((node.getFormat() & ~MARKS) !== 0) node.setFormat(node.getFormat() & MARKS);
    }),
    editor.registerNodeTransform(ParagraphNode, (node) => {
      if (node.getFormatType() !== '') node.setFormat('');
      if (node.getIndent() !== 0) node.setIndent(0);
    }),
    editor.registerNodeTransform(ListItemNode, (node) => {
      if ($isElementNode(node) && node.getFormatType() !== '') node.setFormat('');
    }),
  );
}

export default function RichTextArea(props: AreaProps) {
  const { label, value, onChange, toolbarLabels, disabled = false, control, counterId } = props;
  const [editor] = useState(newEditor);
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  /** What the editor holds, as it was last said or given. */
  const held = useRef<string | null | undefined>(undefined);
  const [linking, setLinking] = useState(false);

  useEffect(() => {
    editor.setRootElement(root.current);
    const stop = mergeRegister(
      registerRichText(editor),
      registerHistory(editor, createEmptyHistoryState(), 300),
      registerList(editor),
      keepToMarkup(editor),
      editor.registerUpdateListener(({ editorState, tags }) => {
        if (tags.has(LOADED)) return;
        const html = editorState.read($editorHtml);
        if (html === held.current) return;
        held.current = html;
        latest.current(html);
      }),
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
          event.preventDefault();
          setLinking(true);
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    );
    return () => {
      stop();
      editor.setRootElement(null);
    };
  }, [editor]);

  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    editor.update(() => $loadHtml(editor, value), { tag: [LOADED, HISTORY_MERGE_TAG, SKIP_DOM_SELECTION_TAG], discrete: true });
  }, [editor, value]);

  useEffect(() => editor.setEditable(!disabled), [editor, disabled]);

  // A label names its field and gives it the focus; the browser does so for real fields only.
  useEffect(() => {
    const focus = () => editor.focus();
    const labels = [...document.querySelectorAll(`label[for="${CSS.escape(control.id)}"]`)];
    for (const one of labels) one.addEventListener('click', focus);
    return () => {
      for (const one of labels) one.removeEventListener('click', focus);
    };
  }, [editor, control.id]);

  const described = [control['aria-describedby'], counterId].filter(Boolean).join(' ');
  return (
    <div className={styles.frame} data-wrong={control['aria-invalid'] || undefined} data-disabled={disabled || undefined}>
      <RichTextToolbar
        editor={editor}
        labels={toolbarLabels}
        disabled={disabled}
        controls={control.id}
        linking={linking}
        onLinking={setLinking}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no markup */}
      <div
        ref={root}
        {...control}
        aria-describedby={described}
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        aria-disabled={disabled || undefined}
        tabIndex={disabled ? -1 : 0}
        contentEditable={!disabled}
        suppressContentEditableWarning
        className={styles.text}
      />
    </div>
  );
}

const LOADED = 'fairway-loaded';
