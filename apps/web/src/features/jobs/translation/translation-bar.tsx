// A translation by the reader's browser, from the press on: how far it is, that a machine made it, and the way to the original and back. One
// button all the while, so that the focus stays where it is. Whoever leaves the page ends it.
import '../../../lib/landing-messages.ts';
import { Button } from '@fairway/ui/button';
import { Progress } from '@fairway/ui/progress';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import styles from './foreign-note.module.css';
import type { Translation } from './foreign-text.ts';
import { translateCopy } from './translate-copy.ts';

export type TranslationBarProps = {
  sourceLanguage: string;
  targetLanguage: string;
  title: string;
  original: Element;
  /** Says in which language the original is. */
  originalText: string;
  /** Undefined: the original. */
  show: (translation: Translation | undefined) => void;
  /** Nothing is translated any more. */
  leave: () => void;
};

type State =
  | { at: 'loading'; percent: number }
  | { at: 'working'; percent: number }
  | { at: 'done'; translation: Translation; shown: boolean }
  | { at: 'failed' };

const BEGINNING: State = { at: 'loading', percent: 0 };

export default function TranslationBar({ originalText, show, leave, ...posting }: TranslationBarProps) {
  const t = useTranslations('postings.translation');
  const shell = useTranslations('shell');
  const { state, setState, again } = useTranslation(posting, show);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; who went elsewhere meanwhile stays there.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);

  if (state.at === 'loading' || state.at === 'working')
    return <Bar text={t(state.at)} percent={state.percent} button={button} action={shell('dialog.cancel')} press={leave} />;
  if (state.at === 'failed') return <Bar text={t('failed')} button={button} action={shell('error.retry')} press={again} />;
  const { translation, shown } = state;
  return (
    <Bar
      text={shown ? t('done') : originalText}
      button={button}
      action={t(shown ? 'original' : 'translation')}
      press={() => {
        show(shown ? undefined : translation);
        setState({ ...state, shown: !shown });
      }}
    />
  );
}

type BarProps = {
  text: string;
  percent?: number;
  button: React.RefObject<HTMLButtonElement | null>;
  action: string;
  press: () => void;
};

function Bar({ text, percent, button, action, press }: BarProps) {
  return (
    <div className={styles.note}>
      <p role="status">{text}</p>
      <Button ref={button} size="small" onClick={press}>
        {action}
      </Button>
      {percent === undefined ? null : (
        <div className={styles.progress}>
          <Progress percent={percent} label={text} />
        </div>
      )}
    </div>
  );
}

type Posting = Pick<TranslationBarProps, 'sourceLanguage' | 'targetLanguage' | 'title' | 'original'>;

/** Translates at once, and again when it is asked. @rule jobs.41 */
function useTranslation({ sourceLanguage, targetLanguage, title, original }: Posting, show: TranslationBarProps['show']) {
  const { languageTag: language } = useBoot();
  const [state, setState] = useState<State>(BEGINNING);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same work again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const heard = (what: () => void) => (signal.aborted ? undefined : what());
    setState(BEGINNING);
    translateCopy({
      pair: { sourceLanguage, targetLanguage },
      ...{ language, title, original, signal },
      onLoading: (percent) => heard(() => setState({ at: 'loading', percent })),
      onWorking: (translation, percent) =>
        heard(() => {
          show(translation);
          setState({ at: 'working', percent });
        }),
    }).then(
      (translation) => heard(() => setState({ at: 'done', translation, shown: true })),
      () =>
        heard(() => {
          show(undefined);
          setState({ at: 'failed' });
        }),
    );
    return () => leaving.abort();
  }, [sourceLanguage, targetLanguage, language, title, original, show, tries]);
  return { state, setState, again: () => setTries(tries + 1) };
}
