// The articles that organizations wrote in the language of their country: the review one also stands in English, the open-door one does not,
// so that readers of every language meet both their own and a text that fell back.
import type { DemoOrganization } from './organization.ts';
import type { Story } from './story.ts';

export type LocalLocale = NonNullable<DemoOrganization['own']>['locale'];

/** `review` is the own version of the story `how-we-review`; `openDoors` has no other. Slugs stay as they are. */
export type LocalStories = { review: Omit<Story, 'slug'>; openDoors: Omit<Story, 'slug'> };

export const LOCAL_STORIES: Record<LocalLocale, LocalStories> = {
  de: {
    review: {
      title: 'Vier Augen, zwei Fragen', heading: 'Zum Ausprobieren',
      ingress: 'Bei {name} geht nichts hinaus, was nur eine Person gesehen hat. Wie das gelingt, wenn niemand Zeit hat.',
      paragraphs: [
        'Gegenlesen hat einen schlechten Ruf: Es kommt spät, es kommt von oben, und es geht um Kommas. Wir haben alle drei Dinge umgedreht.',
        'Wer etwas beginnt, zeigt es nach einem Tag, wenn es noch hässlich ist. Dann kostet ein Hinweis zehn Minuten. Eine Woche später kostet derselbe Hinweis eine Woche.',
        'Wer liest, wird ausgelost, auch unter den Praktikanten. {person} fand in der zweiten Woche einen Fehler bei einem Kollegen, der seit zwanzig Jahren in {city} arbeitet.',
      ],
      closing: 'Zwei Fragen genügen: Was habe ich nicht verstanden? Und was könnte jemandem schaden? Über Geschmack reden wir beim Mittagessen.',
    },
    openDoors: {
      title: 'Eine Woche mit offenen Türen', heading: 'Bis zum nächsten Jahr',
      ingress: 'Fünf Tage, dreihundert Gäste, keine Folien: was geschah, als {name} alle einlud.',
      paragraphs: [
        'Am Montag kamen die Nachbarn und wollten wissen, was nachts brummt. Es war nicht unsere Lüftung, aber repariert haben wir sie trotzdem.',
        'Am Mittwoch kamen Studierende aus {city}. Statt eines Vortrags bekamen sie ein echtes Problem und vier Stunden Zeit. Zwei ihrer Vorschläge werden gebaut.',
        'Am Donnerstag erklärte eine Sechsjährige, was ihr Vater bei uns macht. Es war kürzer und klarer als die Stellenbeschreibung.',
      ],
      closing: 'Im Juni öffnen wir wieder. Bringt Fragen mit, vor allem die kurzen.',
    },
  },
  nl: {
    review: {
      title: 'Vier ogen, twee vragen', heading: 'Probeer het zelf',
      ingress: 'Bij {name} gaat niets de deur uit dat maar één mens heeft gezien. Hoe dat lukt als niemand tijd heeft.',
      paragraphs: [
        'Meelezen heeft een slechte naam: het komt laat, het komt van boven en het gaat over komma’s. Wij hebben alle drie omgedraaid.',
        'Wie iets begint, laat het na één dag zien, als het nog lelijk is. Een opmerking kost dan tien minuten. Een week later kost dezelfde opmerking een week.',
        'Wie meeleest wordt geloot, ook onder de stagiairs. {person} vond in de tweede week een fout bij een collega die al twintig jaar in {city} werkt.',
      ],
      closing: 'Twee vragen zijn genoeg: wat begreep ik niet, en wat kan iemand schaden? Over smaak praten we bij de lunch.',
    },
    openDoors: {
      title: 'Een week met open deuren', heading: 'Tot volgend jaar',
      ingress: 'Vijf dagen, driehonderd gasten, geen dia’s: wat er gebeurde toen {name} iedereen uitnodigde.',
      paragraphs: [
        'Op maandag kwamen de buren. Ze wilden weten wat er ’s nachts bromt. Het was niet onze ventilatie, maar we hebben haar toch laten nakijken.',
        'Op woensdag kwamen studenten uit {city}. In plaats van een praatje kregen ze een echt probleem en vier uur. Twee van hun voorstellen worden gebouwd.',
        'Op donderdag legde een meisje van zes uit wat haar vader bij ons doet. Korter en duidelijker dan de functieomschrijving.',
      ],
      closing: 'In juni gaan de deuren weer open. Neem vragen mee, vooral de korte.',
    },
  },
  fr: {
    review: {
      title: 'Quatre yeux, deux questions', heading: 'À vous d’essayer',
      ingress: 'Chez {name}, rien ne sort qu’une seule personne ait vu. Comment y arriver quand personne n’a le temps.',
      paragraphs: [
        'La relecture a mauvaise réputation : elle arrive tard, elle vient d’en haut et elle parle de virgules. Nous avons renversé les trois.',
        'Celui qui commence quelque chose le montre au bout d’un jour, quand c’est encore laid. Une remarque coûte alors dix minutes. Une semaine plus tard, la même remarque coûte une semaine.',
        'Le relecteur est tiré au sort, stagiaires compris. Dès sa deuxième semaine, {person} a trouvé une erreur chez un collègue qui travaille à {city} depuis vingt ans.',
      ],
      closing: 'Deux questions suffisent : qu’est-ce que je n’ai pas compris, et qu’est-ce qui pourrait nuire à quelqu’un ? Les goûts, nous en parlons à table.',
    },
    openDoors: {
      title: 'Une semaine portes ouvertes', heading: 'À l’année prochaine',
      ingress: 'Cinq jours, trois cents visiteurs, aucune diapositive : ce qui s’est passé quand {name} a invité tout le monde.',
      paragraphs: [
        'Lundi, les voisins voulaient savoir ce qui ronronne la nuit. Ce n’était pas notre ventilation, mais nous l’avons fait réviser.',
        'Mercredi, des étudiants de {city} ont reçu un vrai problème et quatre heures pour le résoudre. Deux de leurs idées sont en construction.',
        'Jeudi, une enfant de six ans a expliqué le métier de son père. C’était plus court et plus clair que la fiche de poste.',
      ],
      closing: 'Nous rouvrons en juin. Apportez des questions, surtout les courtes.',
    },
  },
  es: {
    review: {
      title: 'Cuatro ojos, dos preguntas', heading: 'Pruébalo',
      ingress: 'En {name} no sale nada que solo haya visto una persona. Cómo lo hacemos cuando nadie tiene tiempo.',
      paragraphs: [
        'Revisar tiene mala fama: llega tarde, viene de arriba y trata de comas. Le hemos dado la vuelta a las tres cosas.',
        'Quien empieza algo lo enseña al cabo de un día, cuando todavía es feo. Entonces un comentario cuesta diez minutos. Una semana después, el mismo comentario cuesta una semana.',
        'Quien revisa sale por sorteo, también entre las personas en prácticas. En su segunda semana, {person} encontró un error de un compañero que lleva veinte años en {city}.',
      ],
      closing: 'Bastan dos preguntas: ¿qué no he entendido? y ¿qué podría hacer daño a alguien? De gustos hablamos en la comida.',
    },
    openDoors: {
      title: 'Una semana de puertas abiertas', heading: 'Hasta el año que viene',
      ingress: 'Cinco días, trescientas visitas, ninguna diapositiva: lo que pasó cuando {name} invitó a todo el mundo.',
      paragraphs: [
        'El lunes vinieron los vecinos a preguntar qué zumba por la noche. No era nuestra ventilación, pero la revisamos igual.',
        'El miércoles vinieron estudiantes de {city}. En lugar de una charla recibieron un problema real y cuatro horas. Dos de sus propuestas ya se están construyendo.',
        'El jueves, una niña de seis años explicó qué hace su padre. Fue más breve y más claro que la descripción del puesto.',
      ],
      closing: 'Volvemos a abrir en junio. Traed preguntas, sobre todo las cortas.',
    },
  },
  it: {
    review: {
      title: 'Quattro occhi, due domande', heading: 'Provateci',
      ingress: 'Da {name} non esce nulla che abbia visto una persona sola. Come si fa quando nessuno ha tempo.',
      paragraphs: [
        'La revisione ha una cattiva fama: arriva tardi, arriva dall’alto e parla di virgole. Noi abbiamo capovolto tutto.',
        'Chi comincia qualcosa lo mostra dopo un giorno, quando è ancora brutto. Un’osservazione allora costa dieci minuti. Una settimana dopo, la stessa osservazione costa una settimana.',
        'Chi rilegge è estratto a sorte, tirocinanti compresi. Nella seconda settimana {person} ha trovato un errore di un collega che lavora a {city} da vent’anni.',
      ],
      closing: 'Bastano due domande: che cosa non ho capito? Che cosa potrebbe far male a qualcuno? Dei gusti parliamo a pranzo.',
    },
    openDoors: {
      title: 'Una settimana a porte aperte', heading: 'All’anno prossimo',
      ingress: 'Cinque giorni, trecento visitatori, nessuna diapositiva: che cosa è successo quando {name} ha invitato tutti.',
      paragraphs: [
        'Lunedì sono venuti i vicini a chiedere che cosa ronza di notte. Non era il nostro impianto, ma l’abbiamo fatto controllare lo stesso.',
        'Mercoledì gli studenti di {city} hanno ricevuto un problema vero e quattro ore. Due delle loro proposte sono in costruzione.',
        'Giovedì una bambina di sei anni ha spiegato il lavoro di suo padre, più in breve e più chiaramente della descrizione del posto.',
      ],
      closing: 'Riapriamo a giugno. Portate domande, soprattutto quelle brevi.',
    },
  },
  pt: {
    review: {
      title: 'Quatro olhos, duas perguntas', heading: 'Experimente',
      ingress: 'Na {name} nada sai sem que uma segunda pessoa o veja. Como se consegue isso quando ninguém tem tempo.',
      paragraphs: [
        'Rever tem má fama: chega tarde, vem de cima e fala de vírgulas. Nós invertemos as três coisas.',
        'Quem começa algo mostra-o ao fim de um dia, quando ainda está feio. Nessa altura um reparo custa dez minutos. Uma semana depois, o mesmo reparo custa uma semana.',
        'Quem revê é sorteado, estagiários incluídos. Na segunda semana, {person} encontrou um erro de um colega que trabalha em {city} há vinte anos.',
      ],
      closing: 'Bastam duas perguntas: o que não percebi? O que pode prejudicar alguém? Dos gostos falamos ao almoço.',
    },
    openDoors: {
      title: 'Uma semana de portas abertas', heading: 'Até para o ano',
      ingress: 'Cinco dias, trezentos visitantes, nenhum diapositivo: o que aconteceu quando a {name} convidou toda a gente.',
      paragraphs: [
        'Na segunda-feira vieram os vizinhos perguntar o que zumbe de noite. Não era a nossa ventilação, mas mandámos vê-la à mesma.',
        'Na quarta-feira, estudantes de {city} receberam um problema real e quatro horas. Duas das suas propostas estão a ser construídas.',
        'Na quinta-feira, uma menina de seis anos explicou o que faz o pai. Foi mais breve e mais claro do que a descrição da função.',
      ],
      closing: 'Voltamos a abrir em junho. Tragam perguntas, sobretudo as curtas.',
    },
  },
  ro: {
    review: {
      title: 'Patru ochi, două întrebări', heading: 'Încercați și voi',
      ingress: 'La {name} nu pleacă nimic ce a văzut un singur om. Cum reușim când nimeni nu are timp.',
      paragraphs: [
        'Verificarea are o reputație proastă: vine târziu, vine de sus și se ocupă de virgule. Noi le-am întors pe toate trei.',
        'Cine începe ceva arată după o zi, cât încă e urât. Atunci o observație costă zece minute. După o săptămână, aceeași observație costă o săptămână.',
        'Cine verifică este tras la sorți, inclusiv dintre stagiari. În a doua săptămână, {person} a găsit o greșeală a unui coleg care lucrează de douăzeci de ani în {city}.',
      ],
      closing: 'Ajung două întrebări: ce nu am înțeles și ce ar putea face rău cuiva? Despre gusturi vorbim la prânz.',
    },
    openDoors: {
      title: 'O săptămână cu ușile deschise', heading: 'Pe anul viitor',
      ingress: 'Cinci zile, trei sute de vizitatori, niciun slide: ce s-a întâmplat când {name} i-a invitat pe toți.',
      paragraphs: [
        'Luni au venit vecinii să întrebe ce bâzâie noaptea. Nu era ventilația noastră, dar am reparat-o oricum.',
        'Miercuri au venit studenți din {city}. În loc de prezentare au primit o problemă adevărată și patru ore. Două dintre propunerile lor se construiesc.',
        'Joi, o fetiță de șase ani a explicat ce face tatăl ei. A fost mai scurt și mai clar decât fișa postului.',
      ],
      closing: 'În iunie deschidem din nou. Aduceți întrebări, mai ales scurte.',
    },
  },
  ru: {
    review: {
      title: 'Четыре глаза, два вопроса', heading: 'Попробуйте сами',
      ingress: 'В {name} не выходит ничего, что видел только один человек. Как это удаётся, когда ни у кого нет времени.',
      paragraphs: [
        'У проверки дурная слава: она приходит поздно, сверху и говорит о запятых. Мы перевернули все три привычки.',
        'Кто начал работу, показывает её через день, пока она ещё некрасива. Тогда замечание стоит десять минут. Через неделю то же замечание стоит неделю.',
        'Проверяющего выбирают жребием, и стажёров тоже. На второй неделе {person} находит ошибку у коллеги с двадцатилетним опытом ({city}).',
      ],
      closing: 'Хватает двух вопросов: чего я не понял и что может кому-то навредить? О вкусах говорим за обедом.',
    },
    openDoors: {
      title: 'Неделя открытых дверей', heading: 'До следующего года',
      ingress: 'Пять дней, триста гостей и ни одного слайда: что было, когда {name} позвала всех.',
      paragraphs: [
        'В понедельник пришли соседи узнать, что гудит по ночам. Это была не наша вентиляция, но мы её всё равно проверили.',
        'В среду пришли студенты ({city}). Вместо доклада они получили настоящую задачу и четыре часа. Два их решения уже строятся.',
        'В четверг шестилетняя девочка объяснила, чем занят её отец. Вышло короче и яснее, чем в описании должности.',
      ],
      closing: 'В июне двери откроются снова. Приносите вопросы, лучше короткие.',
    },
  },
  cn: {
    review: {
      title: '四只眼睛，两个问题', heading: '不妨一试',
      ingress: '在{name}，没有任何成果只由一个人看过就发布。大家都很忙，我们是怎样做到的？',
      paragraphs: [
        '复核的名声一向不好：来得晚，来自上级，谈的多是标点。我们把这三点都反了过来。',
        '无论做什么，第一天结束时就拿出来给人看，哪怕还很粗糙。这时一条意见只花十分钟，一周后，同样的意见要花一周。',
        '复核人由抽签决定，实习生也在其中。{person}入职第二周，就在{city}一位有二十年经验的同事那里发现了问题。',
      ],
      closing: '只问两个问题：哪里我没看懂？哪里可能伤害到别人？至于个人喜好，午饭时再聊。',
    },
    openDoors: {
      title: '敞开大门的一周', heading: '明年再见',
      ingress: '五天，三百位访客，没有一页幻灯片：{name}邀请所有人来做客的故事。',
      paragraphs: [
        '星期一来的是邻居，想知道夜里嗡嗡作响的是什么。声音并不是我们的通风机，不过我们还是把它检修了一遍。',
        '星期三来的是{city}的大学生。没有讲座，只有一个真实的难题和四个小时。其中两个方案正在实施。',
        '星期四，一个六岁的女孩讲解了爸爸的工作，比岗位说明书更短，也更清楚。',
      ],
      closing: '六月我们再次开门。请带着问题来，越短越好。',
    },
  },
  jp: {
    review: {
      title: '四つの目、二つの問い', heading: 'まずは試してみる',
      ingress: '{name}では、一人しか見ていないものは外に出しません。忙しい中でどう続けているのかをご紹介します。',
      paragraphs: [
        'レビューの評判はよくありません。遅く来て、上から来て、句読点の話ばかりになるからです。私たちはこの三つをすべて逆にしました。',
        '何かを始めた人は、まだ粗いうちに一日後に見せます。そのときの指摘は十分で済みます。一週間後なら、同じ指摘に一週間かかります。',
        '見る人はくじで決めます。インターンも含まれます。{person}は入社二週目に、{city}で二十年働く先輩の間違いを見つけました。',
      ],
      closing: '問いは二つだけです。分からなかったところはどこか。誰かを困らせるところはないか。好みの話は昼食のときにします。',
    },
    openDoors: {
      title: '扉を開けた一週間', heading: 'また来年',
      ingress: '五日間で三百人、スライドは一枚もなし。{name}がみなさんを招いた一週間の記録です。',
      paragraphs: [
        '月曜日はご近所の方々。夜に響く音の正体を知りたいとのことでした。うちの換気扇ではありませんでしたが、念のため点検しました。',
        '水曜日は{city}の学生たち。説明会の代わりに、本物の課題と四時間を渡しました。二つの案が実際に作られています。',
        '木曜日、六歳の女の子がお父さんの仕事を説明してくれました。募集要項より短く、分かりやすいものでした。',
      ],
      closing: '次は六月です。質問をお持ちください。短いほど歓迎します。',
    },
  },
  ko: {
    review: {
      title: '네 개의 눈, 두 가지 질문', heading: '직접 해 보세요',
      ingress: '{name}에서는 한 사람만 본 결과물은 밖으로 나가지 않습니다. 모두 바쁜데 어떻게 가능할까요?',
      paragraphs: [
        '검토는 평판이 나쁩니다. 늦게 오고, 위에서 오고, 쉼표 이야기만 하니까요. 우리는 이 세 가지를 모두 뒤집었습니다.',
        '무언가를 시작한 사람은 하루 뒤, 아직 엉성할 때 보여 줍니다. 그때 의견은 십 분이면 됩니다. 일주일 뒤에는 같은 의견에 일주일이 듭니다.',
        '검토자는 제비뽑기로 정하고 인턴도 포함됩니다. {person} 님은 둘째 주에 {city}에서 이십 년 일한 동료의 실수를 찾아냈습니다.',
      ],
      closing: '질문은 두 가지면 충분합니다. 무엇을 이해하지 못했나? 누군가에게 해가 될 것은 없나? 취향 이야기는 점심때 합니다.',
    },
    openDoors: {
      title: '문을 활짝 연 일주일', heading: '내년에 만나요',
      ingress: '닷새, 방문객 삼백 명, 슬라이드는 없음. {name}이 모두를 초대했을 때의 이야기입니다.',
      paragraphs: [
        '월요일에는 이웃들이 밤에 나는 소리가 무엇인지 물으러 왔습니다. 우리 환풍기는 아니었지만 그래도 점검했습니다.',
        '수요일에는 {city}의 대학생들이 왔습니다. 설명회 대신 실제 문제와 네 시간을 받았고, 제안 두 개가 만들어지고 있습니다.',
        '목요일에는 여섯 살 아이가 아빠의 일을 설명했습니다. 직무 기술서보다 짧고 분명했습니다.',
      ],
      closing: '유월에 다시 문을 엽니다. 질문을 가져오세요. 짧을수록 좋습니다.',
    },
  },
  vi: {
    review: {
      title: 'Bốn con mắt, hai câu hỏi', heading: 'Hãy thử xem',
      ingress: 'Ở {name}, không có gì ra khỏi cửa mà chỉ một người đã xem. Làm sao được khi ai cũng bận?',
      paragraphs: [
        'Việc rà soát thường bị mang tiếng: đến muộn, đến từ cấp trên và chỉ nói về dấu phẩy. Chúng tôi đã đảo ngược cả ba điều.',
        'Ai bắt đầu một việc thì cho người khác xem sau một ngày, khi nó còn xấu. Lúc đó một góp ý chỉ tốn mười phút. Một tuần sau, cùng góp ý ấy tốn cả tuần.',
        'Người rà soát được bốc thăm, kể cả thực tập sinh. Ngay tuần thứ hai, {person} đã tìm ra lỗi của một đồng nghiệp có hai mươi năm kinh nghiệm ở {city}.',
      ],
      closing: 'Hai câu hỏi là đủ: tôi chưa hiểu chỗ nào, và điều gì có thể gây hại cho ai đó? Chuyện sở thích thì để bữa trưa.',
    },
    openDoors: {
      title: 'Một tuần mở cửa', heading: 'Hẹn năm sau',
      ingress: 'Năm ngày, ba trăm vị khách, không một trang trình chiếu: chuyện gì xảy ra khi {name} mời tất cả mọi người.',
      paragraphs: [
        'Thứ Hai, hàng xóm đến hỏi tiếng ù ban đêm là gì. Không phải quạt thông gió của chúng tôi, nhưng chúng tôi vẫn cho kiểm tra.',
        'Thứ Tư, sinh viên ở {city} nhận một bài toán thật và bốn giờ đồng hồ. Hai đề xuất của các bạn đang được thực hiện.',
        'Thứ Năm, một bé gái sáu tuổi giải thích công việc của bố, ngắn và rõ hơn cả bản mô tả công việc.',
      ],
      closing: 'Tháng Sáu chúng tôi lại mở cửa. Hãy mang theo câu hỏi, nhất là câu ngắn.',
    },
  },
  fil: {
    review: {
      title: 'Apat na mata, dalawang tanong', heading: 'Subukan ninyo',
      ingress: 'Sa {name}, walang lumalabas na isang tao lang ang nakakita. Paano ito nagagawa kahit abala ang lahat?',
      paragraphs: [
        'Masama ang tingin ng marami sa pagsusuri: huli dumating, galing sa itaas, at puro kuwit ang usapan. Binaligtad namin ang tatlong iyon.',
        'Ang nagsimula ng gawain ay ipinapakita ito makalipas ang isang araw, habang hindi pa maganda. Sampung minuto lang ang isang puna noon. Makalipas ang isang linggo, isang linggo na ang halaga nito.',
        'Binubunot kung sino ang magsusuri, kasama ang mga intern. Sa ikalawang linggo, nakakita si {person} ng mali ng isang katrabahong dalawampung taon na sa {city}.',
      ],
      closing: 'Sapat ang dalawang tanong: ano ang hindi ko naintindihan, at ano ang maaaring makasama sa iba? Ang panlasa ay pinag-uusapan sa tanghalian.',
    },
    openDoors: {
      title: 'Isang linggong bukas ang pinto', heading: 'Kita-kita sa susunod na taon',
      ingress: 'Limang araw, tatlong daang bisita, walang slides: ang nangyari nang imbitahan ng {name} ang lahat.',
      paragraphs: [
        'Noong Lunes, dumating ang mga kapitbahay para itanong kung ano ang umuugong sa gabi. Hindi iyon ang bentilasyon namin, pero ipinasuri pa rin namin.',
        'Noong Miyerkoles, binigyan namin ang mga mag-aaral ng {city} ng totoong problema at apat na oras. Ginagawa na ang dalawa sa kanilang mungkahi.',
        'Noong Huwebes, ipinaliwanag ng isang batang anim na taong gulang ang trabaho ng kaniyang ama. Mas maikli at mas malinaw iyon kaysa sa aming anunsiyo.',
      ],
      closing: 'Magbubukas kami ulit sa Hunyo. Magdala ng mga tanong, lalo na ng maiikli.',
    },
  },
}; // biome-ignore format: texts
