import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useIdle } from '../../../../lib/idle.ts';
import type { ProfilePartProps } from '../../edits.ts';
import { type Fact, Facts } from '../facts.tsx';
import { SectionCard } from '../section-card.tsx';

/** How recruiters reach the person. */
export default function ContactSection({ profile: { user } }: ProfilePartProps) {
  const t = useTranslations('profile.contact');
  const phone = useShownPhone(user.phoneNumber);
  const facts: (Fact | undefined)[] = [
    { label: t('accountEmail'), value: user.email },
    user.contactEmail ? { label: t('contactEmail'), value: user.contactEmail } : undefined,
    phone ? { label: t('phone'), value: <span dir="ltr">{phone}</span> } : undefined,
  ];
  return (
    <SectionCard edit="contact" title={t('title')}>
      <Facts facts={facts.filter((fact) => fact !== undefined)} />
    </SectionCard>
  );
}

/** The number in groups, once its data is there: it weighs as much as the page, which does not wait for it. */
function useShownPhone(phoneNumber: string | null): string | null {
  const idle = useIdle();
  const phones = useQuery({
    queryKey: ['phone numbers'],
    queryFn: () => import('libphonenumber-js/min'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    enabled: idle && phoneNumber !== null,
  }).data;
  return phoneNumber && (phones?.parsePhoneNumberFromString(phoneNumber)?.formatInternational() ?? phoneNumber);
}
