// A checkbox that saves at once. It shows what was chosen while that is saved, one choice after the other, and goes back when saving fails.
import { Checkbox } from '@fairway/ui/checkbox';
import { showToast } from '@fairway/ui/show-toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../lib/error-text.ts';

export type SavedCheckboxProps = {
  label: ReactNode;
  /** What is stored. */
  checked: boolean;
  /** Stores it and brings `checked` up to date. */
  save: (checked: boolean) => Promise<void>;
};

export function SavedCheckbox({ label, checked, save }: SavedCheckboxProps) {
  const errorText = useErrorText();
  const [wanted, setWanted] = useState<boolean>();
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (checked === wanted) setWanted(undefined);
  }, [checked, wanted]);
  const change = (on: boolean) => {
    setWanted(on);
    last.current = last.current
      .then(() => save(on))
      .catch((error) => {
        setWanted(undefined);
        showToast({ kind: 'error', text: errorText(error) });
      });
  };
  return <Checkbox label={label} checked={wanted ?? checked} onChange={(event) => change(event.currentTarget.checked)} />;
}
