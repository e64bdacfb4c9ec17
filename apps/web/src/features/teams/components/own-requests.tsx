// What somebody signed in finds on /for-employers: an organization to ask for, what became of what was asked, invitations.
import '../../../lib/own-messages.ts';
import { Banner } from '@fairway/ui/banner';
import { LinkButton } from '@fairway/ui/button';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { ownRequestsQuery } from '../queries.ts';
import { FindPart } from './find-part.tsx';
import { InvitationsPart } from './invitations-part.tsx';
import { RequestsPart } from './requests-part.tsx';
import styles from './teams.module.css';

export default function OwnRequests() {
  const t = useTranslations('team-requests');
  const page = useTranslations('for-employers');
  const errorText = useErrorText();
  const { href, exists } = useHrefs();
  const reply = useQuery(ownRequestsQuery(useApi()));
  const hasConsole = (useSession()?.user?.roles ?? []).some((role) => role === 'OrganizationAdmin' || role === 'Recruiter');
  if (reply.isError)
    return (
      <ListFailed
        title={t('failed')}
        text={errorText(reply.error)}
        retryLabel={t('again')}
        retrying={reply.isFetching}
        onRetry={() => void reply.refetch()}
      />
    );
  if (!reply.data) return <SkeletonRows label={page('title')} />;
  const { email, isEmailProven, requests, invitations } = reply.data;
  return (
    <>
      {hasConsole && exists('employer') ? (
        <div className={styles.buttons}>
          <LinkButton variant="primary" href={href('employer')}>
            {t('openConsole')}
          </LinkButton>
        </div>
      ) : null}
      {isEmailProven ? null : <Banner meaning="warning">{t('unproven', { email })}</Banner>}
      {invitations.length > 0 ? <InvitationsPart invitations={invitations} /> : null}
      {requests.length > 0 ? <RequestsPart requests={requests} /> : null}
      <FindPart email={email} disabled={!isEmailProven} />
    </>
  );
}
