// NDJSON, one posting a line, in the schema of the project's collected data; docs/subsystems/feeds.md lists the fields.
import { labelCodeOf } from '@fairway/rules/recognition/labels';
import type { SectionKind } from '@fairway/rules/recognition/section-headings';
import { FeedFault, type FeedRow, RECORD_CHARACTERS } from '../posting.ts';
import { dateOf, type Fields, faultyRow, fieldsOf, listOf, numberOf, posting, rowOf, textOf, webAddressOf } from './fields.ts';
import { linesOf } from './lines.ts';

/** Reads a feed of one JSON object a line. @throws {FeedFault} cut_off where the last line is not whole */
export async function* readNdjson(
  text: AsyncIterable<string>,
  maxCharacters = RECORD_CHARACTERS,
  company?: string,
): AsyncGenerator<FeedRow> {
  for await (const { number, text: line, isTooLong, isComplete } of linesOf(text, maxCharacters)) {
    if (isTooLong) {
      yield faultyRow(number, 'too_large', `the line is longer than ${maxCharacters} characters`);
      if (!isComplete) throw new FeedFault('cut_off', number, 'The last line is too long and has no end.');
      continue;
    }
    if (!line.trim()) continue;
    let value: unknown;
    try {
      value = JSON.parse(line.replace(/^\ufeff/, ''));
    } catch (error) {
      if (!isComplete && number > 1) throw new FeedFault('cut_off', number, 'The last line ends in the middle.');
      yield faultyRow(number, 'not_json', (error as Error).message);
      continue;
    }
    const fields = fieldsOf(value);
    yield fields ? postingOf(number, fields, company) : faultyRow(number, 'not_a_posting', 'the line is not a JSON object');
  }
}

function postingOf(line: number, f: Fields, company: string | undefined): FeedRow {
  const organization = fieldsOf(f.company);
  const location = fieldsOf(f.location);
  const salary = fieldsOf(f.salary);
  // What is said on everything ("Other") is no mark.
  const sponsorship = textOf(f.sponsorship, 60);
  return rowOf(
    line,
    textOf(f.id, 200),
    textOf(f.title, 1000),
    textOf(organization?.name ?? f.company, 300) ?? company,
    (sourceId, title, organizationName) => {
      const educationText = textOf(f.educationText, 20_000);
      const body =
        textOf(f.descriptionHtml, 1_000_000) ?? textOf(f.descriptionMarkdown, 1_000_000) ?? textOf(f.descriptionText, 1_000_000) ?? '';
      const opening = educationText?.replaceAll(/\s+/g, ' ').slice(0, 60);
      const repeats = opening !== undefined && body.replaceAll(/\s+/g, ' ').includes(opening);
      const section = (kind: SectionKind, value: unknown) => {
        const text = textOf(value, 50_000);
        return text ? [{ kind, body: { text } }] : [];
      };
      return posting({
        sourceId,
        title,
        company: {
          name: organizationName,
          externalId: webAddressOf(organization?.url),
          link: webAddressOf(organization?.url),
          logo: webAddressOf(organization?.logoUrl),
        },
        description: {
          html: textOf(f.descriptionHtml, 1_000_000),
          markdown: textOf(f.descriptionMarkdown, 1_000_000),
          text: textOf(f.descriptionText, 1_000_000),
        },
        sections: [
          ...(repeats ? [] : section('minimumQualifications', educationText)),
          ...section('preferredSkills', f.preferredSkills),
          ...section('additionalInformation', f.additionalInformation),
          ...section('howToApply', f.toApply),
        ],
        language: textOf(f.language, 10),
        employmentTypes: [...new Set([...listOf(f.employmentType), ...listOf(f.employmentTypeRaw)])],
        categories: listOf(f.category),
        industries: listOf(f.industry),
        places: [
          ...(location
            ? [
                {
                  raw: textOf(location.raw, 500),
                  city: textOf(location.locality, 200),
                  region: textOf(location.region, 200),
                  postalCode: textOf(location.postalCode, 20),
                  street: textOf(location.street, 200),
                  country: textOf(location.country, 100),
                  latitude: numberOf(location.lat),
                  longitude: numberOf(location.lon),
                },
              ]
            : listOf(f.location).map((raw) => ({ raw }))),
          ...listOf(f.locations).map((raw) => ({ raw })),
        ],
        isRemote: f.remote === true,
        workplace: textOf(f.workplaceType, 100) ?? textOf(f.workplace, 100) ?? textOf(f.remote, 100),
        salary: salary && {
          min: numberOf(salary.min),
          max: numberOf(salary.max),
          currency: textOf(salary.currency, 10),
          unit: textOf(salary.unit, 40),
          raw: textOf(salary.raw, 500),
        },
        posted: dateOf(f.datePosted),
        closes: dateOf(f.validThrough),
        updated: dateOf(f.dateUpdated),
        starts: dateOf(f.startDate),
        educationText,
        skills: listOf(f.tags),
        applicationUrl: webAddressOf(f.applicationUrl) ?? webAddressOf(f.sourceUrl),
        marks: [textOf(f.season, 40), sponsorship && labelCodeOf(sponsorship) ? sponsorship : undefined].filter(
          (mark) => mark !== undefined,
        ),
        isClosed: f.active === false || f.visible === false || f.archived === true,
      });
    },
  );
}
