// The filters of the audit log that are typed: ids, beginnings of actions, days. They stand in the address like all others.
import { Button } from '@fairway/ui/button';
import { TextField } from '@fairway/ui/text-field';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../administration.module.css';

export const TYPED = ['action', 'subject', 'actor', 'from', 'to'] as const;
export type Typed = Partial<Record<(typeof TYPED)[number], string>>;

const LABELS = { action: 'action', subject: 'subject', actor: 'actorId', from: 'from', to: 'to' } as const;
const HINTS = { action: 'actionHint', subject: 'subjectHint' } as const;

export function AuditFilters({ asked, onFilter }: { asked: Typed; onFilter: (typed: Record<string, string | null>) => void }) {
  const t = useTranslations('admin.audit');
  function filter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onFilter(Object.fromEntries(TYPED.map((name) => [name, String(fields.get(name) ?? '').trim() || null])));
  }
  return (
    <details className={styles.more} open={TYPED.some((name) => asked[name] !== undefined)}>
      <summary>{t('more')}</summary>
      <form key={JSON.stringify(asked)} className={styles.filters} aria-label={t('more')} onSubmit={filter}>
        {TYPED.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(LABELS[name])}
            type={name === 'from' || name === 'to' ? 'date' : 'text'}
            maxLength={120}
            defaultValue={asked[name] ?? ''}
            {...(name === 'action' || name === 'subject' ? { hint: t(HINTS[name]) } : {})}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit">{t('filter')}</Button>
        </div>
      </form>
    </details>
  );
}
