// The dialogs of a page: a stack that any part may open on, with the result as a promise. A dialog is a token (name and
// component, which may be lazy) or the name of one in `kinds`; an unknown name shows "Missing component".
// @rule ui.2, ui.11, ui.1
import { type ComponentType, createContext, type ReactNode, Suspense, useCallback, useContext, useMemo, useReducer, useRef } from 'react';
import styles from './dialog-frame.module.css';
import { DialogContext, DialogFrame, type DialogTexts } from './dialog-frame.tsx';
import { emptyStack, stackAfter } from './dialog-state.ts';
import { Spinner } from './spinner.tsx';

/** A dialog that can be opened: give it to `open` with its properties. */
export type Dialog<Props extends object, Result> = {
  name: string;
  render: (props: Props, close: (result?: Result) => void) => ReactNode;
};

/** A dialog from a component that takes its properties and `close`; the component may be lazy. */
export function defineDialog<Props extends object, Result = void>(
  name: string,
  Component: ComponentType<Props & { close: (result?: Result) => void }>,
): Dialog<Props, Result> {
  return { name, render: (props, close) => <Component {...props} close={close} /> };
}

type ConfirmProps = {
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The confirming button destroys something. */
  danger?: boolean;
  /** Runs before the dialog closes, with a spinner; a rejection keeps the dialog open. */
  onConfirm?: () => unknown;
  failedText?: string;
};

function ConfirmDialog({ title, text, confirmLabel, cancelLabel, danger, onConfirm, failedText }: ConfirmProps) {
  const texts = useContext(DialogContext)?.texts;
  const confirm = async () => {
    await onConfirm?.();
    return true;
  };
  return (
    <DialogFrame
      role="alertdialog"
      title={title}
      actions={[
        { key: 'cancel', label: cancelLabel ?? texts?.cancel ?? '' },
        {
          key: 'confirm',
          label: confirmLabel,
          variant: danger ? 'danger' : 'primary',
          run: confirm,
          ...(failedText ? { failedText } : {}),
        },
      ]}
    >
      {text}
    </DialogFrame>
  );
}

type ErrorDialogProps = { title?: string; text?: ReactNode };

function ErrorDialog({ title, text }: ErrorDialogProps) {
  const texts = useContext(DialogContext)?.texts;
  return (
    <DialogFrame
      role="alertdialog"
      title={title ?? texts?.errorTitle ?? ''}
      actions={[{ key: 'ok', label: texts?.ok ?? '', variant: 'primary' }]}
    >
      {text}
    </DialogFrame>
  );
}

const confirmDialog: Dialog<ConfirmProps, boolean> = { name: 'confirm', render: (props) => <ConfirmDialog {...props} /> };
const errorDialog: Dialog<ErrorDialogProps, void> = { name: 'error', render: (props) => <ErrorDialog {...props} /> };

export type Dialogs = {
  /** Opens on top; settles with the result, or undefined where it was dismissed. */
  open<Props extends object, Result>(dialog: Dialog<Props, Result>, props: Props): Promise<Result | undefined>;
  /** Opens one of `kinds` by its name, as an address or a message may name it. */
  openNamed(name: string, props?: object): Promise<unknown>;
  /** Asks; true where it was confirmed. */
  confirm(props: ConfirmProps): Promise<boolean>;
  /** "An error occurred!" with OK. */
  error(props?: ErrorDialogProps): Promise<void>;
};

type Entry = { render: (close: (result?: unknown) => void) => ReactNode; settle: (result: unknown) => void };

const DialogsContext = createContext<Dialogs | undefined>(undefined);

/** The dialogs of the page. @throws Error outside a DialogProvider */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs stands in a DialogProvider only');
  return dialogs;
}

/** Dialogs that an address or a message may open by name, with properties that nobody checked. */
type NamedDialogs = Readonly<Record<string, Dialog<object, unknown>>>;

export type DialogProviderProps = { texts: DialogTexts; kinds?: NamedDialogs; children: ReactNode };

/** Holds the stack and draws it after its children. */
export function DialogProvider({ texts, kinds, children }: DialogProviderProps) {
  const [stack, dispatch] = useReducer(stackAfter<Entry>, emptyStack);
  const latest = useRef({ texts, kinds });
  latest.current = { texts, kinds };

  const push = useCallback(
    (render: Entry['render']) => new Promise<unknown>((settle) => dispatch({ type: 'open', dialog: { render, settle } })),
    [],
  );
  const dialogs = useMemo<Dialogs>(() => {
    const open: Dialogs['open'] = (dialog, props) =>
      push((close) => dialog.render(props, close)) as Promise<Parameters<Parameters<typeof dialog.render>[1]>[0]>;
    return {
      open,
      openNamed: (name, props = {}) => {
        const dialog = latest.current.kinds?.[name];
        return dialog ? open(dialog, props) : open(errorDialog, { title: latest.current.texts.missing });
      },
      confirm: async (props) => (await open(confirmDialog, props)) === true,
      error: async (props = {}) => {
        await open(errorDialog, props);
      },
    };
  }, [push]);

  return (
    <DialogsContext value={dialogs}>
      {children}
      {stack.entries.map(({ id, dialog }, index) => {
        const close = (result?: unknown) => {
          // Those above go with it: each is told that it was dismissed.
          for (const above of stack.entries.slice(index + 1)) above.dialog.settle(undefined);
          dialog.settle(result);
          dispatch({ type: 'close', id });
        };
        return (
          <DialogContext key={id} value={{ texts, close }}>
            <Suspense fallback={<Waiting title={texts.loading} />}>{dialog.render(close)}</Suspense>
          </DialogContext>
        );
      })}
    </DialogsContext>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <DialogFrame title={title}>
      <div className={styles.waiting}>
        <Spinner sizePx={28} />
      </div>
    </DialogFrame>
  );
}
