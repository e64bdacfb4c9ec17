// Two requests side by side, for whether they are one person's. The school is handed in: dialogs stand outside of the console's page.
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { useTranslations } from 'use-intl';
import { type ConsoleSchool, ConsoleSchoolContext } from '../../../../lib/console/console-school.ts';
import styles from './request.module.css';
import { RequestRecordView } from './request-record.tsx';

export type CompareProps = { id: string; otherId: string; otherName: string; canReject: boolean; school: ConsoleSchool };

export default function CompareDialog({ id, otherId, otherName, canReject, school }: CompareProps) {
  const t = useTranslations('verification-queue');
  const console = useTranslations('console');
  const reject = { key: 'reject', label: t('compare.reject', { name: otherName }), variant: 'danger' as const, run: () => true };
  return (
    <DialogFrame
      size="large"
      title={t('compare.title')}
      actions={[{ key: 'cancel', label: console('cancel') }, ...(canReject ? [reject] : [])]}
    >
      <ConsoleSchoolContext value={school}>
        <div className={styles.pair}>
          <RequestRecordView id={id} named />
          <RequestRecordView id={otherId} named />
        </div>
      </ConsoleSchoolContext>
    </DialogFrame>
  );
}
