import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useBoot } from '../lib/boot.ts';

/** The way to support: the tenant's messenger, where it has one. */
export function ContactButton() {
  const t = useTranslations('shell.notFound');
  const { tenant } = useBoot();
  if (!tenant.messengerLink) return null;
  return (
    <LinkButton href={tenant.messengerLink} variant="secondary">
      {t('contact')}
    </LinkButton>
  );
}
