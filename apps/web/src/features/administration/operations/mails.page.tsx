// The mail log. Of a mail its template is shown, never its words: links of it may still open something.
import '../../../lib/later-messages.ts';
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { isLocale } from '@fairway/rules/locales';
import { MAIL_SORTS, MAIL_STATES } from '@fairway/rules/operations';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import styles from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { anyText, defineList, one } from '../../../lib/lists/list-address.ts';
import { choice, linked } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { OperationsLinks } from './components/operations-links.tsx';
import type { MailLine } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.operations'), path: pathOf('admin-mails'), noIndex: true }));

const LIST = defineList({ sorts: MAIL_SORTS, sort: '-created', filters: { state: one(MAIL_STATES), kind: anyText } });
const PATH = '/api/v1/admin/operations/mails';
const MEANINGS = { waiting: 'info', sent: 'success', failed: 'danger' } as const;

export default function MailsPage() {
  const t = useTranslations('operations.mails');
  const words = useTranslations('operations');
  const console = useTranslations('console.admin');
  const formats = useReaderFormats();
  const list = useList(LIST, PATH);
  const at = (instant: string | null) => (instant === null ? null : formats.dateTime(new Date(instant)));
  const { kind } = list.address.asked;
  return (
    <ConsolePage title={console('operations')} description={t('text')} views={<OperationsLinks current="admin-mails" />}>
      <ListPage
        title={words('mailsLink')}
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'recipient', title: t('recipient'), sort: 'recipient', cell: (mail) => <Recipient mail={mail} /> },
          {
            key: 'kind',
            title: t('kind'),
            cell: (mail) => (
              <Link className={styles.code} href={list.address.hrefOf({ kind: mail.kind })}>
                {mail.kind}
              </Link>
            ),
          },
          { key: 'state', title: t('state'), cell: (mail) => <Badge meaning={MEANINGS[mail.state]}>{t(mail.state)}</Badge> },
          { key: 'tries', title: t('tries'), cell: (mail) => mail.tries, align: 'end' },
          { key: 'error', title: t('error'), cell: (mail) => <span className={styles.code}>{mail.lastError}</span> },
          {
            key: 'locale',
            title: t('locale'),
            cell: (mail) => (isLocale(mail.locale) ? LOCALE_NAMES[mail.locale] : mail.locale),
            wideOnly: true,
          },
          { key: 'created', title: t('created'), sort: 'created', cell: (mail) => at(mail.createdAt) },
          { key: 'ended', title: t('ended'), cell: (mail) => at(mail.endedAt), wideOnly: true },
        ]}
        nameOf={(mail) => mail.recipient}
        filters={[
          choice('state', t('state'), MAIL_STATES, (value) => t(value)),
          // It comes with a press on a template, and is there to be taken away.
          ...linked('kind', t('kind'), kind),
        ]}
        actions={(mail) => (mail.can.sendAgain ? <Again mail={mail} /> : null)}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}

function Recipient({ mail }: { mail: MailLine }) {
  const { href } = useHrefs();
  return mail.userId === null ? mail.recipient : <Link href={href('admin-user', { id: mail.userId })}>{mail.recipient}</Link>;
}

function Again({ mail }: { mail: MailLine }) {
  const t = useTranslations('operations.mails');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const again = useMutation({
    mutationFn: () => api.call.POST(`${PATH}/{id}/send`, { params: { path: { id: mail.id } } }),
    onSuccess: () => showToast({ kind: 'success', text: t('againDone') }),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['get', PATH] }),
  });
  return (
    <Button size="small" busy={again.isPending} aria-label={t('againNamed', { name: mail.recipient })} onClick={() => again.mutate()}>
      {t('again')}
    </Button>
  );
}
