// Questions that are whole sentences ("ich bin gerade fertig und suche ..."): most of their words ask for nothing, and what they deny is not asked for
// ("but no nurse"). A sentence is told by the commonest words of its language, of which lists are kept (npm's stopword); short questions are none, for a
// word that is common in one language names something in another ("mit", "dans").
/// <reference path="./stopword.d.ts" />
import { isVietnamese } from '@fairway/rules/concepts/vietnamese';
import stopword from 'stopword';
import { fold } from './words.ts';

/** The language of a sentence, as its words say. */
export type Sentence = {
  /** More than one where they are as likely. */
  languages: readonly string[];
  /** Whether a folded word is one of those that every text of the language has. */
  isCommon(word: string): boolean;
  /** Whether it says that what follows is not asked for. */
  isDenial(word: string): boolean;
};

/** What the lists have too few of: how people begin to say what they want, and how they go on. */
const MORE: Readonly<Record<string, string>> = {
  en: 'country elsewhere recommend advise worked ten twelve twenty find s t ve d ll re m don doesn didn isn won wouldn couldn haven mum mom dad friends home am finished finishing just yet would love like somewhere someone something anything everything looking ideally possibly preferably maybe really without dont im ive id cant been done day days week weeks want wants wanted need needs good bad great best better next last soon able happy keen thing things lot lots kind sort type please help ok okay bit one two three four five six starting start starts towards around anywhere wherever whatever know think got going run running currently hi hello second third year years while away also want term hires hire hiring hate fits fit round trained speak use easy old quiet every working early mornings stuff people graduated kids single parent shy person persons cv wanting used less stressful stress son daughter similar making make makes made quite rather mature homes needed teen teenager husband wife recently moved living lives live stuck bored unemployed redundant lost job jobs role roles sit sitting desk talk talking much many long paying pays fun interesting chill exciting suitable suits suit easily variety speaks become becoming meaningful variety girls women cheap own else cash removing thinking leaving skills stay quit drives',
  de: 'land anderswo empfehlen empfehlt meine arbeite arbeitete gearbeitet abi abitur liebsten neues neue mach mache irgendwo irgendwie gerade fertig bald möglichst bitte hallo gerne lieber idealerweise eventuell vielleicht zuerst nebenher neben fünf sechs sieben acht neun zehn fünfzehn zwanzig dreißig semester woche wochen stunden stunde monat monate tag tage kenne weiß suche brauche würde könnte egal hauptsache mag liebe kenn halbes halben weder wohin sucht suchen abgeschlossenen abgeschlossenes abgeschlossene stellt einstellt raus jeden zuhause nach schön ruhig ruhige ruhigen mama papa mutter vater eher schüchtern sohn tochter lebenslauf abgebrochen nehmen nimmt reden viel nun jetzt arbeitslos gekündigt umgezogen frau mann wohne lebe passt passend interessant spannend spaß macht halt quasi wenig stress entspannt entspannte ehemalige ehemaliger beschäftigt person mensch typ schnell jemand langweilig abwechslung verdient vorher leute mädchen frauen werde wird sinnvoll langweile rein wohnen richtung weg',
  es: 'país países tercero cuarto tercer recomiendan recomendáis recomienda otro otra lugar parte trabajé trabajado trabajaba llevo diez experiencia terminado acabado colegio mejor son quiero quisiera hacer hago haciendo terminar acabo termino terminé estudio estudié algo alguien donde dónde cuando porque pero como cómo puedo puede pueda pueden trabajar ser soy estar estoy tengo tenga tener hay me mi mis te tu nos les si sí no muy más menos también ya solo sólo todo toda todos todas este esta esto ese esa eso entre hasta desde sin hola gracias favor además años año meses mes semana semanas días día horas hora gustaría gusta encanta primer primera busco buscar poco mucho algún alguna cualquier cualquiera ahora mismo luego después antes durante casi tan tanto aunque pidan pagadas paguen pague sea fuera había he ha han qué quién cuál dejar pasarme pasar dan da mates llevo',
  fil: 'bansa bansang pong magsimula okay tapos asya nagtrabaho nagtatrabaho nagtatrabahong ba nyo niyo basta bahay malapit po opo naman lang lamang sana kahit yung iyong yun yan dito doon saan sino paano bakit pwede pwedeng puwedeng gusto gustong mahilig hanap hanapin naghahanap marunong kaya tapos saka pati pero dahil kasi kapag kung kong akong ako ikaw siya kami tayo sila wala walang may mayroon hindi huwag tungkol araw buwan linggo taon oras bagong labas magaling nasa sa',
  fr: 'pays ailleurs recommandez conseillez pose problème aucun aucune autre travaillé travaille travaillais dix quatre deuxième troisième dois bac viens bonjour salut merci aimerais voudrais veux cherche peux peut pouvoir faire fais étude études termine fini finis suis ai as ont moment importe quel quelle quels quelles quelque chose quelqu partout bouger préférence idéalement après avant pendant depuis jusqu mois an ans année années semaine semaines jour jours heure heures six trois deux cinq plutôt surtout aussi très bien mieux moins près loin mon ma mes premier première autour occuper aime ça ca recrute recrutent embauche embauchent parle calme tranquille forte fort mère père famille trop timide fils fille cv arrêté quitté arrêter sais sortie femme mari personne gens habite vis chômage licencié licenciée stress stressant intéressant sympa passionné passionnée déménagé adore aimes métier ennuie vite faut variété parler comment devenir sens tout plaît plait femmes utile veut quitter débouchés papa',
  it: 'paese paesi altrove laureo consigliate consigli luglio giugno qualsiasi altro altra lavorato lavoravo tre dieci superiori mamma papà diplomata diplomato ciao grazie vorrei voglio cerco posso fare faccio finito finisco preso appena possibilmente qualcosa qualcuno dove quando perché però ma mi mio mia miei so usare sposto tutta tutto bravo brava piace piacerebbe luglio settembre mese mesi anno anni settimana giorno giorni ore ora dopo prima durante ancora già sempre anche molto poco più meno meglio magari prendere ho assume assumono calmo tranquillo cosa cose parlo parla parlare tanto tanta timido timida piacciono piacere figlio figlia lasciato bene marito moglie vivo abito disoccupato disoccupata stress interessante tranquilla persona persone senza curriculum adoro amo fino sapere appassionato appassionata annoio facilmente vario varia lavori licenziato licenziata diventare diventa senso abbia tutti lasciare può ama amano sbocchi quest',
  nl: 'meteen rond af land elders raden kun gewerkt werkte tien thuis school vrienden graag ergens iets wil zou kan net afgestudeerd zoek naast mijn week weken dag dagen uur uren maand maanden jaar jaren maakt maken niet uit zoveel twee drie vier vijf zes per liefst eventueel misschien ook wel waar hallo bedankt alleen gewoon leuk goed beter zoekt hou houd moeder vader klaar neemt nemen houden waarbij hoeft praten verlegen zoon dochter gestopt eerste mensen persoon rustig rustige gezellig gezellige stress woon werkloos ontslagen verhuisd leuke nieuwe iemand vrouw man houdt vind vinden verveel snel afwisseling spreken spreek word worden zinvol alles weg liever past welk beroep kun ermee wat wonen',
  pt: 'país países fluente outro outra lugar recomendam recomendas trabalhei trabalhava trabalhado mudar dez mim formar acabar experiência olá obrigado queria quero gostaria gosta gosto tenho tenha ter fazer posso pode onde quem quando porque preferência houver possível algo alguém manhã tarde noite semana dia dias mês meses ano anos hora horas primeiro primeira terminei acabei estudo sou estou finalista só também muito pouco mais menos bem melhor',
  ro: 'țară țări altundeva recomandați altă alt lucrat lucram zece tocmai elev elevă liceu bună salut mulțumesc aș vrea caut pot poate dacă îmi place plăcea unde când pentru că dar și sau nu sunt am terminat termin vorbesc bine primul prima anul an ani lună luni săptămână zi zile oră ore după înainte cu fără lucrez lucra să fac făcut ceva cineva orice trei doi patru cinci vreau doresc soția soțul mama mamă bun loc trebuie vorbești vorbești multă mult timid timidă plac fiul fiica fiu fiică renunțat cv lucreze lucram liniștit liniștită stres persoană oameni locuiesc stau șomer șomeră disponibilizat soț soție știu pasionat pasionată interesant post plictisesc repede variat variată sens devin ajung cum afara vorbi plec meserie iubește caută tata',
  ru: 'стране страну страны другой другом любой посоветуете порекомендуете работал работала работаю мне лет кем школу школы здравствуйте привет спасибо хочу хотел хотела ищу могу можно если чтобы куда где когда потому только пока после перед начинаю заканчиваю учусь опыта нет есть быть идти возиться хочешь полгода год года лет месяц месяцев неделю неделя день дня часов два три четыре пять свободный знаю умею люблю нравится очень работать работаю связанное связанная связанную связано хорошо спокойная спокойную уйти берет возьмут берут говорить говорить стеснительный стеснительная сыну сын дочь дочери хочет подработать бросил бросила пойти ищет умеет резюме муж жена живу переехал переехала уволили безработный человек люди людей спокойное интересная интересную интересно стресса стресс устроиться найти быстро становится скучно нужно разнообразие платят знания смыслом смысл общения стать становиться без любит любят папа мама того',
  vi: 'hỏi nhận ạ dạ mình em anh chị tôi bạn muốn cần thích tìm học năm cuối mới ra trường chưa có chỗ làm gì nào ở tại tuần tháng ngày giờ bốn ba hai năm được cũng không tàm tạm giúp nói thì là và với cho của hay hoặc nhưng vì nên mà',
};

const LISTS: Readonly<Record<string, readonly string[]>> = {
  en: stopword.eng,
  de: stopword.deu,
  es: stopword.spa,
  fil: stopword.tgl,
  fr: stopword.fra,
  it: stopword.ita,
  nl: stopword.nld,
  pt: [...stopword.por, ...stopword.porBr],
  ro: stopword.ron,
  ru: stopword.rus,
  vi: stopword.vie,
};

/** The commonest words of all languages, folded. */
export const commonWords = (): string[] =>
  [...Object.values(LISTS).flat(), ...Object.values(MORE).flatMap((line) => line.split(' '))].map((word) => fold(word));

const DENIALS: Readonly<Record<string, string>> = {
  en: 'not no without except apart neither nor dont hate dislike',
  de: 'nicht kein keine keinen keinem keiner ohne außer weder noch nichts hasse ungern',
  es: 'no sin excepto salvo menos ni nada',
  fil: 'hindi huwag maliban ayaw ayoko',
  fr: 'pas sans sauf hors ni déteste',
  it: 'non senza tranne eccetto né odio',
  nl: 'niet geen zonder behalve niets haat',
  pt: 'não sem exceto menos nem',
  ro: 'nu fără nici exceptând urăsc',
  ru: 'не без кроме ни ненавижу',
  vi: 'không trừ ngoài chẳng đừng',
};
/** Their marks tell "trừ" (but) and "đừng" (do not) from other words ("lưu trữ", "đúng luật"). */
const MARKED = 'vi';

/** So many common words make a sentence, where they are so large a part of it; of a short one fewer, where they are most of it. */
const SENTENCE = { words: 3, share: 0.3 };
const SHORT_SENTENCE = { words: 2, share: 0.5 };

/** In a few words ("job it in polonia") it is a field of work, in many it may be the pronoun. */
const IT = 'it';

/** "I am 16", "two of 15 years". */
const AGE_OR_COUNT = /^\d{1,2}$/u;

type Language = { language: string; common: ReadonlySet<string>; denials: ReadonlySet<string> };
let known: readonly Language[] | undefined;

/** The sentence that a question is, if it is one. `words`: folded, in their order. */
export function sentenceOf(words: readonly string[], typed: string): Sentence | undefined {
  if (words.length < SENTENCE.words) return undefined;
  known ??= Object.keys(LISTS).map((language) => ({
    language,
    common: folded([...LISTS[language]!, ...`${MORE[language] ?? ''} ${DENIALS[language] ?? ''}`.split(' ')]),
    denials: folded((DENIALS[language] ?? '').split(' ')),
  }));
  const counted = known
    .filter(({ language }) => (language === 'vi') === isVietnamese(typed))
    .map((one) => ({ ...one, count: words.filter((word) => word !== IT && one.common.has(word)).length }));
  const most = Math.max(...counted.map(({ count }) => count));
  const isOne = ({ words: least, share }: { words: number; share: number }) => most >= least && most >= share * words.length;
  if (!isOne(SENTENCE) && !isOne(SHORT_SENTENCE)) return undefined;
  const likely = counted.filter(({ count }) => count === most);
  return {
    languages: likely.map(({ language }) => language),
    isCommon: (word) =>
      (word !== IT || most > SENTENCE.words) && (AGE_OR_COUNT.test(word) || likely.some(({ common }) => common.has(word))),
    isDenial: (word) => likely.length === 1 && likely[0]!.denials.has(word) && (likely[0]!.language !== MARKED || saysMarked(typed, word)),
  };
}

/** Whether a denial stands in a question with its marks. `word`: folded. */
function saysMarked(typed: string, word: string): boolean {
  const standing = typed.normalize('NFC').toLowerCase().split(/[^\p{L}\p{M}]+/u); // biome-ignore format: one thought
  return DENIALS[MARKED]!.split(' ').some((denial) => fold(denial).trim() === word && standing.includes(denial));
}

const folded = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => fold(word).trim()).filter((word) => word !== ''));
