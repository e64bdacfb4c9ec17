// What a question finds now, and what it found before the concept was saved.
import { Button } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import parts from '../../../../lib/console/parts.module.css';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { useTriedQuery } from '../queries.ts';

type Answer = { q: string; total: number; titles: string[] };

/** A question that is tried; `remember` keeps what it finds now, for comparing. */
export function useTrial(first: string) {
  const [q, setQ] = useState(first);
  const [before, setBefore] = useState<Answer>();
  const reply = useQuery({ ...useTriedQuery(useApi(), q), enabled: q !== '' });
  const now: Answer | undefined = reply.data && { q, total: reply.data.total, titles: reply.data.postings.map(({ title }) => title) };
  const remember = () => setBefore(now);
  return { q, setQ, now, before: before?.q === q ? before : undefined, remember, error: reply.error, again: () => void reply.refetch() };
}

export function TriedQuestion({ trial: { q, setQ, now, before, error, again } }: { trial: ReturnType<typeof useTrial> }) {
  const t = useTranslations('concepts');
  const errorText = useErrorText();
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (asked === q) again();
    else setQ(asked);
  }
  return (
    <>
      <form className={parts.form} onSubmit={ask}>
        <TextField name="q" label={t('question')} defaultValue={q} autoComplete="off" />
        <div>
          <Button type="submit">{t('tryIt')}</Button>
        </div>
      </form>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      <div className={parts.pair} aria-live="polite">
        {before ? <Found title={t('before')} answer={before} /> : null}
        {now ? <Found title={t('now')} answer={now} /> : null}
      </div>
    </>
  );
}

function Found({ title, answer: { total, titles } }: { title: string; answer: Answer }) {
  const t = useTranslations('concepts');
  const formats = useReaderFormats();
  return (
    <div className={parts.what}>
      <strong>{t('found', { title, total: formats.number(total) })}</strong>
      <ol className={parts.plain}>
        {titles.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles have no other name
          <li key={at} className={parts.below} dir="auto">
            {one}
          </li>
        ))}
      </ol>
    </div>
  );
}
