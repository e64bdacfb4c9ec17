// Files that were sent with an application, as those who recruit open them. Its candidate sees that they were opened.
import { answerPlace } from '../applications/endpoints.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { fileLink, uuid } from '../kernel/fields.ts';
import { machineReading, READING_ERRORS } from '../resume/machine-reading.ts';
import { EMPLOYER_BASE } from '../teams/employer.ts';
import { organizationParams } from '../teams/requests.ts';

const base = `${EMPLOYER_BASE}/applicants`;
const common = { tag: 'applicants', access: 'organizationStaff' } as const;
const params = organizationParams.extend({ id: uuid });

export const openApplicantCv = endpoint({
  ...common,
  name: 'openApplicantCv',
  method: 'POST',
  path: `${base}/{id}/cv`,
  summary: 'An address of this origin that opens the CV that was sent, for five minutes.',
  params,
  returns: fileLink,
  errors: ['not_found'],
});

export const openApplicantFile = endpoint({
  ...common,
  name: 'openApplicantFile',
  method: 'POST',
  path: `${base}/{id}/files/{at}`,
  summary:
    'An address of this origin that opens a file that was given as an answer, for five minutes. Its candidate sees that it was opened.',
  params: params.extend({ at: answerPlace }),
  returns: fileLink,
  errors: ['not_found'],
});

export const readApplicantCv = endpoint({
  ...common,
  name: 'readApplicantCv',
  method: 'GET',
  path: `${base}/{id}/cv-reading`,
  summary:
    'What a machine reads in the CV that was sent, without nationalities. Gaps are those of the machine. Its candidate sees that the CV was opened.',
  params,
  returns: machineReading,
  errors: ['not_found', ...READING_ERRORS],
});
