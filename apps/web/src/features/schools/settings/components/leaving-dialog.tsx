// Asks before somebody leaves the staff, and in the same step who has then what is open with them: students, rules, requests and reviews.
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useCallsOf } from '../queries.ts';

type Props = {
  schoolId: number;
  userId: string;
  /** Requests and reviews may be with them, though they advise nobody. */
  advises: boolean;
  title: string;
  text: string;
};
/** `handTo`: who has their students then; undefined: nobody. */
export type Leaving = { handTo: string | undefined };

function LeavingDialog({ schoolId, userId, advises, title, text }: Props) {
  const t = useTranslations('advisers.leaving');
  const words = useTranslations('school-settings');
  const staff = useTranslations('school-settings.staff');
  const errorText = useErrorText();
  const { api, at } = useCallsOf(schoolId);
  const [handTo, setHandTo] = useState('');
  // As many as there are now, not when the list of advisers was looked at.
  const fresh = { gcTime: 0, staleTime: 0 };
  const people = useQuery({
    ...api.query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/student-advisers', { params: at }),
    ...fresh,
  });
  const rules = useQuery({
    ...api.query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/student-advisers/rules', { params: at }),
    ...fresh,
  });
  const known = people.data && rules.data;
  const students = people.data?.advisers.find(({ id }) => id === userId)?.students ?? 0;
  const isAsked = advises || students > 0 || Boolean(rules.data?.rules.some(({ adviser }) => adviser.id === userId));
  const failure = people.error ?? rules.error;
  const others = (people.data?.advisers ?? []).filter(({ id }) => id !== userId);
  const run = (): Leaving => ({ handTo: handTo === '' ? undefined : handTo });
  return (
    <DialogFrame
      role="alertdialog"
      title={title}
      actions={[
        { key: 'cancel', label: words('cancel') },
        ...(known ? [{ key: 'remove', label: words('remove'), variant: 'danger' as const, run }] : []),
      ]}
    >
      <p>{text}</p>
      {failure ? <p role="alert">{errorText(failure)}</p> : null}
      {known || failure ? null : <SkeletonRows rows={1} label={t('label')} />}
      {known && isAsked ? (
        <Select
          label={t('label')}
          hint={students > 0 ? `${t('hint', { count: students })} ${staff('handToRest')}` : staff('handToText')}
          emptyLabel={t('nobody')}
          value={handTo}
          onChange={(event) => setHandTo(event.currentTarget.value)}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
    </DialogFrame>
  );
}

export const leavingDialog = defineDialog<Props, Leaving>('leave-staff', LeavingDialog);
