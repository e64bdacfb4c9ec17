// A panel at the edge of the window, over the page. Closes on Escape, on the backdrop and with the browser's back button;
// the page keeps its place and gets the focus back. @rule ui.3
import { LIMITS } from '@fairway/rules/limits';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Modal } from './modal.tsx';
import { browserHistory, type PanelHistory } from './panel-history.ts';
import styles from './side-panel.module.css';

export type SidePanelProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The title is there for screen readers only. */
  titleHidden?: boolean;
  closeLabel: string;
  side?: 'start' | 'end';
  children: ReactNode;
  /** Buttons that stay at the bottom. */
  footer?: ReactNode;
  /** How the back button is heard; the browser's own history unless told. */
  history?: PanelHistory;
  /** The content stays this long after closing, while the panel slides out. @rule ui.4 */
  closeMs?: number;
};

/** The panel. Its content is there only while it is open. */
export function SidePanel(props: SidePanelProps) {
  const {
    open,
    onClose,
    title,
    titleHidden,
    closeLabel,
    side = 'end',
    children,
    footer,
    history = browserHistory,
    closeMs = LIMITS.sidebarCloseMs,
  } = props;
  const id = useId();
  const close = useRef(onClose);
  close.current = onClose;
  const [kept, setKept] = useState(open);

  useEffect(() => {
    if (open) return history.push(() => close.current());
  }, [open, history]);
  useEffect(() => {
    if (open) return setKept(true);
    const timer = setTimeout(() => setKept(false), closeMs);
    return () => clearTimeout(timer);
  }, [open, closeMs]);

  if (!open && !kept) return null;
  return (
    <Modal open={open} className={classNames(styles.panel, styles[side])} labelledBy={id} onDismiss={onClose}>
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={id} className={titleHidden ? 'fw-hidden' : styles.title}>
            {title}
          </h2>
          <IconButton size="small" className={styles.close} label={closeLabel} icon={<IconX aria-hidden />} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </Modal>
  );
}
