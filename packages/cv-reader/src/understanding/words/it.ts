import type { LocaleWords } from './locale-words.ts';

/** Italian. */
export const it: LocaleWords = {
  headings: {
    contact: 'contatti|contatto|recapiti|link|collegamenti|social|informazioni di contatto',
    personal: 'informazioni personali|dati personali|dati anagrafici|anagrafica|generalità',
    profile:
      'profilo|profilo professionale|chi sono|su di me|presentazione|obiettivo|obiettivi|sommario|riepilogo|sintesi|obiettivo professionale|obiettivi professionali|profilo personale|breve presentazione|obiettivo di carriera|in breve|profilo sintetico|mi presento|descrizione',
    work: 'esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|esperienze di lavoro|carriera|percorso professionale|tirocini|tirocinio|stage|stage e tirocini|esperienze professionali e stage|lavoro|attività lavorativa|esperienze formative e lavorative|occupazione|storia lavorativa|altre esperienze|esperienza di insegnamento|esperienze di tirocinio|incarichi|esperienza clinica|lavori stagionali|percorso lavorativo|esperienze significative|tirocini e stage|attività professionale',
    education:
      'istruzione|formazione|istruzione e formazione|studi|formazione accademica|percorso di studi|titoli di studio|formazione e istruzione|educazione|percorso formativo|carriera accademica|percorso accademico|studi e formazione|titolo di studio|formazione scolastica|curriculum studiorum|formazione universitaria',
    courses:
      'corsi|corsi di formazione|formazione complementare|altri corsi|aggiornamento professionale|corsi e seminari|seminari|workshop|formazione aggiuntiva|corsi di aggiornamento|corsi e certificazioni|ulteriore formazione|formazione continua',
    projects: 'progetti|progetti personali|progetti accademici|ricerca|portfolio|progetti universitari|progetti di ricerca',
    languages:
      'lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|lingua|conoscenza delle lingue|lingue conosciute|lingue parlate',
    skills:
      'competenze|capacità|abilità|competenze tecniche|competenze informatiche|conoscenze informatiche|competenze digitali|capacità e competenze|competenze professionali|competenze personali|competenze trasversali|conoscenze|capacità e competenze personali|capacità e competenze tecniche|capacità e competenze relazionali|capacità e competenze organizzative|punti di forza|software|strumenti|tecnologie|competenze chiave|competenze comunicative|competenze organizzative e gestionali|competenze relazionali|hard skills|soft skills|attitudini|qualità|competenze acquisite|abilità informatiche|conoscenze tecniche|linguaggi di programmazione|capacità tecniche|informatica',
    certificates:
      'certificazioni|certificati|attestati|abilitazioni|patenti e certificazioni|titoli e certificazioni|certificazione|licenze|licenze e certificazioni|abilitazione professionale|iscrizioni ad albi',
    memberships:
      'volontariato|attività|associazioni|attività extracurriculari|appartenenze|attività di volontariato|associazionismo|esperienze di volontariato|impegno sociale|affiliazioni|attività extra curriculari|iscrizioni|appartenenza a gruppi associazioni|attività associative|volontariato e associazioni|attività sociali|appartenenza ad associazioni',
    awards:
      'premi|riconoscimenti|borse di studio|premi e riconoscimenti|riconoscimenti e premi|onorificenze|successi|traguardi|premi e borse di studio|borse di studio e premi|concorsi',
    publications: 'pubblicazioni|articoli|presentazioni|conferenze|convegni|pubblicazioni e conferenze|pubblicazioni scientifiche',
    interests:
      'interessi|hobby|interessi personali|passioni|tempo libero|hobby e interessi|interessi e hobby|interessi e passioni|passatempi',
    references: 'referenze|raccomandazioni|lettere di referenza',
    nationality: 'nazionalità|cittadinanza',
    permits: 'permesso di lavoro|permesso di soggiorno',
    other:
      'altro|altre informazioni|ulteriori informazioni|informazioni aggiuntive|patente|patente di guida|patente o patenti|allegati|disponibilità|varie|autorizzazione|privacy|trattamento dei dati personali|consenso|mobilità|informazioni supplementari|informazioni ulteriori',
  },
  filler:
    'mie|miei|mio|mia|le|i|il|la|altre|altri|principali|e|di|della|delle|dei|in|recenti|rilevanti|professionali|significative|ulteriori',
  months: 'gen=1|genn=1|feb=2|febb=2|mar=3|apr=4|mag=5|magg=5|giu=6|lug=7|ago=8|set=9|sett=9|ott=10|nov=11|dic=12',
  seasons: 'primavera|estate|autunno|inverno|a.a.|aa|anno accademico|anno scolastico|semestre|inizio|fine|metà|circa|anno|a.s.',
  present:
    'oggi|presente|attuale|in corso|ad oggi|attualmente|corrente|attuale occupazione|tuttora|a oggi|adesso|al presente|ora|in essere|fino ad oggi',
  since: 'dal|da|dall|a partire dal|dal mese di|dall anno|inizio|dalla',
  until:
    'fino al|fino a|conseguito|conseguita|conseguimento|laureato|laureata|laurea conseguita|diplomato|diplomata|conseguito nel|ottenuto nel|al|conseguito il',
  to: 'a|al|fino al|fino a|all|-|ad|alla',
  expected: 'previsto|prevista|laurea prevista|conseguimento previsto|stimato|stimata|atteso|attesa|previsione|fine prevista|in previsione',
  titles:
    'ingegnere*|sviluppatore*|sviluppatrice*|programmatore*|programmatrice|responsabile*|direttore*|direttrice*|manager*|analista*|consulente*|tirocinante*|tirocinio*|stagista*|stage|assistente*|addetto*|addetta*|impiegato*|impiegata*|tecnico*|specialista*|coordinatore*|coordinatrice*|amministratore*|amministratrice|architetto*|designer*|grafico|grafica|ricercatore*|ricercatrice*|professore*|professoressa*|docente*|insegnante*|maestro*|maestra*|educatore*|educatrice*|tutor*|tutore|infermiere*|infermiera*|medico*|dottore|farmacista*|psicologo*|psicologa*|fisioterapista*|logopedista|ostetrica|dentista|veterinario*|avvocato*|praticante*|giurista|notaio|commercialista*|contabile*|revisore|economista|cassiere*|cassiera|venditore*|venditrice*|commesso*|commessa*|agente*|rappresentante*|cameriere*|cameriera*|barista*|cuoco*|cuoca|chef|aiuto cuoco|lavapiatti|receptionist|addetto alla reception|segretario*|segretaria*|operaio*|operaia|operatore*|operatrice*|magazziniere*|autista*|corriere|meccanico*|elettricista*|idraulico|saldatore|muratore|animatore*|animatrice*|istruttore*|istruttrice*|allenatore*|allenatrice|giornalista*|redattore*|redattrice*|editor|traduttore*|traduttrice*|interprete*|bibliotecario*|bibliotecaria|fotografo*|fotografa|presidente*|vicepresidente*|tesoriere*|consigliere*|consigliera|membro|socio|socia|volontario*|volontaria*|fondatore*|fondatrice|cofondatore*|titolare*|libero professionista|freelance|formatore*|formatrice|recruiter*|acquisti|buyer|dottorando*|dottoranda*|assegnista*|borsista|collaboratore*|collaboratrice*|babysitter*|baby-sitter|badante|assistente sociale|bagnino*|capo*|caposquadra|supervisore*|controllore|chimico*|biologo*|biologa|data scientist|data analyst|product manager|project manager|rappresentante degli studenti|guida turistica|hostess|promoter|parrucchiere|progettista*|disegnatore*|perito|geometra*',
  orgs: 's.p.a.|spa|s.r.l.|srl|s.r.l.s.|srls|s.n.c.|snc|s.a.s.|sas|onlus|ong|cooperativa|coop|soc. coop.|associazione|fondazione|comune di|comune|regione|provincia|ministero|ospedale|asl|asst|azienda ospedaliera|azienda|policlinico|clinica|casa di cura|rsa|banca|gruppo|studio legale|studio*|università|politecnico|scuola|liceo|istituto|ristorante|hotel|albergo|bar|pizzeria|trattoria|gelateria|caffè|negozio|supermercato|farmacia|libreria|biblioteca|museo|teatro|editore|edizioni|laboratorio|centro|società|compagnia|agenzia|consorzio|federazione|club|assicurazioni|enel|eni|intesa sanpaolo|unicredit|esselunga|conad|cnr|inps|croce rossa|servizi|soluzioni|consulting|partners|tribunale|ufficio|officina|cantina|impresa|industrie|trasporti|parrocchia|caf|poste italiane|trenitalia',
  schools:
    'università|università degli studi|politecnico|liceo|istituto|scuola|accademia|conservatorio|facoltà|itis|ipsia|i.t.i.s.|scuola superiore|ateneo|bocconi|luiss|sapienza|iulm|alma mater studiorum|iuav|itc|its|istituto tecnico|istituto professionale|cattolica|alberghiero|campus',
  degrees: {
    phd: 'dottorato*|dottore di ricerca*|phd*|dottorato di ricerca*',
    mba: 'mba*',
    master:
      'laurea magistrale*|laurea specialistica*|magistrale*|master*|laurea a ciclo unico*|laurea magistrale a ciclo unico*|laurea vecchio ordinamento*|specialistica*|master di ii livello*|master di i livello*|scuola di specializzazione*|specializzazione*|lm-*|diploma accademico di secondo livello*',
    bachelor:
      'laurea triennale*|triennale*|laurea*|laurea di primo livello*|laurea breve*|bachelor*|diploma accademico di primo livello*|l-*|dottore in*|laurea in*|laureando*|laureanda*|diploma universitario*',
    diploma:
      'diploma its*|its*|diploma di tecnico superiore*|its academy*|istruzione e formazione tecnica superiore*|ifts*|qualifica professionale*|diploma professionale*|qualifica*',
    certification: 'attestato*|certificato*|certificazione*|corso di perfezionamento*|corso di alta formazione*|abilitazione*',
    school:
      'diploma*|maturità*|diploma di maturità*|diploma di liceo*|maturità classica|maturità scientifica|diploma di scuola superiore*|diploma di perito*|diploma di istruzione secondaria*|licenza media|diploma di ragioneria|liceo classico|liceo scientifico|liceo linguistico|scuola media|ragioneria',
  },
  at: 'presso|per|@|in|c/o|alla|al|presso il|presso la',
  of: 'in|di|indirizzo|curriculum|specializzazione in|con indirizzo|percorso|classe|corso di laurea in',
  labels: {
    name: 'nome e cognome|cognome e nome|nome completo|nominativo|nome cognome|nome/cognome|cognome/nome',
    first: 'nome|nome di battesimo',
    last: 'cognome',
    email: 'e-mail|email|indirizzo e-mail|mail|posta elettronica|indirizzo email|pec|indirizzo di posta elettronica',
    phone:
      'telefono|cellulare|tel|cell|numero di telefono|mobile|recapito telefonico|tel.|cell.|telefono cellulare|recapiti telefonici|cel',
    address:
      'indirizzo|residenza|città|domicilio|luogo di residenza|residente a|comune di residenza|residente in|località|indirizzo di residenza|sede',
    born: 'data di nascita|nato il|nata il|nascita|luogo e data di nascita|data e luogo di nascita|nato a|nata a|nato|nata',
    nationality: 'nazionalità|cittadinanza',
    permit: 'permesso di soggiorno|permesso di lavoro',
    link: 'sito web|sito|linkedin|github|portfolio|sito internet|blog|pagina web|web',
    title:
      'ruolo|posizione|mansione|lavoro o posizione ricoperti|qualifica|posizione ricoperta|tipo di impiego|incarico|principali mansioni|lavoro o posizione ricoperta',
    employer: 'azienda|datore di lavoro|società|nome e indirizzo del datore di lavoro|ente|nome azienda|nome del datore di lavoro',
    school:
      'istituto|università|scuola|ateneo|nome e tipo di istituto di istruzione o formazione|istituto di istruzione|nome e tipo d organizzazione erogatrice dell istruzione e formazione',
    field: 'indirizzo di studi|corso di laurea|indirizzo|specializzazione|facoltà|campo di studio|area di studio|corso di studi|settore',
    grade: 'voto|votazione|punteggio|voto di laurea|voto finale|media|media voti|votazione finale|voto di diploma',
    place: 'luogo|sede|città|località',
    none: 'sesso|stato civile|età|patente|patente di guida|codice fiscale|luogo di nascita|figli|tesi|tesi di laurea|titolo della tesi|relatore|mansioni|responsabilità|attività|disponibilità|durata|qualifica conseguita|titolo della qualifica rilasciata|principali attività e responsabilità|principali mansioni e responsabilità|tipo di azienda o settore|tipo di attività o settore|tecnologie|principali materie|principali materie abilità professionali oggetto dello studio|livello nella classificazione nazionale|argomento|date|madrelingua|altre lingue|genere|obblighi di leva|servizio militare|titolo|p.iva|partita iva|correlatore|automunito|categorie protette|progetto|strumenti|obiettivi',
  },
  levels: {
    native_or_bilingual: 'madrelingua|lingua madre|madre lingua|nativo|nativa|bilingue|lingua materna',
    full_professional:
      'fluente|avanzato|eccellente|ottimo|ottima|avanzata|molto buono|molto buona|livello avanzato|ottimo livello|padronanza|proficiency|fluido|ottima conoscenza|utente avanzato|esperto',
    professional_working:
      'buono|buona|professionale|buon livello|intermedio superiore|buona conoscenza|discreto-buono|livello professionale|intermedio-avanzato|intermedio avanzato|utente autonomo',
    limited_working: 'intermedio|medio|discreto|discreta|livello intermedio|conversazione|sufficiente|intermedia|conversazionale|media',
    elementary:
      'base|elementare|scolastico|scolastica|principiante|livello base|livello scolastico|nozioni|di base|basilare|livello elementare|utente base|conoscenza base',
  },
  demonyms:
    'italiana=IT|italiano=IT|svizzera=CH|svizzero=CH|francese=FR|tedesca=DE|tedesco=DE|spagnola=ES|spagnolo=ES|inglese=GB|britannica=GB|britannico=GB|americana=US|americano=US|statunitense=US|rumena=RO|rumeno=RO|romena=RO|romeno=RO|albanese=AL|ucraina=UA|ucraino=UA|russa=RU|russo=RU|polacca=PL|polacco=PL|moldava=MD|moldavo=MD|marocchina=MA|marocchino=MA|tunisina=TN|tunisino=TN|egiziana=EG|egiziano=EG|senegalese=SN|nigeriana=NG|nigeriano=NG|ghanese=GH|cinese=CN|giapponese=JP|coreana=KR|indiana=IN|indiano=IN|filippina=PH|filippino=PH|bengalese=BD|pakistana=PK|pakistano=PK|srilankese=LK|peruviana=PE|peruviano=PE|ecuadoriana=EC|ecuadoriano=EC|brasiliana=BR|brasiliano=BR|argentina=AR|argentino=AR|colombiana=CO|cubana=CU|dominicana=DO|portoghese=PT|olandese=NL|belga=BE|austriaca=AT|austriaco=AT|greca=GR|greco=GR|turca=TR|turco=TR|bulgara=BG|bulgaro=BG|serba=RS|serbo=RS|croata=HR|slovena=SI|ungherese=HU|ceca=CZ|svedese=SE|norvegese=NO|danese=DK|finlandese=FI|irlandese=IE|iraniana=IR|siriana=SY|libanese=LB|israeliana=IL|canadese=CA|australiana=AU|vietnamita=VN',
};
