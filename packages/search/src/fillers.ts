// Words that say nothing in a question about jobs: articles, prepositions, "and", "near", and "jobs" itself; and phrases in which people say that they
// look for something ("ich suche", "looking for", "を探しています"). They ask for nothing, unless they stand in quotes, are still being typed, or belong to
// what means something ("chef de projet", "on site"). No word that names anything in one of the languages is here: "it" and "ai" are fields, "go"
// and "r" are skills, "us" is a country, "recherche" alone is research. What says something beside other words stands in a phrase.
import { type PhraseFinder, phraseFinder } from '@fairway/rules/recognition/words';
import { fold } from './words.ts';

const BY_LANGUAGE = {
  en: 'a an and any as at by for from in into near of on or the to with job jobs vacancy vacancies openings work',
  de: 'am an auf aus bei beim das dem den der des die ein eine einen einer für im mit nahe oder und vom von zu zum zur nähe umgebung job jobs stelle stellen stellenangebote arbeit',
  es: 'a al cerca con de del el en la las los o para por un una y empleo empleos trabajo trabajos oferta ofertas',
  fil: 'ang ng mga na para sa at trabaho malapit',
  fr: 'à au aux avec chez d dans de des du en et l la le les ou par pour près sur un une emploi emplois offre offres poste',
  it: 'a ad al alla con da dal dei del della delle di e ed gli i il in la le lo nei nel nella o per presso un una uno vicino lavoro offerta offerte',
  nl: 'aan bij de een en het in met nabij of op te van voor vacature vacatures baan banen werk',
  pt: 'a ao as com da das de do dos e em na nas no nos num numa o os ou para perto por um uma emprego empregos vaga vagas trabalho',
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

const PHRASES = {
  en: 'looking for, i am looking for, i m looking for, im looking for, looking, searching for, seeking, find me, show me, where can i find, how to find, i want, i want to, i would like, i need, need, want, please, what, which, who, there are, are there, is there, there, are, i, i am, i m, im, my, we, is hiring, hiring, position, positions, role, roles, opportunity, opportunities, in the field of, in the area of, open positions, any, where i can, where i could, where can i, i can, can i, could i, something, some, im looking, i m looking, hiring now, near me, that, in the, job where, work where, 1 month, 2 months, 3 months, 4 months, 5 months, 6 months, this, next, this year, next year, company, companies, firm, urgent, urgently, asap, start immediately, immediate start, starting, available now, staff, personnel, that take, that hire, open to',
  de: 'ich suche, ich suche nach, suche, suche nach, suchen, gesucht, auf der suche nach, ich möchte, ich will, ich brauche, ich bin, finde, welche, gibt es, im bereich, bereich, als, tätigkeit als, arbeiten als, arbeiten, stellenangebote, stellenanzeigen, jobangebote, arbeitsstelle, mein, meine, einem, eines, irgendwas, irgendein, irgendeinen, wo ich, kann ich, gern, gerne, in meiner nähe, hätte gern, 1 monat, 2 monate, 3 monate, 4 monate, 5 monate, 6 monate, dieser, diesen, dieses, diesem, nächster, nächsten, nächstes, dieses jahr, nächstes jahr, firma, firmen, unternehmen, betrieb, betriebe, dringend, ab sofort, sofort',
  es: 'busco, buscar, buscando, estoy buscando, se busca, busco trabajo, quiero, quiero trabajar, necesito, encontrar, trabajar, trabajar de, trabajar como, trabajo de, como, qué, hay, vacante, vacantes, puesto, puestos, puesto de, ofertas de trabajo, ofertas de empleo, oportunidades, estoy, soy, que, unas, unos, chamba, curro, laburo, algo de, algún, alguna, donde pueda, cerca de mí, quisiera, me gustaría, 1 mes, 2 meses, 3 meses, 4 meses, 5 meses, 6 meses, este, esta, este año, próximo, próxima, empresa, empresas, compañía, compañías, urgente, currar, chambear, inmediato',
  fil: 'naghahanap, naghahanap ako, naghahanap ako ng, naghahanap ng, hanap, hanap ko, maghanap, gusto ko, gusto kong, kailangan, kailangan ko, bilang, mayroon, mayroon bang, ako, akong, ko, kong, trabahong, magtrabaho, trabaho bilang, posisyon, bakante, bakanteng, raket, may, meron bang, malapit sa akin, pwede, puwede, kahit anong, ngayong, kumpanya, agad, habang nag-aaral, habang',
  fr: 'je cherche, cherche, cherchons, je recherche, à la recherche, à la recherche de, je veux, je voudrais, je souhaite, trouver, travailler, travailler comme, comme, en tant que, quels, quelles, quel, y a-t-il, annonces, annonce, poste de, postes, offres de, je suis, mon, mes, je, dans le domaine de, dans le secteur de, boulot, taf, petit boulot, un truc, quelque chose, où je peux, près de chez moi, j aimerais, j aimerais travailler, j cherche, 1 mois, 2 mois, 3 mois, 4 mois, 5 mois, 6 mois, cet, cette, ce, cette année, prochain, prochaine, entreprise, entreprises, société, sociétés, urgent, bosser, bosser dans, je veux bosser, taffer, dès que possible',
  it: 'cerco, cercasi, cerco lavoro, cercare, sto cercando, in cerca di, alla ricerca di, voglio, vorrei, trovare, lavorare, lavorare come, come, quali, ci sono, annunci, annuncio, posizioni aperte, opportunità, offerte di lavoro, posto di, sono, nel settore, nel campo, qualche, qualcosa, dove posso, vicino a me, mi piacerebbe, lavoretto, 1 mese, 2 mesi, 3 mesi, 4 mesi, 5 mesi, 6 mesi, questo, questa, quest anno, prossimo, prossima, azienda, aziende, impresa, imprese, ditta, urgente, subito',
  nl: 'ik zoek, ik zoek naar, zoek, zoeken, op zoek naar, ik ben op zoek naar, gezocht, ik wil, ik ben, werken als, werken, als, welke, zijn er, functie, functies, vacatures in, baan als, mijn, naar, ik, iets, ergens, waar ik kan, bij mij in de buurt, graag, baantje, baantjes, 1 maand, 2 maanden, 3 maanden, 4 maanden, 5 maanden, 6 maanden, deze, dit, dit jaar, volgend, volgende, bedrijf, bedrijven, spoed, per direct',
  pt: 'procuro, procuro emprego, procura-se, procurar, procurando, estou à procura, estou à procura de, à procura de, estou procurando, estou buscando, busco, quero, quero trabalhar, preciso, encontrar, trabalhar, trabalhar como, como, quais, há, vaga de, oferta, ofertas, ofertas de emprego, oportunidades, meu, minha, estou, sou, na área de, umas, uns, trampo, algum, alguma, algo em, onde eu possa, perto de mim, gostaria, gostaria de, 1 mês, 2 meses, 3 meses, 4 meses, 5 meses, 6 meses, este, esta, neste, nesta, este ano, próximo, próxima, empresa, empresas, companhia, urgente, trampar, início imediato',
  ro: 'caut, caut un, caut loc de muncă, căutare, în căutare de, vreau, aș vrea, doresc, găsi, să lucrez, lucrez, lucru, există, ofertă, oferte, oferte de muncă, poziții, angajare, angajări, angajez, loc de muncă, locuri de muncă, în domeniul, sunt, mea, meu, ceva, vreun, vreo, unde pot, lângă mine, mi ar plăcea, aș dori, 1 lună, 2 luni, 3 luni, 6 luni, acest, această, anul acesta, următor, companie, companii, firmă, firme, întreprindere, urgent, aproape de mine',
  ru: 'ищу, ищу работу, ищем, искать, поиск, поиск работы, хочу, хочу работать, хотел бы, хотела бы, нужна, нужен, нужна работа, найти, найти работу, какие, есть, есть ли, требуется, работать, работу, работы, вакансию, кем, как, должность, я, мне, моя, в сфере, в области, какая-нибудь, какую-нибудь, что-нибудь, где можно, рядом со мной, хочется, можно, 1 месяц, 2 месяца, 3 месяца, 6 месяцев, этим, этом, этой, этот, в этом году, компания, компании, компанию, фирма, фирме, предприятие, срочно, рядом с домом',
  vi: 'làm, muốn làm, tôi muốn làm, tìm việc, tìm việc làm, tôi tìm, tôi đang tìm, đang tìm, cần tìm, muốn tìm, tôi muốn, tôi cần, muốn, việc làm, công việc, tuyển, tuyển dụng, cần tuyển, làm việc, ngành, trong ngành, ngành nghề, lĩnh vực, trong lĩnh vực, vị trí, nghề, nhân viên, chuyên viên, tôi, nào, có không, gần tôi, gần đây, ở đâu, thích, mong muốn, 3 tháng, 6 tháng, này, năm nay, công ty, doanh nghiệp tuyển, gấp, cần gấp',
  zh: '我想找一份, 我想找, 我想, 想找, 我要找, 我要, 我在找, 找工作, 寻找, 尋找, 一份, 找, 想, 我, 有没有, 有哪些, 哪些, 求职, 求職, 岗位, 崗位, 工作机会, 工作機會, 招聘信息, 相关工作, 的工作, 附近的, 有什么, 什么, 想做, 想要, 求, 3个月, 6个月, 三个月, 公司, 今年, 明年, 急招, 急聘',
  ja: 'を探しています, を探している, を探してます, 探しています, 探している, 探してます, を探す, 探す, 探し, を希望しています, を希望, がしたい, をしたい, したいです, したい, で働きたい, 働きたい, で働ける, で働く, 働ける, 求人情報, 求人募集, 募集中, 募集, の仕事を, の仕事, 仕事を, お仕事, ありますか, はありますか, はどこ, 何か, 近くの, 近くで, やりたい, 働きたいです, 興味があります, 会社, 企業, 今年, 来年, この, 急募, 家の近く, スタッフ, 業務, の業務, スタッフ募集, 担当, 系の, 系, できる, 可能な, の会社',
  ko: '구해요, 구합니다, 구하고 있어요, 구하고 있습니다, 구하는, 구직, 찾아요, 찾습니다, 찾고 있어요, 찾고 있습니다, 찾는, 찾기, 하고 싶어요, 하고 싶습니다, 싶어요, 원해요, 원합니다, 일자리를, 일자리, 자리를, 있나요, 있어요, 모집, 구인, 공고, 에서, 으로 일하고, 근처, 뭐, 하고싶어요, 하고싶은, 추천, 할 수 있는, 3개월, 6개월, 회사, 기업, 이번, 올해, 내년, 급구, 업무, 담당, 담당자, 직원, 모집, 가능한 곳, 가능한, 할 수 있는 곳, 하는 곳',
} as const;

let phrases: PhraseFinder<true> | undefined;

/** Finds the phrases in which people say that they look for something; words.ts `find` says where. */
export function fillerPhrases(): PhraseFinder<true> {
  phrases ??= phraseFinder(
    Object.values(PHRASES).flatMap((line) => line.split(',').map((phrase): [string, true] => [fold(phrase).trim(), true])),
  );
  return phrases;
}
