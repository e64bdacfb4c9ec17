// The agreement as a school reads it, and as the platform's administrators edit it.
import type { editedAgreement, schoolAgreement } from '@fairway/contract/processing-agreements/endpoints';
import { translator } from '@fairway/i18n/translator';
import { knownLocale, type Locale } from '@fairway/rules/locales';
import { pageHtml } from '@fairway/rules/page-text';
import { agreementState, agreementVersion, filledAgreement } from '@fairway/rules/processing-agreements';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';
import { getPlatform } from '../tenants/queries.ts';
import { ourAgreements } from './our-text.ts';
import { countAgreements, currentText, findNewestEdition, getAcceptance, listAcceptances, listEditions } from './queries.ts';

/** What the text names, and the language of the school. */
export type AgreementFacts = { school: string; name: string; email: string | null; locale: Locale };

export async function agreementFacts(database: Database, schoolId: AdministeredSchoolId): Promise<AgreementFacts> {
  const school = await database.selectFrom('school').select(['name', 'locale']).where('id', '=', schoolId).executeTakeFirstOrThrow();
  const { name, email } = await getPlatform(database);
  return { school: school.name, name, email, locale: knownLocale(school.locale) };
}

type Acceptance = { id: string; version: string; locale: string; accepted_at: Date; by: string | null };
const acceptanceView = ({ id, version, locale, accepted_at, by }: Acceptance) => ({
  ...{ id, version, locale: knownLocale(locale), acceptedAt: accepted_at.toISOString(), acceptedBy: by },
});

/** Its text as HTML: it is filled in already, so nothing in braces is a place any more. */
const htmlOf = (text: string, locale: Locale) => pageHtml(text, { name: '', email: null, locale }).html;

async function titleOf(locale: Locale, { school, name }: Pick<AgreementFacts, 'school' | 'name'>): Promise<string> {
  return (await translator(locale))('processing-agreement-text.title', { school, name });
}

/** `accepts`: the reader is one of the school's own administrators. */
export async function getAgreementOfSchool(
  database: Database,
  schoolId: AdministeredSchoolId,
  { locale: asked, accepts }: { locale: Locale; accepts: boolean },
): Promise<z.input<typeof schoolAgreement>> {
  const facts = await agreementFacts(database, schoolId);
  const { version, changedOn, text, locale, fellBack } = await currentText(database, asked, facts.locale);
  const acceptances = (await listAcceptances(database, schoolId)).map(acceptanceView);
  const state = agreementState(acceptances[0]?.version ?? null, version);
  return {
    ...{ title: await titleOf(locale, facts), version, locale, fellBack, changedOn, state, acceptances },
    html: htmlOf(filledAgreement(text, facts), locale),
    can: { accept: accepts && state !== 'accepted' },
  };
}

/** @throws Problem not_found */
export async function getAgreementAccepted(database: Database, schoolId: AdministeredSchoolId, id: string) {
  const row = await getAcceptance(database, schoolId, id);
  const locale = knownLocale(row.locale);
  return { ...acceptanceView(row), title: await titleOf(locale, await agreementFacts(database, schoolId)), html: htmlOf(row.body, locale) };
}

export async function getAgreementEdited(database: Database): Promise<z.input<typeof editedAgreement>> {
  const newest = await findNewestEdition(database);
  const version = agreementVersion(newest && { number: newest.number, isOwn: newest.texts !== null });
  return {
    platform: await getPlatform(database),
    ...{ version, edition: newest?.number ?? 0, texts: newest?.texts ?? null },
    ours: await ourAgreements(),
    editions: await listEditions(database),
    schools: await countAgreements(database, version),
  };
}
