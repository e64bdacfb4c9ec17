// Which mails a person wants, and what they subscribed to. Each choice saves at once. The profile shows the same component.
// @spec 2.4 "communication settings"
import type { components } from '@fairway/client/api.gen';
import { SENT_EMAIL_KINDS } from '@fairway/rules/communication';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from './communication-settings.module.css';
import { SavedCheckbox } from './saved-checkbox.tsx';

type Settings = components['schemas']['EmailSettings'];
type Kind = Settings['settings'][number]['kind'];
const isSent = (setting: { kind: Kind; on: boolean }): setting is { kind: SentKind; on: boolean } =>
  (SENT_EMAIL_KINDS as readonly Kind[]).includes(setting.kind);
type SentKind = (typeof SENT_EMAIL_KINDS)[number];
type Topic = components['schemas']['MailSubscription']['topic'];

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
      {data.settings.filter(isSent).map(({ kind, on }) => (
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
  const idOf = (topic: Topic) =>
    queries.getQueryData<NonNullable<typeof data>>(query.queryKey)?.subscriptions.find((one) => one.topic === topic)?.id;
  const save = async (topic: Topic, on: boolean) => {
    const id = idOf(topic);
    if (on) await api.call.POST('/api/v1/communication/subscriptions', { body: { topic } });
    else if (id) await api.call.DELETE('/api/v1/communication/subscriptions/{id}', { params: { path: { id } } });
    await queries.invalidateQueries({ queryKey: query.queryKey });
  };
  if (!data) return <SkeletonRows label={t('subscriptions.title')} />;
  return (
    <fieldset className={styles.group}>
      <legend>{t('subscriptions.title')}</legend>
      {data.topics.map((topic) => (
        <SavedCheckbox
          key={topic}
          label={t(`subscriptions.${topic}`)}
          checked={data.subscriptions.some((subscription) => subscription.topic === topic)}
          save={(wanted) => save(topic, wanted)}
        />
      ))}
    </fieldset>
  );
}
