// Giving a private address: what it becomes, then a link goes there. To sign in with it, one shows who one is first.
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { Radio } from '@fairway/ui/checkbox';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { type PrivateAddress, privateAddressQuery } from './connections.ts';
import styles from './verify.module.css';

export type PrivateAddressDialogProps = { address: PrivateAddress };

const OF_FIELD = ['InvalidEmail', 'EmailNotAvailable', 'verification.address_academic'];

export default function PrivateAddressDialog({ address, close }: PrivateAddressDialogProps & { close: (sent?: true) => void }) {
  const t = useTranslations('verification.privateAddress');
  const api = useApi();
  const queries = useQueryClient();
  const saving = useSaving();
  const name = useId();
  const { uses } = address;
  const [email, setEmail] = useState(address.pending?.email ?? '');
  const [use, setUse] = useState(uses[0] ?? 'contact');

  async function send(event: FormEvent) {
    event.preventDefault();
    if (email.trim() === '' || saving.busy) return;
    const call = async () => {
      const { data } = await api.call.POST('/api/v1/university-connection/private-address', { body: { email: email.trim(), use } });
      queries.setQueryData(privateAddressQuery(api).queryKey, data);
    };
    if (await saving.run(call, t('sent', { email: email.trim() }))) close(true);
  }
  const problem = saving.otherError(...OF_FIELD);
  return (
    <DialogFrame title={t('title')} busy={saving.busy}>
      <form className={styles.panel} onSubmit={send} noValidate>
        <TextField
          data-autofocus=""
          label={t('label')}
          type="email"
          dir="ltr"
          autoComplete="email"
          value={email}
          error={saving.errorOf(...OF_FIELD)}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            saving.clear();
          }}
        />
        {uses.length > 1 ? (
          <fieldset className={styles.ways}>
            <legend>{t('use')}</legend>
            {uses.map((one) => (
              <Radio key={one} name={name} label={t(`uses.${one}`)} checked={one === use} onChange={() => setUse(one)} />
            ))}
          </fieldset>
        ) : (
          <p className={styles.note}>{t(`uses.${use}`)}</p>
        )}
        {problem ? (
          <Banner meaning="danger" live>
            {problem}
          </Banner>
        ) : null}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={saving.busy} disabled={email.trim() === ''}>
            {t('send')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
