import type { Bank } from '../bank-shape.ts';

export const ro: Bank = {
  tag: 'ro',
  titles: ['Curriculum Vitae', 'CV'],
  page: 'pagina',
  at: 'la',
  degreeIn: 'în',
  headings: {
    profile: 'Profil|Despre mine|Profil profesional|Rezumat|Obiectiv|Prezentare',
    work: 'Experiență profesională|Experiența profesională|Experiență|Experiență de muncă|Parcurs profesional|Locuri de muncă|Activitate profesională|Unde am lucrat',
    education: 'Educație|Educație și formare|Studii|Studii și formare|Formare|Pregătire școlară|Parcurs educațional',
    languages: 'Limbi străine|Limbi|Competențe lingvistice|Limbi vorbite|Cunoștințe de limbi străine',
    skills: 'Competențe|Abilități|Aptitudini|Competențe tehnice|Cunoștințe|Aptitudini și competențe|Ce știu să fac',
    certificates: 'Certificate|Certificări|Cursuri|Cursuri și certificări|Atestate|Cursuri absolvite',
    memberships: 'Afilieri|Voluntariat|Asociații|Apartenență la asociații|Membru în asociații|Activități asociative',
    hobbies: 'Hobby-uri|Interese|Pasiuni|Timp liber|Interese personale',
    references: 'Referințe|Persoane de contact',
    projects: 'Proiecte|Proiecte personale|Proiecte realizate',
    licence: 'Permis de conducere|Permis auto',
    personal: 'Date personale|Informații personale|Date de identificare',
    contact: 'Contact|Date de contact|Informații de contact|Cum mă găsiți',
  },
  months: 'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie',
  short: 'ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.',
  present: 'prezent|în prezent|astăzi|în curs',
  to: 'până în',
  fromTo: 'din {a} până în {b}',
  since: 'din {a}',
  year: 'an|ani',
  month: 'lună|luni',
  labels: {
    name: 'Nume',
    phone: 'Telefon',
    email: 'E-mail',
    address: 'Adresă',
    born: 'Data nașterii',
    nationality: 'Naționalitate',
    web: 'Site web',
    employer: 'Angajator',
    position: 'Funcția',
    period: 'Perioada',
    place: 'Localitatea',
    duties: 'Responsabilități',
    school: 'Instituția',
    degree: 'Diploma',
    field: 'Specializarea',
    thesis: 'Lucrare de licență',
    grade: 'Media',
    courses: 'Discipline principale',
    language: 'Limba',
    level: 'Nivel',
    date: 'Data',
  },
  levels: {
    native_or_bilingual: 'limbă maternă|nativ',
    full_professional: 'fluent|avansat|foarte bine',
    professional_working: 'bine|bun',
    limited_working: 'mediu|intermediar',
    elementary: 'începător|de bază|noțiuni de bază',
  },
  speak: 'Vorbesc {l}.',
  and: ' și ',
  duties: `Întocmirea rapoartelor săptămânale pentru șeful departamentului
Răspuns la întrebările clienților prin telefon și e-mail
Instruirea noilor colegi în primele săptămâni
Actualizarea evidențelor și arhivarea documentelor
Planificarea turelor pentru opt persoane
Comandarea materialelor și verificarea livrărilor
Gestionarea unui grup de clienți fideli
Rezolvarea reclamațiilor
Organizarea ședințelor și redactarea proceselor-verbale
Verificarea calității lucrărilor finalizate
Colaborare strânsă cu furnizorii și partenerii
Participare la introducerea unui nou sistem de comenzi
Îndrumarea a doi practicanți
Redactarea instrucțiunilor pentru sarcinile zilnice
Verificări lunare de siguranță
Reducerea timpului de așteptare cu o cincime
Gestionarea unui buget anual de aproximativ 40.000 de lei
Deschiderea și închiderea spațiului
Reprezentarea echipei la târgul anual
Încasarea plăților și închiderea casei
Documentarea tuturor etapelor în sistemul intern
Sprijinirea colegilor din alte puncte de lucru
Pregătirea și urmărirea ofertelor
Inventariere de două ori pe an
Montarea echipamentelor și explicarea utilizării lor
Colectarea datelor și prezentarea rezultatelor
Urmărirea termenelor
Primirea și însoțirea vizitatorilor
Mutarea arhivei în spații noi
Curățarea și întreținerea uneltelor`,
  tails:
    'în strânsă colaborare cu departamentele vecine și cu acordul conducerii|inclusiv pregătirea tuturor documentelor necesare pentru verificarea anuală',
  dutyLabels: 'Raportare|Clienți|Echipă|Organizare|Calitate|Planificare',
  summary: `Persoană serioasă și prietenoasă, cu mai mulți ani de practică și atenție la detalii.
Îmi place să lucrez în echipă și rămân calm când ritmul este alert.
Caut un post în care să îmi asum mai multă responsabilitate.
Sunt obișnuit cu programul în ture și cu sarcini diverse.
Învăț repede, sunt atent cu cifrele și deschis cu oamenii.
Punctele mele forte sunt răbdarea, ordinea și umorul.`,
  hobbies: 'Drumeții|Șah|Cor|Fotografie|Pâine de casă|Volei|Grădinărit',
  referees: 'Rodica Hangan, șef serviciu administrativ|Valeriu Stamate, fost superior',
  request: 'Referințe la cerere',
  thesis: 'Cererea sezonieră în firmele mici|Compararea a două metode de planificare',
  grade: '8,75|9,20|8,40',
  courses: 'Statistică, Comunicare, Lucru pe proiecte|Drept, Contabilitate, Etică',
  projects:
    'Harta cartierului: un site care arată atelierele din apropiere|Grădina deschisă: organizarea unei serbări de vară pentru 200 de invitați',
  streets: 'Str. Gării nr. 14|Str. Morii nr. 7|Str. Bisericii nr. 22',
  address: '{s}, {c}',
  towns: 'Brașov|Ploiești|Sibiu|Galați|Oradea|Suceava|Arad',
  licence: 'Permis de conducere categoria B',
  place: '{p}, {d}',
  declare: 'Declar pe propria răspundere că datele sunt reale.',
  skillLabels: 'Tehnice|Informatică|Personale',
  issuers: 'Crucea Roșie Română|ANC|Camera de Comerț',
  sentence: 'Din {a} până în {b} am lucrat ca {t} la {e}.',
  sentenceOpen: 'Din {a} lucrez ca {t} la {e}.',
  born: 'DD.MM.YYYY|D MMMM YYYY',
  nationalities: { RO: 'română' },
};
