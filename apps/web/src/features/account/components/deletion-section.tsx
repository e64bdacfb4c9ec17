// Deleting the account: what happens is said first, the word is typed, and for 72 hours it can be undone here or by the link of the mail.
// @spec 5 "Account deletion requires typing a confirmation word", decision 18
import { confirmsDeletion, DELETION_WORDS } from '@fairway/rules/account-deletion';
import { LIMITS } from '@fairway/rules/limits';
import { Button } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { type User, useRefresh } from '../queries.ts';
import { useSaving } from '../saving.ts';
import styles from './section.module.css';
import { Section } from './section.tsx';
import { useReaderFormats } from './use-formats.ts';

const PATH = '/identity/v1/user/account/request-deletion';

export function DeletionSection({ user }: { user: User }) {
  const t = useTranslations('account.deletion');
  return (
    <Section id="deletion" danger title={t('title')} text={t('text', { hours: LIMITS.accountDeletionHours })}>
      {user.deletionDueAt ? <Undo dueAt={new Date(user.deletionDueAt)} /> : <Request />}
    </Section>
  );
}

function Undo({ dueAt }: { dueAt: Date }) {
  const t = useTranslations('account.deletion');
  const api = useApi();
  const refresh = useRefresh();
  const saving = useSaving();
  const formats = useReaderFormats();
  const undo = async () => {
    if (await saving.run(() => api.call.DELETE(PATH, {}), t('undone'))) await refresh();
  };
  return (
    <div role="status" className={`${styles.form} ${styles.notice}`}>
      <p className={styles.note}>{t('begun', { when: formats.dateTime(dueAt) })}</p>
      <div className={styles.buttons}>
        <Button variant="primary" busy={saving.busy} onClick={undo}>
          {t('undo')}
        </Button>
      </div>
    </div>
  );
}

function Request() {
  const t = useTranslations('account.deletion');
  const { locale } = useBoot();
  const api = useApi();
  const refresh = useRefresh();
  const saving = useSaving();
  const [word, setWord] = useState('');
  const right = confirmsDeletion(word, locale);
  const request = async () => {
    const body = { confirmation: word, locale };
    if (!(await saving.run(() => api.call.POST(PATH, { body }), t('requested')))) return;
    setWord('');
    await refresh();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (right && !saving.busy) void request();
      }}
    >
      <TextField
        label={t('label', { word: DELETION_WORDS[locale] })}
        autoComplete="off"
        maxLength={60}
        value={word}
        onChange={(event) => {
          setWord(event.currentTarget.value);
          saving.clear();
        }}
        error={saving.problem ? saving.otherError() : undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" busy={saving.busy} disabled={!right}>
          {t('delete')}
        </Button>
      </div>
    </form>
  );
}
