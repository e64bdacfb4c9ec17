// The school list that ships: about 13,000 places of higher education with their e-mail domains (docs/decisions/008).
import { fileURLToPath } from 'node:url';

export const ACADEMIC_SCHOOLS = {
  file: fileURLToPath(new URL('./academic-schools.gen.csv.gz', import.meta.url)),
  format: 'csv',
  source: 'academic-domains',
} as const;
