// What administrators change of a tenant. Each change is one transaction, a line of the audit with the names of what changed, and news:
// every node drops what it keeps within a second. An edit of something that was changed meanwhile is refused.

import { type Feature, UNBUILT } from '@fairway/contract/switches';
import type { EditedTenant } from '@fairway/contract/tenants/administration';
import { knownTimeZone } from '@fairway/rules/time-zones';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import {
  checkFree,
  checkWords,
  findTenantSchool,
  insertTenant,
  lockTenants,
  type NewTenant,
  TenantRefused,
  tellOfTenant,
} from '../commands.ts';
import { removeUnshownLogo } from '../logos/commands.ts';
import type { ForgetNames } from '../slots.ts';
import { mustAnswer } from '../suspension/commands.ts';
import { getTenantView, type TenantView } from './queries.ts';

export type Change = { actorId: string; now: Date };

/** Makes a tenant. @throws Problem tenants.slug_taken, tenants.host_taken, tenants.host_wrong, tenants.school_unknown and the like */
export async function addTenant(transaction: Database, edited: EditedTenant, { actorId, now }: Change): Promise<TenantView> {
  await lockTenants(transaction);
  if (edited.needsSchool && edited.schoolId === null) throw new Problem('tenants.school_incomplete');
  if (edited.isDefault && (await schoolRests(transaction, edited.schoolId))) throw new Problem('tenants.never_suspended');
  if (edited.isDefault) await leaveDefault(transaction, now);
  const id = await saying(() => insertTenant(transaction, wordsOf(edited), actorId, now));
  await transaction.updateTable('tenant').set(columnsOf(edited, now)).where('id', '=', id).execute();
  return getTenantView(transaction, id);
}

/** Changes a tenant. @throws Problem not_found, tenants.changed, tenants.default_needed, and what making one may */
export async function changeTenant(
  transaction: Database,
  id: number,
  { updatedAt, ...edited }: EditedTenant & { updatedAt: string },
  { actorId, now }: Change,
  { forgetNames, baseUrl }: { forgetNames: ForgetNames; baseUrl: string },
): Promise<TenantView> {
  await lockTenants(transaction);
  const row = await transaction
    .selectFrom('tenant')
    .select(['is_default', 'suspended_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (row.updated_at.getTime() !== new Date(updatedAt).getTime()) throw new Problem('tenants.changed');
  if (row.is_default && !edited.isDefault) throw new Problem('tenants.default_needed');
  if (edited.needsSchool && edited.schoolId === null) throw new Problem('tenants.school_incomplete');
  const before = await getTenantView(transaction, id);
  const words = wordsOf(edited);
  if ((row.suspended_at !== null || (await schoolRests(transaction, edited.schoolId))) && mustAnswer(words, baseUrl))
    throw new Problem('tenants.never_suspended');
  if (edited.isDefault && !row.is_default) await leaveDefault(transaction, now);
  await saying(async () => {
    checkWords(words);
    await checkFree(transaction, { ...words, id });
    if (words.school !== undefined) await findTenantSchool(transaction, words.school, edited.needsSchool);
  });
  await transaction
    .updateTable('tenant')
    .set({
      slug: edited.slug,
      name: edited.name.trim(),
      is_default: edited.isDefault,
      school_id: edited.schoolId,
      ...columnsOf(edited, now),
    })
    .where('id', '=', id)
    .execute();
  await writeHosts(transaction, id, words.hosts);
  await removeUnshownLogo(transaction, before.logo, now);
  await forgetNames(transaction, [before.schoolId, edited.schoolId], now);
  const after = await getTenantView(transaction, id);
  const changed = (Object.keys(edited) as (keyof EditedTenant)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  await tellOfTenant(transaction, { id, what: 'edited', actorId, now, detail: { changed: changed.join(' ') } });
  return after;
}

/** Turns a switch on or off; null leaves it to its default. @throws Problem not_found, tenants.feature_unbuilt */
export async function setFeature(
  transaction: Database,
  { id, feature, on }: { id: number; feature: Feature; on: boolean | null },
  { actorId, now }: Change,
): Promise<TenantView> {
  if (on === true && UNBUILT.includes(feature)) throw new Problem('tenants.feature_unbuilt');
  await getTenantView(transaction, id);
  if (on === null) await transaction.deleteFrom('tenant_feature').where('tenant_id', '=', id).where('feature', '=', feature).execute();
  else
    await transaction
      .insertInto('tenant_feature')
      .values({ tenant_id: id, feature, is_on: on })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'feature']).doUpdateSet({ is_on: on }))
      .execute();
  await tellOfTenant(transaction, { id, what: 'feature_set', actorId, now, detail: { feature, on } });
  return getTenantView(transaction, id);
}

/** A tenant of a school that is suspended would rest with it. */
async function schoolRests(transaction: Database, schoolId: number | null): Promise<boolean> {
  if (schoolId === null) return false;
  const row = await transaction.selectFrom('school_brand').select('suspended_at').where('id', '=', schoolId).executeTakeFirst();
  return row?.suspended_at != null;
}

/** The tenant that was the default is none any more: another one takes its place in this transaction. */
async function leaveDefault(transaction: Database, now: Date): Promise<void> {
  await transaction.updateTable('tenant').set({ is_default: false, updated_at: now }).where('is_default', '=', true).execute();
}

async function writeHosts(transaction: Database, id: number, hosts: readonly string[]): Promise<void> {
  let gone = transaction.deleteFrom('tenant_host').where('tenant_id', '=', id);
  if (hosts.length > 0) gone = gone.where('host', 'not in', hosts);
  await gone.execute();
  if (hosts.length === 0) return;
  await transaction
    .insertInto('tenant_host')
    .values(hosts.map((host) => ({ host, tenant_id: id })))
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute();
}

function wordsOf(edited: EditedTenant): NewTenant {
  return {
    slug: edited.slug,
    name: edited.name.trim(),
    hosts: [...new Set(edited.hosts.map((host) => host.trim().toLowerCase()))],
    locale: edited.locale,
    primaryColor: edited.primaryColor.toLowerCase(),
    secondaryColor: edited.secondaryColor.toLowerCase(),
    school: edited.schoolId === null ? undefined : String(edited.schoolId),
    needsSchool: edited.needsSchool,
    isDefault: edited.isDefault,
  };
}

function columnsOf(edited: EditedTenant, now: Date) {
  const zone = knownTimeZone(edited.zone);
  if (!zone) throw new Problem('InvalidTimeZone');
  return {
    logo: edited.logo,
    primary_color: edited.primaryColor.toLowerCase(),
    secondary_color: edited.secondaryColor.toLowerCase(),
    locale: edited.locale,
    country_code: edited.countryCode,
    zone,
    phone_country: edited.phoneCountry,
    social_auths: [...new Set(edited.socialAuths)],
    consent: edited.consent,
    accounts: edited.accounts,
    support_email: edited.supportEmail,
    blog_link: edited.blogLink,
    faq_link: edited.faqLink,
    privacy_link: edited.privacyLink,
    messenger_link: edited.messengerLink,
    translator_template: edited.translatorTemplate,
    needs_school: edited.needsSchool,
    administrators_need_second_factor: edited.administratorsNeedSecondFactor,
    production: edited.production,
    updated_at: now,
  };
}

const CODES = {
  slug_taken: 'tenants.slug_taken',
  host_taken: 'tenants.host_taken',
  host_wrong: 'tenants.host_wrong',
  school_unknown: 'tenants.school_unknown',
  school_incomplete: 'tenants.school_incomplete',
} as const;

/** Says a refusal in the codes of the contract; what the contract has checked already is none of them. */
async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TenantRefused)) throw error;
    const code = CODES[error.reason as keyof typeof CODES];
    if (!code) throw error;
    throw new Problem(code, { cause: error });
  }
}
