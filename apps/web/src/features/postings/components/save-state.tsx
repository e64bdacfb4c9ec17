import { isShownState } from '@fairway/rules/posting-states';
import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import type { Writing } from './autosave.ts';
import styles from './posting.module.css';

/** Whether what is written is kept; of a posting that readers see, the button that does it. */
export function SaveState({ writing: { state, posting, problem, theirs, save } }: { writing: Writing }) {
  const t = useTranslations('own-postings.saving');
  const errorText = useErrorText();
  const isShown = isShownState(posting.state);
  const word = state === 'typed' && isShown ? 'unsaved' : state;
  return (
    <>
      <span role="status" className={styles.saveState}>
        {t(word)}
      </span>
      {state === 'failed' && problem && !theirs ? <span role="alert">{errorText(problem)}</span> : null}
      {(isShown && state !== 'saved') || state === 'failed' ? (
        <Button size="small" variant="primary" busy={state === 'saving'} onClick={() => void save()}>
          {t(isShown ? 'saveShown' : 'again')}
        </Button>
      ) : null}
    </>
  );
}
