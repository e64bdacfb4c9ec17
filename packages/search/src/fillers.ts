// Words that say nothing in a question about jobs: articles, prepositions, "and", "near", and "jobs" itself. They ask for nothing, unless they stand in
// quotes, are still being typed, or belong to what means something ("chef de projet", "on site"). No word that names anything in one of the
// languages is here: "it" and "ai" are fields, "go" and "r" are skills, "us" is a country.
import { fold } from './words.ts';

const BY_LANGUAGE = {
  en: 'a an and any as at by for from in into near of on or the to with job jobs vacancy vacancies openings work',
  de: 'am an auf aus bei beim das dem den der des die ein eine einen einer für im mit nahe oder und vom von zu zum zur nähe umgebung job jobs stelle stellen stellenangebote arbeit',
  es: 'a al cerca con de del el en la las los o para por un una y empleo empleos trabajo trabajos oferta ofertas',
  fil: 'ang ng mga na para sa at trabaho malapit',
  fr: 'à au aux avec chez d dans de des du en et l la le les ou par pour près sur un une emploi emplois offre offres poste',
  it: 'a ad al alla con da dal dei del della delle di e ed gli i il in la le lo nei nel nella o per presso un una uno vicino lavoro offerta offerte',
  nl: 'aan bij de een en het in met nabij of op te van voor vacature vacatures baan banen werk',
  pt: 'a ao as com da das de do dos e em na nas no nos o os ou para perto por um uma emprego empregos vaga vagas trabalho',
  ro: 'a al ale cu de din și în la lângă o pe pentru sau un locuri munca joburi',
  ru: 'в во для и или из к на от по под при с со у около рядом работа вакансия вакансии',
  vi: 'các cho của gần là ở tại và với',
  zh: '的 和 在 附近 职位 工作 招聘 職位 職缺',
  ja: 'の と で に を は 求人 仕事',
  ko: '및 근처 채용 일자리',
} as const;

const FILLERS: ReadonlySet<string> = new Set(
  Object.values(BY_LANGUAGE)
    .join(' ')
    .split(' ')
    .map((word) => fold(word).trim()),
);

/** Whether a word of a question asks for nothing. Folded. */
export const isFiller = (word: string): boolean => FILLERS.has(word);
