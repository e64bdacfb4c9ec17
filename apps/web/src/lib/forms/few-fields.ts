// A form of a few fields: what is typed stays in the fields themselves. The first sending checks all of them and leads to the first that is
// wrong; from then on a field is checked as it is typed. Small, for visitors are sent it: a first visit pays for every byte (docs/decisions/023).
import { type ChangeEvent, type FormEvent, useReducer, useRef, useState } from 'react';

/** What a field must be. `required`: the words for an empty one. `validate`: true, or the words of what is wrong. `deps`: who is checked with it. */
export type FieldRule<Fields> = {
  required?: string;
  validate?: (value: string, fields: Fields) => boolean | string;
  deps?: (keyof Fields & string)[];
};

/** What is wrong, by field; `root` of the whole form. */
export type FieldFaults<Fields> = Partial<Record<keyof Fields | 'root', { message: string } | undefined>>;

type Kept<Fields> = {
  values: Fields;
  rules: Partial<Record<keyof Fields, FieldRule<Fields>>>;
  /** Those that are shown, in their order. */
  shown: Map<keyof Fields, HTMLInputElement>;
  sent: boolean;
};

export function useFewFields<Fields extends { [Name in keyof Fields]: string }>(first: Fields) {
  type Name = keyof Fields & string;
  const kept = useRef<Kept<Fields>>({ values: first, rules: {}, shown: new Map(), sent: false }).current;
  const [errors, setErrors] = useState<FieldFaults<Fields>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [, redraw] = useReducer((times: number) => times + 1, 0);

  /** What is wrong with the shown ones of these. */
  function faultsOf(names: readonly Name[]): FieldFaults<Fields> {
    const faults: FieldFaults<Fields> = {};
    for (const name of names) {
      const { required, validate } = kept.rules[name] ?? {};
      const value = kept.values[name];
      const verdict = required !== undefined && value === '' ? required : (validate?.(value, kept.values) ?? true);
      if (verdict !== true && kept.shown.has(name)) faults[name] = { message: verdict || '' };
    }
    return faults;
  }
  function changed(name: Name, value: string) {
    kept.values = { ...kept.values, [name]: value };
    redraw();
    if (!kept.sent) return;
    const names = [name, ...(kept.rules[name]?.deps ?? [])];
    const faults = faultsOf(names);
    setErrors((known) => ({ ...known, ...Object.fromEntries(names.map((one) => [one, faults[one]])) }));
  }
  return {
    errors,
    isSubmitting,
    /** The properties of a field. */
    register(name: Name, rule: FieldRule<Fields> = {}) {
      kept.rules[name] = rule;
      return {
        name,
        defaultValue: kept.values[name],
        onChange: (event: ChangeEvent<HTMLInputElement>) => changed(name, event.currentTarget.value),
        ref: (field: HTMLInputElement | null) => {
          if (field) kept.shown.set(name, field);
          else kept.shown.delete(name);
        },
      };
    },
    /** What is typed, as it is now. */
    typed: (name: Name): string => kept.values[name],
    /** Says of a field, or of the whole form, what somebody else found wrong; `lead`: the field gets the focus. */
    setError(name: Name | 'root', message: string, lead = false) {
      setErrors((known) => ({ ...known, [name]: { message } }));
      if (lead && name !== 'root') kept.shown.get(name)?.focus();
    },
    /** All fields as they were at first, and nothing said of them. */
    reset() {
      kept.values = first;
      kept.sent = false;
      for (const [name, field] of kept.shown) field.value = first[name];
      setErrors({});
    },
    /** The form's `onSubmit`. */
    handleSubmit: (send: (fields: Fields) => unknown) => async (event?: FormEvent) => {
      event?.preventDefault();
      kept.sent = true;
      // As they stand: who fills in fields for people does not always say so.
      const typed = Object.fromEntries([...kept.shown].map(([name, field]) => [name, field.value]));
      kept.values = { ...kept.values, ...typed };
      const faults = faultsOf([...kept.shown.keys()] as Name[]);
      setErrors(faults);
      const wrong = [...kept.shown].find(([name]) => faults[name]);
      if (wrong) return wrong[1].focus();
      setSubmitting(true);
      try {
        await send(kept.values);
      } finally {
        setSubmitting(false);
      }
    },
  };
}
