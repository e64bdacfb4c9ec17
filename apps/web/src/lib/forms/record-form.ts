// A form that saves a record whole, a new one or one that is known: what is typed and what is kept, the call, faults at their fields. After a
// save it holds what the server keeps. Its words, fields and call are the form's own; its frame is SaveForm.
import { useState } from 'react';
import { type Saving, useSaving } from './saving.ts';

type KeysOf<Draft, Value> = { [K in keyof Draft]: Draft[K] extends Value ? K : never }[keyof Draft];

export type RecordForm<Draft extends object> = {
  draft: Draft;
  /** What was read, or saved last. */
  kept: Draft;
  saving: Saving;
  set<K extends keyof Draft>(name: K, value: Draft[K]): void;
  /** The properties of a field of text. */
  text(name: KeysOf<Draft, string>): { value: string; onChange: (event: { currentTarget: { value: string } }) => void };
  /** The properties of a box. */
  tick(name: KeysOf<Draft, boolean>): { checked: boolean; onChange: (event: { currentTarget: { checked: boolean } }) => void };
  /** The words of what is wrong with one of these fields of the body. */
  faultAt(...names: string[]): string | undefined;
  /** The properties of SaveForm. */
  frame: { saving: Saving; unchanged: boolean; onSave: () => Promise<void> };
};

export type RecordFormOptions<Draft extends object, Row> = {
  /** What the form begins with. */
  begin: () => Draft;
  /** What was typed before anybody did, where it is not what is kept. */
  typed?: (kept: Draft) => Draft;
  draftOf: (row: Row) => Draft;
  /** Sends the draft; gives the row as it is then. */
  send: (draft: Draft) => Promise<{ data?: Row | undefined }>;
  /** False: something is wrong that the form says itself. */
  mayBeSent?: (draft: Draft) => boolean;
  /** The words of the toast. */
  done: string;
  onWritten: (row: Row) => void;
};

export function useRecordForm<Draft extends object, Row>(options: RecordFormOptions<Draft, Row>): RecordForm<Draft> {
  const { begin, typed = same, draftOf, send, mayBeSent, done, onWritten } = options;
  const saving = useSaving();
  const [kept, setKept] = useState(begin);
  const [draft, setDraft] = useState(() => typed(kept));
  const set = <K extends keyof Draft>(name: K, value: Draft[K]) => setDraft((before) => ({ ...before, [name]: value }));

  async function save() {
    if (mayBeSent?.(draft) === false) return;
    let written: Row | undefined;
    const call = async () => {
      written = (await send(draft)).data;
    };
    if (!(await saving.run(call, done)) || !written) return;
    setDraft(draftOf(written));
    setKept(draftOf(written));
    onWritten(written);
  }

  return {
    draft,
    kept,
    saving,
    set,
    text: (name) => ({ value: draft[name] as string, onChange: (event) => set(name, event.currentTarget.value as Draft[typeof name]) }),
    tick: (name) => ({
      checked: draft[name] as boolean,
      onChange: (event) => set(name, event.currentTarget.checked as Draft[typeof name]),
    }),
    faultAt: (...names) =>
      saving.problem?.errors?.some(({ pointer }) => names.some((name) => pointer.startsWith(`/body/${name}`)))
        ? saving.errorOf('validation')
        : undefined,
    frame: { saving, unchanged: JSON.stringify(draft) === JSON.stringify(kept), onSave: save },
  };
}

const same = <T>(value: T): T => value;
