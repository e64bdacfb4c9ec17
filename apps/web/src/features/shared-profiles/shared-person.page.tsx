// /employer/shared/:userId: one person who was asked or shares. The page closes by itself when the share is taken back or ends. @rule shares.9
import '../../lib/own-messages.ts';
import '../../lib/later-messages.ts';
import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { Card } from '../../lib/console/card.tsx';
import { useConsoleOrganization } from '../../lib/console/console-organization.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../lib/console/console-subject.ts';
import { Loaded, Nothing } from '../../lib/console/loaded.tsx';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { askedRecordId } from '../../lib/record-ids.ts';
import { pageMeta } from '../../lib/seo.ts';
import { SentProfileFacts } from '../applications/components/sent-profile.tsx';
import { SharedCv } from './components/shared-cv.tsx';
import styles from './components/shared-profiles.module.css';
import { StateMark } from './components/state-mark.tsx';
import { useLiveShared } from './live-shared-profiles.ts';
import { type SharedProfile, sharedPersonQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.shared'), path: pathOf('employer-shared'), noIndex: true }));

export default function SharedPersonPage() {
  return useConsoleOrganization().role === 'Representative' ? <Nothing /> : <SharedPerson />;
}

function SharedPerson() {
  const userId = askedRecordId(useParams().userId);
  const { organizationId } = useConsoleOrganization();
  const reply = useQuery(sharedPersonQuery(useApi(), organizationId, userId));
  useLiveShared(organizationId, reply.data?.until);
  // Who left the organization meanwhile reads no further what was loaded before.
  if (reply.isError && reply.data) return <Nothing />;
  return <Loaded reply={reply}>{(person) => <Person key={person.userId} person={person} />}</Loaded>;
}

function Person({ person }: { person: SharedProfile }) {
  const t = useTranslations('shared-profiles');
  const formats = useReaderFormats();
  const { href } = useConsoleHrefs();
  const { name, state, until, profile } = person;
  const [wasShown, setWasShown] = useState(false);
  useEffect(() => {
    if (profile) setWasShown(true);
  }, [profile]);
  const when = until ? formats.date(new Date(until)) : '';
  return (
    <ConsolePage
      title={name}
      crumbs={[{ href: href('employer-shared'), label: t('title') }]}
      description={<span className={styles.row}>{profile && until ? t('person.until', { date: when }) : <StateMark state={state} />}</span>}
    >
      <div className={styles.parts}>
        {profile ? (
          <>
            <p className={styles.muted}>{t('person.logged', { name })}</p>
            <Card title={t('person.profile')}>
              <SentProfileFacts profile={profile} />
            </Card>
            <SharedCv person={person} />
          </>
        ) : wasShown ? (
          <div role="status">
            <EmptyState drawing="list" title={t('person.closedTitle')} text={t('person.closed', { name })} />
          </div>
        ) : (
          <p>{state === 'waiting' ? t('person.waits', { name, date: when }) : t('person.ended', { name })}</p>
        )}
        <Applications person={person} />
      </div>
    </ConsolePage>
  );
}

function Applications({ person: { applications } }: { person: SharedProfile }) {
  const t = useTranslations('shared-profiles.person');
  const formats = useReaderFormats();
  const { href } = useConsoleHrefs();
  if (applications.length === 0) return null;
  return (
    <Card title={t('applications')}>
      <ul className={styles.items}>
        {applications.map(({ id, title, sentAt }) => (
          <li key={id} className={styles.row}>
            <Link href={href('employer-applicant', { id })}>
              <bdi>{title}</bdi>
            </Link>
            <span className={styles.muted}>{t('applied', { date: formats.date(new Date(sentAt)) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
