// Rows that are a line each and open one at a time, and each that has a fault, for a fault that is not seen is not mended.
import { useState } from 'react';

/** Rows by their places, and what the head of each does: opens and closes it, moves it up, takes it away. What is open goes with its row. */
export function useOpenRow<R>(rows: readonly R[], set: (rows: R[]) => void, isFaulty: (at: number) => boolean) {
  const [open, setOpen] = useState<number>();
  const isOpen = (at: number) => isFaulty(at) || at === open;
  return {
    isOpen,
    /** Who comes into the fields of a faulty row opens it, so that it stays when the fault goes. */
    open: setOpen,
    add: (row: R) => {
      set([...rows, row]);
      setOpen(rows.length);
    },
    headOf: (at: number) => ({
      // A faulty one stays open.
      toggle: isFaulty(at) ? undefined : { isOpen: isOpen(at), press: () => setOpen(at === open ? undefined : at) },
      // Nothing stands above the first.
      onUp:
        at === 0
          ? undefined
          : () => {
              set(rows.toSpliced(at, 1).toSpliced(at - 1, 0, rows[at] as R));
              setOpen(open === at ? at - 1 : open === at - 1 ? at : open);
            },
      onRemove: () => {
        set(rows.toSpliced(at, 1));
        setOpen(open === undefined || open === at ? undefined : open > at ? open - 1 : open);
      },
    }),
  };
}
