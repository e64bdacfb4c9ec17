// The buttons above a rich text: one tab stop, arrows between them, pressed where the mark is on. A link is made in a row below them.
import { $createLinkNode, $isLinkNode, $toggleLink } from '@lexical/link';
import { $isListNode, INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, ListNode, REMOVE_LIST_COMMAND } from '@lexical/list';
import { $getNearestNodeOfType, mergeRegister } from '@lexical/utils';
import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, IconUnderline } from '@tabler/icons-react';
import {
  $createTextNode, $getSelection, $isRangeSelection, $setSelection, type BaseSelection, COMMAND_PRIORITY_LOW, FORMAT_TEXT_COMMAND,
  type LexicalEditor, SELECTION_CHANGE_COMMAND, type TextFormatType,
} from 'lexical'; // biome-ignore format: a list
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './rich-text-editor.module.css';
import { isLinkAddress } from './rich-text-html.ts';
import type { RichTextLabels } from './rich-text-props.ts';
import { TextField } from './text-field.tsx';

type State = { bold: boolean; italic: boolean; underline: boolean; list: 'bullet' | 'number' | undefined; link: string | undefined };
const PLAIN: State = { bold: false, italic: false, underline: false, list: undefined, link: undefined };

function $stateHere(): State {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return PLAIN;
  const node = selection.anchor.getNode();
  const list = $getNearestNodeOfType(node, ListNode);
  const type = $isListNode(list) ? list.getListType() : undefined;
  const link = [node, node.getParent()].find($isLinkNode);
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    underline: selection.hasFormat('underline'),
    list: type === 'check' ? undefined : type,
    link: link?.getURL(),
  };
}

type ToolbarProps = {
  editor: LexicalEditor;
  labels: RichTextLabels;
  disabled: boolean;
  controls: string;
  linking: boolean;
  onLinking: (open: boolean) => void;
};

export function RichTextToolbar({ editor, labels, disabled, controls, linking, onLinking }: ToolbarProps) {
  const [state, setState] = useState(PLAIN);
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const look = () => setState(editor.getEditorState().read($stateHere));
    return mergeRegister(
      editor.registerUpdateListener(look),
      editor.registerCommand(
        SELECTION_CHANGE_COMMAND,
        () => {
          look();
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
    );
  }, [editor]);

  const mark = (format: TextFormatType) => () => void editor.dispatchCommand(FORMAT_TEXT_COMMAND, format);
  const list = (type: 'bullet' | 'number') => () => {
    const command = type === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND;
    editor.dispatchCommand(state.list === type ? REMOVE_LIST_COMMAND : command, undefined);
  };
  const tools: { label: string; icon: ReactNode; on: boolean; run: () => void; keys?: string }[] = [
    { label: labels.bold, icon: <IconBold aria-hidden />, on: state.bold, run: mark('bold'), keys: 'Control+B' },
    { label: labels.italic, icon: <IconItalic aria-hidden />, on: state.italic, run: mark('italic'), keys: 'Control+I' },
    { label: labels.underline, icon: <IconUnderline aria-hidden />, on: state.underline, run: mark('underline'), keys: 'Control+U' },
    { label: labels.bulleted, icon: <IconList aria-hidden />, on: state.list === 'bullet', run: list('bullet') },
    { label: labels.numbered, icon: <IconListNumbers aria-hidden />, on: state.list === 'number', run: list('number') },
    { label: labels.link, icon: <IconLink aria-hidden />, on: state.link !== undefined, run: () => onLinking(!linking), keys: 'Control+K' },
  ];

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + tools.length) % tools.length;
    setStop(place);
    bar.current?.querySelectorAll('button')[place]?.focus();
  }

  return (
    <>
      <div ref={bar} role="toolbar" aria-label={labels.toolbar} aria-controls={controls} className={styles.toolbar} onKeyDown={onKeyDown}>
        {tools.map((tool, place) => (
          <button
            key={tool.label}
            type="button"
            className={styles.tool}
            title={tool.label}
            aria-label={tool.label}
            aria-pressed={tool.on}
            aria-keyshortcuts={tool.keys}
            tabIndex={place === stop ? 0 : -1}
            disabled={disabled}
            // The focus stays in the text when a mouse presses.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(place)}
            onClick={tool.run}
          >
            {tool.icon}
          </button>
        ))}
      </div>
      {linking ? (
        <LinkRow
          editor={editor}
          labels={labels}
          address={state.link}
          onClose={() => {
            onLinking(false);
            editor.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** Where the text is linked to. */
function LinkRow({
  editor,
  labels,
  address,
  onClose,
}: Pick<ToolbarProps, 'editor' | 'labels'> & { address: string | undefined; onClose: () => void }) {
  const [typed, setTyped] = useState(address ?? '');
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** The selection when the row opened: the focus leaves the text meanwhile. */
  const [selection] = useState<BaseSelection | null>(() => editor.getEditorState().read(() => $getSelection()?.clone() ?? null));
  useEffect(() => input.current?.focus(), []);

  function write(url: string | null) {
    editor.update(() => {
      if (selection) $setSelection(selection.clone());
      const here = $getSelection();
      if (url && address === undefined && $isRangeSelection(here) && here.isCollapsed()) {
        here.insertNodes([$createLinkNode(url).append($createTextNode(url.replace(/^https?:\/\/|^mailto:/i, '')))]);
      } else $toggleLink(url);
    });
    onClose();
  }
  function apply() {
    const text = typed.trim();
    const url = /^(?:https?:\/\/|mailto:)/i.test(text) ? text : text.includes('@') ? `mailto:${text}` : `https://${text}`;
    if (text !== '' && isLinkAddress(url) && /[^\s/]\.[^\s/]/.test(url)) write(url);
    else setWrong(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside
    <div
      className={styles.link}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          onClose();
        } else if (event.key === 'Enter' && event.target === input.current) {
          event.preventDefault();
          apply();
        }
      }}
    >
      <TextField
        ref={input}
        label={labels.linkAddress}
        type="url"
        inputMode="url"
        value={typed}
        error={wrong ? labels.linkWrong : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <div className={styles.linkActions}>
        <Button size="small" variant="primary" onClick={apply}>
          {labels.linkApply}
        </Button>
        {address === undefined ? null : (
          <Button size="small" onClick={() => write(null)}>
            {labels.linkRemove}
          </Button>
        )}
      </div>
    </div>
  );
}
