// A file on its way into a profile: scanned, read in a thread, kept as a document where that was asked for, taken over. What the file says
// leaves nothing but what the person sees; the file itself is gone with the request. @rule imports.17, imports.22
import type { EndpointInput, UploadedFile } from '@fairway/contract/kernel/endpoint';
import type { importLinkedinFile, importLinkedinLink, importResumeFile } from '@fairway/contract/resume/endpoints';
import { type ImportSection, profileLink } from '@fairway/rules/profile-import';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import type { Log } from '../../../kernel/log.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { getPerson } from '../../account/queries.ts';
import type { DocumentServices } from '../../documents/services.ts';
import { scanned, storeDocument } from '../../documents/upload.ts';
import { type OwnUserId, ownUserId } from '../../identity/access.ts';
import { importProfile, type SchoolNamed } from '../commands.ts';
import type { ProfileProvider } from '../gateway.ts';
import { countImport, returnImport } from '../import-limit.ts';
import { openedResume } from '../own-data.ts';
import type { ProfileImport } from '../queries.ts';
import { readFile } from '../reading/read-file.ts';

import { type Incoming, incomingReading, incomingResume } from './incoming.ts';
import { objectAt, textAt } from './reading.ts';

export type ImportServices = { files: FileStore; schoolNamed: SchoolNamed; keys: SessionKeys; documents: DocumentServices };

/** A CV. @throws Problem documents.*, import.*, profile.invalid */
export async function takeResumeFile(
  request: ApiRequest,
  { body, file }: EndpointInput<typeof importResumeFile>,
  services: ImportServices,
): Promise<ProfileImport> {
  const isKept = body.keepAsDocument === 'true';
  if (isKept && body.consent !== 'true') throw new Problem('documents.consent');
  const { incoming, source } = await readUpload(request, file, services);
  const notStored = isKept ? await keep(request, file, services) : undefined;
  const isData = source === 'json-resume' || source === 'fairway';
  const taken = isData ? withSummary(body.sectionTypes) : body.sectionTypes;
  if (!taken.includes('summary')) incoming.unread.unshift(...summaryOf(incoming));
  const given = { sourceType: isData ? ('JSONResume' as const) : ('CV' as const), fileName: file.name };
  return takeOver(request, { incoming, sectionTypes: taken, ...given, notStored }, services);
}

/** A profile that is data comes back whole: the form for files does not ask after the summary. @rule imports.6 */
const withSummary = (sections: readonly ImportSection[]): ImportSection[] => [...new Set([...sections, 'summary' as const])];

/** The summary of a CV, which is not asked for, is shown all the same. */
function summaryOf({ resume }: Incoming): Incoming['unread'] {
  const words = textAt(objectAt(resume, 'basics'), 'summary');
  return words ? [{ heading: 'summary', lines: words.split('\n') }] : [];
}

/** What LinkedIn gave its member. @throws Problem documents.wrong_type for any other file, import.*, profile.invalid */
export async function takeLinkedinFile(
  request: ApiRequest,
  { body, file }: EndpointInput<typeof importLinkedinFile>,
  services: ImportServices,
): Promise<ProfileImport> {
  const { incoming } = await readUpload(request, file, services, (source) => source === 'linkedin-pdf' || source === 'linkedin-zip');
  return takeOver(request, { incoming, sectionTypes: body.sectionTypes, sourceType: 'LinkedIn', fileName: file.name }, services);
}

/** A profile page by its link. @throws Problem import.*, not_found where nobody reads links here */
export async function takeLink(
  request: ApiRequest,
  { body }: EndpointInput<typeof importLinkedinLink>,
  provider: ProfileProvider | undefined,
  services: ImportServices,
): Promise<ProfileImport> {
  if (!provider) throw new Problem('not_found');
  const link = profileLink(body.linkedinProfileLink);
  if (!link) throw new Problem('import.link_invalid');
  await countImport(request.database, services.keys, ownUserId(request), request.clock.now());
  const { resume, names } = await provider.read(link);
  const incoming = { ...incomingResume(resume), names: names && { ...names, isDoubtful: false } };
  return takeOver(request, { incoming, sectionTypes: body.sectionTypes, sourceType: 'LinkedIn', fileName: link }, services);
}

async function readUpload(
  request: ApiRequest,
  file: UploadedFile,
  services: ImportServices,
  isWanted: (source: string) => boolean = () => true,
): Promise<{ incoming: Incoming; source: string }> {
  const [userId, now] = [ownUserId(request), request.clock.now()];
  await countImport(request.database, services.keys, userId, now);
  try {
    await scanned(file, services.documents);
    await tell(request, userId, 'checked');
    const reading = await readFile({ from: file.path, today: now.toISOString().slice(0, 10) }, request.fastify.log as Log);
    if (!isWanted(reading.source)) throw new Problem('documents.wrong_type');
    await tell(request, userId, 'read');
    if (reading.source !== 'fairway') return { incoming: incomingReading(reading), source: reading.source };
    const { email } = await getPerson(request.database, userId);
    return { incoming: incomingResume(openedResume(reading.resume, services.keys, email)), source: reading.source };
  } catch (error) {
    // What is refused by its type was no attempt.
    if (error instanceof Problem && error.code.startsWith('documents.')) await returnImport(request.database, services.keys, userId);
    throw error;
  }
}

/** How far it is, for the page that waits. */
const tell = (request: ApiRequest, userId: OwnUserId, step: 'checked' | 'read') =>
  recordNews(request.database, [{ kind: `profile_import.${step}`, subject: `user:${userId}` }]);

/** The code of why it could not be kept; the import goes on without. */
async function keep(request: ApiRequest, file: UploadedFile, { documents }: ImportServices): Promise<string | undefined> {
  try {
    await storeDocument(
      request,
      { body: { kind: 'cv', consent: 'true', name: undefined }, file, query: { place: 'profile' }, params: undefined },
      documents,
    );
    return undefined;
  } catch (error) {
    if (error instanceof Problem && (error.status < 500 || error.code === 'storage_full')) return error.code;
    throw error;
  }
}

type Taken = {
  incoming: Incoming;
  sectionTypes: readonly ImportSection[];
  sourceType: ProfileImport['sourceType'];
  fileName: string;
  notStored?: string | undefined;
};

function takeOver(request: ApiRequest, taken: Taken, { schoolNamed }: ImportServices): Promise<ProfileImport> {
  const [userId, now] = [ownUserId(request), request.clock.now()];
  return request.database.transaction().execute((transaction) => importProfile(transaction, userId, taken, { schoolNamed, now }));
}
