// Dutch.
import type { LanguageWords } from '../role.ts';
import type { SharedRole } from '../roles.ts';

export const DUTCH: LanguageWords<SharedRole> = {
  titles: {
    intern: ['Stage {area}', 'Stagiair {area}', 'Meewerkstage {area} in {city}', 'Afstudeerstage {area}'],
    credit: ['Stage met studiepunten: {area}', 'Verplichte stage {area}'],
    graduate: ['Traineeship {area} {year}', 'Trainee {area}', 'Startersprogramma {area}'],
    junior: ['Junior {noun}', '{noun}', '{noun} (starter)', '{noun} in {city}'],
    part: ['Bijbaan {area}', 'Werkstudent {area}', '{noun} (parttime)'],
    temporary: ['{noun} ({months} maanden)', 'Tijdelijke {noun}', 'Projectmedewerker {area}'],
  },
  headings: {
    tasks: ['Wat ga je doen', 'Jouw taken', 'De functie'],
    profile: ['Wat neem je mee', 'Jouw profiel', 'Wie zoeken we'],
    offer: ['Wat bieden we', 'Waarom bij ons', 'Dit krijg je'],
    apply: ['Zo solliciteer je', 'Jouw sollicitatie', 'Hoe het verdergaat'],
  },
  place: ['Je werkt in {city}, in een team van {team} mensen.', 'Ons team in {city} telt {team} mensen en houdt een plek bij het raam vrij.', 'De werkplek is in {city}, tien minuten fietsen van het station.'],
  remote: ['Je werkt volledig thuis; vier keer per jaar zien we elkaar.', 'Thuiswerken is hier de regel, en wij betalen je bureau en stoel.'],
  terms: {
    intern: ['De stage duurt {months} maanden, {hours} uur per week, met een goede vergoeding.', 'Je blijft {months} maanden en hebt elke maand een vrije dag voor je studie.'],
    credit: ['De stage duurt {months} maanden; de inhoud stemmen we af met je opleiding.'],
    graduate: ['Het programma duurt {months} maanden, met een vast contract vanaf de eerste dag.', 'In {months} maanden leer je drie afdelingen en een buitenlandse vestiging kennen.'],
    junior: ['Het contract is voor onbepaalde tijd, {hours} uur per week.', 'Je krijgt een vast contract; parttime kan ook.'],
    part: ['Je werkt {hours} uur per week, en minder in tentamenweken.', 'We spreken {hours} uur per week af die in je rooster passen.'],
    temporary: ['Het contract is voor {months} maanden, {hours} uur per week; verlenging is mogelijk.'],
  },
  profile: ['Je spreekt en schrijft goed Nederlands en Engels', 'Je werkt graag met mensen die anders denken', 'Je werkt zelfstandig en vraagt op tijd om hulp', 'Je bent nieuwsgierig naar ons vak', 'Je studeert nog of bent nog geen twee jaar klaar'],
  offer: ['Een mentor die elke week een uur voor je heeft', 'Flexibele werktijden', 'Een eerlijk salaris vanaf de eerste dag', 'Een eigen opleidingsbudget', 'Een ov-abonnement of een fiets van de zaak', 'Dertig vakantiedagen', 'Een kantine met goede soep', 'Een eigen project met echte verantwoordelijkheid'],
  studentOffer: ['De kans om bij ons af te studeren', 'Vrije dagen voor je tentamens'],
  apply: ['Stuur je cv en een paar regels over iets wat je zelf hebt gemaakt. Binnen tien werkdagen hoor je van ons.', 'Een motivatiebrief is niet nodig: beantwoord de drie vragen in het formulier en we bellen je.', 'Solliciteer met je cv en laat weten wanneer je kunt beginnen. Het gesprek duurt een uur, en de helft van de vragen is aan jou.'],
  labels: { thesis: ['Afstudeeronderwerp', 'Je kunt op dit werk afstuderen'], flexible: ['Flexibele uren', 'Je kiest je uren rond je colleges'], fairPay: ['Belofte ‘Eerlijke start’', 'Deze werkgever betaalt elke stage en beantwoordt elke sollicitatie'] },
  roles: {
    software: {
      noun: 'Softwareontwikkelaar', area: 'Softwareontwikkeling',
      about: ['Je bouwt diensten waar anderen elke dag op rekenen, en ziet ze dezelfde week nog in gebruik.', 'Ons ontwikkelteam zoekt iemand die houdt van korte, leesbare code en eerlijke tests.'],
      tasks: ['Functies ontwikkelen voor onze webapplicatie, van database tot browser', 'Geautomatiseerde tests schrijven en code van collega’s beoordelen', 'Uitzoeken waarom een pagina traag is en de verbetering aantonen', 'Interfaces zo documenteren dat niemand hoeft te vragen', 'Kleine releases voorbereiden met product en support'],
      profile: ['Een studie informatica of vergelijkbare praktijk', 'Goede kennis van één programmeertaal', 'Eerste ervaring met databases en versiebeheer', 'De gewoonte om te testen voor je iets beweert'],
    },
    data: {
      noun: 'Data-analist', area: 'Data-analyse',
      about: ['Je maakt van vragen cijfers, en van cijfers besluiten die standhouden.', 'In ons datateam ontdek je wat er echt gebeurt, en zeg je het op één pagina.'],
      tasks: ['Gegevens uit meerdere systemen voorbereiden en controleren', 'Dashboards bouwen die elke week worden gebruikt', 'Aannames toetsen met eenvoudige statistiek', 'Resultaten uitleggen aan mensen die nooit een query zagen', 'Rapporten automatiseren die nu nog handwerk zijn'],
      profile: ['Een studie statistiek, economie of data science', 'Vlot met SQL en met Python of R', 'Gevoel voor grafieken die niet misleiden', 'Plezier in nog één vraag stellen'],
    },
    marketing: {
      noun: 'Marketingmedewerker', area: 'Marketing',
      about: ['Je vertelt over ons werk zoals we het zelf graag zouden horen.', 'Het team is klein: je volgt een campagne van het eerste idee tot het laatste cijfer.'],
      tasks: ['Campagnes plannen en uitvoeren via web, mail en evenementen', 'Teksten schrijven voor site, nieuwsbrief en sociale media', 'Resultaten meten en verbeteringen voorstellen', 'Samenwerken met fotografen, drukkers en bureaus', 'Beurzen en open dagen voorbereiden'],
      profile: ['Een studie marketing, communicatie of bedrijfskunde', 'Een heldere en levendige pen', 'Eerste ervaring met webanalyse', 'Oog voor beeld en voor tikfouten'],
    },
    finance: {
      noun: 'Financieel analist', area: 'Finance en control',
      about: ['Je helpt onze directie om vroeg te zien waar het jaar heen gaat.', 'Begroting, prognose, afsluiting: je doet aan alle drie mee en maakt er minstens één beter.'],
      tasks: ['Het maandrapport maken en verschillen verklaren', 'De begroting begeleiden met de afdelingen', 'Investeringen en hun risico’s doorrekenen', 'Spreadsheets verbeteren tot ze overbodig zijn', 'Meewerken aan de kwartaalafsluiting'],
      profile: ['Een studie finance, economie of bedrijfskunde', 'Zeer goed met spreadsheets', 'Nauwkeurig tot de laatste regel', 'Durf om een directeur naar een cijfer te vragen'],
    },
    sales: {
      noun: 'Accountmanager', area: 'Verkoop',
      about: ['Je vindt klanten die nodig hebben wat wij maken, en blijft naast ze staan.', 'In ons verkoopteam leer je eerst luisteren en dan pas aanbieden.'],
      tasks: ['Markten onderzoeken en eerste gesprekken voorbereiden', 'Offertes schrijven en narekenen met het productteam', 'Meegaan naar klanten en beurzen', 'Klantgegevens volledig en bruikbaar houden', 'Terugbrengen wat klanten zeggen'],
      profile: ['Een economische, talige of technische studie', 'Vriendelijk en duidelijk in de omgang', 'Betrouwbaar: wat je belooft, doe je', 'Bereid om af en toe te reizen'],
    },
    hr: {
      noun: 'HR-adviseur', area: 'HR',
      about: ['Jij zorgt dat sollicitanten als gasten worden ontvangen en nieuwelingen als collega’s.', 'Ons HR-team begeleidt iedereen, van de eerste brief tot het afscheid.'],
      tasks: ['Vacatures schrijven en kiezen waar ze verschijnen', 'Gesprekken plannen en eraan deelnemen', 'De eerste weken van nieuwe collega’s voorbereiden', 'Trainingen organiseren en eerlijk evalueren', 'Ons vertegenwoordigen op carrièrebeurzen'],
      profile: ['Een studie HRM, psychologie, recht of bedrijfskunde', 'Discretie en een luisterend oor', 'Structuur, ook als de telefoon gaat', 'Interesse in eerlijke en eenvoudige processen'],
    },
    engineering: {
      noun: 'Ontwikkelingsingenieur', area: 'Werktuigbouw en elektrotechniek',
      about: ['Je ontwerpt onderdelen die bewegen, dragen en lang meegaan, en houdt het eerste zelf vast.', 'Van tekening tot testbank: je volgt een onderdeel de hele weg.'],
      tasks: ['Onderdelen ontwerpen in CAD en tekeningen maken', 'Proeven plannen, opbouwen en uitwerken', 'Simulatie en meting vergelijken en het verschil verklaren', 'Materialen en leveranciers kiezen met inkoop', 'De start van de productie ondersteunen'],
      profile: ['Een studie werktuigbouw, elektrotechniek of mechatronica', 'Ervaring met CAD of simulatie', 'Handige handen, of respect voor wie ze heeft', 'Zorgvuldig met getallen en eenheden'],
    },
    customer: {
      noun: 'Klantadviseur', area: 'Klantenservice',
      about: ['Jij bent de stem die klanten horen als iets voor hen telt.', 'Geen script, geen stopwatch: je hebt de tijd die een goed antwoord vraagt.'],
      tasks: ['Vragen beantwoorden per telefoon, chat en mail', 'Met specialisten de oorzaak van problemen zoeken', 'Hulpartikelen schrijven die een telefoontje besparen', 'Nieuwe klanten door de eerste weken helpen', 'Klachten eerlijk oplossen'],
      profile: ['Vriendelijk en geduldig, ook op maandag', 'Heldere taal, mondeling en schriftelijk', 'Zin om te begrijpen hoe dingen werken', 'Andere talen zijn welkom'],
    },
  },
}; // biome-ignore format: texts
