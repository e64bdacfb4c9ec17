import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { SidePanel } from './side-panel.tsx';

export type FilterPanelProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  clearLabel: string;
  /** Says how many the choice would find. */
  showLabel: string;
  /** The number is being counted. */
  busy: boolean;
  onShow: () => void;
  /** Absent where nothing is chosen. */
  onClear: (() => void) | undefined;
  /** FilterGroup elements over the choice being made. */
  children: ReactNode;
};

/** The filters of a narrow window: the choice is made here and counted as it grows, and taken over with one button. */
export function FilterPanel({
  open,
  onClose,
  title,
  closeLabel,
  clearLabel,
  showLabel,
  busy,
  onShow,
  onClear,
  children,
}: FilterPanelProps) {
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          {onClear ? (
            <Button variant="quiet" onClick={onClear}>
              {clearLabel}
            </Button>
          ) : null}
          <Button variant="primary" aria-busy={busy} onClick={onShow} style={{ flex: 1 }}>
            {showLabel}
          </Button>
        </>
      }
    >
      {children}
    </SidePanel>
  );
}
