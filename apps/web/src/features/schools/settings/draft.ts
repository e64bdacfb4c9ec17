// What a form of the settings holds while somebody edits. It was read at an instant that goes with the save, so that nobody overwrites what
// they did not see. News that leave the form's own fields as they were move that instant on (a logo, a domain); other news replace a form
// that nobody touched, and otherwise wait: the save is refused, and the form offers their version.
import { useState } from 'react';
import type { SchoolSettings } from './queries.ts';

export type Draft<T extends object> = {
  values: T;
  /** Of the settings that the form began with. */
  updatedAt: string;
  unchanged: boolean;
  change(changes: Partial<T>): void;
  /** Begins again from what a save replied, or from somebody else's version. */
  restart(settings: SchoolSettings): void;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** `pick`: the fields of the form. */
export function useDraft<T extends object>(settings: SchoolSettings, pick: (settings: SchoolSettings) => T): Draft<T> {
  const [base, setBase] = useState(() => ({ values: pick(settings), updatedAt: settings.updatedAt }));
  const [values, setValues] = useState(base.values);
  const unchanged = same(values, base.values);
  const restart = (next: SchoolSettings) => {
    setBase({ values: pick(next), updatedAt: next.updatedAt });
    setValues(pick(next));
  };
  if (settings.updatedAt > base.updatedAt) {
    if (same(pick(settings), base.values)) setBase({ values: base.values, updatedAt: settings.updatedAt });
    else if (unchanged) restart(settings);
  }
  return { values, updatedAt: base.updatedAt, unchanged, change: (changes) => setValues({ ...values, ...changes }), restart };
}
