// Rows of a skill list in the form that ESCO publishes: a CSV with conceptUri, preferredLabel and altLabels (one a line, or by "|").
import { plainLine } from '@fairway/rules/names';
import { readCsvFile } from '../../../kernel/files/csv-file.ts';

export type SkillRow = { line: number; conceptUri: string; name: string; aliases: string[] };
export type SkillFault = {
  line: number;
  code: 'no_concept' | 'no_label' | 'label_too_long' | 'concept_twice' | 'unknown_concept' | 'name_taken';
  detail: string;
};

const LABEL_CHARACTERS = 200;
const URI_CHARACTERS = 300;

/** Reads the rows; concepts that are no skills, or withdrawn, are left out. @throws {CsvFault} */
export async function* readSkillRows(file: string): AsyncGenerator<{ row: SkillRow } | { fault: SkillFault }> {
  const seen = new Set<string>();
  for await (const { line, values } of readCsvFile(file, ['conceptUri', 'preferredLabel'])) {
    if ((values.concepttype && values.concepttype !== 'KnowledgeSkillCompetence') || (values.status && values.status !== 'released'))
      continue;
    const conceptUri = values.concepturi ?? '';
    const name = plainLine(values.preferredlabel ?? '');
    const fault = (code: SkillFault['code'], detail: string) => ({ fault: { line, code, detail: detail.slice(0, 200) } });
    if (conceptUri === '' || conceptUri.length > URI_CHARACTERS) yield fault('no_concept', name);
    else if (name === '') yield fault('no_label', conceptUri);
    else if ([...name].length > LABEL_CHARACTERS) yield fault('label_too_long', name);
    else if (seen.has(conceptUri)) yield fault('concept_twice', conceptUri);
    else {
      seen.add(conceptUri);
      yield { row: { line, conceptUri, name, aliases: aliasesOf(values.altlabels ?? '') } };
    }
  }
}

/** Other labels, without the marks that our own list gives a meaning to. */
function aliasesOf(labels: string): string[] {
  return labels
    .split(/[\n|]/)
    .map((label) => plainLine(label).replace(/^[=?~+]+/, ''))
    .filter((label) => label !== '' && label.length <= LABEL_CHARACTERS);
}
