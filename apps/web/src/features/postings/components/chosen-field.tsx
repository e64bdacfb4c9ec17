import { useTranslations } from 'use-intl';
import { type ChosenFieldProps, ChosenField as Field } from '../../../lib/forms/chosen-field.tsx';

type Props = Omit<ChosenFieldProps, 'removeLabel' | 'create'> & { create?: boolean };

/** In the words of a posting's form. */
export function ChosenField({ create = false, ...props }: Props) {
  const t = useTranslations('own-postings.form');
  return (
    <Field
      {...props}
      removeLabel={(name) => t('remove', { name })}
      create={create ? (text: string) => t('addTyped', { text }) : undefined}
    />
  );
}
