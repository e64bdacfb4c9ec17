// A chart in the words of the report: how many graduates there are of each, and which is the most frequent.
import { useTranslations } from 'use-intl';
import { type Bar, BarChart } from '../../../lib/charts/bar-chart.tsx';

type Props = {
  title: string;
  bars: readonly Bar[];
  /** Under the title instead of the most frequent. */
  text?: string;
  isCourse?: true;
};

export function OutcomeChart({ title, bars, text, ...rest }: Props) {
  const t = useTranslations('outcome-reports');
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const most = bars.reduce<Bar | undefined>((best, bar) => (best && best.count >= bar.count ? best : bar), undefined);
  const isTime = rest.isCourse === true;
  return (
    <BarChart
      {...rest}
      title={title}
      bars={bars}
      text={text ?? t('chartText', { name: most?.name ?? '', count: most?.count ?? 0, total })}
      nothing={t('nothing')}
      table={{ label: t('table'), head: [isTime ? t('month') : title, t('count')] }}
    />
  );
}
