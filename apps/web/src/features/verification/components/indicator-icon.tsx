import type { Indicator } from '@fairway/rules/verification';
import { IconAlertCircle, IconCircleCheck, IconClockHour4, IconEyeOff } from '@tabler/icons-react';
import styles from './verification.module.css';

const ICONS = { red: IconAlertCircle, amber: IconClockHour4, green: IconCircleCheck, ignored: IconEyeOff };

/** The sign of a state, in its colour; words stand next to it. */
export function IndicatorIcon({ indicator }: { indicator: Indicator }) {
  const Icon = ICONS[indicator];
  return <Icon className={styles[indicator]} size={20} aria-hidden />;
}
