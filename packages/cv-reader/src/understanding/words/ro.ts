import type { LocaleWords } from './locale-words.ts';

/** Romanian. */
export const ro: LocaleWords = {
  headings: {
    contact: 'contact|date de contact|informații de contact|coordonate|linkuri|rețele sociale|cum mă puteți contacta|unde mă găsești',
    personal: 'informații personale|date personale|detalii personale|informații generale',
    profile:
      'profil|despre mine|rezumat|obiectiv|obiectiv profesional|profil profesional|sumar|prezentare|obiective|descriere|rezumat profesional|cine sunt|obiectiv de carieră|scurtă prezentare|profil personal|locul de muncă vizat|declarație personală',
    work: 'experiență|experiență profesională|experiență de lucru|experiența profesională|experiență în muncă|istoric profesional|parcurs profesional|locuri de muncă|stagii|stagii de practică|practică|internship uri|internshipuri|stagiu|activitate profesională|experiența|carieră|experiență relevantă|voluntariat și experiență|experiență didactică|istoric ocupațional|experiența de muncă|stagii și practică|unde am lucrat|ce am făcut|parcursul meu',
    education:
      'educație|studii|formare|educație și formare|pregătire|educație și formare profesională|formare academică|studii și formare|pregătire academică|educația|educația și formarea|parcurs academic|parcurs educațional|pregătire profesională|formare profesională|ce am studiat|unde am studiat',
    courses:
      'cursuri|traininguri|cursuri și traininguri|cursuri de formare|formări|specializări|perfecționare|instruire|cursuri absolvite|workshopuri|alte cursuri|cursuri și certificări',
    projects: 'proiecte|proiecte personale|proiecte academice|cercetare|portofoliu|proiecte relevante|proiecte universitare',
    languages:
      'limbi|limbi străine|limbi străine cunoscute|limbi vorbite|competențe lingvistice|limbi cunoscute|abilități lingvistice|limba maternă|cunoștințe lingvistice|competențe de limbă',
    skills:
      'competențe|abilități|aptitudini|aptitudini și competențe|competențe tehnice|competențe digitale|competențe profesionale|cunoștințe|cunoștințe pc|cunoștințe it|abilități tehnice|aptitudini tehnice|competențe it|abilități profesionale|puncte forte|calități|tehnologii|competențe personale|aptitudini și competențe personale|competențe organizaționale|competențe de comunicare|competențe informatice|competențe dobândite|software|calități personale|expertiză|competențe cheie|abilități personale|competențe de utilizare a calculatorului|competențe sociale|instrumente|unelte|ce știu să fac|la ce mă pricep|ce pot face',
    certificates:
      'certificări|certificate|atestate|diplome|diplome și certificate|certificate și diplome|licențe|acreditări|certificări profesionale',
    memberships:
      'voluntariat|activități|activități extracurriculare|afilieri|apartenență|organizații|asociații|activități de voluntariat|membru|implicare socială|activitate extracurriculară|experiență de voluntariat|afilieri profesionale|afilieri și activități|membru în organizații|activități sociale',
    awards: 'premii|distincții|burse|realizări|premii și distincții|concursuri|olimpiade|premii și burse|reușite',
    publications: 'publicații|articole|prezentări|conferințe|lucrări|publicații și prezentări|lucrări publicate',
    interests:
      'interese|hobby uri|hobbyuri|pasiuni|hobby|timp liber|interese și hobby uri|pasiuni și interese|hobby uri și interese|ce îmi place|ce mă pasionează',
    references: 'referințe|recomandări|persoane de referință|persoane de contact',
    nationality: 'naționalitate|cetățenie',
    permits: 'permis de muncă|drept de muncă|permis de ședere',
    other:
      'alte informații|informații suplimentare|diverse|altele|permis de conducere|anexe|disponibilitate|declarație|alte detalii|informații adiționale|mobilitate|permis auto|alte competențe și aptitudini',
  },
  filler: 'mele|mea|meu|relevante|relevantă|principale|alte|altele|și|de|în|din|a|al|cu|generale|recente',
  months: 'ian=1|feb=2|mar=3|mart=3|apr=4|mai=5|iun=6|iul=7|aug=8|sep=9|sept=9|oct=10|nov=11|noi=11|dec=12',
  seasons:
    'primăvara|primăvară|vara|vară|toamna|toamnă|iarna|iarnă|semestrul|an universitar|anul universitar|anul|promoția|începutul|sfârșitul|circa',
  present: 'prezent|în prezent|astăzi|acum|actual|până în prezent|curent|în curs|azi|până acum|momentan|actualmente|la zi|în desfășurare',
  since: 'din|începând cu|de la|începând din|de|din anul',
  until: 'până la|până în|absolvit|absolvire|promoția|finalizat|obținut|până|obținută|absolvită',
  to: 'până la|până în|la|până|-',
  expected: 'estimat|preconizat|anticipat|absolvire estimată|se va finaliza|prevăzut|așteptat|absolvire în|estimată',
  titles:
    'inginer*|dezvoltator*|programator*|manager*|director*|analist*|consultant*|consilier*|stagiar*|stagiară|internship|intern|practicant*|asistent*|asistentă*|specialist*|coordonator*|coordonatoare*|administrator*|arhitect*|designer*|cercetător*|profesor*|profesoară*|învățător*|educator*|educatoare*|lector*|medic*|doctor|farmacist*|psiholog*|kinetoterapeut*|avocat*|jurist*|consilier juridic|notar*|contabil*|contabilă*|economist*|auditor*|casier*|casieră|vânzător*|vânzătoare*|agent*|reprezentant*|ospătar*|chelner*|barman*|barista|bucătar*|recepționer*|recepționeră*|secretar*|secretară*|operator*|operatoare*|tehnician*|electrician*|mecanic*|șofer*|curier*|lucrător*|muncitor*|voluntar*|voluntară*|președinte*|vicepreședinte*|membru|membră|fondator*|fondatoare|redactor*|jurnalist*|editor*|traducător*|traducătoare*|translator*|interpret*|mentor*|tutore|trainer*|instructor*|antrenor*|recruiter*|responsabil*|șef*|lider*|supervizor*|team leader|referent*|inspector*|funcționar*|bonă|îngrijitor*|moderator*|ambasador*|freelancer*|developer*|engineer*|tester*|colaborator*|trezorier*|moașă|stomatolog*|veterinar*|grafician*|fotograf*|gestionar*|magazioner*|ofițer*|angajat*|ucenic|ucenică|meșter|meșteră|meșteșugar|meșteșugară|tâmplar|tâmplară|dulgher|zidar|pietrar|zugrav|geamgiu|lăcătuș|fierar|sudor|strungar|frezor|instalator|lutier|ceasornicar|bijutier|legător|tipograf|gravor|ceramist|ceramistă|olar|olăriță|sticlar|tapițer|cizmar|croitor|croitoreasă|țesător|țesătoare|brodeză|vopsitor|restaurator|restauratoare|conservator|conservatoare|arhivar|arhivară|bibliotecar|bibliotecară|muzeograf|muzeografă|custode|supraveghetor|supraveghetoare|mașinist|recuziter|costumier|ghid|ghidă|însoțitor|însoțitoare|animatoare|salvamar|marinar|pescar|pădurar|pădurăriță|tăietor de lemne|grădinar|grădinăriță|peisagist|pomicultor|viticultor|vinificator|berar|brânzar|cioban|crescător|apicultor|apicultoare|culegător|culegătoare|zilier|zilieră|lucrătoare|lucrător sezonier|lucrătoare sezonieră|muncitoare|brutar|brutăreasă|cofetar|cofetăreasă|patiser|măcelar|ajutor de bucătar|spălător de vase|cameristă|guvernantă|portar|hamal|îngrijitoare|infirmier|infirmieră|brancardier|asistent de farmacie|optician|tehnician dentar|topograf|topografă|desenator|desenatoare|cartograf|arheolog|arheologă|geolog|geologă|etnolog|etnologă|organist|corist|coristă|dascăl|corector|corectoare|lucrător comercial|manipulant|stivuitorist|taximetrist|livrator|promoter|promoteră|agent de pază|femeie de serviciu|coșar|instructoare|monitor|monitoare',
  orgs: 's.r.l.|srl|s.a.|sa|s.c.|sc|s.n.c.|pfa|ong|asociația|fundația|spital*|spitalul|clinica|clinică|policlinica|banca|bank|grup|grupul|universitatea|școala|liceul|colegiul|primăria|ministerul|consiliul|agenția|institutul|centrul|muzeul|biblioteca|teatrul|hotel|restaurant|cafenea|magazin|farmacia|cabinet*|consulting|solutions|technologies|systems|românia|romania|compania|firma|editura|liga|federația|societatea|studioul|grădinița|inspectoratul|tribunalul|judecătoria|baroul|direcția|regia|group|holding|kaufland|lidl|carrefour|atelier|atelierul|atelierele|berărie|fabrica|fabrică|distilerie|cramă|crama|podgorie|fermă|ferma|brânzărie|lăptărie|brutărie|brutăria|patiserie|cofetărie|cofetăria|măcelărie|pescărie|librărie|librăria|papetărie|magazinul|moară|moara|fierărie|turnătorie|tâmplărie|șantier naval|șantierul naval|carieră|gater|herghelie|canisă|grădina zoologică|parcul natural|parcul național|rezervația|grădina botanică|observator|observatorul|planetariu|arhiva|arhivele|muzeu|galerie|galeria|teatru|cinema|orchestra|corul|opera|festivalul|radio|ziarul|tipografie|tipografia|parohia|episcopia|mănăstirea|fundație|sindicatul|alianța|colectivul|cooperativa|clubul|optică|azil|azilul|centrul de zi|creșă|creșa|bazinul|han|hanul|cârciuma|cafeneaua|ceainăria|pizzerie|hostel|pensiune|pensiunea|cabana|service auto|imobiliare|notariat|birou notarial|cabinet de avocat|consiliul județean|prefectura|poliția|pompierii|feronerie|pepinieră|conservatorul|filatură|țesătorie|stupina',
  schools:
    'universitatea|universitate|facultatea|școala|liceul|liceu|colegiul|colegiu|academia|institutul|politehnica|ase|uaic|ubb|snspa|școala postliceală|gimnaziul|conservatorul|seminarul|babeș-bolyai|campus',
  degrees: {
    phd: 'doctorat*|doctor în*|phd*|școala doctorală|doctorand*|doctor',
    mba: 'mba*|emba',
    master:
      'master*|masterat*|masterand*|diplomă de master|studii de master|studii masterale|studii postuniversitare|rezidențiat*|master profesional*|master de cercetare*|master didactic*|studii aprofundate*|diplomă de studii aprofundate|studii academice postuniversitare|diplomă de disertație',
    bachelor:
      'licență*|licențiat*|licențiată|diplomă de licență|studii de licență|studii universitare de licență|diplomă de inginer*|inginer diplomat|bachelor*|absolvent*|student*|studentă|studii universitare|diplomă de licență*|studii superioare*|studii superioare de lungă durată|studii superioare de scurtă durată|licențiat în*|diplomă de subinginer|diplomă universitară*|diplomă de absolvire*',
    diploma:
      'școală postliceală|postliceală|diplomă*|colegiu universitar|studii postliceale|școala profesională|școală de maiștri*|postliceal*|certificat de calificare profesională*|învățământ profesional*|învățământ dual*|diplomă de maistru|nivel 3 de calificare|nivel 4 de calificare',
    certification: 'certificat*|atestat*|curs postuniversitar|modul psihopedagogic|certificat de calificare',
    school:
      'bacalaureat*|diplomă de bacalaureat|liceu*|studii liceale|profil real|profil uman|matematică-informatică|filologie|științele naturii|gimnaziu|studii medii|științe sociale|mate-info|diplomă de bacalaureat*|examen de bacalaureat|bacalaureat profil*|studii liceale*|clasa a xii-a|12 clase|8 clase|10 clase|profil tehnic|profil vocațional|profil economic|profil pedagogic|profil servicii|filieră teoretică|filieră tehnologică|filologie*|matematică-informatică*|mate-info*|științe ale naturii|științe sociale*|certificat de absolvire*|învățământ primar',
    exchange:
      'semestru erasmus|mobilitate erasmus|bursă erasmus|program erasmus|schimb de experiență|schimb academic|schimb universitar|schimb internațional|semestru de schimb|semestru în străinătate|program de schimb|mobilitate academică|mobilitate de studiu',
  },
  at: 'la|pentru|@|în cadrul|din cadrul',
  of: 'în|de|specializarea|specializare|profil|profilul|domeniul|program|secția|în domeniul|specializarea în',
  labels: {
    name: 'nume|nume complet|nume și prenume|numele și prenumele|nume prenume|nume / prenume',
    first: 'prenume|prenumele',
    last: 'nume de familie|numele',
    email: 'e-mail|email|adresă de email|adresa de e-mail|e-mailuri|adresă e-mail|mail|poștă electronică',
    phone: 'telefon|tel|telefon mobil|mobil|număr de telefon|nr. telefon|telefoane|nr. de telefon|telefon fix',
    address: 'adresă|adresa|domiciliu|localitate|oraș|reședință|localitatea|adresă de domiciliu|locație|domiciliul',
    born: 'data nașterii|născut|născută|data și locul nașterii|dată de naștere|data naşterii',
    nationality: 'naționalitate|cetățenie|naționalitatea|cetățenia',
    permit: 'permis de muncă|drept de muncă|permis de ședere',
    link: 'website|site|site web|linkedin|github|portofoliu|pagină web|blog',
    title: 'funcția|funcție|post|postul|poziția|funcția sau postul ocupat|ocupația|poziție|rol|postul ocupat',
    employer: 'angajator|companie|firma|compania|numele angajatorului|numele și adresa angajatorului|organizația',
    school:
      'numele și tipul instituției de învățământ|instituția|instituție|școala|universitatea|numele instituției|unitatea de învățământ|instituția de învățământ|numele și tipul instituției|liceul|facultatea|numele instituției de învățământ|instituție de învățământ|furnizor de formare|colegiul',
    field: 'specializare|specializarea|domeniu|profil|secția|domeniul de studiu|domeniul studiat|program de studii|program',
    degree:
      'calificarea obținută|diplomă|diploma|diploma obținută|calificarea / diploma obținută|calificarea|titlul obținut|nivelul studiilor|grad|titlu obținut|titlul calificării|calificarea diploma obținută|tipul diplomei',
    grade:
      'medie|media|notă|nota|media generală|media de absolvire|media la bacalaureat|media anilor de studiu|nota la licență|medie generală|media examenului de licență',
    place: 'localitate|oraș|locație|localitatea|locul',
    none: 'sex|gen|stare civilă|vârstă|permis de conducere|locul nașterii|copii|religie|serviciu militar|perioada|activități și responsabilități principale|responsabilități|principalele activități și responsabilități|tipul activității|tipul activității sau sectorul de activitate|disciplinele principale|disciplinele principale studiate|teză|lucrare de licență|lucrare de disertație|tema lucrării|disponibilitate|limba maternă|coordonator|tehnologii|realizări|categoria|cnp|durata|atribuții|premii|data|perioadă|date',
  },
  levels: {
    native_or_bilingual: 'nativ|limbă maternă|limba maternă|maternă|vorbitor nativ|bilingv|nativă',
    full_professional: 'fluent|avansat|foarte bine|excelent|utilizator experimentat|expert|curent|proficient|fluentă|avansată|foarte bun',
    professional_working:
      'bine|profesional|bun|utilizator independent|peste mediu|bună|nivel profesional|intermediar-avansat|mediu-avansat',
    limited_working: 'mediu|intermediar|conversațional|satisfăcător|medie|intermediară|nivel mediu',
    elementary:
      'începător|de bază|elementar|utilizator elementar|utilizator de bază|noțiuni|noțiuni de bază|nivel începător|elementară|cunoștințe de bază|puțin|un pic|foarte puțin|câteva cuvinte|elementare|la nivel de bază|slab|pasiv',
  },
  demonyms:
    'română=RO|român=RO|româna=RO|romana=RO|moldovenească=MD|moldovean=MD|maghiară=HU|maghiar=HU|germană=DE|german=DE|franceză=FR|francez=FR|italiană=IT|italian=IT|spaniolă=ES|spaniol=ES|engleză=GB|britanică=GB|britanic=GB|americană=US|american=US|bulgară=BG|sârbă=RS|ucraineană=UA|rusă=RU|turcă=TR|greacă=GR|poloneză=PL|cehă=CZ|slovacă=SK|austriacă=AT|elvețiană=CH|belgiană=BE|olandeză=NL|portugheză=PT|irlandeză=IE|suedeză=SE|norvegiană=NO|daneză=DK|finlandeză=FI|israeliană=IL|chineză=CN|japoneză=JP|indiană=IN|vietnameză=VN|filipineză=PH|siriană=SY|libaneză=LB|canadiană=CA|braziliană=BR|nepaleză=NP|croată=HR|albaneză=AL',
};
