// The form of a school's sign-in. A stored secret or stored metadata is never shown; left empty, it stays.
import type { components } from '@fairway/client/api.gen';
import { Button } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { Segmented } from '@fairway/ui/segmented';
import { TextField } from '@fairway/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useActing } from '../../components/methods/acting.ts';
import { MethodProblem } from '../../components/methods/method-section.tsx';
import styles from '../../components/methods/methods.module.css';
import { OwnAddresses } from './own-addresses.tsx';
import { MetadataAddress, MetadataField, metadataGiven, Provider } from './sign-in-metadata.tsx';
import { SIGN_IN_PATH, type SignInSettings } from './sign-in-path.ts';

type Stored = components['schemas']['SchoolSignIn'];
type Protocol = Stored['protocol'];
const SCOPES = 'openid profile email';

type Props = { schoolId: number; settings: SignInSettings; onSaved: (settings: SignInSettings) => void };

export function SignInForm({ schoolId, settings, onSaved }: Props) {
  const t = useTranslations('verification-methods.signIn');
  const api = useApi();
  const acting = useActing();
  const { signIn: stored } = settings;
  const [protocol, setProtocol] = useState<Protocol>(stored?.protocol ?? 'openid');
  const kept = stored?.protocol === protocol ? stored : undefined;
  const [fields, setFields] = useState({
    issuer: stored?.protocol === 'openid' ? stored.issuer : '',
    clientId: stored?.clientId ?? '',
    clientSecret: '',
    scopes: stored?.scopes ?? SCOPES,
    metadata: '',
    metadataUrl: stored?.metadataUrl ?? '',
    requires: stored ? stored.requirement !== null : true,
    requirementName: stored?.requirement?.name ?? '',
    requirementValue: stored?.requirement?.value ?? '',
    subjectName: stored?.subjectName ?? '',
  });
  type Name = keyof typeof fields;
  const change = (name: Name, value: string | boolean) => {
    setFields((before) => ({ ...before, [name]: value }));
    acting.clear();
  };
  const text = (name: Exclude<Name, 'requires'>) => ({
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });

  const save = (event: FormEvent) => {
    event.preventDefault();
    const requirement = fields.requires ? { name: fields.requirementName.trim(), value: fields.requirementValue.trim() } : null;
    const both = { requirement, subjectName: fields.subjectName.trim() || null };
    const { issuer, clientId, clientSecret, scopes } = fields;
    const body =
      protocol === 'openid'
        ? { protocol, issuer, clientId, scopes, ...(clientSecret && { clientSecret }), ...both }
        : { protocol, ...metadataGiven(fields, kept?.metadataUrl ?? null), ...both };
    void acting.run(async () => {
      const { data } = await api.call.PUT(SIGN_IN_PATH, { params: { path: { schoolId } }, body });
      if (data) onSaved(data);
    }, t('saved'));
  };

  const secretStays = kept?.issuer === fields.issuer.trim() && kept.clientId === fields.clientId.trim();
  // Said while somebody types too: what the form looked like before it was saved is no promise.
  const asksSecret =
    fields.clientSecret === '' && ((kept !== undefined && !secretStays) || acting.faultOf('/body/clientSecret') !== undefined);
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Segmented<Protocol>
        label={t('protocol')}
        value={protocol}
        onChange={(value) => {
          setProtocol(value);
          acting.clear();
        }}
        options={[
          { value: 'openid', label: t('openid') },
          { value: 'saml', label: t('saml') },
        ]}
      />
      <OwnAddresses own={settings.own} protocol={protocol} />
      {protocol === 'openid' ? (
        <OpenIdFields text={text} secretStays={secretStays} asksSecret={asksSecret} />
      ) : (
        <>
          {kept ? <Provider stored={kept} /> : null}
          <MetadataAddress {...text('metadataUrl')} stored={kept} fault={acting.faultOf('/body/metadataUrl')} />
          <MetadataField
            value={fields.metadata}
            kept={kept !== undefined}
            fault={acting.faultOf('/body/metadata')}
            onChange={(value) => change('metadata', value)}
          />
        </>
      )}
      <Checkbox label={t('requirement')} checked={fields.requires} onChange={(event) => change('requires', event.currentTarget.checked)} />
      {fields.requires ? (
        <div className={styles.pair}>
          <TextField label={t('requirementName')} hint={t('requirementNameHint')} dir="ltr" maxLength={300} {...text('requirementName')} />
          <TextField
            label={t('requirementValue')}
            hint={t('requirementValueHint')}
            dir="ltr"
            maxLength={300}
            {...text('requirementValue')}
          />
        </div>
      ) : null}
      <TextField label={t('subjectName')} hint={t('subjectNameHint')} dir="ltr" maxLength={300} {...text('subjectName')} />
      <MethodProblem>{acting.faultOf('/body/clientSecret') ? undefined : acting.problem}</MethodProblem>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={acting.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

type OpenIdName = 'issuer' | 'clientId' | 'clientSecret' | 'scopes';
type OpenIdProps = {
  text: (name: OpenIdName) => { value: string; onChange: (event: { currentTarget: { value: string } }) => void };
  secretStays: boolean;
  asksSecret: boolean;
};

function OpenIdFields({ text, secretStays, asksSecret }: OpenIdProps) {
  const t = useTranslations('verification-methods.signIn');
  return (
    <>
      <TextField label={t('issuer')} hint={t('issuerHint')} dir="ltr" inputMode="url" maxLength={1024} {...text('issuer')} />
      <div className={styles.pair}>
        <TextField label={t('clientId')} dir="ltr" autoComplete="off" maxLength={500} {...text('clientId')} />
        <TextField
          label={t('clientSecret')}
          hint={secretStays ? t('secretKept') : undefined}
          error={asksSecret ? t('secretAgain') : undefined}
          type="password"
          dir="ltr"
          autoComplete="new-password"
          maxLength={1000}
          {...text('clientSecret')}
        />
      </div>
      <TextField label={t('scopes')} dir="ltr" maxLength={500} {...text('scopes')} />
    </>
  );
}
