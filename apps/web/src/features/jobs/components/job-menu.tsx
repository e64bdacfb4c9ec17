// The menu of a posting: buttons in a panel that hangs at the button it was opened by.
import '../../../lib/landing-messages.ts';
import { COMPARED_MAX } from '@fairway/rules/own-postings';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Link } from '@fairway/ui/link';
import { closeToast, showToast } from '@fairway/ui/show-toast';
import { usePopover } from '@fairway/ui/use-popover.ts';
import { IconColumns, IconEye, IconEyeOff, IconFlag, IconHistory } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import { mayBeCandidate, useSession } from '../../../lib/session.ts';
import { reportDialog } from '../../trust/components/report-opening.ts';
import { addCompared, type ChosenJob, removeCompared, useCompared } from '../compare/comparing.ts';
import { useHidden } from '../hidden/hiding.ts';
import { useHide } from '../hidden/use-hide.ts';
import styles from './job-menu.module.css';

type JobMenuProps = { job: ChosenJob; anchor: RefObject<HTMLButtonElement | null>; close: () => void };

export default function JobMenu({ job, anchor, close }: JobMenuProps) {
  const t = useTranslations('postings.menu');
  const panel = useRef<HTMLDivElement>(null);
  const isHidden = useHidden().has(job.id);
  const isCandidate = mayBeCandidate(useSession());
  const { hide } = useHide();
  const onClose = useCallback(() => {
    // Escape gives the focus back; who went elsewhere stays there.
    if (panel.current?.contains(document.activeElement)) anchor.current?.focus();
    close();
  }, [anchor, close]);
  usePopover(anchor, panel, true, onClose);
  useEffect(() => panel.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);

  const seen = useTranslations('postings.seen');
  const { href } = useHrefs();
  const dialogs = useDialogs();
  const pressReport = () => {
    onClose();
    void dialogs.open(reportDialog, { target: { kind: 'posting', id: job.id, title: job.title } });
  };
  const compare = useCompare(job);
  const pressCompare = () => {
    onClose();
    compare.press();
  };
  const pressHide = () => {
    const next = besideCard(anchor.current);
    onClose();
    hide(job, !isHidden, () => (isHidden ? undefined : next?.focus()));
  };
  return (
    <div
      ref={panel}
      popover="manual"
      className={styles.panel}
      role="menu"
      aria-label={t('label', { title: job.title })}
      onKeyDown={moveFocus}
    >
      {isCandidate ? (
        <button type="button" role="menuitem" className={styles.item} onClick={pressHide}>
          {isHidden ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />}
          {t(isHidden ? 'show' : 'hide')}
        </button>
      ) : null}
      <button type="button" role="menuitem" className={styles.item} onClick={pressCompare}>
        <IconColumns size={18} aria-hidden />
        {t(compare.isChosen ? 'uncompare' : 'compare')}
      </button>
      <button type="button" role="menuitem" className={styles.item} onClick={pressReport}>
        <IconFlag size={18} aria-hidden />
        {t('report')}
      </button>
      <Link href={href('seen-jobs')} role="menuitem" className={styles.item}>
        <IconHistory size={18} aria-hidden />
        {seen('title')}
      </Link>
    </div>
  );
}

/** What was said of the choice last: one toast is enough. */
let said: number | undefined;

/** A fifth one is refused, with words what to do. @rule jobs.36 */
function useCompare(job: ChosenJob) {
  const t = useTranslations('postings.compare');
  const { href } = useHrefs();
  const navigate = useNavigate();
  const chosen = useCompared();
  const isChosen = chosen.some(({ id }) => id === job.id);
  const press = () => {
    if (isChosen) return removeCompared([job.id]);
    const isAdded = addCompared(job);
    const ids = (isAdded ? [...chosen, job] : chosen).map(({ id }) => id);
    if (said !== undefined) closeToast(said);
    said = showToast({
      kind: isAdded ? 'success' : 'error',
      text: isAdded ? t('added', { count: ids.length, most: COMPARED_MAX }) : t('full', { most: COMPARED_MAX }),
      action: { label: t('open'), run: () => navigate(href('compare-jobs', {}, { id: ids })) },
    });
  };
  return { isChosen, press };
}

/** The link of the card that follows, or of the one before: the focus goes there when this one goes. */
function besideCard(from: Element | null): HTMLElement | null {
  const row = from?.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside?.querySelector<HTMLElement>('h2 a, h3 a') ?? null;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items.at((at + by) % items.length)?.focus();
}
