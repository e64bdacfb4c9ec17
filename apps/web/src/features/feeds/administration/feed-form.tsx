// Everything of a feed that can be set; its name only while it is new.
import { CSV_FIELD_NAMES, FEED_FORMATS, FEED_LIMITS, type FeedFormat } from '@fairway/rules/feeds';
import { Checkbox } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { useGoTo } from '../../../lib/console/use-go-to.ts';
import { useRecordForm } from '../../../lib/forms/record-form.ts';
import { SaveForm } from '../../../lib/forms/section.tsx';
import { bodyOf, draftOf, mapOf } from './feed-draft.ts';
import { type Feed, feedQuery } from './queries.ts';

const ADDRESS_CODES = ['imports.bad_address', 'imports.internal_address'];
const SOURCE_CODES = ['imports.source_wrong', 'imports.source_taken'];

export function FeedForm({ feed }: { feed?: Feed }) {
  const t = useTranslations('feeds.one');
  const list = useTranslations('feeds.list');
  const words = useTranslations('admin');
  const api = useApi();
  const queries = useQueryClient();
  const form = useRecordForm({
    begin: () => draftOf(feed),
    draftOf,
    done: words('saved'),
    mayBeSent: ({ columns }) => mapOf(columns) !== undefined,
    send: (typed) => {
      const body = bodyOf(typed, mapOf(typed.columns) ?? {});
      return feed
        ? api.call.PUT('/api/v1/admin/imports/{id}', { params: { path: { id: feed.id } }, body: { ...body, updatedAt: feed.updatedAt } })
        : api.call.POST('/api/v1/admin/imports', { body: { ...body, source: typed.source.trim() } });
    },
    onWritten: (written: Feed) => {
      queries.setQueryData(feedQuery(api, written.id).queryKey, written);
      void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/imports'] });
    },
  });
  const { draft, saving, text, tick, set, faultAt } = form;
  useGoTo('admin-import', feed ? undefined : form.kept.id);
  const map = mapOf(draft.columns);
  const fields = CSV_FIELD_NAMES.join(', ');

  return (
    <SaveForm {...form.frame} label={words('save')} claimed={[...ADDRESS_CODES, ...SOURCE_CODES]}>
      {feed ? null : (
        <TextField
          label={list('name')}
          hint={t('nameHint')}
          maxLength={60}
          required
          error={saving.errorOf(...SOURCE_CODES)}
          {...text('source')}
        />
      )}
      <TextField
        label={t('url')}
        hint={t('urlHint')}
        type="url"
        maxLength={2000}
        required
        error={faultAt('url') ?? saving.errorOf(...ADDRESS_CODES)}
        {...text('url')}
      />
      <div className={styles.pair}>
        <Select
          label={list('format')}
          options={FEED_FORMATS.map((value) => ({ value, label: value }))}
          value={draft.format}
          onChange={(event) => set('format', event.currentTarget.value as FeedFormat)}
        />
        <TextField
          label={t('interval')}
          type="number"
          min={FEED_LIMITS.intervalMinutes[0]}
          max={FEED_LIMITS.intervalMinutes[1]}
          error={faultAt('intervalMinutes')}
          {...text('intervalMinutes')}
        />
      </div>
      {draft.format === 'csv' ? (
        <TextArea
          label={t('columns')}
          hint={t('columnsHint', { fields })}
          rows={3}
          error={map ? faultAt('map') : t('columnsWrong', { fields })}
          {...text('columns')}
        />
      ) : null}
      <div className={styles.pair}>
        <TextField label={t('company')} hint={t('companyHint')} maxLength={200} error={faultAt('company')} {...text('company')} />
        <TextField
          label={t('undatedDays')}
          hint={t('undatedDaysHint')}
          type="number"
          min={FEED_LIMITS.undatedDays[0]}
          max={FEED_LIMITS.undatedDays[1]}
          error={faultAt('undatedDays')}
          {...text('undatedDays')}
        />
      </div>
      <Checkbox label={t('isFull')} hint={t('isFullHint')} {...tick('isFull')} />
      <Checkbox label={t('hold')} hint={t('holdHint')} {...tick('isHeld')} />
    </SaveForm>
  );
}
