// A post as it is written, and as it is read, in each language; and when it is published. It is saved whole; what somebody else saved meanwhile
// is told, and nothing typed is lost.
import { LOCALE_NAMES } from '@fairway/i18n/locale-names';
import { BLOG_LIMITS, BLOG_SLUG, type BlogIssue, type BlogTexts, type BlogWords, blogIssue } from '@fairway/rules/blog';
import { LOCALES, type Locale, languageTag } from '@fairway/rules/locales';
import { pageHtml } from '@fairway/rules/page-text';
import { Button } from '@fairway/ui/button';
import { Prose } from '@fairway/ui/prose';
import { Segmented } from '@fairway/ui/segmented';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import styles from '../../../../lib/console/parts.module.css';
import { useErrorText } from '../../../../lib/error-text.ts';
import { type RecordForm, useRecordForm } from '../../../../lib/forms/record-form.ts';
import { SaveForm } from '../../../../lib/forms/section.tsx';
import { useHrefs } from '../../../../lib/paths.ts';
import { type EditedPost, editedPostQuery } from '../queries.ts';

const WHEN = ['draft', 'now', 'at'] as const;
type Draft = { slug: string; author: string; texts: BlogTexts; when: (typeof WHEN)[number]; at: string };
type Issue = BlogIssue | 'slug' | 'at';

const NO_WORDS: BlogWords = { title: '', ingress: '', body: '' };

/** An instant as the field of a browser has it: in the zone of who edits. */
function localTime(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const draftOf = ({ slug, author, texts, publishedAt }: EditedPost): Draft => ({
  ...{ slug, author, texts, when: publishedAt === null ? 'draft' : 'at', at: publishedAt === null ? '' : localTime(publishedAt) },
});

function issueOf({ slug, author, texts, when, at }: Draft): Issue | undefined {
  if (!BLOG_SLUG.test(slug)) return 'slug';
  if (when === 'at' && Number.isNaN(Date.parse(at))) return 'at';
  return when === 'draft' ? undefined : blogIssue({ author, texts });
}

type EditorProps = { post: EditedPost; locale: Locale; onLocale: (locale: Locale) => void };

export function PostEditor({ post, locale, onLocale }: EditorProps) {
  const t = useTranslations('blog');
  const api = useApi();
  const queries = useQueryClient();
  const [issue, setIssue] = useState<Issue>();
  const params = { path: { id: post.id } };
  const faultOf = (...own: Issue[]) => (issue && own.includes(issue) ? t(`issues.${issue}`) : undefined);
  const form = useRecordForm({
    begin: () => draftOf(post),
    draftOf,
    done: t('saved'),
    mayBeSent: (draft) => {
      const found = issueOf(draft);
      setIssue(found);
      return found === undefined;
    },
    send: ({ slug, author, texts, when, at }) => {
      // Minutes are what the field has: an instant that nobody touched stays as it was.
      const kept = post.publishedAt !== null && at === localTime(post.publishedAt) ? post.publishedAt : undefined;
      const publishedAt = when === 'draft' ? null : when === 'now' ? new Date().toISOString() : (kept ?? new Date(at).toISOString());
      return api.call.PUT('/api/v1/admin/blog/{id}', { params, body: { slug, author, texts, publishedAt, edition: post.edition } });
    },
    onWritten: (written) => {
      void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/blog'] });
      queries.setQueryData(editedPostQuery(api, post.id).queryKey, written);
    },
  });
  return (
    <SaveForm {...form.frame} label={t('save')} extra={<RemoveButton id={post.id} />}>
      <TextField
        label={t('slug')}
        hint={t('slugHint')}
        maxLength={BLOG_LIMITS.slugCharacters}
        error={faultOf('slug') ?? form.faultAt('slug')}
        {...form.text('slug')}
      />
      <TextField
        label={t('author')}
        maxLength={BLOG_LIMITS.authorCharacters}
        error={faultOf('author') ?? form.faultAt('author')}
        {...form.text('author')}
      />
      <Select
        label={t('when.label')}
        options={WHEN.map((value) => ({ value, label: t(`when.${value}`) }))}
        value={form.draft.when}
        onChange={(event) => form.set('when', event.currentTarget.value as Draft['when'])}
      />
      {form.draft.when === 'at' ? (
        <TextField label={t('at')} type="datetime-local" error={faultOf('at') ?? form.faultAt('publishedAt')} {...form.text('at')} />
      ) : null}
      <LanguageWords
        post={post}
        form={form}
        locale={locale}
        onLocale={onLocale}
        fault={faultOf('words', 'half') ?? form.faultAt('texts')}
      />
    </SaveForm>
  );
}

/** One language: chosen, written, looked at. */
function LanguageWords({ post, form, locale, onLocale, fault }: EditorProps & { form: RecordForm<Draft>; fault: string | undefined }) {
  const t = useTranslations('blog');
  const [face, setFace] = useState<'text' | 'preview'>('text');
  const words = form.draft.texts[locale] ?? NO_WORDS;
  const isEmpty = (one: Locale) => !Object.values(form.draft.texts[one] ?? NO_WORDS).some((text) => text.trim() !== '');
  const change = (changes: Partial<BlogWords>) => form.set('texts', { ...form.draft.texts, [locale]: { ...words, ...changes } });
  const lang = languageTag(locale);
  const { name, email } = post.tenant;
  return (
    <>
      <Select
        label={t('language')}
        hint={t('languageHint')}
        options={LOCALES.map((one) => ({ value: one, label: t(isEmpty(one) ? 'empty' : 'written', { language: LOCALE_NAMES[one] }) }))}
        value={locale}
        onChange={(event) => onLocale(event.currentTarget.value as Locale)}
      />
      <Segmented
        label={t('text')}
        value={face}
        onChange={setFace}
        options={[
          { value: 'text', label: t('text') },
          { value: 'preview', label: t('preview') },
        ]}
      />
      {face === 'text' ? (
        <>
          <TextField
            label={t('title')}
            error={fault}
            lang={lang}
            maxLength={BLOG_LIMITS.titleCharacters}
            value={words.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <TextArea
            label={t('ingress')}
            lang={lang}
            rows={3}
            maxLength={BLOG_LIMITS.ingressCharacters}
            value={words.ingress}
            onChange={(event) => change({ ingress: event.currentTarget.value })}
          />
          <TextArea
            label={t('text')}
            hint={t('marks', { name: '{name}', email: '{email}' })}
            lang={lang}
            rows={16}
            maxLength={BLOG_LIMITS.bodyCharacters}
            value={words.body}
            onChange={(event) => change({ body: event.currentTarget.value })}
          />
        </>
      ) : (
        <article lang={lang} className={styles.form}>
          <h3>{words.title}</h3>
          <p>{words.ingress}</p>
          <Prose html={pageHtml(words.body, { name, email, locale }).html} size="small" />
        </article>
      )}
    </>
  );
}

/** Deletes at once; for an hour it can be brought back. */
function RemoveButton({ id }: { id: string }) {
  const t = useTranslations('blog');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { href } = useHrefs();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const params = { path: { id } };
  async function run(call: () => Promise<unknown>) {
    setBusy(true);
    try {
      await call();
      await queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/blog'] });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  }
  const restore = () => void run(() => api.call.POST('/api/v1/admin/blog/{id}/restore', { params }));
  const remove = () =>
    run(async () => {
      await api.call.DELETE('/api/v1/admin/blog/{id}', { params });
      showToast({ kind: 'success', text: t('removed'), action: { label: t('undo'), run: restore } });
      await navigate(href('admin-blog'));
    });
  return (
    <Button variant="danger" busy={busy} onClick={() => void remove()}>
      {t('remove')}
    </Button>
  );
}
