// What an import did, section by section: what came in, what asks for its person and what to do about it, what nobody understood. Items are
// ticked at once; a section whose items are all ticked is told to the server, and taken back where that fails. What is newer in the file is
// taken over with the finish, unless it is unticked. Reviewed, it can only be read. @rule imports.5, imports.7, imports.20, imports.29
import { ApiProblem } from '@fairway/client/problem';
import { type ImportSection, isPreselected } from '@fairway/rules/profile-import';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type ProfileImport, reviewImport, setImportResolved, takeImportItem, tellImportChanged, useRecentImports } from '../queries.ts';
import { type ImportItem, ImportSectionResult } from './import-item.tsx';
import styles from './import-modal.module.css';
import { ImportRecord } from './import-record.tsx';
import { ImportUnread } from './import-unread.tsx';

type ImportResultsProps = {
  result: ProfileImport;
  onChange: (result: ProfileImport) => void;
  /** Shows the imports of the last days. */
  onList: () => void;
  onDeleted: () => void;
  close: () => void;
};

export function ImportResults({ result, onChange, onList, onDeleted, close }: ImportResultsProps) {
  const t = useTranslations('resume.dialog');
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const review = useReview(result, onChange);
  const others = (useRecentImports().data?.imports ?? []).filter(({ id }) => id !== result.id).length;
  const isWhole = result.result.sections.every(({ items }) => items.every(({ descriptionKey }) => !descriptionKey.endsWith('.notKept')));
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
          : [{ key: 'finish', label: t('finish'), variant: 'primary', run: review.finish, failedText: errorText }]
      }
    >
      <div className={styles.result}>
        {result.undoneAt ? (
          <Banner>{t('undone')}</Banner>
        ) : result.reviewedAt ? (
          <Banner>{t('reviewed', { date: formats.importDate(new Date(result.reviewedAt)) })}</Banner>
        ) : (
          <Banner meaning={open > 0 ? 'warning' : 'success'} live>
            {open > 0 ? t('attention', { count: open }) : review.asked > 0 ? t('allDone') : t('allIn')}
          </Banner>
        )}
        {!isOver && review.newer > 0 ? <p>{t('newerAtEnd', { count: review.newer })}</p> : null}
        {others > 0 ? (
          <p>
            <Button size="small" variant="quiet" icon={<IconHistory aria-hidden />} onClick={onList}>
              {t('others', { count: others })}
            </Button>
          </p>
        ) : null}
        {result.result.sections.map((section) => (
          <ImportSectionResult
            key={section.sectionType}
            section={section}
            isResolved={review.isResolved}
            onResolve={isOver ? undefined : (item, resolved) => review.resolve(section.sectionType, item, resolved)}
            onTake={isOver ? undefined : review.take}
            isChosen={review.isChosen}
            onChoose={review.choose}
            close={close}
          />
        ))}
        {result.result.unread.length > 0 ? <ImportUnread unread={result.result.unread} isWhole={isWhole} /> : null}
        <ImportRecord result={result} onUndone={onChange} onDeleted={onDeleted} />
      </div>
    </DialogFrame>
  );
}

/** What is gone meanwhile, or was taken before, is nothing to take. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.code !== 'import.nothing_to_take') throw error;
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
  /** What is newer in the file, and is left as it is. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const isChosen = (item: ImportItem) => !left.includes(item.id);
  const chosen = asking.filter((item) => isPreselected(item) && isChosen(item));
  const fail = (error: unknown) => showToast({ kind: 'error', text: errorText(error) });

  const resolve = async (section: ImportSection, item: ImportItem, resolved: boolean) => {
    const after = { ...ticked, [item.id]: resolved };
    setTicked(after);
    const all = (states: Readonly<Record<string, boolean>>) =>
      result.result.sections
        .find(({ sectionType }) => sectionType === section)
        ?.items.every((one) => (states[one.id] ?? one.resolved) || isPreselected(one)) ?? false;
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
  const open = asking.filter((item) => !isResolved(item) && !isPreselected(item));
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
    for (const { id } of chosen) await takeImportItem(api, result.id, id).catch(unlessGone);
    await reviewImport(api, result.id);
    tellImportChanged();
    return undefined;
  };
  return {
    isResolved,
    open,
    newer: chosen.length,
    isChosen,
    choose: (item: ImportItem, isWanted: boolean) => setLeft((now) => (isWanted ? now.filter((id) => id !== item.id) : [...now, item.id])),
    asked: asking.length,
    resolve: (...given: Parameters<typeof resolve>) => void resolve(...given),
    take: (item: ImportItem) => void take(item),
    finish,
  };
}
