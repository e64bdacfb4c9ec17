// Romanian.
import type { LanguageWords } from '../role.ts';
import type { SharedRole } from '../roles.ts';

export const ROMANIAN: LanguageWords<SharedRole> = {
  titles: {
    intern: ['Internship – {area}', 'Stagiu plătit: {area}', 'Intern {area}, {city}', 'Internship de vară: {area}'],
    credit: ['Practică de specialitate: {area}', 'Stagiu cu credite: {area}'],
    graduate: ['Program pentru absolvenți {year}: {area}', 'Trainee – {area}', 'Absolvenți: {area}'],
    junior: ['{noun} junior', '{noun}', '{noun} – primul loc de muncă', '{noun} ({city})'],
    part: ['{noun} – part-time', 'Job pentru studenți: {area}', '{area}: jumătate de normă'],
    temporary: ['{noun} – {months} luni', '{noun}, contract pe perioadă determinată', 'Sprijin temporar: {area}'],
  },
  headings: {
    tasks: ['Ce vei face', 'Sarcinile tale', 'Rolul'],
    profile: ['Profilul tău', 'Pe cine căutăm', 'Ce aduci cu tine'],
    offer: ['Ce oferim', 'De ce la noi', 'Avantaje'],
    apply: ['Cum aplici', 'Candidatura ta', 'Pașii următori'],
  },
  place: ['Vei lucra într-o echipă de {team} oameni, la biroul nostru din {city}.', 'Echipa din {city} are {team} colegi și îți păstrează un loc la fereastră.', 'Postul este în {city}, la zece minute de gară.'],
  remote: ['Se lucrează complet de la distanță; ne vedem de patru ori pe an.', 'Poți lucra de acasă, iar biroul și scaunul le plătim noi.'],
  terms: {
    intern: ['Stagiul durează {months} luni, cu {hours} de ore pe săptămână, și este plătit.', 'Rămâi {months} luni și ai o zi liberă pe lună pentru studii.'],
    credit: ['Practica durează {months} luni; conținutul îl stabilim împreună cu facultatea ta.'],
    graduate: ['Programul durează între unul și doi ani, cu contract pe perioadă nedeterminată din prima zi.', 'În primii doi ani cunoști trei departamente și un sediu din străinătate.'],
    junior: ['Contractul este pe perioadă nedeterminată, {hours} de ore pe săptămână.', 'Oferim contract pe perioadă nedeterminată; se poate și cu timp parțial.'],
    part: ['Se lucrează cu program redus ({hours} ore pe săptămână), și mai puțin în sesiune.', 'Stabilim împreună un program de {hours} ore pe săptămână, potrivit cu orarul tău.'],
    temporary: ['Contractul este pe {months} luni, {hours} de ore pe săptămână, cu posibilitate de prelungire.'],
  },
  profile: ['Cunoști bine limba română și engleza', 'Îți place să lucrezi cu oameni care gândesc altfel', 'Ești independent și știi să întrebi la timp', 'Ești curios să afli mai multe despre domeniul nostru', 'Ești student sau ai absolvit de cel mult doi ani'],
  offer: ['Un mentor care are o oră pentru tine în fiecare săptămână', 'Program flexibil', 'Salariu corect din prima zi', 'Buget propriu de formare', 'Abonament de transport', 'Tichete de masă', 'Un proiect al tău, cu responsabilitate reală', 'Asigurare medicală privată'],
  studentOffer: ['Posibilitatea de a-ți scrie licența la noi', 'Zile libere înainte de examene'],
  apply: ['Trimite-ne CV-ul și câteva rânduri despre ceva ce ai făcut. Răspundem în zece zile lucrătoare.', 'Nu e nevoie de scrisoare: răspunde la cele trei întrebări din formular și te sunăm noi.', 'Aplică cu CV-ul și spune-ne când poți începe. Interviul durează o oră, iar jumătate din întrebări sunt ale tale.'],
  labels: { thesis: ['Temă de licență', 'Îți poți scrie licența pe această temă'], flexible: ['Program flexibil', 'Îți alegi orele în funcție de cursuri'], fairPay: ['Angajamentul „Start corect”', 'Acest angajator plătește orice stagiu și răspunde la fiecare candidatură'] },
  roles: {
    software: {
      noun: 'Programator', area: 'Dezvoltare software',
      about: ['Construiești servicii pe care alții se bazează zilnic și le vezi folosite în aceeași săptămână.', 'Căutăm pe cineva căruia îi place codul scurt, clar și bine testat.'],
      tasks: ['Dezvolți funcții ale aplicației web, de la baza de date la browser', 'Scrii teste automate și verifici codul colegilor', 'Afli de ce o pagină este lentă și dovedești îmbunătățirea', 'Documentezi interfețele pentru celelalte echipe', 'Pregătești versiuni mici împreună cu produsul și suportul'],
      profile: ['Studii de informatică sau practică echivalentă', 'Cunoști bine un limbaj de programare', 'Ai lucrat puțin cu baze de date și cu Git', 'Ai obiceiul să testezi înainte de a afirma'],
    },
    data: {
      noun: 'Analist de date', area: 'Analiză de date',
      about: ['Transformi întrebările în cifre și cifrele în decizii care rezistă.', 'În echipa de date descoperi ce se întâmplă cu adevărat și spui totul pe o pagină.'],
      tasks: ['Pregătești date din mai multe sisteme și verifici dacă sunt de încredere', 'Construiești tablouri de bord folosite săptămânal', 'Verifici ipoteze cu statistică simplă', 'Explici rezultatele celor care n-au văzut niciodată o interogare', 'Automatizezi rapoarte făcute încă manual'],
      profile: ['Studii de statistică, economie sau știința datelor', 'Te descurci bine cu SQL și cu Python sau R', 'Ai simț pentru grafice care nu înșală', 'Îți place să mai pui o întrebare'],
    },
    marketing: {
      noun: 'Specialist marketing', area: 'Marketing',
      about: ['Povestești munca noastră așa cum ne-ar plăcea să o auzim.', 'Echipa e mică: vezi o campanie de la prima idee la ultima cifră.'],
      tasks: ['Planifici și derulezi campanii pe web, e-mail și la evenimente', 'Scrii texte pentru site, newsletter și rețele sociale', 'Analizezi rezultatele și propui schimbări', 'Lucrezi cu fotografi, tipografii și agenții', 'Pregătești târguri și zile ale porților deschise'],
      profile: ['Studii de marketing, comunicare sau administrarea afacerilor', 'Scrii clar și viu', 'Ai primele cunoștințe de analiză web', 'Ai ochi pentru imagini și greșeli de tipar'],
    },
    finance: {
      noun: 'Analist financiar', area: 'Finanțe și controlling',
      about: ['Ajuți conducerea să vadă din timp încotro merge anul.', 'Buget, prognoză, închidere: participi la toate trei și îmbunătățești măcar una.'],
      tasks: ['Pregătești raportul lunar și explici diferențele', 'Însoțești bugetul împreună cu departamentele', 'Modelezi investiții și riscurile lor', 'Îmbunătățești foile de calcul până nu mai sunt necesare', 'Participi la închiderea trimestrială'],
      profile: ['Studii de finanțe, economie sau contabilitate', 'Stăpânești foarte bine foile de calcul', 'Ești exact până la ultimul rând', 'Ai încrederea să întrebi un director despre o cifră'],
    },
    sales: {
      noun: 'Consultant vânzări', area: 'Vânzări',
      about: ['Găsești clienți care au nevoie de ceea ce facem și rămâi alături de ei.', 'În vânzări înveți întâi să asculți și abia apoi să oferi.'],
      tasks: ['Studiezi piețe și pregătești primele discuții', 'Scrii și calculezi oferte cu echipa de produs', 'Mergi la clienți și la târguri', 'Ții datele clienților complete și utile', 'Aduci înapoi ce spun clienții'],
      profile: ['Studii economice, filologice sau tehnice', 'Ești prietenos și vorbești clar', 'Ești de încredere: ce promiți, faci', 'Ești dispus să călătorești din când în când'],
    },
    hr: {
      noun: 'Specialist resurse umane', area: 'Resurse umane',
      about: ['Datorită ție, candidații sunt primiți ca oaspeți, iar cei noi, ca niște colegi.', 'Echipa noastră îi însoțește pe toți, de la prima scrisoare la rămas-bun.'],
      tasks: ['Scrii anunțuri și alegi unde apar', 'Organizezi interviuri și participi la ele', 'Pregătești primele săptămâni ale noilor colegi', 'Organizezi cursuri și le evaluezi sincer', 'Ne reprezinți la târguri de cariere și în universități'],
      profile: ['Studii de resurse umane, psihologie, drept sau economie', 'Discreție și răbdare de a asculta', 'Ordine, chiar și când sună telefonul', 'Interes pentru procese corecte și simple'],
    },
    engineering: {
      noun: 'Inginer de dezvoltare', area: 'Inginerie și proiectare',
      about: ['Proiectezi piese care se mișcă, susțin și rezistă, iar pe prima o ții în mână.', 'De la desen la bancul de probă, urmărești o componentă pe tot drumul ei.'],
      tasks: ['Proiectezi componente în CAD și pregătești desene', 'Planifici, montezi și evaluezi teste', 'Compari simularea cu măsurătorile și explici diferența', 'Alegi materiale și furnizori cu achizițiile', 'Sprijini pornirea producției'],
      profile: ['Studii de inginerie mecanică, electrică sau mecatronică', 'Experiență cu CAD sau simulare', 'Mâini îndemânatice, sau respect pentru cine le are', 'Atenție la cifre și la unități de măsură'],
    },
    customer: {
      noun: 'Consilier clienți', area: 'Relații cu clienții',
      about: ['Ești vocea pe care o aud clienții când ceva contează pentru ei.', 'Fără scenariu și fără cronometru: ai timpul de care are nevoie un răspuns bun.'],
      tasks: ['Răspunzi la telefon, pe chat și prin e-mail', 'Cauți cauza problemelor împreună cu specialiștii', 'Scrii articole de ajutor care scutesc un apel', 'Însoțești clienții noi în primele săptămâni', 'Rezolvi reclamațiile cu corectitudine'],
      profile: ['Fire amabilă și răbdătoare, chiar și lunea', 'Exprimare clară, oral și în scris', 'Dorința de a înțelege cum funcționează lucrurile', 'Alte limbi sunt binevenite'],
    },
  },
}; // biome-ignore format: texts
