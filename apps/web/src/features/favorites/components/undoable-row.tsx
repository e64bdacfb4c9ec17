// The place of an item that was just taken away: it says so and takes it back, so that nothing jumps under the pointer.
import { Button } from '@fairway/ui/button';
import styles from './favorites.module.css';

export function UndoableRow({ text, undoLabel, onUndo }: { text: string; undoLabel: string; onUndo: () => void }) {
  return (
    <div className={styles.gone} role="status">
      <span>{text}</span>
      <Button size="small" onClick={onUndo}>
        {undoLabel}
      </Button>
    </div>
  );
}
