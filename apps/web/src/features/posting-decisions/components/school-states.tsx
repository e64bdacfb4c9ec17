// What each school made of an employer's posting, and the answer to one that asks. It follows what the schools do.
import { POSTING_DECISION_LIMITS } from '@fairway/rules/posting-decisions';
import { Button } from '@fairway/ui/button';
import { ListFailed } from '@fairway/ui/list-results';
import { showToast } from '@fairway/ui/show-toast';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { TextArea } from '@fairway/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card } from '../../../lib/console/card.tsx';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useRealtime } from '../../../lib/realtime.ts';
import styles from '../posting-decisions.module.css';
import { decisionsQuery, type PostingDecisions } from '../queries.ts';
import { DecisionMark } from './decision-mark.tsx';
import { History } from './history.tsx';

type Decision = PostingDecisions['decisions'][number];

/** `edition`: of the posting; what was changed can be brought before a school again. */
export function SchoolStates({ id, edition }: { id: string; edition: number }) {
  const t = useTranslations('own-postings.decisions');
  const shell = useTranslations('shell');
  const list = useTranslations('admin');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { organizationId } = useConsoleOrganization();
  const query = decisionsQuery(useApi(), organizationId, id);
  const reply = useQuery({
    ...query,
    queryKey: [...query.queryKey, edition] as unknown as typeof query.queryKey,
    placeholderData: (before) => before,
  });
  useRealtime(['posting_decision.changed'], () => void queries.invalidateQueries({ queryKey: query.queryKey }), {
    subject: `company:${organizationId}`,
  });
  if (reply.data?.decisions.length === 0) return null;
  return (
    <Card title={t('title')}>
      {reply.data ? (
        <ul className={styles.schools}>
          {reply.data.decisions.map((decision) => (
            <li key={decision.schoolId} className={styles.school}>
              <School id={id} decision={decision} />
            </li>
          ))}
        </ul>
      ) : reply.isError ? (
        <ListFailed
          title={t('failed')}
          text={errorText(reply.error)}
          retryLabel={list('retry')}
          retrying={reply.isFetching}
          onRetry={() => void reply.refetch()}
        />
      ) : (
        <SkeletonRows rows={2} label={shell('loading')} />
      )}
    </Card>
  );
}

function School({ id, decision }: { id: string; decision: Decision }) {
  const t = useTranslations('own-postings.decisions');
  const reasons = useTranslations('school-postings.reasons');
  const { school, state, note, reason, mayAskAgain, history } = decision;
  return (
    <>
      <span className={styles.head}>
        <strong>
          <bdi>{school}</bdi>
        </strong>
        <DecisionMark state={state} side="employer" />
      </span>
      {reason ? <span>{reasons(reason)}</span> : null}
      {note && state !== 'waiting' ? <span dir="auto">{note}</span> : null}
      {state === 'asked' ? <Answer id={id} decision={decision} label={t('answer')} send={t('send')} /> : null}
      {mayAskAgain ? <Answer id={id} decision={decision} label={t('again')} send={t('againSend')} /> : null}
      {state === 'declined' && !mayAskAgain ? <span>{t('change')}</span> : null}
      <details>
        <summary>{t('history')}</summary>
        <History steps={history} />
      </details>
    </>
  );
}

function Answer({ id, decision, label, send }: { id: string; decision: Decision; label: string; send: string }) {
  const t = useTranslations('own-postings.decisions');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { organizationId } = useConsoleOrganization();
  const [answer, setAnswer] = useState('');
  const say = useMutation({
    mutationFn: async () => {
      const body = { schoolId: decision.schoolId, answer: answer.trim() };
      const path = '/api/v1/employer/organizations/{organizationId}/postings/{id}/answers';
      await api.call.POST(path, { params: { path: { organizationId, id } }, body });
    },
    onSuccess: () => {
      setAnswer('');
      showToast({ kind: 'success', text: t('sent', { school: decision.school }) });
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: decisionsQuery(api, organizationId, id).queryKey }),
  });
  return (
    <form
      className={styles.side}
      onSubmit={(event) => {
        event.preventDefault();
        if (answer.trim() !== '') say.mutate();
      }}
    >
      <TextArea
        label={label}
        maxLength={POSTING_DECISION_LIMITS.noteCharacters}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <span>
        <Button type="submit" variant="primary" size="small" busy={say.isPending} disabled={answer.trim() === ''}>
          {send}
        </Button>
      </span>
    </form>
  );
}
