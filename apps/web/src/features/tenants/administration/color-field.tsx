// A colour as text and as a swatch, with what it does to readers: warned, not refused, for pages use a readable shade of it.
import { parseHex } from '@fairway/rules/colours';
import { TextField } from '@fairway/ui/text-field';
import { useTranslations } from 'use-intl';
import styles from '../../../lib/console/parts.module.css';
import { contrastWarnings } from './tenant-draft.ts';

export function ColorField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const t = useTranslations('admin.tenant');
  const warnings = contrastWarnings(value);
  return (
    <div>
      <div className={styles.color}>
        <TextField
          label={label}
          maxLength={7}
          value={value}
          error={warnings === undefined ? t('noColor') : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <input
          type="color"
          aria-label={label}
          value={parseHex(value) && value.length === 7 ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      <ul className={styles.warnings} aria-live="polite">
        {(warnings ?? []).map(({ on, ratio }) => (
          <li key={on}>{t(on === 'light' ? 'contrastLight' : 'contrastDark', { ratio })}</li>
        ))}
      </ul>
    </div>
  );
}
