import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { chosenValues, withoutFilters } from '../../../lib/facets/facet-address.ts';
import { FacetEmpty } from '../../../lib/facets/facet-empty.tsx';
import type { OrganizationsAddress } from '../organization-address.ts';

export type OrganizationsEmptyProps = { address: OrganizationsAddress; total: number; hrefOf: (address: OrganizationsAddress) => string };

/** A list with nothing in it says what to do next. @rule organizations.14 */
export function OrganizationsEmpty({ address, total, hrefOf }: OrganizationsEmptyProps) {
  const t = useTranslations('organizations.empty');
  const filtered = chosenValues(address) > 0;
  const both = filtered && address.text !== '';
  return (
    <FacetEmpty
      messages="organizations"
      drawing="company"
      total={total}
      firstHref={hrefOf({ ...address, page: 1 })}
      text={filtered || address.text !== '' ? t('text') : t('none')}
      actions={
        filtered || address.text !== '' ? (
          <>
            {both ? (
              <LinkButton variant="primary" href={hrefOf(withoutFilters(address))}>
                {t('clearFilters')}
              </LinkButton>
            ) : null}
            <LinkButton variant={both ? 'secondary' : 'primary'} href={hrefOf({ ...withoutFilters(address), text: '' })}>
              {t('all')}
            </LinkButton>
          </>
        ) : null
      }
    />
  );
}
