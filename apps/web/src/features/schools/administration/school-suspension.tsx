// A school is suspended, with a reason and a fresh proof, and opened again.
import { SUSPENSION_REASON_CHARACTERS } from '@fairway/rules/organizations';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import styles from '../../../lib/console/parts.module.css';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type School, schoolQuery } from './queries.ts';

const PATH = '/api/v1/admin/schools/{id}/suspension';

export function SchoolSuspension({ school }: { school: School }) {
  const t = useTranslations('admin.schoolSuspension');
  const words = useTranslations('console');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const formats = useReaderFormats();
  const saving = useSaving();
  const params = { path: { id: school.id } };
  const keep = (written: School | undefined) => {
    if (written) queries.setQueryData(schoolQuery(api, school.id).queryKey, written);
    void queries.invalidateQueries({ queryKey: ['get', '/api/v1/admin/schools'] });
  };
  const suspend = async () => {
    const names = school.tenants.map(({ name }) => name).join(', ');
    const reason = await dialogs.open(reasonDialog, {
      title: t('confirmTitle', { name: school.name }),
      text: names === '' ? t('confirm') : `${t('confirm')} ${t('confirmHosts', { names })}`,
      label: t('reason'),
      hint: t('reasonHint'),
      confirmLabel: t('suspend'),
      cancelLabel: words('cancel'),
      danger: true,
      maxCharacters: SUSPENSION_REASON_CHARACTERS,
    });
    if (reason) await saving.run(async () => keep((await api.call.POST(PATH, { params, body: { reason } })).data), t('done'));
  };
  const resume = () => saving.run(async () => keep((await api.call.DELETE(PATH, { params })).data), t('resumed'));
  const { suspension } = school;
  return (
    <>
      {suspension ? (
        <Banner meaning="warning">
          <p>{t('since', { time: formats.dateTime(new Date(suspension.since)) })}</p>
          <p className={styles.written} dir="auto">
            {suspension.reason}
          </p>
        </Banner>
      ) : null}
      <SavingProblem saving={saving} />
      <div className={styles.buttons}>
        {suspension ? (
          <Button variant="primary" busy={saving.busy} onClick={() => void resume()}>
            {t('resume')}
          </Button>
        ) : (
          <Button variant="danger" busy={saving.busy} onClick={() => void suspend()}>
            {t('suspend')}
          </Button>
        )}
      </div>
    </>
  );
}
