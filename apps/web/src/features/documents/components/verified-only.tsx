// The gate of /cvs and /cvupload: the rule decides by the connections with schools, this shows the refusal with the way to the verify dialog.
// It opens by itself when a verification is done. @rule access.5, documents.9
import { decideAccess } from '@fairway/rules/access-decisions';
import { unverifiedSchool } from '@fairway/rules/verification-alert';
import { Button, LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { SkeletonRows } from '@fairway/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useConnections } from '../../verification/components/connections.ts';
import { useVerifyAddress } from '../../verification/components/verify-address.ts';

export function VerifiedOnly({ children }: { children: ReactNode }) {
  const t = useTranslations('documents.notVerified');
  const documents = useTranslations('documents');
  const gate = useTranslations('verification.gate');
  const shell = useTranslations('shell');
  const errorText = useErrorText();
  const { tenant } = useBoot();
  const { href } = useHrefs();
  const { open } = useVerifyAddress();
  const { connections, error, isFetching, isLoading, refetch } = useConnections();
  const verifiedSchoolIds = (connections ?? []).filter(({ isVerified }) => isVerified).map(({ schoolId }) => schoolId);
  const { verifyDocuments } = tenant.features;
  if (decideAccess('cvPages', { verifyDocuments, verifiedSchoolIds }).allowed) return children;
  if (isLoading) return <SkeletonRows label={shell('loading')} />;
  if (error)
    return (
      <EmptyState
        level={1}
        drawing="error"
        title={gate('failed')}
        text={errorText(error)}
        actions={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {documents('again')}
          </Button>
        }
      />
    );
  const pending = connections?.find(({ state }) => state === 'pending');
  const wanted = pending ?? unverifiedSchool(connections ?? []) ?? connections?.[0];
  return (
    <EmptyState
      level={1}
      drawing="list"
      title={t('title')}
      text={pending ? gate('pending') : t('text')}
      actions={
        <>
          <Button variant="primary" onClick={() => open(wanted?.schoolId)}>
            {gate(pending ? 'show' : 'verify')}
          </Button>
          <LinkButton href={href('profile-documents')}>{t('link')}</LinkButton>
        </>
      }
    />
  );
}
