// Which mails a person wants, and what they subscribed to. Each choice saves at once. The profile shows the same component.
// @rule communication.1
import type { components } from '@fairway/client/api.gen';
import { isKindOf, SENT_EMAIL_KINDS } from '@fairway/rules/communication';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import styles from './communication-settings.module.css';
import { SavedCheckbox } from './saved-checkbox.tsx';

type Settings = components['schemas']['EmailSettings'];
type Kind = Settings['settings'][number]['kind'];
const isSent = (setting: { kind: Kind; on: boolean }): setting is { kind: SentKind; on: boolean } =>
  (SENT_EMAIL_KINDS as readonly Kind[]).includes(setting.kind);
type SentKind = (typeof SENT_EMAIL_KINDS)[number];
type Subscription = components['schemas']['MailSubscription'];
/** A topic, or whose new postings come by mail. */
type Wish = { topic: NonNullable<Subscription['topic']> } | { kind: 'company' | 'school'; id: string };

export function CommunicationSettings() {
  return (
    <div className={styles.parts}>
      <EmailKinds />
      <Subscriptions />
    </div>
  );
}

function EmailKinds() {
  const t = useTranslations('communication');
  const api = useApi();
  const roles = useSession()?.user?.roles ?? [];
  const queries = useQueryClient();
  const query = api.query.queryOptions('get', '/api/v1/communication/email/settings');
  const { data } = useQuery(query);
  const save = async (kind: Kind, on: boolean) => {
    await api.call.PUT('/api/v1/communication/email/settings', { body: { settings: [{ kind, on }] } });
    queries.setQueryData(query.queryKey, (stored: Settings | undefined) =>
      stored ? { settings: stored.settings.map((setting) => (setting.kind === kind ? { kind, on } : setting)) } : stored,
    );
  };
  if (!data) return <SkeletonRows label={t('email.title')} />;
  return (
    <fieldset className={styles.group}>
      <legend>{t('email.title')}</legend>
      <p>{t('email.text')}</p>
      {data.settings
        .filter(isSent)
        .filter(({ kind }) => isKindOf(kind, roles))
        .map(({ kind, on }) => (
          <SavedCheckbox key={kind} label={t(`email.${kind}`)} checked={on} save={(wanted) => save(kind, wanted)} />
        ))}
    </fieldset>
  );
}

function Subscriptions() {
  const t = useTranslations('communication');
  const api = useApi();
  const queries = useQueryClient();
  const query = api.query.queryOptions('get', '/api/v1/communication/subscriptions');
  const { data } = useQuery(query);
  const idOf = (wish: Wish) =>
    queries.getQueryData<NonNullable<typeof data>>(query.queryKey)?.subscriptions.find((one) => isOf(one, wish))?.id;
  const save = async (wish: Wish, on: boolean) => {
    const id = idOf(wish);
    if (on) await api.call.POST('/api/v1/communication/subscriptions', { body: wish });
    else if (id) await api.call.DELETE('/api/v1/communication/subscriptions/{id}', { params: { path: { id } } });
    await queries.invalidateQueries({ queryKey: query.queryKey });
  };
  if (!data) return <SkeletonRows label={t('postings.title')} />;
  const box = (key: string, label: string, wish: Wish) => (
    <SavedCheckbox
      key={key}
      label={label}
      checked={data.subscriptions.some((one) => isOf(one, wish))}
      save={(wanted) => save(wish, wanted)}
    />
  );
  return (
    <>
      {data.topics.length === 0 ? null : (
        <fieldset className={styles.group}>
          <legend>{t('subscriptions.title')}</legend>
          {data.topics.map((topic) => box(topic, t(`subscriptions.${topic}`), { topic }))}
        </fieldset>
      )}
      <fieldset className={styles.group}>
        <legend>{t('postings.title')}</legend>
        <p>{data.schools.length + data.companies.length > 0 ? t('postings.text') : t('postings.none')}</p>
        {data.schools.map(({ id, name }) => box(`school ${id}`, name, { kind: 'school', id: `${id}` }))}
        {data.companies.map(({ id, name }) => box(`company ${id}`, name, { kind: 'company', id: `${id}` }))}
      </fieldset>
    </>
  );
}

const isOf = ({ topic, company: organization, school }: Subscription, wish: Wish) =>
  'topic' in wish ? topic === wish.topic : `${(wish.kind === 'company' ? organization : school)?.id}` === wish.id;
