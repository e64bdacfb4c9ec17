// Who of the staff has a request that waits, and whom it is given to.

import { Select } from '@fairway/ui/select';
import { useTranslations } from 'use-intl';
import { useDuty } from '../../../../lib/console/console-school.ts';
import type { RequestRecord } from './requests.ts';
import { useTaking } from './use-taking.ts';

export function Taker({ record }: { record: RequestRecord }) {
  const words = useTranslations('cv-reviews');
  const { assign } = useTaking();
  const { assignedTo: has, colleagues, state } = record;
  const decides = useDuty('advising');
  if (state !== 'pending' || !decides) return null;
  const choices = has && !colleagues.some((one) => one.userId === has.userId) ? [has, ...colleagues] : colleagues;
  return (
    <Select
      label={words('record.assign')}
      emptyLabel={words('queue.nobody')}
      options={choices.map((one) => ({ value: one.userId, label: one.name }))}
      value={has?.userId ?? ''}
      onChange={(event) => void assign(record, choices.find((one) => one.userId === event.currentTarget.value) ?? null)}
    />
  );
}
