import { DialogFrame } from '@fairway/ui/dialog-frame';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

const NAME_CHARACTERS = 60;

/** Asks for the name of a passkey, so that its owner knows it again. */
export default function PasskeyName({ title, known = '', close }: { title: string; known?: string; close: (name?: string) => void }) {
  const t = useTranslations('account.passkeys');
  const [name, setName] = useState(known);
  const save = () => {
    if (name.trim() === '') return false;
    close(name.trim());
    return true;
  };
  return (
    <DialogFrame title={title} actions={[{ key: 'save', label: t('saveName'), variant: 'primary', run: save }]}>
      <TextField
        data-autofocus=""
        label={t('name')}
        hint={t('nameHint')}
        maxLength={NAME_CHARACTERS}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </DialogFrame>
  );
}
