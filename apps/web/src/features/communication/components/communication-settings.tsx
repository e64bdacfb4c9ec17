// Which mails a person wants, and what they subscribed to. Each switch saves at once and goes back when that fails. The profile shows the
// same component. @spec 2.4 "communication settings"
import type { components } from '@fairway/client/api.gen';
import { Checkbox } from '@fairway/ui/checkbox';
import { showToast } from '@fairway/ui/show-toast';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import styles from './communication-settings.module.css';

type Settings = components['schemas']['EmailSettings'];
type Kind = Settings['settings'][number]['kind'];
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
  const errorText = useErrorText();
  const query = api.query.queryOptions('get', '/api/v1/communication/email/settings');
  const { data } = useQuery(query);
  const save = useMutation({
    mutationFn: (change: { kind: Kind; on: boolean }) =>
      api.call.PUT('/api/v1/communication/email/settings', { body: { settings: [change] } }),
    onMutate: (change) => {
      const before = queries.getQueryData<Settings>(query.queryKey);
      const changed = before?.settings.map((setting) => (setting.kind === change.kind ? change : setting)) ?? [];
      queries.setQueryData(query.queryKey, { settings: changed });
      return before;
    },
    onError: (error, _change, before) => {
      if (before) queries.setQueryData(query.queryKey, before);
      showToast({ kind: 'error', text: errorText(error) });
    },
  });
  if (!data) return <SkeletonRows label={t('email.title')} />;
  return (
    <fieldset className={styles.group}>
      <legend>{t('email.title')}</legend>
      <p>{t('email.text')}</p>
      {data.settings.map(({ kind, on }) => (
        <Checkbox
          key={kind}
          label={t(`email.${kind}`)}
          checked={on}
          onChange={(event) => save.mutate({ kind, on: event.currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}

function Subscriptions() {
  const t = useTranslations('communication');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const query = api.query.queryOptions('get', '/api/v1/communication/subscriptions');
  const { data } = useQuery(query);
  const save = useMutation({
    mutationFn: async ({ topic, id }: { topic: Topic; id: string | undefined }) => {
      if (id) await api.call.DELETE('/api/v1/communication/subscriptions/{id}', { params: { path: { id } } });
      else await api.call.POST('/api/v1/communication/subscriptions', { body: { topic } });
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (!data) return <SkeletonRows label={t('subscriptions.title')} />;
  return (
    <fieldset className={styles.group}>
      <legend>{t('subscriptions.title')}</legend>
      {data.topics.map((topic) => {
        const id = data.subscriptions.find((subscription) => subscription.topic === topic)?.id;
        const saving = save.isPending && save.variables.topic === topic;
        return (
          <Checkbox
            key={topic}
            label={t(`subscriptions.${topic}`)}
            checked={saving ? save.variables.id === undefined : id !== undefined}
            onChange={() => save.mutate({ topic, id })}
          />
        );
      })}
    </fieldset>
  );
}
