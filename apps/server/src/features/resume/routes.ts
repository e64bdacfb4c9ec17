import * as endpoints from '@fairway/contract/resume/endpoints';
import { translator } from '@fairway/i18n/translator';
import { contentDisposition } from '../../kernel/files/content-disposition.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Bind } from '../../kernel/http/bind.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import { ownUserId } from '../identity/access.ts';
import { importJsonResume, type SchoolNamed } from './commands.ts';
import { makeDocument } from './document/make-document.ts';
import { countImport } from './import-limit.ts';
import { jsonResume } from './json-resume/written.ts';
import { resumePicture } from './picture.ts';
import { findLatestImport, getResumeSource } from './queries.ts';
import { resumeContent, shownName } from './resume-words.ts';
import { setResolved, setReviewed } from './reviews.ts';

type ResumeServices = { files: FileStore; schoolNamed: SchoolNamed; keys: SessionKeys };

export function resumeRoutes(bind: Bind, { files, schoolNamed, keys }: ResumeServices): void {
  bind(endpoints.downloadResumePdf, async ({ query: { layout, locale } }, request) => {
    const now = request.clock.now();
    const source = await getResumeSource(request.database, ownUserId(request), { locale, now });
    const [t, content] = [await translator(locale), await resumeContent(source, locale, now)];
    const jpeg = layout === 'modern' ? await resumePicture(files, source.profile.avatar) : undefined;
    const name = shownName(source);
    const picture = jpeg && { jpeg, alt: t('resume.document.photo', { name }) };
    const pageWords = t('resume.document.page', { page: '{page}', count: '{count}' });
    const bytes = await makeDocument({ content: { ...content, picture }, layout, pageWords });
    request.setHeader('content-disposition', contentDisposition(`${t('resume.document.fileName', { name })}.pdf`));
    return Buffer.from(bytes);
  });

  bind(endpoints.downloadJsonResume, async (_input, request) => {
    const source = await getResumeSource(request.database, ownUserId(request), { locale: 'en', now: request.clock.now() });
    request.setHeader('content-disposition', contentDisposition('resume.json'));
    return jsonResume(source);
  });

  bind(endpoints.importJsonResume, async ({ body }, request) => {
    const [userId, now] = [ownUserId(request), request.clock.now()];
    await countImport(request.database, keys, userId, now);
    return request.database.transaction().execute((transaction) => importJsonResume(transaction, userId, body, { schoolNamed, now }));
  });

  bind(endpoints.getLatestImport, async (_input, request) => ({ import: await findLatestImport(request.database, ownUserId(request)) }));

  bind(endpoints.setImportReviewed, ({ params, body }, request) =>
    setReviewed(request.database, ownUserId(request), params.id.toLowerCase(), body.isReviewed, request.clock.now()),
  );
  bind(endpoints.setImportResolved, ({ params, body }, request) =>
    setResolved(request.database, ownUserId(request), params.id.toLowerCase(), body.sectionTypes, body.areResolved),
  );
}
