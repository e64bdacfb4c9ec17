import { LIMITS } from '@fairway/rules/limits';
import { visibleCharacters } from '@fairway/rules/visible-characters';
import { RichTextEditor } from '@fairway/ui/rich-text-editor';
import { useTranslations } from 'use-intl';
import { useRichTextLabels } from '../rich-text-labels.ts';

type DescriptionProps = { value: string | null; onChange: (html: string | null) => void; error: string | undefined };

/** The rich description of work and of a membership. @rule profile.37 */
export function DescriptionField({ value, onChange, error }: DescriptionProps) {
  const t = useTranslations('entries.writing');
  const field = useTranslations('ui.field');
  const labels = useRichTextLabels();
  return (
    <RichTextEditor
      label={t('description')}
      optional={field('optional')}
      value={value}
      onChange={onChange}
      error={error}
      maxCharacters={LIMITS.entryDescriptionCharacters}
      countCharacters={visibleCharacters}
      counterText={(used, max) => t('count', { used, max })}
      toolbarLabels={labels}
    />
  );
}
