import * as endpoints from '@fairway/contract/resume';
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
  bind(endpoints.downloadResumePdf, async ({ query: { layout, locale } }, call) => {
    const now = call.clock.now();
    const source = await getResumeSource(call.database, ownUserId(call), { locale, now });
    const [t, content] = [await translator(locale), await resumeContent(source, locale, now)];
    const jpeg = layout === 'modern' ? await resumePicture(files, source.profile.avatar) : undefined;
    const name = shownName(source);
    const picture = jpeg && { jpeg, alt: t('resume.document.photo', { name }) };
    const pageWords = t('resume.document.page', { page: '{page}', count: '{count}' });
    const bytes = await makeDocument({ content: { ...content, picture }, layout, pageWords });
    call.setHeader('content-disposition', contentDisposition(`${t('resume.document.fileName', { name })}.pdf`));
    return Buffer.from(bytes);
  });

  bind(endpoints.downloadJsonResume, async (_input, call) => {
    const source = await getResumeSource(call.database, ownUserId(call), { locale: 'en', now: call.clock.now() });
    call.setHeader('content-disposition', contentDisposition('resume.json'));
    return jsonResume(source);
  });

  bind(endpoints.importJsonResume, async ({ body }, call) => {
    const [userId, now] = [ownUserId(call), call.clock.now()];
    await countImport(call.database, keys, userId, now);
    return call.database.transaction().execute((transaction) => importJsonResume(transaction, userId, body, { schoolNamed, now }));
  });

  bind(endpoints.getLatestImport, async (_input, call) => ({ import: await findLatestImport(call.database, ownUserId(call)) }));

  bind(endpoints.setImportReviewed, ({ params, body }, call) =>
    setReviewed(call.database, ownUserId(call), params.id.toLowerCase(), body.isReviewed, call.clock.now()),
  );
  bind(endpoints.setImportResolved, ({ params, body }, call) =>
    setResolved(call.database, ownUserId(call), params.id.toLowerCase(), body.sectionTypes, body.areResolved),
  );
}
