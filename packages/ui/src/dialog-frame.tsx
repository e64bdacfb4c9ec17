// The look and the buttons of one dialog: title, content, actions, close. While an action's promise runs, the action shows
// a spinner, all buttons are disabled and nothing dismisses the dialog. @rule ui.1
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useReducer, useState } from 'react';
import { Button, type ButtonLook, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog-frame.module.css';
import { actionsAfter, idleActions, mayStart } from './dialog-state.ts';
import { Modal } from './modal.tsx';

export type DialogTexts = {
  close: string;
  ok: string;
  cancel: string;
  loading: string;
  /** @rule ui.12 */
  errorTitle: string;
  /** @rule ui.13 */
  failed: string;
  /** @rule ui.14 */
  missing: string;
};

/** What the stack gives to the dialog it draws. */
export const DialogContext = createContext<{ texts: DialogTexts; close: (result?: unknown) => void } | undefined>(undefined);

const ActionsContext = createContext<((key: string, disabled: boolean) => void) | undefined>(undefined);

/** Disables one action of the dialog around while `disabled`: `useDisabledAction('start', !ticked)`. */
export function useDisabledAction(key: string, disabled: boolean): void {
  const disable = useContext(ActionsContext);
  useEffect(() => {
    disable?.(key, disabled);
    return () => disable?.(key, false);
  }, [disable, key, disabled]);
}

export type DialogAction = {
  key: string;
  label: string;
  variant?: ButtonLook['variant'];
  /** May give a promise. What it gives is the dialog's result; `false` leaves the dialog open. Without it the dialog just closes. */
  run?: () => unknown;
  /** Said in the dialog when `run` throws or rejects; else the general text. */
  failedText?: string | ((error: unknown) => string);
};

export type DialogFrameProps = {
  title: string;
  /** Language of the title, where it may differ from the page's. */
  titleLang?: string | undefined;
  children?: ReactNode;
  actions?: readonly DialogAction[];
  /** Closing disabled: no close button, no Escape, no backdrop. */
  closingDisabled?: boolean;
  /** A back arrow before the title. */
  back?: { label: string; go: () => void } | undefined;
  /** A call of the content is on its way: nothing dismisses the dialog. */
  busy?: boolean;
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large';
};

/** One dialog of the stack. */
export function DialogFrame(props: DialogFrameProps) {
  const {
    title,
    titleLang,
    children,
    actions = [],
    closingDisabled = false,
    back,
    busy: contentBusy,
    role = 'dialog',
    size = 'small',
  } = props;
  const context = useContext(DialogContext);
  if (!context) throw new Error('DialogFrame stands in a DialogProvider only');
  const { texts, close } = context;
  const id = useId();
  const [state, dispatch] = useReducer(actionsAfter, idleActions);
  const busy = state.running !== undefined || contentBusy === true;
  const [failedText, setFailedText] = useState(texts.failed);
  const disable = useCallback((key: string, disabled: boolean) => dispatch({ type: 'disable', key, disabled }), []);

  async function start(action: DialogAction) {
    if (!mayStart(state, action.key)) return;
    dispatch({ type: 'start', key: action.key });
    try {
      const result = await action.run?.();
      dispatch({ type: 'settled', failed: false });
      if (result !== false) close(result);
    } catch (error) {
      setFailedText((typeof action.failedText === 'function' ? action.failedText(error) : action.failedText) ?? texts.failed);
      dispatch({ type: 'settled', failed: true });
    }
  }

  return (
    <Modal
      className={classNames(styles.dialog, styles[size])}
      role={role}
      labelledBy={`${id}-title`}
      describedBy={role === 'alertdialog' ? `${id}-body` : undefined}
      onDismiss={closingDisabled || busy ? undefined : () => close()}
    >
      <div className={styles.frame} aria-busy={busy}>
        <div className={styles.head}>
          {back ? (
            <IconButton
              className={styles.back}
              size="small"
              label={back.label}
              icon={<IconArrowLeft aria-hidden />}
              disabled={busy}
              onClick={back.go}
            />
          ) : null}
          <h2 id={`${id}-title`} className={styles.title} lang={titleLang}>
            {title}
          </h2>
        </div>
        {children === undefined ? null : (
          <div id={`${id}-body`} className={styles.body}>
            <ActionsContext value={disable}>{children}</ActionsContext>
          </div>
        )}
        {state.failed ? (
          <p role="alert" className={styles.failed}>
            {failedText}
          </p>
        ) : null}
        {actions.length > 0 ? (
          <div className={styles.actions}>
            {actions.map((action) => (
              <Button
                key={action.key}
                variant={action.variant}
                busy={state.running === action.key}
                disabled={busy || state.disabled.has(action.key)}
                onClick={() => start(action)}
              >
                {action.label}
              </Button>
            ))}
          </div>
        ) : null}
        {closingDisabled ? null : (
          <IconButton
            className={styles.close}
            size="small"
            label={texts.close}
            icon={<IconX aria-hidden />}
            disabled={busy}
            onClick={() => close()}
          />
        )}
      </div>
    </Modal>
  );
}
