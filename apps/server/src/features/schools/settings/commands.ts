// Saving the settings of a school: what is given is checked as a whole, and with one fault nothing is written. What the school shows on its
// own hosts (colours, locale, sign-ins) becomes theirs in the same transaction. Colours that are hard to read are warned of by the page.
import type { saveSchoolSettings } from '@fairway/contract/schools/settings';
import { parseHex } from '@fairway/rules/colours';
import { isCountry } from '@fairway/rules/countries';
import { isEmail } from '@fairway/rules/emails';
import { LOCALES } from '@fairway/rules/locales';
import { plainLine } from '@fairway/rules/names';
import { isSubDomain, SCHOOL_TEXTS } from '@fairway/rules/school-settings';
import type { Selectable, Updateable } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { School, Tenant } from '../../../kernel/database/tables.gen.ts';
import { type FieldError, Problem } from '../../../kernel/http/problems.ts';
import { TenantRefused } from '../../tenants/commands.ts';
import { renameSchoolHosts, showOnSchoolHosts } from '../../tenants/school-hosts/commands.ts';
import { moveHost } from '../hosts/commands.ts';
import type { SchoolEditor } from './access.ts';
import { lockSchool, noteSchoolChange, refuseInvalid, whereTaken } from './changes.ts';

type Given = z.output<typeof saveSchoolSettings.body>;
/** Other names that a school is found by. */
const ALIASES = 20;

/** @throws Problem settings.changed, settings.invalid, settings.sub_domain_taken */
export async function saveSettings(database: Database, editor: SchoolEditor, given: Given, baseUrl: string): Promise<void> {
  const school = await lockSchool(database, editor, given.updatedAt);
  const errors: FieldError[] = [];
  const columns = { ...profileColumns(given, errors), ...wordColumns(given, errors) };
  const { methods } = given;
  if (methods && new Set(methods.map((one) => one.method)).size < methods.length) errors.push({ pointer: '/methods', code: 'twice' });
  refuseInvalid(errors);
  const changed = Object.entries(columns).flatMap(([name, value]) => (isSame(school[name as keyof School], value) ? [] : [name]));
  const renamed = columns.name !== undefined && columns.name !== school.name;
  await whereTaken('settings.sub_domain_taken', () =>
    database
      .updateTable('school')
      .set({
        ...columns,
        ...(columns.request_texts === undefined ? {} : { request_texts: JSON.stringify(columns.request_texts) }),
        // Programs that students typed stand under the name that they knew.
        ...(renamed
          ? { aliases: [...new Set([school.name, ...school.aliases])].filter((alias) => alias !== columns.name).slice(0, ALIASES) }
          : {}),
        settings_at: editor.now,
        updated_at: editor.now,
      })
      .where('id', '=', editor.schoolId)
      .execute(),
  );
  if (methods) await writeMethods(database, editor, methods);
  if (changed.includes('sub_domain')) await moveOwnHost(database, editor, school.sub_domain, baseUrl);
  await showOnOwnHosts(database, editor, columns);
  if (renamed) await renameSchoolHosts(database, { schoolId: editor.schoolId, before: school.name, after: columns.name ?? '' }, editor.now);
  const fields = [...changed, ...(methods ? ['methods'] : [])].join(' ');
  await noteSchoolChange(database, editor, 'settings_changed', { fields });
}

const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after);

type Columns = Updateable<Omit<School, 'request_texts'>> & { request_texts?: Record<string, string> };

function profileColumns(given: Given, errors: FieldError[]): Columns {
  const columns: Columns = {};
  const fault = (field: string, code: string) => errors.push({ pointer: `/${field}`, code });
  const line = (field: 'name' | 'city', value: string, max: number) => {
    const text = plainLine(value);
    if ([...text].length > max) fault(field, 'too_long');
    return text;
  };
  if (given.name !== undefined) {
    columns.name = line('name', given.name, SCHOOL_TEXTS.name);
    if (columns.name === '') fault('name', 'missing');
  }
  if (given.city !== undefined) columns.city = line('city', given.city ?? '', SCHOOL_TEXTS.city) || null;
  if (given.countryCode !== undefined) {
    columns.country_code = given.countryCode || null;
    if (columns.country_code && !isCountry(columns.country_code)) fault('countryCode', 'unknown');
  }
  if (given.webAddress !== undefined) {
    columns.web_address = webAddress(given.webAddress ?? '');
    if (columns.web_address === undefined) fault('webAddress', 'no_address');
  }
  for (const [field, column] of [
    ['primaryColor', 'primary_color'],
    ['secondaryColor', 'secondary_color'],
  ] as const) {
    // biome-ignore format: pairs
    const value = given[field];
    if (value === undefined) continue;
    columns[column] = value?.trim() ? hexColour(value) : null;
    if (columns[column] === undefined) fault(field, 'no_colour');
  }
  if (given.contactEmail !== undefined) {
    columns.contact_email = given.contactEmail?.trim() || null;
    if (columns.contact_email && !isEmail(columns.contact_email)) fault('contactEmail', 'InvalidEmail');
  }
  if (given.subDomain !== undefined) {
    columns.sub_domain = given.subDomain?.trim().toLowerCase() || null;
    if (columns.sub_domain && !isSubDomain(columns.sub_domain)) fault('subDomain', 'no_sub_domain');
  }
  return columns;
}

function wordColumns(given: Given, errors: FieldError[]): Columns {
  const columns: Columns = {};
  if (given.locale !== undefined) columns.locale = given.locale;
  if (given.socialAuths !== undefined) columns.social_auths = [...new Set(given.socialAuths)];
  if (given.requestTexts !== undefined) {
    const texts: Record<string, string> = {};
    for (const locale of LOCALES) {
      const text = given.requestTexts[locale]?.trim() ?? '';
      if ([...text].length > SCHOOL_TEXTS.requestText) errors.push({ pointer: `/requestTexts/${locale}`, code: 'too_long' });
      if (text !== '') texts[locale] = text;
    }
    columns.request_texts = texts;
  }
  return columns;
}

/** `#rrggbb`; undefined for what is no colour. */
function hexColour(typed: string): string | undefined {
  const rgb = parseHex(typed);
  return rgb && `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** An http(s) address of a real host; without a scheme https is meant. Null for none, undefined for what is no address. */
function webAddress(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isPlain = url.username === '' && url.password === '' && /\.[a-z][a-z0-9-]+$/.test(url.hostname) && !url.hostname.includes('..');
  return isWeb && isPlain && url.href.length <= SCHOOL_TEXTS.webAddress ? url.href.replace(/\/$/, '') : undefined;
}

/** The school's pages answer under its new name, and no longer under the one before. @throws Problem settings.sub_domain_taken */
async function moveOwnHost(database: Database, { schoolId, actorId, now }: SchoolEditor, before: string | null, baseUrl: string) {
  try {
    await moveHost(database, { schoolId, before }, { baseUrl, actorId, now });
  } catch (error) {
    throw error instanceof TenantRefused ? new Problem('settings.sub_domain_taken', { cause: error }) : error;
  }
}

async function writeMethods(database: Database, { schoolId }: SchoolEditor, methods: NonNullable<Given['methods']>): Promise<void> {
  await database.deleteFrom('school_verification_method').where('school_id', '=', schoolId).execute();
  if (methods.length === 0) return;
  const rows = methods.map(({ method, isOn, validityDays }, position) => ({
    school_id: schoolId,
    method,
    position,
    is_on: isOn,
    validity_days: validityDays,
  }));
  await database.insertInto('school_verification_method').values(rows).execute();
}

/** Hosts that carry the school's brand take its colours, locale and sign-ins; a colour that was removed leaves theirs. */
export async function showOnOwnHosts(
  database: Database,
  editor: SchoolEditor,
  columns: Partial<Pick<Selectable<School>, 'primary_color' | 'secondary_color' | 'locale' | 'social_auths' | 'logo'>> | Columns,
): Promise<void> {
  const shown: Updateable<Tenant> = {
    ...(columns.primary_color ? { primary_color: columns.primary_color } : {}),
    ...(columns.secondary_color ? { secondary_color: columns.secondary_color } : {}),
    ...(columns.locale ? { locale: columns.locale } : {}),
    ...(columns.social_auths ? { social_auths: columns.social_auths } : {}),
    ...(columns.logo ? { logo: columns.logo } : {}),
  };
  if (Object.keys(shown).length === 0) return;
  await showOnSchoolHosts(database, editor.schoolId, shown, editor.now);
}
