// One search in two fields. It is a plain form of the list of jobs, which takes both as one question; with scripts the way there is shorter.
import type { components } from '@fairway/client/api.gen';
import { Button } from '@fairway/ui/button';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import { searchOf, useHrefs } from '../../../lib/paths.ts';
import styles from './landing-search.module.css';

type Props = { countries: readonly components['schemas']['FacetCount'][]; nowMs: number };

/** Countries offered for the place. */
const OFFERED = 40;

export function LandingSearch({ countries, nowMs }: Props) {
  const t = useTranslations('landing.search');
  const { href } = useHrefs();
  const { nameOf } = useFacetWords(nowMs);
  const navigate = useNavigate();
  const id = useId();
  const field = { className: styles.control, maxLength: 100, autoComplete: 'off', autoCapitalize: 'none', enterKeyHint: 'search' } as const;
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = new FormData(event.currentTarget);
    void navigate(href('jobs') + searchOf({ q: `${asked.get('q')}`.trim(), where: `${asked.get('where')}`.trim() }));
  }
  return (
    <search>
      <form action={href('jobs')} method="get" className={styles.search} aria-label={t('label')} onSubmit={onSubmit}>
        <label className={styles.field}>
          <span className={styles.label}>{t('what')}</span>
          <input type="search" name="q" placeholder={t('whatHint')} {...field} />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>{t('where')}</span>
          <input type="search" name="where" placeholder={t('whereHint')} list={id} {...field} />
        </label>
        <datalist id={id}>
          {countries.slice(0, OFFERED).map(({ value }) => (
            <option key={value} value={nameOf('address', value)} />
          ))}
        </datalist>
        <Button type="submit" variant="primary" icon={<IconSearch aria-hidden />} className={styles.submit}>
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
