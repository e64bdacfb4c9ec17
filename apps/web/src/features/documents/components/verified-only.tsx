// The gate of /cvs and /cvupload: the rule decides, this shows the refusal. @spec 6 "School-verified user", decision 62
import { documentAccess } from '@fairway/rules/document-access';
import { LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useHrefs } from '../../../lib/paths.ts';

/** Connections to schools come with their own page; until then nobody has a verified one. */
const VERIFIED_SCHOOL_IDS: readonly number[] = [];

export function VerifiedOnly({
  verifiedSchoolIds = VERIFIED_SCHOOL_IDS,
  children,
}: {
  verifiedSchoolIds?: readonly number[];
  children: ReactNode;
}) {
  const t = useTranslations('documents.notVerified');
  const { tenant } = useBoot();
  const { href } = useHrefs();
  const needsVerification = tenant.features.verifyDocuments;
  if (documentAccess('cvs', { needsVerification, verifiedSchoolIds }) === 'open') return children;
  return (
    <EmptyState
      level={1}
      drawing="list"
      title={t('title')}
      text={t('text')}
      actions={
        <LinkButton variant="primary" href={href('profile-documents')}>
          {t('link')}
        </LinkButton>
      }
    />
  );
}
