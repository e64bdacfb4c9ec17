// The answer: allowed or denied, the rule that decided in plain words with what would change it, and all rules in their order.
import { ApiProblem } from '@fairway/client/problem';
import { unaskedFacts } from '@fairway/rules/access-simulator';
import { SCORE_CONTEXTS } from '@fairway/rules/profile-score';
import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { EmptyState } from '@fairway/ui/empty-state';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Card } from '../../../lib/console/card.tsx';
import { useErrorText } from '../../../lib/error-text.ts';
import type { Simulation } from '../simulation-address.ts';
import styles from './simulator.module.css';

type Verdict = Simulation['tried'][number]['verdict'];
const MEANINGS: Record<Verdict, BadgeMeaning> = { passes: 'success', refuses: 'danger', notAsked: 'neutral', notReached: 'neutral' };
const NONE = ['not_found', 'jobs.not_found'];

type Reply = { data: Simulation | undefined; error: Error | null; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };

export function ResultCard({ reply, startText }: { reply: Reply | undefined; startText: string }) {
  const t = useTranslations('access-simulator.result');
  const errorText = useErrorText();
  const answer = () => {
    if (!reply) return <p className={styles.muted}>{startText}</p>;
    if (reply.error instanceof ApiProblem && NONE.includes(reply.error.code))
      return <EmptyState drawing="search" title={t('notFound')} level={3} />;
    if (reply.isError)
      return (
        <ListFailed
          title={t('failed')}
          text={errorText(reply.error)}
          retryLabel={t('retry')}
          retrying={reply.isFetching}
          onRetry={() => void reply.refetch()}
        />
      );
    return reply.data ? <Answer simulation={reply.data} /> : <SkeletonRows label={t('loading')} rows={5} />;
  };
  return (
    <Card title={t('title')}>
      <div aria-live="polite" aria-busy={reply?.isFetching === true} className={styles.column}>
        {answer()}
      </div>
    </Card>
  );
}

function Answer({ simulation: { allowed, rule, tried, missing } }: { simulation: Simulation }) {
  const t = useTranslations('access-simulator');
  const score = useTranslations('profile.requirements');
  const unasked = unaskedFacts(tried).map((fact) => t(`fact.${fact}`));
  const asked = SCORE_CONTEXTS.apply_to_job.filter((requirement) => missing?.includes(requirement));
  return (
    <>
      <p className={allowed ? styles.allowed : styles.denied}>
        {allowed ? <IconCircleCheck aria-hidden /> : <IconCircleX aria-hidden />}
        <strong>{allowed ? t('result.allowed') : t('result.denied')}</strong>
      </p>
      {rule === null ? <p>{t('result.allowedText')}</p> : null}
      {rule === null ? null : (
        <dl className={styles.why}>
          <div>
            <dt>{t('result.decidedBy')}</dt>
            <dd>{t(`rule.${rule}`)}</dd>
          </div>
          {rule === 'completeProfile' ? (
            <div>
              <dt className="fw-hidden">{t('fact.profile')}</dt>
              <dd>
                {missing
                  ? t('result.missing', { list: asked.map((requirement) => score(requirement)).join(', ') })
                  : t('result.missingPrivate')}
              </dd>
            </div>
          ) : null}
          <div>
            <dt>{t('result.change')}</dt>
            <dd>{t(`change.${rule}`)}</dd>
          </div>
        </dl>
      )}
      <h3 className={styles.heading}>{t('result.rules')}</h3>
      <ol className={styles.rules}>
        {tried.map((one) => (
          <li key={one.rule} aria-current={one.rule === rule ? 'true' : undefined}>
            <span>{t(`rule.${one.rule}`)}</span>
            <Badge meaning={MEANINGS[one.verdict]}>{t(`verdict.${one.verdict}`)}</Badge>
          </li>
        ))}
      </ol>
      {unasked.length > 0 ? <p className={styles.muted}>{t('result.unasked', { list: unasked.join(', ') })}</p> : null}
    </>
  );
}
