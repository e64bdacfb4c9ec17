// One page of the wizard: its number, heading, form, Back and Next. Next saves, or leads to the first field that lacks something, which says
// what; a save that fails leads to the error page.
// @rule welcome.2, welcome.8
import { type WelcomePage, welcomeBack, welcomeNumber } from '@fairway/rules/welcome-flow';
import { Button } from '@fairway/ui/button';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SavingProblem } from '../components/saving-problem.tsx';
import type { ProfileOps, ProfileSave } from '../saving.ts';
import { useFlow } from './flow.ts';
import styles from './welcome.module.css';

type PageFormProps = {
  page: WelcomePage;
  title: string;
  text: string;
  /** All that the page asks for is there. */
  ready: boolean;
  saving: ProfileSave;
  /** What Next saves; nothing where nothing changed. */
  ops: () => ProfileOps;
  /** The fields; `asked`: Next was pressed, so that each says what it lacks. */
  children: (asked: boolean) => ReactNode;
};

export function PageForm({ page, title, text, ready, saving, ops, children }: PageFormProps) {
  const t = useTranslations('welcome');
  const { state, dispatch } = useFlow();
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFailures(saving);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]:not(:disabled)')?.focus();
  }, [tries]);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.busy) return;
    if (!ready) return setTries(tries + 1);
    if (await saving.save(ops(), { done: null })) dispatch({ type: 'next' });
  }
  return (
    <form ref={form} className={styles.form} data-welcome={page} aria-busy={saving.busy} onSubmit={submit} noValidate>
      <PageBody page={page} title={title} text={text}>
        {children(tries > 0)}
        <SavingProblem saving={saving} />
      </PageBody>
      <div className={styles.foot}>
        {welcomeBack(state) ? (
          <Button disabled={saving.busy} onClick={() => dispatch({ type: 'back' })}>
            {t('back')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" busy={saving.busy}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
}

/** A save that failed; one that met newer values takes them, so that the next try can succeed. */
function useFailures(saving: ProfileSave): void {
  const { fail } = useFlow();
  const latest = useRef({ fail, saving });
  latest.current = { fail, saving };
  const { problem } = saving;
  useEffect(() => {
    if (!problem) return;
    latest.current.fail(problem);
    if (latest.current.saving.conflict) void latest.current.saving.showChanges();
  }, [problem]);
}

/** What a page cannot do without: where it cannot be read the error page says so, and who comes back asks again. */
export function useNeeded(page: WelcomePage, { error, refetch }: { error: unknown; refetch: () => unknown }): void {
  const { state, fail } = useFlow();
  const shown = state.page === page;
  const latest = useRef({ fail, refetch, error });
  latest.current = { fail, refetch, error };
  useEffect(() => {
    if (error) latest.current.fail(error);
  }, [error]);
  useEffect(() => {
    if (shown && latest.current.error) void latest.current.refetch();
  }, [shown]);
}

/** Number, heading and words of a page; the focus begins at the heading whenever the page comes. */
export function PageBody({ page, title, text, children }: Pick<PageFormProps, 'page' | 'title' | 'text'> & { children: ReactNode }) {
  const t = useTranslations('welcome');
  const { state, headingId } = useFlow();
  const heading = useRef<HTMLHeadingElement>(null);
  const number = welcomeNumber({ pages: state.pages, page });
  const shown = state.page === page;
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  return (
    <div className={styles.body}>
      {number ? (
        <div className={styles.number}>
          <p>{t('step', { step: String(number.step), of: String(number.of) })}</p>
          <div className={styles.segments} aria-hidden="true">
            {Array.from({ length: number.of }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other name
              <span key={place} data-reached={place < number.step || undefined} />
            ))}
          </div>
        </div>
      ) : null}
      <h2 ref={heading} id={shown ? headingId : undefined} className={styles.heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
