import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { FacetEmpty } from '../../../lib/facets/facet-empty.tsx';
import { chosenCount, type JobsAddress, withoutFilters } from '../job-address.ts';
import type { PlaceAsked } from '../queries.ts';

export type JobsEmptyProps = {
  address: JobsAddress;
  total: number;
  /** Where it was asked for, as the reply says it. */
  place: PlaceAsked;
  /** No filter would find anything: the words are what finds nothing. */
  byText: boolean;
  hrefOf: (address: JobsAddress) => string;
};

/** A list with nothing in it says what to do next. @rule jobs.12 */
export function JobsEmpty({ address, total, place, byText, hrefOf }: JobsEmptyProps) {
  const t = useTranslations('jobs.empty');
  const filtered = chosenCount(address) > 0;
  const narrowed = filtered || address.text !== '' || address.where !== '';
  const unfilter = filtered && !(byText && address.text !== '');
  return (
    <FacetEmpty
      messages="jobs"
      drawing="search"
      total={total}
      firstHref={hrefOf({ ...address, page: 1 })}
      text={place?.name ? t('textAt', { place: place.name }) : narrowed ? t('text') : t('noJobs')}
      actions={
        narrowed ? (
          <>
            {unfilter ? (
              <LinkButton variant="primary" href={hrefOf(withoutFilters(address))}>
                {t('clearFilters')}
              </LinkButton>
            ) : null}
            {address.where !== '' ? (
              <LinkButton variant={unfilter ? 'secondary' : 'primary'} href={hrefOf({ ...address, where: '', radiusKm: 0, page: 1 })}>
                {t('everywhere')}
              </LinkButton>
            ) : null}
            {filtered && address.text !== '' ? (
              <LinkButton variant={unfilter ? 'secondary' : 'primary'} href={hrefOf({ ...address, text: '', page: 1 })}>
                {t('clearText', { text: address.text })}
              </LinkButton>
            ) : null}
            <LinkButton
              variant={filtered || address.where !== '' ? 'quiet' : 'primary'}
              href={hrefOf({ ...withoutFilters(address), text: '', where: '', radiusKm: 0 })}
            >
              {t('all')}
            </LinkButton>
          </>
        ) : null
      }
    />
  );
}
