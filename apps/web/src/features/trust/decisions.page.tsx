// /employer/decisions: what the platform took down of an organization and why; an owner answers once. @rule trust.6
import '../../lib/later-messages.ts';
import { TRUST_LIMITS } from '@fairway/rules/trust';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { EmptyState } from '@fairway/ui/empty-state';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { showToast } from '@fairway/ui/show-toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { Loaded } from '../../lib/console/loaded.tsx';
import parts from '../../lib/console/parts.module.css';
import { useErrorText } from '../../lib/error-text.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import styles from './components/trust.module.css';
import { type TakenDown, takenDownQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.decisions'), path: pathOf('employer-decisions'), noIndex: true }));

export default function DecisionsPage() {
  const t = useTranslations('trust.own');
  const console = useTranslations('console.employer');
  const { organizationId } = useConsoleOrganization();
  const reply = useQuery(takenDownQuery(useApi(), organizationId));
  return (
    <ConsolePage title={console('decisions')} description={t('text')}>
      <Loaded reply={reply}>
        {({ decisions }) =>
          decisions.length === 0 ? (
            <EmptyState drawing="list" title={t('empty')} text={t('emptyText')} />
          ) : (
            <ul className={styles.decisions}>
              {decisions.map((decision) => (
                <li key={decision.id}>
                  <Decision decision={decision} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </ConsolePage>
  );
}

/** A new report after a lifted decision is told by a decision of its own. */
const stateOf = ({ state }: TakenDown) => (state === 'kept' || state === 'waiting' ? 'lifted' : state);

function Decision({ decision }: { decision: TakenDown }) {
  const t = useTranslations('trust.own');
  const formats = useReaderFormats();
  const { role } = useConsoleOrganization();
  const state = stateOf(decision);
  const isOwner = role === 'OrganizationAdmin';
  const until = { date: formats.date(new Date(decision.appealUntil)) };
  const said = [
    { key: 'why', title: t('why'), text: decision.note, at: decision.at },
    ...(decision.appeal ? [{ key: 'appeal', title: t('yourAnswer'), ...decision.appeal }] : []),
    ...(decision.answer ? [{ key: 'answer', title: t('theirAnswer'), text: decision.answer.note, at: decision.answer.at }] : []),
  ];
  return (
    <article className={styles.decision} aria-labelledby={`decision-${decision.id}`}>
      <div className={styles.head}>
        <h2 id={`decision-${decision.id}`} className={styles.heading}>
          {t(`what.${decision.kind}`)}: <bdi>{decision.title}</bdi>
        </h2>
        <Badge meaning={state === 'lifted' ? 'success' : state === 'appealed' ? 'warning' : 'danger'}>{t(`states.${state}`)}</Badge>
      </div>
      {said.map(({ key, title, text, at }) => (
        <div key={key}>
          <strong>{title}</strong>
          <p className={styles.words} dir="auto">
            {text}
          </p>
          <p className={parts.muted}>{formats.dateTime(new Date(at))}</p>
        </div>
      ))}
      {decision.mayAppeal ? (
        <div className={styles.head}>
          <span className={parts.muted}>{t(isOwner ? 'until' : 'ownersAnswer', until)}</span>
          {isOwner ? <Answer id={decision.id} /> : null}
        </div>
      ) : state === 'taken_down' ? (
        <span className={parts.muted}>{t('over', until)}</span>
      ) : null}
    </article>
  );
}

function Answer({ id }: { id: string }) {
  const t = useTranslations('trust.own');
  const console = useTranslations('console');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const { organizationId } = useConsoleOrganization();
  const send = async (text: string) => {
    const params = { path: { organizationId, id } };
    const path = '/api/v1/employer/organizations/{organizationId}/report-decisions/{id}/appeal';
    const { data } = await api.call.POST(path, { params, body: { text } });
    if (data) queries.setQueryData(takenDownQuery(api, organizationId).queryKey, data);
    showToast({ kind: 'success', text: t('sent') });
  };
  const ask = () =>
    dialogs.open(reasonDialog, {
      ...{ title: t('answerTitle'), text: t('answerText'), label: t('answerLabel'), confirmLabel: t('send') },
      ...{ cancelLabel: console('cancel'), maxCharacters: TRUST_LIMITS.characters, failedText: errorText, onConfirm: send },
    });
  return (
    <Button variant="primary" onClick={() => void ask()}>
      {t('answer')}
    </Button>
  );
}
