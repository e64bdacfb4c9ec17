// German.
import type { LanguageWords } from '../role.ts';
import type { SharedRole } from '../roles.ts';

export const GERMAN: LanguageWords<SharedRole> = {
  titles: {
    intern: ['Praktikum {area} (m/w/d)', 'Praktikant {area} (m/w/d)', 'Praktikum im Bereich {area}, {city}', 'Praktikum {area} ab {year}'],
    credit: ['Pflichtpraktikum {area} (m/w/d)', 'Praxissemester {area}'],
    graduate: ['Trainee {area} (m/w/d)', 'Traineeprogramm {area} {year}', 'Absolvent {area} (m/w/d)'],
    junior: ['Junior {noun} (m/w/d)', '{noun} (m/w/d)', 'Berufseinstieg: {noun} (m/w/d)', '{noun} (m/w/d) in {city}'],
    part: ['Werkstudent {area} (m/w/d)', 'Werkstudententätigkeit {area}', '{noun} in Teilzeit (m/w/d)'],
    temporary: ['{noun} (m/w/d), befristet', 'Projektmitarbeit {area}, {months} Monate', 'Aushilfe {area} (m/w/d)'],
  },
  headings: {
    tasks: ['Deine Aufgaben', 'Das machst du bei uns', 'Was dich erwartet'],
    profile: ['Dein Profil', 'Das bringst du mit', 'Wen wir suchen'],
    offer: ['Wir bieten', 'Darauf kannst du dich freuen', 'Gute Gründe für uns'],
    apply: ['So bewirbst du dich', 'Deine Bewerbung', 'Wie es weitergeht'],
  },
  place: ['Du arbeitest in {city} in einem Team von {team} Leuten.', 'Dein Arbeitsplatz ist in {city}, zehn Minuten vom Bahnhof entfernt.', 'Unser Team in {city} besteht aus {team} Menschen, und neben dir ist ein Platz am Fenster frei.'],
  remote: ['Du kannst ganz von zu Hause aus arbeiten; viermal im Jahr treffen wir uns vor Ort.', 'Homeoffice ist bei dieser Stelle die Regel. Schreibtisch und Headset stellen wir.'],
  terms: {
    intern: ['Das Praktikum dauert {months} Monate bei {hours} Stunden in der Woche und wird bezahlt.', 'Du bleibst {months} Monate, und an einem Tag im Monat bekommst du frei für dein Studium.'],
    credit: ['Das Pflichtpraktikum dauert {months} Monate; die Inhalte stimmen wir mit deiner Hochschule ab.'],
    graduate: ['Das Programm dauert {months} Monate, unbefristet angestellt bist du vom ersten Tag an.', 'In {months} Monaten lernst du drei Abteilungen und einen Standort im Ausland kennen.'],
    junior: ['Die Stelle ist unbefristet und umfasst {hours} Stunden in der Woche.', 'Du erhältst einen unbefristeten Vertrag; Teilzeit ist möglich.'],
    part: ['Du arbeitest {hours} Stunden in der Woche, in der Prüfungszeit auch weniger.', 'Wir vereinbaren {hours} Wochenstunden, die zu deinem Stundenplan passen.'],
    temporary: ['Der Vertrag läuft {months} Monate mit {hours} Stunden in der Woche; eine Verlängerung ist möglich.'],
  },
  profile: ['Sehr gute Deutsch- und gute Englischkenntnisse', 'Freude an der Zusammenarbeit mit Menschen, die anders denken als du', 'Eine selbstständige Arbeitsweise und der Mut, rechtzeitig zu fragen', 'Neugier auf unsere Branche', 'Du studierst noch oder hast dein Studium vor kurzem abgeschlossen'],
  offer: ['Eine feste Ansprechpartnerin, die sich jede Woche eine Stunde Zeit nimmt', 'Flexible Arbeitszeiten mit kurzer Kernzeit', 'Faire Bezahlung ab dem ersten Tag', 'Ein eigenes Budget für Weiterbildung', 'Jobticket oder Dienstrad', 'Dreißig Tage Urlaub', 'Eine Kantine mit guter Suppe', 'Ein eigenes Projekt mit echter Verantwortung'],
  studentOffer: ['Die Möglichkeit, deine Abschlussarbeit bei uns zu schreiben', 'Freie Tage vor Prüfungen'],
  apply: ['Schick uns deinen Lebenslauf und ein paar Zeilen über etwas, das du selbst gemacht hast. Du hörst innerhalb von zehn Arbeitstagen von uns.', 'Ein Anschreiben brauchen wir nicht. Beantworte die drei kurzen Fragen im Formular, und wir rufen dich an.', 'Bewirb dich mit deinem Lebenslauf und nenne uns deinen frühesten Starttermin. Das Gespräch dauert eine Stunde, und die Hälfte der Fragen stellst du.'],
  labels: { thesis: ['Abschlussarbeit möglich', 'Du kannst deine Abschlussarbeit über diese Arbeit schreiben'], flexible: ['Flexible Zeiten', 'Du legst deine Stunden um deine Vorlesungen'], fairPay: ['Versprechen „Fairer Start“', 'Dieser Arbeitgeber bezahlt jedes Praktikum und beantwortet jede Bewerbung'] },
  roles: {
    software: {
      noun: 'Softwareentwickler', area: 'Softwareentwicklung',
      about: ['Du baust Dienste, auf die sich andere jeden Tag verlassen, und siehst sie noch in derselben Woche im Einsatz.', 'Unser Entwicklungsteam sucht jemanden, der kleinen, lesbaren Code und ehrliche Tests mag.'],
      tasks: ['Funktionen unserer Webanwendung entwickeln, von der Datenbank bis zum Browser', 'Automatisierte Tests schreiben und den Code im Team prüfen', 'Herausfinden, warum eine Seite langsam ist, und die Verbesserung belegen', 'Schnittstellen so dokumentieren, dass niemand nachfragen muss', 'Kleine Releases mit Produkt und Support planen'],
      profile: ['Studium der Informatik oder Praxis, die dasselbe gelehrt hat', 'Gute Kenntnisse in einer Programmiersprache', 'Erste Erfahrung mit relationalen Datenbanken und Versionsverwaltung', 'Die Gewohnheit, erst zu testen und dann zu behaupten'],
    },
    data: {
      noun: 'Datenanalyst', area: 'Datenanalyse',
      about: ['Du machst aus Fragen Zahlen und aus Zahlen Entscheidungen, die halten.', 'In unserem Datenteam findest du heraus, was in unseren Abläufen wirklich geschieht, und sagst es auf einer Seite.'],
      tasks: ['Daten aus mehreren Systemen aufbereiten und prüfen, ob man ihnen trauen kann', 'Dashboards bauen, die in den Wochenrunden benutzt werden', 'Annahmen mit einfacher Statistik testen', 'Ergebnisse Menschen erklären, die noch nie eine Abfrage gesehen haben', 'Berichte automatisieren, die noch von Hand entstehen'],
      profile: ['Studium der Statistik, Wirtschaftswissenschaften, Data Science oder Ähnliches', 'Sicherer Umgang mit SQL und Python oder R', 'Gespür für Diagramme, die nicht täuschen', 'Lust, noch eine Frage mehr zu stellen'],
    },
    marketing: {
      noun: 'Marketing-Referent', area: 'Marketing',
      about: ['Du erzählst von unserer Arbeit so, wie wir selbst gern davon hören würden.', 'Unser Marketing ist klein: Du siehst eine Kampagne von der ersten Idee bis zur letzten Zahl.'],
      tasks: ['Kampagnen für Web, Newsletter und Veranstaltungen planen und umsetzen', 'Texte für Website und soziale Kanäle schreiben', 'Ergebnisse auswerten und Änderungen vorschlagen', 'Mit Agenturen, Fotografinnen und Druckereien zusammenarbeiten', 'Messen und Tage der offenen Tür vorbereiten'],
      profile: ['Studium in Marketing, Kommunikation oder Betriebswirtschaft', 'Klarer, lebendiger Schreibstil', 'Erste Erfahrung mit Webanalyse oder Redaktionssystemen', 'Ein Auge für Bilder und für Tippfehler'],
    },
    finance: {
      noun: 'Controller', area: 'Finanzen und Controlling',
      about: ['Du hilfst unserer Leitung, früh zu erkennen, wohin das Jahr läuft.', 'Budget, Prognose, Abschluss: Du bist bei allen dreien dabei und machst mindestens eines davon besser.'],
      tasks: ['Den Monatsbericht erstellen und Abweichungen erklären', 'Die Budgetplanung begleiten und mit den Abteilungen besprechen', 'Investitionen und ihre Risiken durchrechnen', 'Tabellen verbessern, bis sie überflüssig werden', 'Am Quartalsabschluss mitarbeiten'],
      profile: ['Studium der Wirtschaftswissenschaften mit Schwerpunkt Finanzen', 'Sehr gute Kenntnisse in der Tabellenkalkulation', 'Genauigkeit bis in die letzte Zeile', 'Der Mut, auch die Geschäftsführung nach einer Zahl zu fragen'],
    },
    sales: {
      noun: 'Kundenbetreuer im Vertrieb', area: 'Vertrieb',
      about: ['Du findest Kunden, die brauchen, was wir herstellen, und bleibst an ihrer Seite.', 'Bei uns im Vertrieb lernst du, erst zuzuhören und dann anzubieten.'],
      tasks: ['Märkte recherchieren und Erstgespräche vorbereiten', 'Angebote schreiben und mit der Fachabteilung kalkulieren', 'Kundenbesuche und Messen begleiten', 'Kundendaten vollständig und nützlich halten', 'Rückmeldungen der Kunden in die Entwicklung tragen'],
      profile: ['Wirtschaftliches, sprachliches oder technisches Studium', 'Freundliche und klare Art zu sprechen', 'Verlässlichkeit: Was du zusagst, gilt', 'Bereitschaft zu gelegentlichen Reisen'],
    },
    hr: {
      noun: 'Personalreferent', area: 'Personal',
      about: ['Du sorgst dafür, dass Bewerber wie Gäste und Neue wie Kollegen behandelt werden.', 'Unser Personalteam begleitet alle, die hier arbeiten, vom ersten Brief bis zum Abschied.'],
      tasks: ['Stellenanzeigen schreiben und Kanäle auswählen', 'Gespräche vereinbaren und daran teilnehmen', 'Die ersten Wochen neuer Kolleginnen und Kollegen vorbereiten', 'Schulungen organisieren und ehrlich auswerten', 'Uns auf Karrieremessen und an Hochschulen vertreten'],
      profile: ['Studium in Personal, Psychologie, Recht oder Betriebswirtschaft', 'Diskretion und ein gutes Ohr', 'Struktur, auch wenn das Telefon klingelt', 'Interesse an fairen und einfachen Abläufen'],
    },
    engineering: {
      noun: 'Entwicklungsingenieur', area: 'Konstruktion und Entwicklung',
      about: ['Du konstruierst Teile, die sich bewegen, tragen und halten, und hast das erste davon selbst in der Hand.', 'Vom Entwurf bis zum Prüfstand: Du begleitest ein Bauteil auf seinem ganzen Weg.'],
      tasks: ['Bauteile in CAD konstruieren und Zeichnungen ableiten', 'Versuche planen, aufbauen und auswerten', 'Simulation und Messung vergleichen und die Lücke erklären', 'Werkstoffe und Lieferanten mit dem Einkauf auswählen', 'Den Serienanlauf vor Ort unterstützen'],
      profile: ['Studium in Maschinenbau, Elektrotechnik oder Mechatronik', 'Erfahrung mit CAD oder einem Simulationswerkzeug', 'Geschickte Hände oder Respekt vor denen, die sie haben', 'Sorgfalt mit Zahlen und Einheiten'],
    },
    customer: {
      noun: 'Kundenberater', area: 'Kundenservice',
      about: ['Du bist die Stimme, die unsere Kunden hören, wenn ihnen etwas wichtig ist.', 'Kein Skript, keine Stoppuhr: Du hast die Zeit, die eine gute Antwort braucht.'],
      tasks: ['Fragen am Telefon, im Chat und per Mail beantworten', 'Ursachen von Problemen mit den Fachleuten klären', 'Hilfeartikel schreiben, die einen Anruf ersparen', 'Neue Kunden durch die ersten Wochen begleiten', 'Beschwerden fair und mit eigenem Budget lösen'],
      profile: ['Freundlich und geduldig, auch am Montag', 'Klare Sprache in Wort und Schrift', 'Interesse daran, wie Dinge funktionieren', 'Weitere Sprachen sind willkommen'],
    },
  },
}; // biome-ignore format: texts
