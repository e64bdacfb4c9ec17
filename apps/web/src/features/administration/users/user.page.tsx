// The card of one person.
import '../../../lib/later-messages.ts';
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { isLocale } from '@fairway/rules/locales';
import { VERIFICATION_METHODS, VERIFICATION_STATES } from '@fairway/rules/verification';
import { Badge } from '@fairway/ui/badge';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { askedRecordId } from '../../../lib/record-ids.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { type UserCard, userQuery } from '../queries.ts';
import { UserDeletion } from './user-deletion.tsx';
import { UserHead } from './user-head.tsx';
import { UserMerges } from './user-merges.tsx';
import { UserRoles } from './user-roles.tsx';
import { UserSessions, UserSignIn } from './user-sign-in.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.users'), path: pathOf('admin-users'), noIndex: true }));

export default function UserPage() {
  const id = askedRecordId(useParams().id);
  const reply = useQuery(userQuery(useApi(), id));
  return <Loaded reply={reply}>{(user) => <Card user={user} />}</Loaded>;
}

function Card({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  return (
    <ConsolePage
      title={user.name || t('noName')}
      description={user.email}
      crumbs={[{ href: href('admin-users'), label: console('users') }]}
      actions={<UserHead user={user} />}
    >
      <div className={styles.sections}>
        <UserMerges user={user} />
        <Section id="about" title={t('about')}>
          <About user={user} />
        </Section>
        <Section id="roles" title={t('roles')} text={t('rolesText')}>
          <UserRoles user={user} />
        </Section>
        <Section id="sign-in" title={t('signIn')}>
          <UserSignIn user={user} />
        </Section>
        <Section id="sessions" title={t('sessions')}>
          <UserSessions user={user} />
        </Section>
        <Section id="connections" title={t('connections')}>
          <Connections user={user} />
        </Section>
        <Section id="mails" title={t('mails')}>
          <Mails user={user} />
        </Section>
        <Section id="deletion" title={t('deletion')} danger={user.deletionDueAt !== null}>
          <UserDeletion user={user} />
        </Section>
      </div>
    </ConsolePage>
  );
}

function About({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const users = useTranslations('admin.users');
  const states = useTranslations('admin.status');
  const words = useTranslations('admin');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  return (
    <dl className={styles.facts}>
      <dt>{users('status')}</dt>
      <dd>
        <Badge meaning={user.status === 'active' ? 'success' : 'warning'}>{states(user.status)}</Badge>
      </dd>
      <dt>{users('email')}</dt>
      <dd>
        {user.email} ({user.emailVerified ? t('emailProven') : t('emailUnproven')})
      </dd>
      <dt>{t('id')}</dt>
      <dd className={styles.code}>{user.id}</dd>
      <dt>{users('created')}</dt>
      <dd>{formats.dateTime(new Date(user.createdAt))}</dd>
      <dt>{t('tenant')}</dt>
      <dd>{user.tenant ? <Link href={href('admin-tenant', { id: user.tenant.id })}>{user.tenant.name}</Link> : words('notSet')}</dd>
      <dt>{t('language')}</dt>
      <dd>
        {isLocale(user.locale) ? LOCALE_NAMES[user.locale] : user.locale}, {user.timeZone}
      </dd>
    </dl>
  );
}

function Connections({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const states = useTranslations('students.states');
  const methods = useTranslations('students.record.methods');
  const { href } = useHrefs();
  const wordsOf = (state: string, method: string | null) => {
    const [known, way] = [VERIFICATION_STATES.find((one) => one === state), VERIFICATION_METHODS.find((one) => one === method)];
    return [known ? states(known) : state, way ? methods(way) : method].filter(Boolean).join(' · ');
  };
  if (user.connections.length === 0) return <p className={styles.muted}>{t('noConnections')}</p>;
  return (
    <ul className={styles.rows}>
      {user.connections.map(({ school, state, method }) => (
        <li key={school.id} className={styles.row}>
          <Link href={href('admin-school', { id: school.id })}>{school.name}</Link>
          <span className={styles.muted}>{wordsOf(state, method)}</span>
        </li>
      ))}
    </ul>
  );
}

function Mails({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const formats = useReaderFormats();
  if (user.mails.length === 0) return <p className={styles.muted}>{t('noMails')}</p>;
  return (
    <ul className={styles.rows}>
      {user.mails.map((mail) => (
        <li key={mail.id} className={styles.row}>
          <div className={styles.what}>
            <strong className={styles.code}>{mail.kind}</strong>
            <span>{[mail.recipient, mail.failure].filter(Boolean).join(' · ')}</span>
          </div>
          {mail.sentAt ? (
            <span>{t('sent', { date: formats.when(new Date(mail.sentAt)) })}</span>
          ) : (
            <Badge meaning={mail.failedAt ? 'danger' : 'neutral'}>{mail.failedAt ? t('failed') : t('waiting')}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
