import type { Bank } from '../bank-shape.ts';

export const it: Bank = {
  tag: 'it',
  titles: ['Curriculum Vitae', 'Curriculum'],
  page: 'pagina',
  at: 'presso',
  degreeIn: 'in',
  headings: {
    profile: 'Profilo|Profilo personale|Chi sono|Presentazione|Sintesi|Profilo professionale',
    work: 'Esperienza lavorativa|Esperienze professionali|Esperienza professionale|Esperienze lavorative|Esperienze|Carriera|Percorso professionale|Dove ho lavorato',
    education: 'Istruzione e formazione|Istruzione|Formazione|Titoli di studio|Percorso di studi|Studi|Formazione scolastica',
    languages: 'Lingue|Competenze linguistiche|Lingue straniere|Conoscenze linguistiche|Lingue conosciute',
    skills: 'Competenze|Capacità e competenze|Abilità|Conoscenze|Competenze tecniche|Punti di forza|Cosa so fare',
    certificates: 'Certificazioni|Corsi e attestati|Certificati|Attestati|Corsi di formazione|Abilitazioni',
    memberships: 'Associazioni|Volontariato|Iscrizioni e associazioni|Attività associative|Impegno sociale|Appartenenza ad associazioni',
    hobbies: 'Interessi|Hobby|Interessi personali|Tempo libero|Passioni',
    references: 'Referenze|Persone di riferimento',
    projects: 'Progetti|Progetti personali|Progetti selezionati',
    licence: 'Patente|Patente di guida',
    personal: 'Dati personali|Informazioni personali|Dati anagrafici',
    contact: 'Contatti|Recapiti|Contatto|Come contattarmi',
  },
  months: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  short: 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic',
  present: 'oggi|presente|in corso|attuale|ad oggi|attualmente',
  to: 'a',
  fromTo: 'da {a} a {b}',
  since: 'da {a}',
  year: 'anno|anni',
  month: 'mese|mesi',
  labels: {
    name: 'Nome',
    phone: 'Telefono',
    email: 'E-mail',
    address: 'Indirizzo',
    born: 'Data di nascita',
    nationality: 'Nazionalità',
    web: 'Sito web',
    employer: 'Datore di lavoro',
    position: 'Posizione',
    period: 'Periodo',
    place: 'Luogo',
    duties: 'Mansioni',
    school: 'Istituto',
    degree: 'Titolo di studio',
    field: 'Indirizzo di studio',
    thesis: 'Tesi',
    grade: 'Voto',
    courses: 'Materie principali',
    language: 'Lingua',
    level: 'Livello',
    date: 'Data',
  },
  levels: {
    native_or_bilingual: 'madrelingua|lingua madre',
    full_professional: 'fluente|ottimo|avanzato',
    professional_working: 'buono|buona conoscenza|buon livello',
    limited_working: 'intermedio|discreto',
    elementary: 'base|scolastico|elementare',
  },
  speak: 'Parlo {l}.',
  and: ' e ',
  duties: `Stesura di relazioni settimanali per il capo reparto
Risposta alle richieste dei clienti al telefono e per posta elettronica
Affiancamento dei nuovi colleghi nelle prime settimane
Aggiornamento dei registri e archiviazione dei documenti
Pianificazione dei turni di otto persone
Ordine dei materiali e controllo delle consegne
Assistenza a un gruppo di clienti abituali
Gestione dei reclami
Organizzazione delle riunioni e stesura dei verbali
Controllo della qualità dei lavori finiti
Stretta collaborazione con fornitori e partner
Partecipazione all’introduzione di un nuovo sistema di ordini
Tutoraggio di due tirocinanti
Scrittura di istruzioni per le attività quotidiane
Controlli di sicurezza mensili
Riduzione di un quinto dei tempi di attesa
Gestione di un bilancio annuale di circa 40.000 euro
Apertura e chiusura dei locali
Rappresentanza del gruppo alla fiera annuale
Gestione dei pagamenti e chiusura della cassa
Documentazione di tutti i passaggi nel sistema interno
Supporto ai colleghi delle altre sedi
Preparazione e verifica delle offerte
Inventario due volte l’anno
Allestimento delle attrezzature e spiegazione del loro uso
Raccolta dei dati e presentazione dei risultati
Controllo delle scadenze
Accoglienza e accompagnamento dei visitatori
Trasferimento dell’archivio in nuovi locali
Pulizia e manutenzione degli attrezzi`,
  tails:
    'in stretta collaborazione con i reparti vicini e in accordo con la direzione|compresa la preparazione di tutti i documenti necessari per la verifica annuale',
  dutyLabels: 'Relazioni|Clienti|Squadra|Organizzazione|Qualità|Pianificazione',
  summary: `Persona affidabile e cordiale, con diversi anni di pratica e attenzione ai dettagli.
Mi piace lavorare in gruppo e resto calma anche nei momenti più intensi.
Cerco un incarico in cui assumere maggiori responsabilità.
Sono abituata ai turni del mattino e a compiti diversi.
Imparo in fretta, sono precisa con i numeri e aperta con le persone.
I miei punti di forza sono la pazienza, l’ordine e il senso dell’umorismo.`,
  hobbies: 'Escursionismo|Scacchi|Canto corale|Fotografia|Panificazione|Pallavolo|Giardinaggio',
  referees: 'Ornella Bassani, responsabile amministrativa|Ettore Gualdi, ex superiore',
  request: 'Referenze disponibili su richiesta',
  thesis: 'La domanda stagionale nelle piccole imprese|Confronto tra due metodi di pianificazione',
  grade: '105/110|82/100|98/110',
  courses: 'Statistica, Comunicazione, Lavoro per progetti|Diritto, Contabilità, Etica',
  projects: 'Mappa del quartiere: un sito che mostra le officine vicine|Giardino aperto: organizzazione di una festa estiva per 200 ospiti',
  streets: 'Via della Stazione 14|Via del Mulino 7|Via della Chiesa 22',
  address: '{s}, {z} {c}',
  postcodes: '61032|36015|98122',
  towns: 'Pesaro|Ferrara|Udine|Lecce|Novara|Siena|Trapani',
  licence: 'Patente B',
  place: '{p}, {d}',
  declare: 'Autorizzo il trattamento dei miei dati personali.',
  skillLabels: 'Tecniche|Informatica|Personali',
  issuers: 'Croce Rossa Italiana|Regione Veneto|Camera di Commercio',
  sentence: 'Da {a} a {b} ho lavorato come {t} presso {e}.',
  sentenceOpen: 'Da {a} lavoro come {t} presso {e}.',
  born: 'DD/MM/YYYY|D MMMM YYYY',
  nationalities: { IT: 'italiana' },
};
