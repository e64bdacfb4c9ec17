// Deleting the account: what happens is said first, the word is typed, and for 72 hours it can be undone here or by the link of the mail.
// @rule account.16
import { confirmsDeletion, DELETION_WORDS } from '@fairway/rules/account-deletion';
import { LIMITS } from '@fairway/rules/limits';
import { Button } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import section from '../../../lib/forms/section.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type User, useRefresh } from '../queries.ts';
import styles from './account.module.css';

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
    <div role="status" className={`${section.form} ${styles.notice}`}>
      <p className={styles.note}>{t('begun', { when: formats.dateTime(dueAt) })}</p>
      <div className={section.buttons}>
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
      className={section.form}
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
      <div className={section.buttons}>
        <Button type="submit" variant="danger" busy={saving.busy} disabled={!right}>
          {t('delete')}
        </Button>
      </div>
    </form>
  );
}
