// Which of several rows is open: one at a time, and each that has a fault, for a fault that is not seen is not mended.
import { useState } from 'react';

/** Rows by their places; they move and go as the list does. Who comes into the fields of a faulty row opens it, so that it stays when the fault goes. */
export function useOpenRow() {
  const [at, setAt] = useState<number>();
  const isOpen = (row: number, isFaulty: boolean) => isFaulty || row === at;
  return {
    isOpen,
    open: setAt,
    /** What opens and closes a row; a faulty one stays open. */
    toggle: (row: number, isFaulty: boolean) =>
      isFaulty ? undefined : { isOpen: isOpen(row, isFaulty), press: () => setAt(row === at ? undefined : row) },
    /** A row changed places with the one above. */
    moved: (row: number) => setAt(at === row ? row - 1 : at === row - 1 ? row : at),
    removed: (row: number) => setAt(at === undefined || at === row ? undefined : at > row ? at - 1 : at),
  };
}
