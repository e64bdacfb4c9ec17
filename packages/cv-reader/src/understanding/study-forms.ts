// How somebody studied, beside what they studied: "очная форма", "Teilzeit", "全日制" are no subject, and no part of a degree in brackets behind it.

const FORM = String.raw`(?:(?:очн(?:ая|о)|заочн(?:ая|о)|очно-заочная|вечерн(?:яя|ее)|дистанционная|дневн(?:ая|ое))(?:\s(?:форма|отделение))?(?:\sобучения)?|(?:full|part)[-\s]time|online|on-?line|distance learning|vollzeit|teilzeit|berufsbegleitend|fernstudium|temps plein|à distance|(?:en|par) (?:alternance|apprentissage)|formation (?:continue|initiale)|presencial|semipresencial|a dist[aâ]ncia|ead|noturno|a distanza|(?:cu|la) frecvență(?: redusă)?|învățământ (?:de zi|la distanță)|voltijd|deeltijd|duaal|(?:hệ\s)?(?:chính quy|tại chức|vừa học vừa làm|vừa làm vừa học|từ xa)|全日制|非全日制|统招|自考|函授|成人教育|주간|야간|(?:corso\s)?serale|diurno|vespertino|nocturn[oa]|curs(?:uri)? (?:de seară|serale|de zi)|(?:la )?seral|jornada \p{L}+|turno (?:noturno|nocturno|da noite|tarde|mañana)|夜间|夜間|(?:day|block) release|sandwich(?: course)?|by correspondence|weekends?|(?:modalidad )?(?:en línea|virtual|a distancia|presencial)|modalidade \p{L}+|\d{1,2}[.º°ªo]{0,2}\s?(?:cuatrimestre|período|periodo|trimestre)|avond(?:school|opleiding|studie|onderwijs)|dagopleiding|abend(?:schule|form|kurs|studium)|evening(?: classes| course| school)?|cours du soir|en (?:parallèle|parallelo|paralelo)|in parallel(?:o)?|\d{1,2}(?:-?й|-?е|º|ª|°|st|nd|rd|th|e|ème)?\s(?:курс|year|año|ano|anno|année|jaar|semester|семестр)|(?:\d{1,2}|one|two|three|ein|zwei|drei|une?|deux|trois|uno?|due|tre|dos|tres|um|dois|três|două|trei|een|twee|drie|один|два|три)\s(?:semest\p{L}*|years?|months?|weeks?|Jahre?|Monate?|Wochen|ans|mois|anni|mesi|años?|meses|anos?|ani|an|luni|jaar|maanden|weken|курса?|месяц\p{L}*|года?|лет|năm|tháng|học kỳ|taon))`;

/** Nothing but how somebody studied. */
export const STUDY_FORM = new RegExp(`^${FORM}$`, 'iu');

const BRACKETED = new RegExp(String.raw`^(.{2,}?\S)\s*[(（]\s*${FORM}(?:\s*[,;/]\s*${FORM})*\s*[)）]$`, 'iu');

/** "Licence de droit (à distance)": how it was studied is no part of it. */
export const withoutStudyForm = (text: string): string => BRACKETED.exec(text.trim())?.[1] ?? text;
