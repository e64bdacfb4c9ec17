// Refer a friend: by name and address, and the friends invited so far. @rule referrals.2, referrals.1
import { fullName } from '@fairway/rules/names';
import '../../lib/own-messages.ts';
import { ApiProblem } from '@fairway/client/problem';
import { isEmail } from '@fairway/rules/emails';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { showToast } from '@fairway/ui/show-toast';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { TextField } from '@fairway/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { Invitations } from './components/invitations.tsx';
import styles from './referrals.module.css';

export const meta = pageMeta(({ t }) => ({ title: t('referrals.title'), path: pathOf('referrals'), noIndex: true }));

const EMPTY = { firstName: '', lastName: '', email: '' };
type Field = keyof typeof EMPTY;

export default function ReferralsPage() {
  const t = useTranslations('referrals');
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      <InviteForm />
      <section aria-labelledby="invitations">
        <h2 id="invitations">{t('listTitle')}</h2>
        <InvitationList />
      </section>
    </div>
  );
}

function InviteForm() {
  const t = useTranslations('referrals');
  const errors = useTranslations('errors');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [fields, setFields] = useState(EMPTY);
  const [issues, setIssues] = useState<Partial<Record<Field, string>>>({});
  const invite = useMutation({
    mutationFn: (body: typeof EMPTY) => api.call.POST('/api/v1/referrals', { body }),
    onSuccess: async (_reply, body) => {
      showToast({ kind: 'success', text: t('sent', { name: fullName(body.firstName, body.lastName) }) });
      setFields(EMPTY);
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === '/api/v1/referrals' });
    },
    onError: (error) => {
      if (error instanceof ApiProblem && ['InvalidEmail', 'referrals.own_address'].includes(error.code))
        setIssues({ email: errorText(error) });
      else showToast({ kind: 'error', text: errorText(error) });
    },
  });
  const field = (name: Field) => ({
    value: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setFields({ ...fields, [name]: event.currentTarget.value });
      setIssues({ ...issues, [name]: undefined });
    },
    error: issues[name],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { firstName: fields.firstName.trim(), lastName: fields.lastName.trim(), email: fields.email.trim() };
    const found = {
      ...(body.firstName === '' ? { firstName: t('firstNameMissing') } : {}),
      ...(body.lastName === '' ? { lastName: t('lastNameMissing') } : {}),
      ...(body.email === '' ? { email: t('emailMissing') } : isEmail(body.email) ? {} : { email: errors('InvalidEmail') }),
    };
    setIssues(found);
    if (Object.keys(found).length === 0 && !invite.isPending) invite.mutate(body);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField label={t('firstName')} autoComplete="off" maxLength={100} {...field('firstName')} />
      <TextField label={t('lastName')} autoComplete="off" maxLength={100} {...field('lastName')} />
      <TextField label={t('email')} type="email" autoComplete="off" {...field('email')} />
      <Button type="submit" variant="primary" busy={invite.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

function InvitationList() {
  const t = useTranslations('referrals');
  const api = useApi();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(api.query.queryOptions('get', '/api/v1/referrals', { params: { query: { page } } }));
  if (error) return <EmptyState drawing="error" title={t('failed')} text={errorText(error)} />;
  if (!data) return <SkeletonRows label={t('listTitle')} />;
  if (data.total === 0) return <EmptyState drawing="list" title={t('empty')} text={t('emptyText')} />;
  return <Invitations invitations={data.referrals} total={data.total} page={page} onPage={setPage} />;
}
