// What a school has sent its students by mail, the latest first. Messages are written from the list of students and from a record.
import '../../lib/later-messages.ts';
import { MESSAGE_SORTS, MESSAGE_STATES } from '@fairway/rules/student-messages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../lib/console/console-school.ts';
import { defineList, one } from '../../lib/lists/list-address.ts';
import { choice } from '../../lib/lists/list-filters.tsx';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { MessageState } from './components/message-state.tsx';
import { LOOK_EVERY_MS, leftOutOf, MESSAGES_PATH } from './queries.ts';

const LIST = defineList({ sorts: MESSAGE_SORTS, sort: '-createdAt', filters: { state: one(MESSAGE_STATES) } });

export const meta = pageMeta(({ t }) => ({ title: t('student-messages.title'), path: pathOf('staff-student-messages'), noIndex: true }));

export default function MessagesPage() {
  const t = useTranslations('student-messages');
  const formats = useReaderFormats();
  const { schoolId, name: school } = useConsoleSchool();
  const { href } = useConsoleHrefs();
  const [looks, setLooks] = useState(false);
  const list = useList(LIST, MESSAGES_PATH, { schoolId }, { lookEveryMs: looks ? LOOK_EVERY_MS : false });
  const isSending = list.reply.data?.rows.some(({ state }) => state === 'sending') ?? false;
  if (isSending !== looks) setLooks(isSending);
  return (
    <ConsolePage title={t('title')} description={t('description', { school })}>
      <ListPage
        title={t('title')}
        {...list}
        searchLabel={t('search')}
        nameOf={(message) => message.subject}
        hrefOf={(message) => href('staff-student-message', { id: message.id })}
        columns={[
          { key: 'subject', title: t('subject'), sort: 'subject', cell: (message) => <bdi>{message.subject}</bdi> },
          { key: 'sender', title: t('sender'), cell: (message) => message.sender ?? t('gone') },
          { key: 'state', title: t('state'), cell: (message) => <MessageState message={message} /> },
          { key: 'sent', title: t('sentTo'), cell: (message) => formats.number(message.sent) },
          { key: 'leftOut', title: t('leftOut'), cell: (message) => formats.number(leftOutOf(message)) },
          { key: 'written', title: t('written'), sort: 'createdAt', cell: (message) => formats.when(new Date(message.createdAt)) },
        ]}
        filters={[choice('state', t('state'), MESSAGE_STATES, (state) => t(`states.${state}`))]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
    </ConsolePage>
  );
}
