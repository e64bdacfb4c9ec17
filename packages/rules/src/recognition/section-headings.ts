// Headings of the parts that a feed sends beside its main text without words of its own: in the language of the posting, since a reader sees
// them as part of it. A language that is not here gets English.

const SECTION_KINDS = [
  'responsibilities',
  'qualifications',
  'minimumQualifications',
  'preferredSkills',
  'skills',
  'experience',
  'benefits',
  'additionalInformation',
  'howToApply',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** One row a language, in the order of SECTION_KINDS. */
const HEADINGS: Record<string, string> = {
  en: 'Responsibilities|Qualifications|Minimum qualifications|Preferred skills|Skills|Experience|Benefits|Additional information|How to apply',
  de: 'Aufgaben|Qualifikationen|Mindestanforderungen|Wünschenswerte Kenntnisse|Kenntnisse|Erfahrung|Vorteile|Weitere Informationen|So bewerben Sie sich',
  fr: 'Missions|Qualifications|Qualifications requises|Compétences souhaitées|Compétences|Expérience|Avantages|Informations complémentaires|Comment postuler',
  es: 'Funciones|Requisitos|Requisitos mínimos|Conocimientos deseables|Conocimientos|Experiencia|Beneficios|Información adicional|Cómo presentar la candidatura',
  it: 'Mansioni|Requisiti|Requisiti minimi|Competenze preferenziali|Competenze|Esperienza|Vantaggi|Ulteriori informazioni|Come candidarsi',
  nl: 'Taken|Kwalificaties|Minimale eisen|Gewenste vaardigheden|Vaardigheden|Ervaring|Arbeidsvoorwaarden|Aanvullende informatie|Zo solliciteer je',
  pt: 'Responsabilidades|Qualificações|Requisitos mínimos|Competências desejáveis|Competências|Experiência|Benefícios|Informações adicionais|Como se candidatar',
  ro: 'Responsabilități|Calificări|Cerințe minime|Competențe dorite|Competențe|Experiență|Beneficii|Informații suplimentare|Cum aplici',
  ru: 'Обязанности|Требования|Минимальные требования|Желательные навыки|Навыки|Опыт|Условия и льготы|Дополнительная информация|Как откликнуться',
  vi: 'Trách nhiệm|Yêu cầu|Yêu cầu tối thiểu|Kỹ năng ưu tiên|Kỹ năng|Kinh nghiệm|Phúc lợi|Thông tin thêm|Cách ứng tuyển',
  fil: 'Mga tungkulin|Mga kwalipikasyon|Pinakamababang kwalipikasyon|Mga gustong kasanayan|Mga kasanayan|Karanasan|Mga benepisyo|Karagdagang impormasyon|Paano mag-apply',
  zh: '岗位职责|任职资格|最低要求|优先技能|技能|经验|福利|其他信息|申请方式',
  ja: '仕事内容|応募資格|必須要件|歓迎するスキル|スキル|経験|福利厚生|その他の情報|応募方法',
  ko: '담당 업무|자격 요건|필수 요건|우대 기술|기술|경력|복리후생|추가 정보|지원 방법',
  sv: 'Arbetsuppgifter|Kvalifikationer|Minimikrav|Meriterande kunskaper|Kunskaper|Erfarenhet|Förmåner|Mer information|Så ansöker du',
  da: 'Arbejdsopgaver|Kvalifikationer|Minimumskrav|Ønskede kompetencer|Kompetencer|Erfaring|Fordele|Yderligere oplysninger|Sådan søger du',
  nb: 'Arbeidsoppgaver|Kvalifikasjoner|Minstekrav|Ønskede ferdigheter|Ferdigheter|Erfaring|Fordeler|Mer informasjon|Slik søker du',
};

const headings = new Map(Object.entries(HEADINGS).map(([language, row]) => [language, row.split('|')]));

/** The heading of a section in a language (ISO 639 code). */
export function sectionHeading(kind: SectionKind, language: string): string {
  const row = headings.get(language) ?? headings.get('en');
  return row?.[SECTION_KINDS.indexOf(kind)] ?? kind;
}
