// The form of an application. Everything in it is kept in this browser until it was sent.
import { ApiProblem } from '@fairway/client/problem';
import { type AnswerValue, answerFault } from '@fairway/rules/screening-questions';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { TextArea } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useHrefs } from '../../../../lib/paths.ts';
import styles from '../../components/applications.module.css';
import { SentProfileFacts } from '../../components/sent-profile.tsx';
import { type ApplicationPreview, ONE, PATHS, SENDING } from '../../queries.ts';
import { type Draft, keepDraft, readDraft } from '../draft.ts';
import { CvChoice, chosenCv } from './cv-choice.tsx';
import { QuestionField } from './question-field.tsx';

type Props = { preview: ApplicationPreview; userId: string; isBlocked: boolean; recheck: () => void };
/** Codes of the catalogue by the id of a question. */
type Faults = Readonly<Record<string, string>>;

export function ApplyForm({ preview, userId, isBlocked, recheck }: Props) {
  const t = useTranslations('applications.apply');
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const { posting, questions, cvs, profile } = preview;
  const [draft, setDraft] = useState(() => readDraft(userId, posting.id));
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(userId, posting.id, next);
  };
  const { send, busy, faults, failed } = useSending(preview, userId, draft, { form, recheck });
  const wordsOf = (code: string | undefined) => (code === undefined ? undefined : errorText(new ApiProblem({ status: 422, code })));
  const answer = (id: string, value: AnswerValue | undefined) => {
    const { [id]: _before, ...others } = draft.answers;
    change({ answers: value === undefined ? others : { ...others, [id]: value } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !isBlocked) void send();
  };
  return (
    <form ref={form} className={styles.plain} onSubmit={submit} noValidate aria-label={t('form')}>
      {profile ? (
        <section className={styles.card} aria-labelledby="apply-profile">
          <h2 id="apply-profile">{t('gets', { organization: posting.organization })}</h2>
          <SentProfileFacts profile={profile} />
          <p className={styles.muted}>{t('snapshot')}</p>
        </section>
      ) : null}
      <CvChoice cvs={cvs} chosen={draft.cvId} onChoose={(cvId) => change({ cvId })} />
      {questions.length > 0 ? (
        <section className={styles.card} aria-labelledby="apply-questions">
          <h2 id="apply-questions">{t('questions')}</h2>
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              files={preview.files}
              value={draft.answers[question.id]}
              error={wordsOf(faults[question.id])}
              onAnswer={(value) => answer(question.id, value)}
            />
          ))}
        </section>
      ) : null}
      <section className={styles.card} aria-labelledby="apply-letter">
        <h2 id="apply-letter">{t('letterTitle')}</h2>
        <TextArea
          label={t('letter')}
          optional={t('optional')}
          hint={t('letterHint', { max: preview.letterCharacters })}
          rows={8}
          maxLength={preview.letterCharacters}
          value={draft.letter}
          onChange={(event) => change({ letter: event.currentTarget.value })}
        />
      </section>
      {failed === undefined ? null : (
        <Banner meaning="danger" title={errorText(failed)} live>
          {t('kept')}
        </Banner>
      )}
      <div className={styles.row}>
        <Button type="submit" variant="primary" busy={busy} disabled={isBlocked}>
          {t('send')}
        </Button>
        <p className={styles.muted}>{isBlocked ? t('blocked') : t('once')}</p>
      </div>
    </form>
  );
}

type Around = { form: React.RefObject<HTMLFormElement | null>; recheck: () => void };

function useSending(preview: ApplicationPreview, userId: string, draft: Draft, { form, recheck }: Around) {
  const t = useTranslations('applications.apply');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { href } = useHrefs();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failed, setFailed] = useState<unknown>();
  const { posting, questions, cvs } = preview;
  // A file that is gone since is no answer.
  const answers = questions.flatMap(({ id, kind }) => {
    const value = kind === 'file' && !isKept(preview, draft.answers[id]) ? undefined : draft.answers[id];
    return value === undefined ? [] : [{ questionId: id, value }];
  });
  const show = (found: Faults) => {
    setFaults(found);
    if (Object.keys(found).length > 0)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')?.focus());
  };
  async function send() {
    setFailed(undefined);
    const found = ownFaults(preview, draft);
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const body = { key: draft.key, cvId: chosenCv(cvs, draft.cvId), letter: draft.letter, answers };
      const { data } = await api.call.POST(SENDING, { params: { path: { id: posting.id } }, body });
      keepDraft(userId, posting.id, undefined);
      showToast({ kind: 'success', text: t('sent') });
      if (data) {
        queries.setQueryData(api.query.queryOptions('get', ONE, { params: { path: { id: data.id } } }).queryKey, data);
        await navigate(href('application', { id: data.id }));
      }
      await queries.invalidateQueries({ predicate: ({ queryKey }) => PATHS.includes(`${queryKey[1]}`) });
    } catch (error) {
      setFailed(error);
      if (!(error instanceof ApiProblem)) return;
      show(saidFaults(error, answers));
      // What the page knew is not true any more: it is asked for again, and what was written stays.
      if (error.status >= 400 && error.status < 500) recheck();
    } finally {
      setBusy(false);
    }
  }
  return { send, busy, faults, failed };
}

const isKept = ({ files }: ApplicationPreview, answer: AnswerValue | undefined) => files.some(({ id }) => id === answer);

/** What the rules say of the answers before anything is sent. */
function ownFaults(preview: ApplicationPreview, { answers }: Draft): Faults {
  const found = preview.questions.flatMap((question): [string, string][] => {
    const given = answers[question.id];
    const value = question.kind === 'file' && !isKept(preview, given) ? undefined : given;
    const code = value === undefined ? question.required && 'applications.answer_missing' : answerFault(question, value);
    return code ? [[question.id, code]] : [];
  });
  return Object.fromEntries(found);
}

/** What the server says of them, by the questions that its pointers name. */
function saidFaults({ errors }: ApiProblem, answers: readonly { questionId: string }[]): Faults {
  const found = errors.flatMap(({ pointer, code }): [string, string][] => {
    const index = /^\/body\/answers\/(\d+)\//.exec(pointer)?.[1];
    const id = index === undefined ? /^\/questions\/(.+)$/.exec(pointer)?.[1] : answers[Number(index)]?.questionId;
    return id === undefined ? [] : [[id, code]];
  });
  return Object.fromEntries(found);
}
