// Ready-made reasons: a list of each kind, in its order. Each change is saved at once, whole, and can be taken back. Before a school's first
// change it shows our words, in the language of who reads; the change makes the list the school's.
import { DEFAULT_LOCALE, isLocale } from '@fairway/rules/locales';
import { moved, REASON_KINDS, REASON_LIMITS, type ReasonKind, reasonIn, type SchoolReason } from '@fairway/rules/school-reasons';
import { Button, IconButton } from '@fairway/ui/button';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type Saving, useSaving } from '../../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../../lib/forms/section.tsx';
import { reasonsQuery, useOurReasons } from '../../../verification/queue/components/reasons.ts';
import { type ReasonList, type SchoolSettings, useSchoolCalls } from '../queries.ts';
import { Loaded } from './loaded.tsx';
import type { ReasonDialogProps } from './reason-edit-dialog.tsx';
import styles from './settings.module.css';

const reasonEditDialog = defineDialog<ReasonDialogProps, boolean>(
  'school-reason',
  lazy(() => import('./reason-edit-dialog.tsx')),
);

export function ReasonsSection({ settings }: { settings: SchoolSettings }) {
  const t = useTranslations('school-reasons');
  const { api, schoolId } = useSchoolCalls();
  const reply = useQuery(reasonsQuery(api, schoolId));
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('text')}</p>
      <Loaded reply={reply} label={t('text')}>
        {({ lists }) => (
          <>
            {REASON_KINDS.map((kind) => {
              const list = lists.find((one) => one.kind === kind);
              return list ? <Reasons key={kind} list={list} settings={settings} /> : null;
            })}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** What is shown: the school's own, or ours as it would begin with them. */
function useShown({ kind, reasons }: ReasonList): SchoolReason[] {
  const ours = useOurReasons();
  const spoken = useLocale();
  if (reasons) return reasons;
  const locale = isLocale(spoken) ? spoken : DEFAULT_LOCALE;
  return ours(kind).map(({ title, text }) => ({ title, texts: { [locale]: text } }));
}

function Reasons({ list, settings }: { list: ReasonList; settings: SchoolSettings }) {
  const t = useTranslations('school-reasons');
  const { kind } = list;
  const shown = useShown(list);
  const saving = useSaving();
  const dialogs = useDialogs();
  const send = useSaved(saving);
  const { schoolId } = useSchoolCalls();
  const { edit } = settings.can;
  const save = (reasons: SchoolReason[] | null, words: string) => send({ before: list, reasons, words });
  const open = (at: number) =>
    dialogs.open(reasonEditDialog, { schoolId, kind, list: shown, at, updatedAt: list.updatedAt, locale: settings.locale });
  return (
    <section aria-labelledby={`reasons-${kind}`}>
      <h2 id={`reasons-${kind}`}>{t(`kinds.${kind}`)}</h2>
      {list.reasons ? null : <p className={styles.lead}>{t('oursHint')}</p>}
      {shown.length === 0 ? <p>{t('none')}</p> : null}
      <ol className={styles.rows}>
        {shown.map((reason, at) => (
          <Reason
            key={reason.title}
            reason={reason}
            text={reasonIn(reason.texts, [settings.locale])}
            place={{ at, last: shown.length - 1 }}
            busy={saving.busy}
            {...(edit && {
              onMove: (to: number) => void save(moved(shown, at, to), t('saved')),
              onChange: () => void open(at),
              onRemove: () =>
                void save(
                  shown.filter((_one, other) => other !== at),
                  t('removed', { title: reason.title }),
                ),
            })}
          />
        ))}
      </ol>
      <SavingProblem saving={saving} />
      {edit ? (
        <p className={styles.actions}>
          <Button disabled={saving.busy || shown.length >= REASON_LIMITS.reasons} onClick={() => void open(shown.length)}>
            {t('add')}
          </Button>
          {list.reasons ? (
            <Button variant="quiet" disabled={saving.busy} onClick={() => void save(null, t('saved'))}>
              {t('takeOurs')}
            </Button>
          ) : null}
          {shown.length >= REASON_LIMITS.reasons ? <span>{t('full', { max: `${REASON_LIMITS.reasons}` })}</span> : null}
        </p>
      ) : null}
    </section>
  );
}

type RowProps = {
  reason: SchoolReason;
  text: string;
  place: { at: number; last: number };
  busy: boolean;
  onMove?: (to: number) => void;
  onChange?: () => void;
  onRemove?: () => void;
};

function Reason({ reason: { title }, text, place: { at, last }, busy, onMove, onChange, onRemove }: RowProps) {
  const t = useTranslations('school-reasons');
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {onMove && onChange && onRemove ? (
        <span className={styles.actions}>
          <IconButton
            size="small"
            disabled={busy || at === 0}
            label={t('up', { title })}
            icon={<IconArrowUp aria-hidden />}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            size="small"
            disabled={busy || at === last}
            label={t('down', { title })}
            icon={<IconArrowDown aria-hidden />}
            onClick={() => onMove(at + 1)}
          />
          <IconButton size="small" disabled={busy} label={t('change', { title })} icon={<IconPencil aria-hidden />} onClick={onChange} />
          <IconButton size="small" disabled={busy} label={t('remove', { title })} icon={<IconTrash aria-hidden />} onClick={onRemove} />
        </span>
      ) : null}
    </li>
  );
}

type Change = { before: ReasonList; reasons: SchoolReason[] | null; words: string };

/** Saves a list; the toast takes it back, unless somebody changed it meanwhile. */
function useSaved(saving: Saving) {
  const t = useTranslations('school-reasons');
  const { api, at, refresh } = useSchoolCalls();
  const put = async (kind: ReasonKind, updatedAt: string | null, reasons: SchoolReason[] | null) => {
    const { data } = await api.call.PUT('/api/v1/staff/schools/{schoolId}/reasons', { params: at, body: { kind, updatedAt, reasons } });
    return data?.updatedAt ?? null;
  };
  return async ({ before, reasons, words }: Change): Promise<void> => {
    await saving.run(async () => {
      const updatedAt = await put(before.kind, before.updatedAt, reasons);
      const undo = async () => {
        await saving.run(() => put(before.kind, updatedAt, before.reasons));
        await refresh('/reasons');
      };
      showToast({ kind: 'success', text: words, action: { label: t('undo'), run: () => void undo() } });
    });
    await refresh('/reasons');
  };
}
