// The welcome wizard over the whole window. What happens next is decided by the rules (welcome-flow); here it is shown and done. A page that
// failed stays behind the error page, so that what was typed is there when one goes back. @rule welcome.1
import '../../../lib/own-messages.ts';
import { firstWelcome, type WelcomePage, welcomeAfter } from '@fairway/rules/welcome-flow';
import { Button } from '@fairway/ui/button';
import { Modal } from '@fairway/ui/modal';
import { Spinner } from '@fairway/ui/spinner';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useId, useReducer, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { noteSaved, useProfile } from '../queries.ts';
import { ErrorPage } from './error-page.tsx';
import { FinalPage } from './final-page.tsx';
import { FlowContext, type WelcomePageProps } from './flow.ts';
import { InterestsStep } from './interests-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { Side } from './side.tsx';
import { StartPage } from './start-page.tsx';
import { StudyStep } from './study-step.tsx';
import styles from './welcome.module.css';

const PAGES: Readonly<Record<Exclude<WelcomePage, 'error'>, ComponentType<WelcomePageProps>>> = {
  start: StartPage,
  step1: PlaceStep,
  step2: StudyStep,
  step3: InterestsStep,
  final: FinalPage,
};

export default function Welcome({ onOver }: { onOver: () => void }) {
  const t = useTranslations('welcome');
  const headingId = useId();
  const { data: profile, error } = useProfile();
  const [state, dispatch] = useReducer(welcomeAfter, firstWelcome);
  const [reason, setReason] = useState<unknown>();
  // What was typed on this page is not thrown away by a key; Later does it.
  const [typed, setTyped] = useState(false);
  const fail = (failure: unknown) => {
    setReason(failure);
    dispatch({ type: 'failed' });
  };
  useEffect(() => {
    if (profile) dispatch({ type: 'loaded', profile: profile.candidate });
  }, [profile]);
  const unread = profile === undefined && error !== null;
  useEffect(() => {
    if (!unread) return;
    setReason(error);
    dispatch({ type: 'failed' });
  }, [unread, error]);
  useLeaving(state.left, onOver);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins untouched
  useEffect(() => setTyped(false), [state.page]);

  const shown = state.page === 'error' ? state.failedOn : state.page;
  const Page = shown && shown !== 'error' ? PAGES[shown] : undefined;
  const leave = () => dispatch({ type: 'leave' });
  return (
    <FlowContext value={{ state, dispatch, fail, headingId }}>
      <Modal className={styles.modal} labelledBy={headingId} onDismiss={typed ? undefined : leave}>
        <div className={styles.window} onInput={() => setTyped(true)}>
          <Side state={state} />
          <div className={styles.main}>
            <div className={styles.top}>
              {state.page === 'final' || state.page === 'error' ? null : (
                <Button variant="quiet" size="small" onClick={leave}>
                  {t('later')}
                </Button>
              )}
            </div>
            {Page && profile && state.pages.length > 0 ? (
              <div className={styles.page} hidden={state.page === 'error'}>
                <Page key={shown} profile={profile} />
              </div>
            ) : null}
            {state.page === 'error' ? <ErrorPage reason={reason} /> : null}
            {state.pages.length === 0 && state.page !== 'error' ? (
              <div className={styles.waiting}>
                <h2 id={headingId} className="fw-hidden">
                  {t('loading')}
                </h2>
                <Spinner sizePx={28} />
              </div>
            ) : null}
          </div>
        </div>
      </Modal>
    </FlowContext>
  );
}

/** Tells the server where it was left, once. Where that fails it shows again at the next visit, which is no harm. */
function useLeaving(left: 'final' | 'error' | 'later' | undefined, onOver: () => void): void {
  const api = useApi();
  const queries = useQueryClient();
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (!left) return;
    api.call.PUT('/api/v1/candidate/me/welcome', { body: { left } }).then(
      ({ data }) => data && noteSaved(queries, { candidate: { welcome: data } }),
      () => undefined,
    );
    over.current();
  }, [left, api, queries]);
}
