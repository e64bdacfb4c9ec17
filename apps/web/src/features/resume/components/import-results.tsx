// What an import did, section by section: what came in, what asks for its person and what to do about it, what nobody understood. Items are
// ticked at once; a section whose items are all ticked is told to the server, and taken back where that fails. Reviewed, it can only be read.
// @rule imports.5, imports.7, imports.20
import type { ImportSection } from '@fairway/rules/profile-import';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type ProfileImport, reviewImport, setImportResolved, takeImportItem, tellImportChanged, undoWholeImport } from '../queries.ts';
import { type ImportItem, ImportSectionResult } from './import-item.tsx';
import styles from './import-modal.module.css';
import { ImportUnread } from './import-unread.tsx';

type ImportResultsProps = { result: ProfileImport; onChange: (result: ProfileImport) => void; close: () => void };

export function ImportResults({ result, onChange, close }: ImportResultsProps) {
  const t = useTranslations('resume.dialog');
  const formats = useReaderFormats();
  const review = useReview(result, onChange);
  const isOver = result.reviewedAt !== null || result.undoneAt !== null;
  const open = review.open.length;
  return (
    <DialogFrame
      key="results"
      title={t('doneTitle')}
      size="large"
      actions={
        isOver
          ? [{ key: 'close', label: t('close'), variant: 'primary' }]
          : [{ key: 'finish', label: t('finish'), variant: 'primary', run: review.finish }]
      }
    >
      <div className={styles.result}>
        {result.undoneAt ? (
          <Banner>{t('undone')}</Banner>
        ) : result.reviewedAt ? (
          <Banner>{t('reviewed', { date: formats.date(new Date(result.reviewedAt)) })}</Banner>
        ) : (
          <Banner meaning={open > 0 ? 'warning' : 'success'} live>
            {open > 0 ? t('attention', { count: open }) : review.asked > 0 ? t('allDone') : t('allIn')}
          </Banner>
        )}
        {result.result.sections.map((section) => (
          <ImportSectionResult
            key={section.sectionType}
            section={section}
            isResolved={review.isResolved}
            onResolve={isOver ? undefined : (item, resolved) => review.resolve(section.sectionType, item, resolved)}
            onTake={isOver ? undefined : review.take}
            close={close}
          />
        ))}
        {result.result.unread.length > 0 ? <ImportUnread unread={result.result.unread} /> : null}
        {result.undoUntil ? <UndoImport result={result} until={result.undoUntil} onUndone={onChange} /> : null}
      </div>
    </DialogFrame>
  );
}

/** What is ticked, here before the server knows. */
function useReview(result: ProfileImport, onChange: (result: ProfileImport) => void) {
  const t = useTranslations('resume.dialog');
  const api = useApi();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const isResolved = (item: ImportItem) => ticked[item.id] ?? item.resolved;
  const asking = result.result.sections.flatMap(({ items }) => items).filter(({ isAction }) => isAction);
  const fail = (error: unknown) => showToast({ kind: 'error', text: errorText(error) });

  const resolve = async (section: ImportSection, item: ImportItem, resolved: boolean) => {
    const after = { ...ticked, [item.id]: resolved };
    setTicked(after);
    const all = (states: Readonly<Record<string, boolean>>) =>
      result.result.sections.find(({ sectionType }) => sectionType === section)?.items.every((one) => states[one.id] ?? one.resolved) ??
      false;
    if (all(after) === all(ticked)) return;
    try {
      await setImportResolved(api, result.id, section, all(after));
      void tellImportChanged();
    } catch (error) {
      setTicked((now) => ({ ...now, [item.id]: !resolved }));
      fail(error);
    }
  };
  const take = async (item: ImportItem) => {
    try {
      onChange(await takeImportItem(api, result.id, item.id));
      setTicked((now) => ({ ...now, [item.id]: true }));
      tellImportChanged();
      showToast({ kind: 'success', text: t('took') });
    } catch (error) {
      fail(error);
    }
  };
  const open = asking.filter((item) => !isResolved(item));
  const finish = async () => {
    const isSure =
      open.length === 0 ||
      (await dialogs.confirm({
        title: t('finishTitle'),
        text: t('finishText', { count: open.length }),
        confirmLabel: t('finishConfirm'),
        cancelLabel: t('finishCancel'),
      }));
    if (!isSure) return false;
    await reviewImport(api, result.id);
    tellImportChanged();
    return undefined;
  };
  return {
    isResolved,
    open,
    asked: asking.length,
    resolve: (...given: Parameters<typeof resolve>) => void resolve(...given),
    take: (item: ImportItem) => void take(item),
    finish,
  };
}

type UndoProps = { result: ProfileImport; until: string; onUndone: (result: ProfileImport) => void };

/** Everything back, for seven days. */
function UndoImport({ result, until, onUndone }: UndoProps) {
  const t = useTranslations('resume.dialog');
  const api = useApi();
  const dialogs = useDialogs();
  const formats = useReaderFormats();
  const undo = () =>
    dialogs.confirm({
      title: t('undoTitle'),
      text: t('undoText'),
      confirmLabel: t('undoConfirm'),
      danger: true,
      onConfirm: async () => {
        const undone = await undoWholeImport(api, result.id);
        onUndone(undone.import);
        tellImportChanged();
        showToast({ kind: 'success', text: t('undoDone', { kept: undone.kept }) });
      },
    });
  return (
    <div className={styles.undo}>
      <Button size="small" icon={<IconArrowBackUp aria-hidden />} onClick={() => void undo()}>
        {t('undo')}
      </Button>
      <span className={styles.muted}>{t('undoUntil', { date: formats.date(new Date(until)) })}</span>
    </div>
  );
}
