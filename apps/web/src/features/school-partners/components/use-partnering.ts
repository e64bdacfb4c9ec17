// What an administrator does about partner schools. What is asked first says what comes of it; what was done meanwhile by the other side is told,
// and shown as it stands.
import { SCHOOL_PARTNER_LIMITS } from '@fairway/rules/school-partners';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { showToast } from '@fairway/ui/show-toast';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useRealtime } from '../../../lib/realtime.ts';
import { type FoundSchool, PARTNERS, type Partnership, type SchoolPartners, schoolPartnersQuery } from '../queries.ts';

const SCHOOL = '/api/v1/staff/schools/{schoolId}';

/** Everything that a step, of whichever side, may have changed. */
async function refreshPartners(queries: QueryClient): Promise<void> {
  const paths = [PARTNERS, `${PARTNERS}/found`, `${SCHOOL}/waiting`, `${SCHOOL}/home`, `${SCHOOL}/posting-rules`];
  await Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
}

/** Follows what the other side does while the page is shown. */
export function useLivePartners(): void {
  const queries = useQueryClient();
  const { schoolId } = useConsoleSchool();
  useRealtime(['school_partner.changed', 'school.changed'], () => void refreshPartners(queries), { subject: `school:${schoolId}` });
}

export function usePartnering() {
  const t = useTranslations('school-partners');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const { schoolId } = useConsoleSchool();
  const [busy, setBusy] = useState(false);
  const path = { schoolId };
  const keep = async (next: SchoolPartners | undefined, done: string) => {
    if (next) queries.setQueryData(schoolPartnersQuery(api, schoolId).queryKey, next);
    showToast({ kind: 'success', text: done });
    await refreshPartners(queries);
  };
  const run = async (step: () => Promise<{ data?: SchoolPartners | undefined }>, done: string) => {
    setBusy(true);
    try {
      await keep((await step()).data, done);
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
      await refreshPartners(queries);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    propose: ({ schoolId: other, name }: FoundSchool) =>
      dialogs.open(reasonDialog, {
        ...{ title: t('find.proposeTo', { name }), text: t('find.proposeText', { name }), label: t('find.note'), hint: t('find.noteHint') },
        ...{ optional: true, maxCharacters: SCHOOL_PARTNER_LIMITS.noteCharacters },
        ...{ confirmLabel: t('find.propose'), cancelLabel: t('cancel'), failedText: errorText },
        onConfirm: async (note) => {
          const reply = await api.call.POST(PARTNERS, { params: { path }, body: { schoolId: other, note } });
          const isPartner = reply.data?.partners.some((partner) => partner.schoolId === other) === true;
          await keep(reply.data, t(isPartner ? 'accepted' : 'proposed', { name }));
        },
      }),
    async answer({ id, name }: Partnership, answer: 'accept' | 'decline') {
      const accepts = answer === 'accept';
      const sure = await dialogs.confirm({
        title: t(accepts ? 'acceptTitle' : 'declineTitle', { name }),
        text: t(accepts ? 'acceptText' : 'declineText', { name }),
        confirmLabel: t(accepts ? 'accept' : 'decline'),
      });
      if (!sure) return;
      const params = { path: { ...path, partnershipId: id } };
      await run(
        () => api.call.POST(`${PARTNERS}/{partnershipId}/answer`, { params, body: { answer } }),
        t(accepts ? 'accepted' : 'declined', { name }),
      );
    },
    async end({ id, name }: Partnership) {
      const asked = { title: t('endTitle', { name }), text: t('endText', { name }), confirmLabel: t('endConfirm'), danger: true };
      if (!(await dialogs.confirm(asked))) return;
      const params = { path: { ...path, partnershipId: id } };
      await run(() => api.call.POST(`${PARTNERS}/{partnershipId}/end`, { params, body: { state: 'accepted' } }), t('ended', { name }));
    },
    async takeBack({ id, name }: Partnership) {
      const asked = { title: t('takeBackTitle', { name }), text: t('takeBackText', { name }), confirmLabel: t('takeBack') };
      if (!(await dialogs.confirm(asked))) return;
      const params = { path: { ...path, partnershipId: id } };
      await run(() => api.call.POST(`${PARTNERS}/{partnershipId}/end`, { params, body: { state: 'proposed' } }), t('tookBack', { name }));
    },
  };
}
