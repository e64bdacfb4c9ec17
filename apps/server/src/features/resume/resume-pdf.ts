// The PDF of one's own profile. It carries the profile as data, so that it comes back without any loss.
import { packProfile } from '@fairway/cv-reader/formats/own-pdf';
import { translator } from '@fairway/i18n/translator';
import type { Locale } from '@fairway/rules/locales';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { getPerson } from '../account/queries.ts';
import { ownUserId } from '../identity/access.ts';
import { makeDocument } from './document/make-document.ts';
import { jsonResume } from './json-resume/written.ts';
import { sealedResume } from './own-data.ts';
import { resumePicture } from './picture.ts';
import { getResumeSource } from './queries.ts';
import { resumeContent, shownName } from './resume-words.ts';

export type PdfAsked = { layout: 'classic' | 'modern'; locale: Locale };

/** @throws Problem unauthenticated, unavailable when too many wait */
export async function resumePdf(
  request: ApiRequest,
  { layout, locale }: PdfAsked,
  { files, keys }: { files: FileStore; keys: SessionKeys },
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const now = request.clock.now();
  const source = await getResumeSource(request.database, ownUserId(request), { locale, now });
  const [t, content] = [await translator(locale), await resumeContent(source, locale, now)];
  const jpeg = layout === 'modern' ? await resumePicture(files, source.profile.avatar) : undefined;
  const name = shownName(source);
  const picture = jpeg && { jpeg, alt: t('resume.document.photo', { name }) };
  const pageWords = t('resume.document.page', { page: '{page}', count: '{count}' });
  const bytes = await makeDocument({ content: { ...content, picture, carried: await carried(request, keys) }, layout, pageWords });
  return { bytes, fileName: `${t('resume.document.fileName', { name })}.pdf` };
}

async function carried(request: ApiRequest, keys: SessionKeys): Promise<Record<string, string>> {
  const userId = ownUserId(request);
  const source = await getResumeSource(request.database, userId, { locale: 'en', now: request.clock.now() });
  const { email } = await getPerson(request.database, userId);
  return packProfile(JSON.stringify(sealedResume(await jsonResume(source), keys, email)));
}
