// One school or organization, found by typing its name.
import { SearchSelect } from '@fairway/ui/search-select';
import { useTranslations } from 'use-intl';

export type Picked = { value: string; label: string };

export function PickField({
  label,
  value,
  onChange,
  load,
}: {
  label: string;
  value: Picked | undefined;
  onChange: (picked: Picked | undefined) => void;
  load: (text: string, signal: AbortSignal) => Promise<Picked[]>;
}) {
  const ui = useTranslations('ui.list');
  const texts = {
    empty: ui('empty'),
    loading: ui('loading'),
    failed: ui('failed'),
    clear: ui('clear'),
    count: (count: number) => ui('count', { count }),
  };
  return <SearchSelect<Picked> label={label} value={value} onChange={onChange} load={load} texts={texts} />;
}
