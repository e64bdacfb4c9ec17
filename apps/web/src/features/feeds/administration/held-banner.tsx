// What the last run of a feed held back until somebody confirms it.
import { Banner } from '@fairway/ui/banner';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { Feed } from './queries.ts';

export function HeldBanner({ held }: Pick<Feed, 'held'>) {
  const t = useTranslations('feeds.one');
  const formats = useReaderFormats();
  if (!held) return null;
  return <Banner meaning="warning">{t('heldTitle', { count: formats.number(held.count), of: formats.number(held.of) })}</Banner>;
}
