import { DialogFrame } from '@fairway/ui/dialog-frame';
import { useTranslations } from 'use-intl';
import { PlaceList, type PlaceListProps } from './place-list.tsx';

export type PlacesProps = PlaceListProps & { name: string };

export default function AllPlaces({ name, places, words }: PlacesProps) {
  const t = useTranslations('organizations.detail');
  return (
    <DialogFrame title={t('allPlacesTitle', { name })} size="medium">
      <PlaceList places={places} words={words} />
    </DialogFrame>
  );
}
