// What people of societies are called, and what societies are: words of all languages.

/** What everybody of an association is. */
export const MEMBER =
  /^(?:(?:active|full|student|associate|aktives|membre actif|socio activo|founding|honorary|(?:executive |steering )?committee|board|council|lifetime|life|senior|junior|crew|team|band|choir|club)\s+)?(?:member|fellow|mitglied|membre|adhérente?|miembro|socio|socia|membro|associado|lid|membru|член|участник|thành viên|hội viên|会員|正会員|学生会員|準会員|部員|(?:学生|普通|个人|高级|终身|正式)?会员|成员|(?:학생|정|준|일반|종신|평생)?회원|부원|kasapi|miyembro|volunteer|freiwillige[rn]?|bénévole|voluntari[oa]|vrijwilliger|voluntar|волонт[её]р|доброволец|tình nguyện viên|ボランティア|志愿者|志工|義工|자원봉사자|boluntaryo)$/iu;

/** What people are chosen or asked to be in a society; more words may stand behind it. */
export const OFFICE =
  /^(?:(?:vice|deputy|co|honorary|acting)[-\s]?)?(?:president|chair(?:man|woman|person)?|treasurer|secretary|captain|organi[sz]er|marshal|steward|mentor|leader|scout leader|delegate|ambassador|vorsitzende[rn]?|schiedsrichter(?:in)?|(?:jugend|kinder|fußball)?trainer(?:in)?|kassenwart(?:in)?|jugendwart(?:in)?|kassierer(?:in)?|kassier(?:in)?|sprecher(?:in)?|vorstandsmitglied|colegiad[oa]|filiad[oa]|sindicad[oa]|federad[oa]|adh[eé]rente?|schriftführer(?:in)?|beisitzer(?:in)?|jugendleiter(?:in)?|übungsleiter(?:in)?|gruppenleiter(?:in)?|helfer(?:in)?|présidente?|vice-présidente?|trésori(?:er|ère)|secrétaire|capitaine|entraîneu(?:r|se)|arbitre|animat(?:eur|rice)|équipi(?:er|ère)|responsable|délégué[e]?|president[ea]|vicepresident[ea]|tesorer[oa]|secretari[oa]|vocal|capitán|capitana|entrenador[a]?|árbitr[oa]|delegad[oa]|monitor[a]?|presidente|tesoriere|segretari[oa]|iscritt[oa]|consigliere|capitano|allenat(?:ore|rice)|arbitro|donat(?:ore|rice)|animat(?:ore|rice)|tesoureir[oa]|secretári[oa]|treinador[a]?|diretor[a]?|coordenador[a]?|associad[oa]|conselheir[oa]|membr[oa]|lid|bestuurslid|scheidsrechter|keeper|voorzitter|penningmeester|secretaris|aanvoerder|begeleid(?:er|ster)|leid(?:er|ster)|președintă?|președinte|vicepreședinte|trezorier[ăa]?|secretar[ăa]?|căpitan|antreno(?:r|are)|arbitr[ău]?|redactor|председатель|староста|казначей|секретарь|капитан|тренер|судья|профорг|куратор|координатор|участни(?:к|ца)|руководитель|pangulo|pangalawang pangulo|kalihim|ingat-yaman|tagapangulo|kapitan|kinatawan|bí thư|phó bí thư|đội trưởng|đội phó|trưởng (?:ban|nhóm|câu lạc bộ|clb)|phó (?:ban|nhóm|chủ nhiệm|chủ tịch)|chủ (?:nhiệm|tịch)|ủy viên|cộng tác viên|đội viên|đoàn viên|trupp(?:mann|frau|führer(?:in)?)|gruppenführer(?:in)?|zugführer(?:in)?|feuerwehrmann|feuerwehrfrau|löschmeister(?:in)?|pompier|bombero|pompiere|bombeir[oa]|troop leader|den leader|capo scout)(?=$|[\s,(])/iu;
export const OFFICE_EAST_ASIAN =
  /^\S{0,8}(?:단원|대원|회장|부회장|총무|팀장|부장|봉사자|队员|队长|社员|社长|干事|部长|部長|副部長|隊員|団員|幹事|主将|副主将|代表|会計|書記)$/u;

/** What only societies of people are called. */
export const SOCIETY =
  /(?:^|[\s.,(])(?:e\.\s?v\.?|verein|volunt\p{L}*|association|guild|society|club|charity|charities|friends of|heritage|scouts?|stichting|vereniging|genootschap|federazione|federation|fédération|federación|federação|federatie|federația|ordine de\p{L}+|ordem d[oa]s|ordre des|sindacato|sindicato|syndicat|gewerkschaft|vakbond|asociación|asociaţia|asociația|fundația|peña|cofradía|ong|associazione|pro loco|volontari\p{L}*|associação|grupo de voluntários|association|amicale|bénévol\p{L}*|les amis|общество|клуб|движение|волонт\p{L}*|samahan|kapisanan|kilusan|câu lạc bộ|clb|hội|nhóm|đoàn|feuerwehr|freiwillige feuerwehr|technisches hilfswerk|rotes kreuz|red cross|croix[- ]rouge|sapeurs[- ]pompiers|cruz roja|bomberos voluntarios|protección civil|croce (?:rossa|verde|bianca)|protezione civile|rode kruis|brandweer|cruz vermelha|bombeiros voluntários|crucea roșie|красный крест|chữ thập đỏ|krus na pula)(?=$|[\s,.)])|verein(?:igung)?(?:$|[\s,])|freunde\s|协会|社团|志愿|俱乐部|学会|愛好会|同好会|サークル|クラブ|保存会|동아리|동호회|봉사단|협회|학회|모임|청년회|학생회|향우회|산악회|동문회/iu;

/** Offices that are held in societies and are no job, in any language. */
export const HONORARY =
  /^(?:(?:hon\.|honorary|vice|deputy)[-\s]?)?(?:treasurer|chair(?:man|woman|person)?|kassen(?:wart|prüfer)(?:in)?|schriftführer(?:in)?|beisitzer(?:in)?|vorständin|vorstand|trésori(?:er|ère)|tesorer[oa]|tesoriere|tesoureir[oa]|penningmeester|voorzitter|bestuurslid|trezorier[ăa]?|казначей|староста|волонт[её]р|ingat-yaman|kalihim|thủ quỹ|총무|부회장|회장|会計|幹事|班長|志愿者)$/iu;

/** Short names that sports clubs begin with, in the letters in which they are written. */
const CLUB =
  /^(?:TuS|TSV|TV|SV|SC|FC|VfL|VfB|SpVgg|DJK|FSV|SSV|HSG|v\.\s?v\.|vv|S\.\s?V\.|AFC|RFC|GAA|US|AS|ASD|A\.S\.D\.|USD|CD|CF|UD|SD|C\.D\.|AD|GD|SK|CS|CSM|ACS|ФК|ХК|СК|CLB)\s(?=\p{Lu})/u;
/** "studievereniging", "Ruderverein", "jeugdclub". */
const COMPOUND = /\p{L}(?:vereniging|genootschap|verein|verband|bund|initiative|gemeinde|club|kring|clubul)$/iu;
/** Whether a text begins as the names of societies do. */
export const beginsAsSociety = (text: string): boolean =>
  CLUB.test(text) || SOCIETY.exec(text)?.index === 0 || COMPOUND.test(text.split(/\s/u)[0] ?? '');
export const isSociety = (text: string): boolean => CLUB.test(text) || SOCIETY.test(text);
