// Everything of a feed that can be set; its name only while it is new.
import { CSV_FIELD_NAMES, FEED_FORMATS, FEED_LIMITS, type FeedFormat } from '@fairway/rules/feeds';
import { Checkbox } from '@fairway/ui/checkbox';
import { Select } from '@fairway/ui/select';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { SaveForm } from '../../account/components/section.tsx';
import { useSaving } from '../../account/saving.ts';
import styles from '../administration.module.css';
import { useGoTo } from '../components/use-go-to.ts';
import { type Feed, feedQuery } from '../queries.ts';
import { bodyOf, draftOf, type FeedDraft, mapOf } from './feed-draft.ts';

const ADDRESS_CODES = ['imports.bad_address', 'imports.internal_address'];
const SOURCE_CODES = ['imports.source_wrong', 'imports.source_taken'];

export function FeedForm({ feed }: { feed?: Feed }) {
  const t = useTranslations('feeds.one');
  const list = useTranslations('feeds.list');
  const words = useTranslations('admin');
  const api = useApi();
  const queries = useQueryClient();
  const saving = useSaving();
  const [draft, setDraft] = useState(() => draftOf(feed));
  const [kept, setKept] = useState(draft);
  useGoTo('admin-import', feed ? undefined : kept.id);
  const map = mapOf(draft.columns);
  const fields = CSV_FIELD_NAMES.join(', ');
  const set = <K extends keyof FeedDraft>(name: K, value: FeedDraft[K]) => setDraft((before) => ({ ...before, [name]: value }));
  const text = (name: 'source' | 'url' | 'company' | 'columns' | 'intervalMinutes' | 'undatedDays') => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  const invalid = (name: string) =>
    saving.problem?.errors?.some(({ pointer }) => pointer.startsWith(`/body/${name}`)) ? saving.errorOf('validation') : undefined;

  async function save() {
    if (!map) return;
    let written: Feed | undefined;
    const body = bodyOf(draft, map);
    const call = async () => {
      const { data } = feed
        ? await api.call.PUT('/api/v1/admin/imports/{id}', {
            params: { path: { id: feed.id } },
            body: { ...body, updatedAt: feed.updatedAt },
          })
        : await api.call.POST('/api/v1/admin/imports', { body: { ...body, source: draft.source.trim() } });
      written = data;
    };
    if (!(await saving.run(call, words('saved'))) || !written) return;
    queries.setQueryData(feedQuery(api, written.id).queryKey, written);
    setDraft(draftOf(written));
    setKept(draftOf(written));
    void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/imports'] });
  }

  return (
    <SaveForm
      saving={saving}
      unchanged={JSON.stringify(draft) === JSON.stringify(kept)}
      label={words('save')}
      onSave={save}
      claimed={[...ADDRESS_CODES, ...SOURCE_CODES]}
    >
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
        error={invalid('url') ?? saving.errorOf(...ADDRESS_CODES)}
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
          error={invalid('intervalMinutes')}
          {...text('intervalMinutes')}
        />
      </div>
      {draft.format === 'csv' ? (
        <TextArea
          label={t('columns')}
          hint={t('columnsHint', { fields })}
          rows={3}
          error={map ? invalid('map') : t('columnsWrong', { fields })}
          {...text('columns')}
        />
      ) : null}
      <div className={styles.pair}>
        <TextField label={t('company')} hint={t('companyHint')} maxLength={200} error={invalid('company')} {...text('company')} />
        <TextField
          label={t('undatedDays')}
          hint={t('undatedDaysHint')}
          type="number"
          min={FEED_LIMITS.undatedDays[0]}
          max={FEED_LIMITS.undatedDays[1]}
          error={invalid('undatedDays')}
          {...text('undatedDays')}
        />
      </div>
      <Checkbox
        label={t('isFull')}
        hint={t('isFullHint')}
        checked={draft.isFull}
        onChange={(event) => set('isFull', event.currentTarget.checked)}
      />
      <Checkbox
        label={t('hold')}
        hint={t('holdHint')}
        checked={draft.isHeld}
        onChange={(event) => set('isHeld', event.currentTarget.checked)}
      />
    </SaveForm>
  );
}
