// French, Belgian, Spanish, Mexican and Italian organizations.
import type { DemoOrganization } from './organization.ts';

export const SOUTHERN_ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    key: 'maisonverte', name: 'Maison Vertelune', cities: ['paris', 'lyon', 'milan', 'london', 'tokyo'], sectors: ['consumer_goods_and_retail', 'media_and_culture'],
    people: 2900, founded: 1967, look: ['initialRound', '#2f5d50', '#e6b89c', 'leaves'], wide: true,
    en: {
      tagline: 'Perfumes and soaps without secrets',
      summary: 'Maison Vertelune creates perfumes, soaps and candles from plants it grows with partner farms.',
      story: 'Every bottle lists all that is in it and where it grew. Our perfumers, chemists and farmers meet at harvest time, and half of the new scents are born there.',
    },
    own: {
      locale: 'fr', tagline: 'Parfums et savons sans secrets',
      summary: 'Maison Vertelune crée des parfums, des savons et des bougies à partir de plantes cultivées avec des fermes partenaires.',
      story: 'Chaque flacon indique tout ce qu’il contient et d’où cela vient. Nos parfumeurs, nos chimistes et nos agriculteurs se retrouvent au moment des récoltes, et la moitié des nouvelles senteurs naissent là.',
    },
  },
  {
    key: 'railouest', name: 'Loirelia Mobilités', cities: ['nantes', 'paris', 'lille'], sectors: ['transport_and_logistics'],
    people: 6300, founded: 1982, look: ['track', '#1f5fa8', '#f26b38', 'ribbons'],
    en: {
      tagline: 'A seat, a bike, a boat: one ticket',
      summary: 'Loirelia Mobilités runs trams, ferries and shared bikes in nineteen French cities.',
      story: 'One ticket, one timetable, one phone number. Drivers, planners and developers decide together which line comes next, and every proposal is tried for a month before it is final.',
    },
    own: {
      locale: 'fr', tagline: 'Un siège, un vélo, un bateau : un seul billet',
      summary: 'Loirelia Mobilités exploite des tramways, des navettes fluviales et des vélos partagés dans dix-neuf villes de France.',
      story: 'Un billet, un horaire, un numéro de téléphone. Conducteurs, planificateurs et développeurs décident ensemble de la prochaine ligne, et chaque projet est testé un mois avant d’être adopté.',
    },
  },
  {
    key: 'lumieredata', name: 'Canopéa Logiciels', cities: ['lyon', 'lille', 'paris'], sectors: ['technology_and_telecom'],
    people: 310, founded: 2010, look: ['window', '#5533aa', '#39c0a0', 'circuit'],
    en: {
      tagline: 'Software for those who care for others',
      summary: 'Canopéa Logiciels makes planning software for nursing homes, crèches and home-care services.',
      story: 'We save each nurse forty minutes of paperwork a day and give them back to people. Our designers spend a week on site before they draw the first screen.',
    },
    own: {
      locale: 'fr', tagline: 'Des logiciels pour celles et ceux qui prennent soin',
      summary: 'Canopéa Logiciels conçoit des outils de planification pour les maisons de retraite, les crèches et l’aide à domicile.',
      story: 'Nous faisons gagner à chaque soignant quarante minutes de paperasse par jour, rendues aux personnes. Nos designers passent une semaine sur le terrain avant de dessiner le premier écran.',
    },
  },
  {
    key: 'pontneuf', name: 'Institut Belcourt Europe', cities: ['brussels', 'paris'], sectors: ['legal_and_public_sector', 'education_and_research'],
    people: 180, founded: 1991, look: ['key', '#243b6b', '#e9b44c', 'arches'],
    en: {
      tagline: 'Evidence for those who decide',
      summary: 'Institut Belcourt Europe studies how laws work in practice and advises parliaments and ministries.',
      story: 'Before a law changes we count, ask and listen. All our reports are public, in three languages, with their data. Trainees sign the chapters they write.',
    },
    own: {
      locale: 'fr', tagline: 'Des preuves pour celles et ceux qui décident',
      summary: 'Institut Belcourt Europe étudie l’effet réel des lois et conseille parlements et ministères.',
      story: 'Avant qu’une loi ne change, nous comptons, nous interrogeons, nous écoutons. Tous nos rapports sont publics, en trois langues, avec leurs données. Les stagiaires signent les chapitres qu’ils écrivent.',
    },
  },
  {
    key: 'solclaro', name: 'Solarcalma Energía', cities: ['madrid', 'valencia', 'mexicoCity', 'monterrey'], sectors: ['energy_and_environment'],
    people: 2400, founded: 2002, look: ['sunrise', '#7a3e00', '#ffb627', 'hills'],
    en: {
      tagline: 'Sun that works at night',
      summary: 'Solarcalma Energía builds solar parks with storage in Spain and Mexico.',
      story: 'Salt tanks keep the afternoon for the evening. We share each park with the village next to it: a tenth of the shares, a school visit a month and sheep under the panels.',
    },
    own: {
      locale: 'es', tagline: 'Sol que trabaja de noche',
      summary: 'Solarcalma Energía construye parques solares con almacenamiento en España y México.',
      story: 'Los tanques de sal guardan la tarde para la noche. Compartimos cada parque con el pueblo vecino: una décima parte de las acciones, una visita escolar al mes y ovejas bajo los paneles.',
    },
  },
  {
    key: 'alameda', name: 'Hoteles Brisalta', cities: ['barcelona', 'valencia', 'madrid', 'lisbon'], sectors: ['hospitality_and_tourism'],
    people: 3300, founded: 1975, look: ['gate', '#9c2f4f', '#f2b263', 'arches'],
    en: {
      tagline: 'Small hotels with large kitchens',
      summary: 'Hoteles Brisalta runs thirty-two city and seaside hotels in Spain and Portugal.',
      story: 'Breakfast is until noon and the cook says good morning. Trainees rotate through reception, kitchen and revenue, and three of our eight directors began that way.',
    },
    own: {
      locale: 'es', tagline: 'Hoteles pequeños con cocinas grandes',
      summary: 'Hoteles Brisalta gestiona treinta y dos hoteles urbanos y de playa en España y Portugal.',
      story: 'El desayuno dura hasta el mediodía y quien cocina da los buenos días. En prácticas se rota por recepción, cocina e ingresos, y tres de nuestros ocho directores empezaron así.',
    },
  },
  {
    key: 'tinta', name: 'Tintalume Editorial', cities: ['barcelona', 'mexicoCity'], sectors: ['media_and_culture', 'education_and_research'],
    people: 260, founded: 1984, look: ['mosaic', '#22577a', '#57cc99', 'books'],
    en: {
      tagline: 'School books that children keep',
      summary: 'Tintalume Editorial publishes school books, atlases and reading apps for the Spanish-speaking world.',
      story: 'A page is finished when a class of nine-year-olds has tried it. Our teachers, illustrators and developers sit in one long room with a very long table.',
    },
    own: {
      locale: 'es', tagline: 'Libros de texto que los niños guardan',
      summary: 'Tintalume Editorial publica libros de texto, atlas y aplicaciones de lectura para el mundo hispanohablante.',
      story: 'Una página está terminada cuando la ha probado una clase de nueve años. Docentes, ilustradoras y programadores comparten una sala larga con una mesa muy larga.',
    },
  },
  {
    key: 'maizal', name: 'Maizal Alimentos', cities: ['monterrey', 'mexicoCity'], sectors: ['consumer_goods_and_retail', 'industry_and_manufacturing'],
    people: 5100, founded: 1959, look: ['shell', '#c1440e', '#6a994e', 'tiles'],
    en: {
      tagline: 'Corn with a name',
      summary: 'Maizal Alimentos buys native corn from nine thousand farmers and turns it into tortillas, flour and snacks.',
      story: 'Forty kinds of corn grow in our catalogue, eleven of them almost forgotten. Agronomists, food engineers and sales people travel together at planting time.',
    },
    own: {
      locale: 'es', tagline: 'Maíz con nombre propio',
      summary: 'Maizal Alimentos compra maíz nativo a nueve mil campesinos y lo convierte en tortillas, harina y botanas.',
      story: 'En nuestro catálogo crecen cuarenta variedades de maíz, once casi olvidadas. Agrónomas, ingenieros de alimentos y vendedores viajan juntos en tiempo de siembra.',
    },
  },
  {
    key: 'torrebianca', name: 'Torrelana Design', cities: ['milan', 'turin'], sectors: ['consumer_goods_and_retail', 'industry_and_manufacturing'],
    people: 680, founded: 1961, look: ['mosaic', '#c8102e', '#1d3557', 'tiles'],
    en: {
      tagline: 'Lamps for three generations',
      summary: 'Torrelana Design designs and builds lamps, chairs and handles that are meant to be inherited.',
      story: 'Our catalogue has four hundred pieces and one new one a year. Designers learn to weld, welders learn to draw, and the archive lends every prototype to students.',
    },
    own: {
      locale: 'it', tagline: 'Lampade per tre generazioni',
      summary: 'Torrelana Design progetta e costruisce lampade, sedie e maniglie fatte per essere ereditate.',
      story: 'Il nostro catalogo ha quattrocento pezzi e uno nuovo all’anno. I designer imparano a saldare, i saldatori a disegnare, e l’archivio presta ogni prototipo agli studenti.',
    },
  },
  {
    key: 'appennino', name: 'Appenia Consulenza', cities: ['bologna', 'milan', 'rome'], sectors: ['consulting', 'finance_and_insurance'],
    people: 950, founded: 1988, look: ['initialTwin', '#264653', '#e9c46a', 'contours'],
    en: {
      tagline: 'Family firms, next chapter',
      summary: 'Appenia Consulenza helps family organizations with succession, accounts and first steps abroad.',
      story: 'We sit at kitchen tables more often than in board rooms. Each client has one advisor for ten years, and each young advisor has a senior who answers the phone.',
    },
    own: {
      locale: 'it', tagline: 'Imprese di famiglia, capitolo successivo',
      summary: 'Appenia Consulenza accompagna le imprese familiari nei passaggi generazionali, nei conti e nei primi passi all’estero.',
      story: 'Sediamo più spesso al tavolo della cucina che nella sala riunioni. Ogni cliente ha un consulente per dieci anni, e ogni giovane consulente ha un collega esperto che risponde al telefono.',
    },
  },
  {
    key: 'sanluce', name: 'Clinica Sant’Elvio', cities: ['rome', 'bologna'], sectors: ['healthcare_and_pharma'],
    people: 1450, founded: 1978, look: ['bird', '#1c7293', '#f4845f', 'ribbons'],
    en: {
      tagline: 'Rehabilitation with a garden view',
      summary: 'Clinica Sant’Elvio is a group of rehabilitation hospitals that also develops devices for walking again.',
      story: 'Therapists, engineers and patients test each device together in our gymnasium. Every ward opens onto a garden, because the first steps are easier outdoors.',
    },
    own: {
      locale: 'it', tagline: 'Riabilitazione con vista sul giardino',
      summary: 'Clinica Sant’Elvio è un gruppo di ospedali di riabilitazione che sviluppa anche dispositivi per tornare a camminare.',
      story: 'Terapisti, ingegneri e pazienti provano insieme ogni dispositivo nella nostra palestra. Ogni reparto si apre su un giardino, perché i primi passi sono più facili all’aperto.',
    },
  },
]; // biome-ignore format: one organization a paragraph
