import { Button } from '@fairway/ui/button';
import { ImagePlate } from '@fairway/ui/image-plate';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { renewSession } from '../../../lib/session-keeper.ts';
import { OWN_REQUESTS_KEY, type TeamInvitation } from '../queries.ts';
import styles from './teams.module.css';

/** Roles that are offered to the reader's address. */
export function InvitationsPart({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const t = useTranslations('team-requests.invitations');
  return (
    <section className={styles.part} aria-labelledby="invitations">
      <h2 id="invitations">{t('title')}</h2>
      <ul className={styles.cards}>
        {invitations.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationCard({ invitation: { id, organization, role, inviter, expiresAt } }: { invitation: TeamInvitation }) {
  const t = useTranslations('team-requests');
  const formats = useReaderFormats();
  const errorText = useErrorText();
  const { href } = useHrefs();
  const api = useApi();
  const queries = useQueryClient();
  const answer = useMutation({
    mutationFn: (what: 'accept' | 'decline') => api.call.POST(`/api/v1/team-invitations/{id}/${what}`, { params: { path: { id } } }),
    onSuccess: async (_reply, what) => {
      if (what === 'accept') {
        // The role stands in the next tokens.
        await renewSession();
        window.location.assign(href('employer', {}, { organization: organization.id }));
        return;
      }
      showToast({ kind: 'success', text: t('invitations.declined') });
      await queries.invalidateQueries({ queryKey: OWN_REQUESTS_KEY });
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <ImagePlate src={organization.logo} name={organization.name} sizePx={40} />
        <div>
          <h3 className={styles.name}>
            <bdi>{organization.name}</bdi>
          </h3>
          <p className={styles.muted}>{t(`roles.${role}`)}</p>
        </div>
      </div>
      <p>
        {inviter ? t('invitations.by', { inviter }) : null} {t('invitations.until', { date: formats.date(new Date(expiresAt)) })}
      </p>
      <div className={styles.buttons}>
        <Button variant="primary" busy={answer.isPending} onClick={() => answer.mutate('accept')}>
          {t('invitations.accept')}
        </Button>
        <Button disabled={answer.isPending} onClick={() => answer.mutate('decline')}>
          {t('invitations.decline')}
        </Button>
      </div>
    </li>
  );
}
