// Applications as a list: searched, by state, in any order, page by page, and as a file.
import { APPLICATION_SORTS, APPLICATION_STATES } from '@fairway/rules/applications';
import { Button, LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { LinkRow } from '@fairway/ui/link-row';
import { ListFailed, ListPages, ListResults } from '@fairway/ui/list-results';
import { Select } from '@fairway/ui/select';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { TextField } from '@fairway/ui/text-field';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { defineList, exportSearch, several } from '../../../lib/lists/list-address.ts';
import { useList } from '../../../lib/lists/use-list.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { beforeCall } from '../../../lib/session-keeper.ts';
import { type ApplicationRow, LIST as PATH } from '../queries.ts';
import styles from './applications.module.css';
import { Nothing } from './board.tsx';
import { StateBadge } from './state-badge.tsx';

const LIST = defineList({ sorts: APPLICATION_SORTS, sort: '-changedAt', filters: { states: several(APPLICATION_STATES) } });
/** The orders that are offered. */
const ORDERS = { '-changedAt': 'changedAt', '-sentAt': 'sentAt', title: 'title', organization: 'organization', state: 'state' } as const;

export function ApplicationList() {
  const t = useTranslations('applications');
  const pages = useTranslations('ui.pages');
  const errorText = useErrorText();
  const place = useRef<HTMLElement>(null);
  const { address, reply, csvPath } = useList(LIST, PATH);
  const { asked } = address;
  if (reply.isError && !reply.data)
    return (
      <ListFailed
        title={t('failed')}
        text={errorText(reply.error)}
        retryLabel={t('retry')}
        retrying={reply.isFetching}
        onRetry={() => void reply.refetch()}
      />
    );
  if (!reply.data) return <SkeletonRows label={t('title')} />;
  const { rows, total, pageSize } = reply.data;
  const isNarrowed = asked.q !== undefined || (asked.states ?? []).length > 0;
  if (total === 0 && !isNarrowed) return <Nothing />;
  return (
    <>
      <Filters address={address} csvHref={`${csvPath}${exportSearch(asked)}`} />
      <ListResults title={t('title')} place={place} page={asked.page} waiting={reply.isPlaceholderData}>
        <p className={styles.muted}>{t('list.total', { total })}</p>
        {rows.length === 0 ? (
          <EmptyState
            drawing="list"
            level={3}
            title={t('list.none')}
            actions={<LinkButton href={address.hrefOf({ q: null, states: null, page: null })}>{t('list.clear')}</LinkButton>}
          />
        ) : (
          <ul className={styles.plain}>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
        <ListPages
          page={asked.page}
          pages={Math.ceil(total / pageSize)}
          hrefOf={(page) => address.hrefOf({ page })}
          texts={{ label: pages('label'), previous: pages('previous'), next: pages('next'), page: (page) => pages('page', { page }) }}
        />
      </ListResults>
    </>
  );
}

function Row({ row }: { row: ApplicationRow }) {
  const t = useTranslations('applications');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const facts = [
    { key: 'organization', text: row.organization },
    ...(row.place ? [{ key: 'place', text: row.place }] : []),
    { key: 'sent', text: t('list.sent', { date: formats.date(new Date(row.sentAt)) }) },
  ];
  return (
    <li>
      <LinkRow href={href('application', { id: row.id })} title={row.title} facts={facts} tail={<StateBadge state={row.state} />} />
    </li>
  );
}

type Address = ReturnType<typeof useList<typeof PATH, (typeof APPLICATION_SORTS)[number], (typeof LIST)['filters']>>['address'];

function Filters({ address, csvHref }: { address: Address; csvHref: string }) {
  const t = useTranslations('applications');
  const [words, setWords] = useState(address.asked.q ?? '');
  const search = (event: FormEvent) => {
    event.preventDefault();
    address.go({ q: words.trim() || null, page: null });
  };
  // The browser asks for the file by itself: a session that is about to end is renewed first.
  const save = async (event: MouseEvent) => {
    event.preventDefault();
    await beforeCall(PATH);
    window.location.assign(csvHref);
  };
  return (
    <form className={styles.filters} onSubmit={search} aria-label={t('list.filters')}>
      <TextField label={t('list.search')} type="search" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      <Select
        label={t('list.state')}
        emptyLabel={t('list.everyState')}
        options={APPLICATION_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        value={address.asked.states?.[0] ?? ''}
        onChange={(event) => address.go({ states: event.currentTarget.value || null, page: null })}
      />
      <Select
        label={t('list.order')}
        options={Object.entries(ORDERS).map(([value, word]) => ({ value, label: t(`orders.${word}`) }))}
        value={address.asked.sort}
        onChange={(event) => address.go({ sort: event.currentTarget.value, page: null })}
      />
      <div className={styles.row}>
        <Button type="submit">{t('list.find')}</Button>
        <LinkButton variant="quiet" href={csvHref} download="" onClick={save}>
          {t('list.file')}
        </LinkButton>
      </div>
    </form>
  );
}
