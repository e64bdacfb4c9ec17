// /staff/postings/:id: one posting as students see it, what changed since it was approved, what happened, and what can be decided.
import '../../lib/later-messages.ts';
import { mayMoveDecision } from '@fairway/rules/posting-decisions';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { Card } from '../../lib/console/card.tsx';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool, useDuty } from '../../lib/console/console-school.ts';
import { Loaded } from '../../lib/console/loaded.tsx';
import parts from '../../lib/console/parts.module.css';
import { pathOf } from '../../lib/paths.ts';
import { askedRecordId } from '../../lib/record-ids.ts';
import { pageMeta } from '../../lib/seo.ts';
import { ChangesCard } from './components/changes-card.tsx';
import { DecisionMark } from './components/decision-mark.tsx';
import { History } from './components/history.tsx';
import { useLiveDecisions } from './components/live-decisions.ts';
import { ReaderView } from './components/reader-view.tsx';
import { useDeciding } from './components/use-deciding.ts';
import styles from './posting-decisions.module.css';
import { type SchoolPosting, schoolPostingQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.postings'), path: pathOf('staff-postings'), noIndex: true }));

export default function SchoolPostingPage() {
  const { id } = useParams();
  const { schoolId } = useConsoleSchool();
  useLiveDecisions();
  const reply = useQuery(schoolPostingQuery(useApi(), schoolId, askedRecordId(id)));
  return <Loaded reply={reply}>{(posting) => <Posting posting={posting} />}</Loaded>;
}

function Posting({ posting }: { posting: SchoolPosting }) {
  const t = useTranslations('school-postings');
  const staff = useTranslations('console.staff');
  const { href } = useConsoleHrefs();
  return (
    <ConsolePage
      title={posting.title || t('untitled')}
      description={
        <span className={styles.head}>
          <bdi>{posting.organization.name}</bdi>
          {posting.isFirst ? <Badge meaning="info">{t('newEmployer')}</Badge> : null}
          {posting.isTrusted ? <Badge meaning="success">{t('trusted')}</Badge> : null}
          <DecisionMark state={posting.state} />
          {posting.isChanged ? <Badge meaning="warning">{t('edited')}</Badge> : null}
          {posting.postingState === 'live' ? null : <Badge>{t('notShown')}</Badge>}
        </span>
      }
      crumbs={[{ href: href('staff-postings'), label: staff('postings') }]}
      actions={<Actions posting={posting} />}
    >
      <div className={parts.columns}>
        <div className={parts.column}>
          <ChangesCard posting={posting} />
          <ReaderView posting={posting} />
        </div>
        <div className={parts.column}>
          <Card title={t('one.history')}>
            {posting.postingState === 'live' ? null : <p>{t('one.over')}</p>}
            <Partner posting={posting} />
            <History steps={posting.history} />
          </Card>
        </div>
      </div>
    </ConsolePage>
  );
}

/** Why it is approved, where that was a partner school's doing. @rule school-partners.4 */
function Partner({ posting: { state, partner } }: { posting: SchoolPosting }) {
  const t = useTranslations('school-postings.one');
  if (!partner || state !== 'approved') return null;
  return <p>{t(partner.stands ? 'partner' : 'partnerOver', { name: partner.name })}</p>;
}

function Actions({ posting }: { posting: SchoolPosting }) {
  const t = useTranslations('school-postings');
  const { busyId, approve, approveWith, decline, ask } = useDeciding();
  const decides = useDuty('employerRelations');
  if (posting.postingState !== 'live' || !decides) return null;
  const may = (to: 'asked' | 'approved' | 'declined') => mayMoveDecision(posting.state, to, 'school');
  return (
    <>
      {posting.isChanged ? (
        <Button variant="primary" busy={busyId === posting.id} onClick={() => void approve(posting)}>
          {t('confirm')}
        </Button>
      ) : null}
      {may('approved') ? (
        <>
          <Button variant="primary" busy={busyId === posting.id} onClick={() => void approve(posting)}>
            {t('approve')}
          </Button>
          <Button onClick={() => void approveWith(posting)}>{t('approveWith')}</Button>
        </>
      ) : null}
      {may('asked') ? <Button onClick={() => void ask(posting)}>{t('ask')}</Button> : null}
      {may('declined') ? (
        <Button variant="quiet" onClick={() => void decline(posting)}>
          {t('decline')}
        </Button>
      ) : null}
    </>
  );
}
