// Job boards as JSON: Greenhouse ({ jobs: [...] }) and Lever ([...]). A board belongs to one organization, which the caller names where the
// board does not.
import { type FeedRow, RECORD_CHARACTERS } from '../posting.ts';
import { dateOf, type Fields, faultyRow, fieldsOf, listOf, numberOf, posting, rowOf, textOf, webAddressOf } from './fields.ts';
import { jsonElements } from './json-elements.ts';

async function* elements(
  text: AsyncIterable<string>,
  keys: string[],
  make: (line: number, fields: Fields) => FeedRow,
): AsyncGenerator<FeedRow> {
  for await (const element of jsonElements(text, keys, RECORD_CHARACTERS)) {
    if (element.isTooLong) {
      yield faultyRow(element.line, 'too_large', `the record is longer than ${RECORD_CHARACTERS} characters`);
      continue;
    }
    try {
      const fields = fieldsOf(JSON.parse(element.text));
      yield fields ? make(element.line, fields) : faultyRow(element.line, 'not_a_posting', 'not an object');
    } catch (error) {
      yield faultyRow(element.line, 'not_json', (error as Error).message);
    }
  }
}

/** Greenhouse's board API: `/v1/boards/{board}/jobs?content=true`. */
export function readGreenhouse(text: AsyncIterable<string>, organization: string | undefined): AsyncGenerator<FeedRow> {
  return elements(text, ['jobs'], (line, f) => {
    const location = textOf(fieldsOf(f.location)?.name ?? f.location, 500);
    return rowOf(
      line,
      textOf(f.id, 200),
      textOf(f.title, 1000),
      textOf(f.organization_name, 300) ?? organization,
      (sourceId, title, organizationName) =>
        posting({
          sourceId,
          title,
          company: { name: organizationName, externalId: undefined, link: undefined, logo: undefined },
          description: { html: textOf(f.content, 1_000_000) },
          language: textOf(f.language, 10),
          employmentTypes: metadata(f, /employment|job type|commitment/i),
          workplace: metadata(f, /workplace|work (?:model|arrangement|location type)|remote/i)[0],
          categories: listOf(f.departments),
          places: location ? [{ raw: location }] : listOf(f.offices).map((raw) => ({ raw })),
          posted: dateOf(f.first_published) ?? dateOf(f.updated_at),
          closes: dateOf(f.application_deadline),
          updated: dateOf(f.updated_at),
          applicationUrl: webAddressOf(f.absolute_url),
        }),
    );
  });
}

function metadata(f: Fields, name: RegExp): string[] {
  const entries = Array.isArray(f.metadata) ? f.metadata : [];
  return entries.flatMap((entry) => (name.test(textOf(fieldsOf(entry)?.name) ?? '') ? listOf(fieldsOf(entry)?.value) : []));
}

/** Lever's postings API: `/v0/postings/{site}?mode=json`. */
export function readLever(text: AsyncIterable<string>, organization: string | undefined): AsyncGenerator<FeedRow> {
  return elements(text, ['data', 'postings'], (line, f) => {
    const categories = fieldsOf(f.categories);
    const pay = fieldsOf(f.salaryRange);
    return rowOf(
      line,
      textOf(f.id, 200),
      textOf(f.text, 1000),
      textOf(f.company, 300) ?? organization,
      (sourceId, title, organizationName) =>
        posting({
          sourceId,
          title,
          company: { name: organizationName, externalId: undefined, link: undefined, logo: undefined },
          description: { html: textOf(f.description, 1_000_000), text: textOf(f.descriptionPlain, 1_000_000) },
          sections: [
            ...(Array.isArray(f.lists) ? f.lists : []).slice(0, 30).flatMap((list) => {
              const content = textOf(fieldsOf(list)?.content, 200_000);
              return content ? [{ heading: textOf(fieldsOf(list)?.text, 200) ?? '', body: { html: `<ul>${content}</ul>` } }] : [];
            }),
            ...(textOf(f.additional) ? [{ kind: 'additionalInformation' as const, body: { html: textOf(f.additional, 200_000) } }] : []),
          ],
          employmentTypes: listOf(categories?.commitment),
          categories: [...listOf(categories?.team), ...listOf(categories?.department)],
          places: [...new Set([...listOf(categories?.location), ...listOf(categories?.allLocations)])].map((raw) => ({ raw })),
          isRemote: textOf(f.workplaceType) === 'remote',
          workplace: textOf(f.workplaceType, 100),
          salary: pay && {
            min: numberOf(pay.min),
            max: numberOf(pay.max),
            currency: textOf(pay.currency, 10),
            unit: textOf(pay.interval, 40),
          },
          posted: dateOf(f.createdAt),
          applicationUrl: webAddressOf(f.applyUrl) ?? webAddressOf(f.hostedUrl),
        }),
    );
  });
}
