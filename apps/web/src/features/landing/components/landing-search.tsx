// One search in two fields: a plain form of the list of jobs, which has the same two. With scripts the way there is shorter, and places are
// suggested as one types; before that, countries are.
import type { components } from '@fairway/client/api.gen';
import { Button } from '@fairway/ui/button';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import { searchOf, useHrefs } from '../../../lib/paths.ts';
import styles from './landing-search.module.css';

type Props = { countries: readonly components['schemas']['FacetCount'][]; nowMs: number };

/** Countries offered for the place. */
const OFFERED = 40;
const REST_MS = 150;

export function LandingSearch({ countries, nowMs }: Props) {
  const t = useTranslations('landing.search');
  const { href } = useHrefs();
  const { nameOf } = useFacetWords(nowMs);
  const navigate = useNavigate();
  const id = useId();
  const { places, suggest } = usePlaces();
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
          <input
            type="search"
            name="where"
            placeholder={t('whereHint')}
            list={id}
            onInput={(event) => suggest(event.currentTarget.value)}
            {...field}
          />
        </label>
        <datalist id={id}>
          {(places ?? countries.slice(0, OFFERED).map(({ value }) => nameOf('address', value))).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" variant="primary" icon={<IconSearch aria-hidden />} className={styles.submit}>
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}

/** Places for what is typed; undefined: none were asked for, or none are known. */
function usePlaces() {
  const api = useApi();
  const { locale } = useBoot();
  const [places, setPlaces] = useState<string[]>();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  function suggest(q: string) {
    clearTimeout(rest.current);
    rest.current = setTimeout(async () => {
      // Suggestions that cannot be had are none.
      const { data } = await api.call
        .GET('/api/v1/suggestion/places', { params: { query: { q, locale } } })
        .catch(() => ({ data: undefined }));
      setPlaces(data && data.places.length > 0 ? data.places.map(({ label }) => label) : undefined);
    }, REST_MS);
  }
  return { places, suggest };
}
