// Everything of a feed that can be set; its name only while it is new.
import { CSV_FIELD_NAMES, FEED_FORMATS, FEED_LIMITS, type FeedFormat, OWN_FEED_LIMITS } from '@fairway/rules/feeds';
import { Checkbox } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { useGoTo } from '../../../lib/console/use-go-to.ts';
import { type RecordForm, useRecordForm } from '../../../lib/forms/record-form.ts';
import { SaveForm } from '../../../lib/forms/section.tsx';
import { bodyOf, draftOf, type FeedDraft, mapOf } from './feed-draft.ts';
import { useFeedScope } from './feed-scope.ts';
import type { Feed } from './queries.ts';

const ADDRESS_CODES = ['imports.bad_address', 'imports.internal_address'];
const SOURCE_CODES = ['imports.source_wrong', 'imports.source_taken'];

export function FeedForm({ feed }: { feed?: Feed }) {
  const t = useTranslations('feeds.one');
  const list = useTranslations('feeds.list');
  const words = useTranslations('admin');
  const api = useApi();
  const queries = useQueryClient();
  const scope = useFeedScope();
  const isOurs = scope.organizationId !== undefined;
  // What concerns other employers is nothing of an organization's own feed, whoever looks at it.
  const isOwn = isOurs || (feed?.organization ?? null) !== null;
  const form = useRecordForm({
    begin: () => draftOf(feed),
    draftOf,
    done: words('saved'),
    mayBeSent: ({ columns }) => mapOf(columns) !== undefined,
    send: (typed) => {
      const body = bodyOf(typed, mapOf(typed.columns) ?? {});
      return feed ? scope.change(api, feed, body) : scope.add(api, body);
    },
    onWritten: (written: Feed) => {
      queries.setQueryData(scope.feed(api, written.id).queryKey, written);
      void queries.invalidateQueries({ queryKey: ['get', scope.listPath] });
    },
  });
  const { draft, saving, text, tick, set, faultAt } = form;
  useGoTo(scope.pages.one, feed ? undefined : form.kept.id);
  const map = mapOf(draft.columns);
  const fields = CSV_FIELD_NAMES.join(', ');

  return (
    <SaveForm {...form.frame} label={words('save')} claimed={[...ADDRESS_CODES, ...SOURCE_CODES]}>
      <NameField form={form} isOurs={isOurs} isNew={!feed} />
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
          min={scope.leastMinutes}
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
        {isOwn ? null : (
          <TextField label={t('company')} hint={t('companyHint')} maxLength={200} error={faultAt('company')} {...text('company')} />
        )}
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
      {isOwn ? null : <Checkbox label={t('hold')} hint={t('holdHint')} {...tick('isHeld')} />}
    </SaveForm>
  );
}

/** Its name: an organization's own at any time, a source's while it is new. */
function NameField({ form: { saving, text, faultAt }, isOurs, isNew }: { form: RecordForm<FeedDraft>; isOurs: boolean; isNew: boolean }) {
  const t = useTranslations('feeds');
  if (isOurs)
    return (
      <TextField
        label={t('own.name')}
        hint={t('own.nameHint')}
        maxLength={OWN_FEED_LIMITS.labelCharacters}
        required
        error={faultAt('label')}
        {...text('label')}
      />
    );
  if (!isNew) return null;
  return (
    <TextField
      label={t('list.name')}
      hint={t('one.nameHint')}
      maxLength={60}
      required
      error={saving.errorOf(...SOURCE_CODES)}
      {...text('source')}
    />
  );
}
