// Italian.
import type { LanguageWords } from '../role.ts';
import type { SharedRole } from '../roles.ts';

export const ITALIAN: LanguageWords<SharedRole> = {
  titles: {
    intern: ['Stage in {area}', 'Stagista – {area}', 'Stage retribuito in {area}, {city}', 'Tirocinio extracurricolare: {area}'],
    credit: ['Tirocinio curricolare: {area}', 'Tirocinio con crediti in {area}'],
    graduate: ['Graduate Program {area} {year}', 'Neolaureati: {area}', 'Percorso di inserimento in {area}'],
    junior: ['{noun} junior', '{noun}', '{noun}, prima esperienza', '{noun} a {city}'],
    part: ['{noun} part-time', 'Lavoro per studenti: {area}', 'Collaborazione part-time in {area}'],
    temporary: ['{noun} a tempo determinato', '{noun} ({months} mesi)', 'Supporto temporaneo: {area}'],
  },
  headings: {
    tasks: ['Che cosa farai', 'Le tue attività', 'Il ruolo'],
    profile: ['Il tuo profilo', 'Chi cerchiamo', 'Che cosa porti con te'],
    offer: ['Che cosa offriamo', 'Perché da noi', 'I vantaggi'],
    apply: ['Come candidarsi', 'La tua candidatura', 'I prossimi passi'],
  },
  place: ['Lavorerai a {city}, in un gruppo di {team} persone.', 'La nostra squadra di {city} conta {team} persone e un’ottima macchina del caffè.', 'La sede è a {city}, a dieci minuti dalla stazione.'],
  remote: ['Si lavora interamente da remoto; ci incontriamo quattro volte all’anno.', 'Puoi lavorare da casa, e la scrivania la offriamo noi.'],
  terms: {
    intern: ['Lo stage dura {months} mesi, {hours} ore alla settimana, ed è retribuito.', 'Resti {months} mesi, con un giorno libero al mese per gli studi.'],
    credit: ['Il tirocinio curricolare dura {months} mesi; i contenuti si concordano con la tua università.'],
    graduate: ['Il percorso dura {months} mesi, con contratto a tempo indeterminato dal primo giorno.', 'In {months} mesi conosci tre reparti e una sede all’estero.'],
    junior: ['Il contratto è a tempo indeterminato, {hours} ore alla settimana.', 'Offriamo un contratto a tempo indeterminato; il part-time è possibile.'],
    part: ['Lavori {hours} ore alla settimana, meno durante gli esami.', 'Concordiamo {hours} ore settimanali adatte al tuo orario.'],
    temporary: ['Il contratto è di {months} mesi, {hours} ore alla settimana, con possibilità di proroga.'],
  },
  profile: ['Ottimo italiano e buon inglese', 'Piacere di lavorare con chi la pensa diversamente', 'Autonomia, e il buon senso di chiedere in tempo', 'Interesse per il nostro settore', 'Studi ancora o ti sei laureato da meno di due anni'],
  offer: ['Un mentore con un’ora per te ogni settimana', 'Orari flessibili', 'Una paga giusta dal primo giorno', 'Un budget di formazione personale', 'Abbonamento ai mezzi pubblici', 'Mensa con una buona zuppa', 'Un progetto tuo, con vere responsabilità', 'Aiuto nella ricerca di un alloggio'],
  studentOffer: ['La possibilità di scrivere la tesi con noi', 'Permessi prima degli esami'],
  apply: ['Inviaci il tuo curriculum e qualche riga su qualcosa che hai realizzato. Rispondiamo entro dieci giorni lavorativi.', 'Non serve una lettera: rispondi alle tre domande del modulo e ti chiamiamo noi.', 'Candidati con il curriculum e dicci quando puoi iniziare. Il colloquio dura un’ora, e metà delle domande sono tue.'],
  labels: { thesis: ['Tesi in azienda', 'Puoi scrivere la tesi su questo lavoro'], flexible: ['Orario flessibile', 'Scegli le ore in base alle lezioni'], fairPay: ['Impegno «Inizio equo»', 'Questa azienda paga ogni stage e risponde a ogni candidatura'] },
  roles: {
    software: {
      noun: 'Sviluppatore software', area: 'Sviluppo software',
      about: ['Costruisci servizi su cui altri contano ogni giorno, e li vedi in uso entro la settimana.', 'Cerchiamo qualcuno che ami il codice breve, leggibile e ben provato.'],
      tasks: ['Sviluppare funzioni della nostra applicazione web, dal database al browser', 'Scrivere test automatici e rivedere il codice dei colleghi', 'Capire perché una pagina è lenta e dimostrare il miglioramento', 'Documentare le interfacce per gli altri gruppi', 'Preparare piccoli rilasci con prodotto e assistenza'],
      profile: ['Studi di informatica o pratica equivalente', 'Buona conoscenza di un linguaggio di programmazione', 'Prime esperienze con database e controllo di versione', 'L’abitudine di provare prima di affermare'],
    },
    data: {
      noun: 'Analista dati', area: 'Analisi dei dati',
      about: ['Trasformi domande in numeri, e numeri in decisioni che reggono.', 'Nel nostro gruppo dati scopri che cosa succede davvero e lo dici in una pagina.'],
      tasks: ['Preparare dati da più sistemi e verificarne l’affidabilità', 'Costruire cruscotti usati ogni settimana', 'Mettere alla prova le ipotesi con statistica semplice', 'Spiegare i risultati a chi non ha mai visto una query', 'Automatizzare i report ancora fatti a mano'],
      profile: ['Studi di statistica, economia o data science', 'Sicurezza con SQL e con Python o R', 'Gusto per i grafici che non ingannano', 'Il piacere di fare una domanda in più'],
    },
    marketing: {
      noun: 'Specialista marketing', area: 'Marketing',
      about: ['Racconti il nostro lavoro come vorremmo sentircelo raccontare.', 'Il gruppo è piccolo: segui una campagna dalla prima idea all’ultimo numero.'],
      tasks: ['Pianificare e realizzare campagne web, e-mail ed eventi', 'Scrivere testi per sito, newsletter e social', 'Analizzare i risultati e proporre modifiche', 'Lavorare con fotografi, tipografie e agenzie', 'Preparare fiere e giornate a porte aperte'],
      profile: ['Studi di marketing, comunicazione o economia', 'Una scrittura chiara e vivace', 'Prime nozioni di analisi web', 'Occhio per le immagini e per i refusi'],
    },
    finance: {
      noun: 'Analista finanziario', area: 'Finanza e controllo',
      about: ['Aiuti la direzione a vedere presto dove va l’anno.', 'Budget, previsioni, chiusure: partecipi a tutti e tre e ne migliori almeno uno.'],
      tasks: ['Preparare il rapporto mensile e spiegare gli scostamenti', 'Seguire il budget con i reparti', 'Costruire modelli di investimento e di rischio', 'Migliorare i fogli di calcolo finché non servono più', 'Partecipare alla chiusura trimestrale'],
      profile: ['Studi di finanza, economia o amministrazione', 'Ottima padronanza dei fogli di calcolo', 'Precisione fino all’ultima riga', 'Il coraggio di chiedere conto di un numero'],
    },
    sales: {
      noun: 'Account commerciale', area: 'Vendite',
      about: ['Trovi clienti a cui serve ciò che facciamo, e resti al loro fianco.', 'Nelle vendite impari prima ad ascoltare e poi a proporre.'],
      tasks: ['Studiare i mercati e preparare i primi incontri', 'Scrivere e calcolare offerte con i tecnici', 'Accompagnare visite ai clienti e fiere', 'Tenere aggiornati i dati dei clienti', 'Riportare allo sviluppo ciò che dicono i clienti'],
      profile: ['Studi economici, linguistici o tecnici', 'Modi cordiali e parole chiare', 'Affidabilità: ciò che prometti, lo fai', 'Disponibilità a qualche viaggio'],
    },
    hr: {
      noun: 'Specialista risorse umane', area: 'Risorse umane',
      about: ['Grazie a te i candidati sono accolti come ospiti e i nuovi come colleghi.', 'Il nostro gruppo accompagna tutti, dalla prima lettera al saluto finale.'],
      tasks: ['Scrivere annunci e scegliere dove pubblicarli', 'Organizzare i colloqui e parteciparvi', 'Preparare le prime settimane dei nuovi colleghi', 'Organizzare corsi e valutarli con franchezza', 'Rappresentarci ai career day e nelle università'],
      profile: ['Studi di risorse umane, psicologia, diritto o economia', 'Discrezione e buon orecchio', 'Ordine, anche quando squilla il telefono', 'Interesse per processi equi e semplici'],
    },
    engineering: {
      noun: 'Progettista meccanico', area: 'Progettazione e sviluppo',
      about: ['Progetti parti che si muovono, reggono e durano, e tieni in mano la prima.', 'Dal disegno al banco prova: segui un componente per tutta la strada.'],
      tasks: ['Progettare componenti in CAD e preparare i disegni', 'Pianificare, allestire e valutare prove', 'Confrontare simulazione e misure e spiegare la differenza', 'Scegliere materiali e fornitori con gli acquisti', 'Seguire l’avvio della produzione in stabilimento'],
      profile: ['Studi di ingegneria meccanica, elettrica o meccatronica', 'Esperienza con CAD o strumenti di simulazione', 'Mani abili, o rispetto per chi le ha', 'Cura per numeri e unità di misura'],
    },
    customer: {
      noun: 'Consulente clienti', area: 'Servizio clienti',
      about: ['Sei la voce che i clienti sentono quando qualcosa sta loro a cuore.', 'Niente copione né cronometro: hai il tempo che serve a una buona risposta.'],
      tasks: ['Rispondere per telefono, chat ed e-mail', 'Cercare la causa dei problemi con gli specialisti', 'Scrivere guide che risparmiano una telefonata', 'Accompagnare i nuovi clienti nelle prime settimane', 'Risolvere i reclami con equità'],
      profile: ['Modi gentili e pazienti, anche il lunedì', 'Linguaggio chiaro, a voce e per iscritto', 'Voglia di capire come funzionano le cose', 'Altre lingue sono benvenute'],
    },
  },
}; // biome-ignore format: texts
