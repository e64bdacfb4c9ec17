// One message as it was written, how far its sending is, and whom it was meant for.
import '../../lib/later-messages.ts';
import { LEFT_OUT_REASONS, RECIPIENT_SORTS, RECIPIENT_STATES } from '@fairway/rules/student-messages';
import { Progress } from '@fairway/ui/progress';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { Card, Facts } from '../../lib/console/card.tsx';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../lib/console/console-school.ts';
import { Loaded } from '../../lib/console/loaded.tsx';
import { defineList, one } from '../../lib/lists/list-address.ts';
import { choice } from '../../lib/lists/list-filters.tsx';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { askedRecordId } from '../../lib/record-ids.ts';
import { pageMeta } from '../../lib/seo.ts';
import { MessageState } from './components/message-state.tsx';
import styles from './messages.module.css';
import { LOOK_EVERY_MS, leftOutOf, messageQuery, RECIPIENTS_PATH, type WholeStudentMessage } from './queries.ts';

const LIST = defineList({ sorts: RECIPIENT_SORTS, sort: 'name', filters: { state: one(RECIPIENT_STATES), reason: one(LEFT_OUT_REASONS) } });

export const meta = pageMeta(({ t }) => ({ title: t('student-messages.title'), path: pathOf('staff-student-messages'), noIndex: true }));

export default function MessagePage() {
  const t = useTranslations('student-messages');
  const api = useApi();
  const { schoolId } = useConsoleSchool();
  const { href } = useConsoleHrefs();
  const id = askedRecordId(useParams().id);
  const reply = useQuery({
    ...messageQuery(api, schoolId, id),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? LOOK_EVERY_MS : false),
  });
  const crumbs = [{ href: href('staff-student-messages'), label: t('title') }];
  return (
    <Loaded reply={reply}>
      {(message) => (
        <ConsolePage title={message.subject} crumbs={crumbs}>
          <div className={styles.parts}>
            <Words message={message} />
            <Recipients message={message} schoolId={schoolId} />
          </div>
        </ConsolePage>
      )}
    </Loaded>
  );
}

function Words({ message }: { message: WholeStudentMessage }) {
  const t = useTranslations('student-messages');
  const { dateTime, number } = useReaderFormats();
  const { leftOut, chosen, sent, state } = message;
  const done = sent + leftOutOf(message);
  return (
    <div className={styles.pair}>
      <Card title={t('one.text')}>
        <p className={styles.text}>{message.text}</p>
      </Card>
      <Card title={t('one.numbers')}>
        {state === 'sending' ? <Progress label={t('one.sending')} percent={(done / chosen) * 100} /> : null}
        <Facts
          facts={[
            [t('state'), <MessageState key="state" message={message} />],
            [t('sender'), message.sender ?? t('gone')],
            [t('written'), dateTime(new Date(message.createdAt))],
            [t('one.finished'), message.finishedAt && dateTime(new Date(message.finishedAt))],
            [t('one.chosen'), number(chosen)],
            [t('one.sent'), number(sent)],
            ...LEFT_OUT_REASONS.filter((reason) => leftOut[reason] > 0).map(
              (reason) => [t(`one.${reason}`), number(leftOut[reason])] as const,
            ),
          ]}
        />
      </Card>
    </div>
  );
}

function Recipients({ message, schoolId }: { message: WholeStudentMessage; schoolId: number }) {
  const t = useTranslations('student-messages.one');
  const formats = useReaderFormats();
  const { href } = useConsoleHrefs();
  const looks = message.state === 'sending';
  const lookEveryMs = looks ? LOOK_EVERY_MS : (false as const);
  const queries = useQueryClient();
  const looked = useRef(looks);
  // What the last batch did is seen too.
  useEffect(() => {
    if (looked.current && !looks) void queries.invalidateQueries({ queryKey: ['get', RECIPIENTS_PATH] });
    looked.current = looks;
  }, [looks, queries]);
  const list = useList(LIST, RECIPIENTS_PATH, { schoolId, id: message.id }, { lookEveryMs });
  return (
    <div>
      <h2>{t('recipients')}</h2>
      <ListPage
        title={t('recipients')}
        {...list}
        searchLabel={t('searchName')}
        nameOf={(student) => student.name}
        hrefOf={(student) => href('staff-student', { id: student.id })}
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: (student) => <bdi>{student.name}</bdi> },
          { key: 'state', title: t('state'), cell: (student) => t(`states.${student.state}`) },
          { key: 'reason', title: t('reason'), cell: (student) => student.reason && t(`reasons.${student.reason}`) },
          { key: 'at', title: t('at'), wideOnly: true, cell: (student) => formats.when(new Date(student.at)) },
        ]}
        filters={[
          choice('state', t('state'), RECIPIENT_STATES, (state) => t(`states.${state}`)),
          choice('reason', t('reason'), LEFT_OUT_REASONS, (reason) => t(`reasons.${reason}`)),
        ]}
        empty={{ title: t('nobody') }}
      />
    </div>
  );
}
