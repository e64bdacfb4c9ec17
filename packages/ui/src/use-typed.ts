// The text of a field that is asked for while one types: a moment after the last key, never for a half-composed character. What was asked
// comes back as `value`; more may have been typed by then, and that stays. Any other value (back, a link that clears) takes its place.
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The pause after a key. */
const REST_MS = 300;

export type Typed = {
  text: string;
  /** Shows a text and asks for nothing. */
  show: (text: string) => void;
  /** Asks now. */
  ask: (text: string) => void;
  /** Asks after the pause, where the text is another one. */
  askLater: (text: string) => void;
  /** Of the field: shows what it holds; asks after the pause. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Follows `value`; `onAsk` gets texts without space at their ends. `field`: what was typed there before the script came stays. */
export function useTyped(value: string, onAsk: (text: string) => void, field?: RefObject<HTMLInputElement | null>): Typed {
  const [text, setText] = useState(value);
  const known = useRef(value);
  const asked = useRef<string>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onAsk);
  latest.current = onAsk;

  useEffect(() => {
    if (known.current === value) {
      // The first time: what was typed before the script came, or between the first picture and this effect, stays, and stays waiting.
      if (field?.current) setText(field.current.value);
    } else if (asked.current !== value) {
      clearTimeout(rest.current);
      asked.current = undefined;
      setText(value);
    }
    known.current = value;
  }, [value, field]);
  useEffect(() => () => clearTimeout(rest.current), []);

  const show = (next: string) => {
    clearTimeout(rest.current);
    setText(next);
  };
  const ask = (next: string) => {
    clearTimeout(rest.current);
    asked.current = next.trim();
    latest.current(next.trim());
  };
  const askLater = (next: string) => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      if (next.trim() !== known.current) ask(next);
    }, REST_MS);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    show(event.currentTarget.value);
    if (!(event.nativeEvent as InputEvent).isComposing) askLater(event.currentTarget.value);
  };
  return { text, show, ask, askLater, onChange };
}
