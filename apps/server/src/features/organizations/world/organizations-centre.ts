// German, Austrian, Swiss and Dutch organizations.
import type { DemoOrganization } from './organization.ts';

export const CENTRAL_ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    key: 'hallbruck', name: 'Hallbruck Gruppe', cities: ['munich', 'hamburg', 'leipzig', 'vienna', 'graz', 'zurich', 'cologne', 'berlin', 'turin', 'krakow', 'chicago', 'shanghai'], sectors: ['industry_and_manufacturing', 'transport_and_logistics'],
    people: 14200, founded: 1908, look: ['initialHex', '#23395b', '#f0b429', 'blocks'], wide: true,
    en: {
      tagline: 'Machines that move the everyday',
      summary: 'Hallbruck Gruppe develops drives, brakes and doors for trams, lifts and trains all over the world.',
      story: 'Three hundred million people a day step through a door that we built. We are still owned by a foundation, which means that we plan in decades and spend a tenth of our turnover on research.',
    },
    own: {
      locale: 'de', tagline: 'Maschinen, die den Alltag bewegen',
      summary: 'Die Hallbruck Gruppe entwickelt Antriebe, Bremsen und Türen für Straßenbahnen, Aufzüge und Züge in aller Welt.',
      story: 'Dreihundert Millionen Menschen gehen jeden Tag durch eine Tür, die wir gebaut haben. Wir gehören einer Stiftung: Deshalb planen wir in Jahrzehnten und stecken ein Zehntel unseres Umsatzes in die Forschung.',
    },
  },
  {
    key: 'hallbruckRail', name: 'Hallbruck Schienentechnik', cities: ['leipzig', 'berlin', 'vienna'], sectors: ['industry_and_manufacturing', 'transport_and_logistics'],
    people: 3600, founded: 1954, look: ['bridge', '#2c4a73', '#e4572e', 'harbour'], parent: 'hallbruck',
    en: {
      tagline: 'Quiet trains, safe doors',
      summary: 'Hallbruck Schienentechnik supplies brakes, doors and control systems for regional and city trains.',
      story: 'Our test track is two kilometres long and open in every weather. If a brake squeals, the engineer who designed it has to ride along.',
    },
    own: {
      locale: 'de', tagline: 'Leise Züge, sichere Türen',
      summary: 'Hallbruck Schienentechnik liefert Bremsen, Türen und Steuerungen für Regional- und Stadtbahnen.',
      story: 'Unsere Teststrecke ist zwei Kilometer lang und bei jedem Wetter offen. Wenn eine Bremse quietscht, fährt die Ingenieurin mit, die sie entworfen hat.',
    },
  },
  {
    key: 'hallbruckCells', name: 'Hallbruck Zellwerk', cities: ['leipzig'], sectors: ['industry_and_manufacturing', 'energy_and_environment'],
    people: 420, founded: 2019, look: ['chevrons', '#35608f', '#7bc47f', 'circuit'], parent: 'hallbruckRail',
    en: {
      tagline: 'Batteries for the last unelectrified kilometres',
      summary: 'Hallbruck Zellwerk makes battery packs that let trains run where no wire hangs.',
      story: 'A third of the railway lines in Europe have no overhead wire. Our packs replace the diesel engine and charge at the terminal while the driver has a coffee.',
    },
    own: {
      locale: 'de', tagline: 'Batterien für die letzten Kilometer ohne Oberleitung',
      summary: 'Hallbruck Zellwerk baut Batterien, mit denen Züge auch dort fahren, wo kein Draht hängt.',
      story: 'Ein Drittel der Strecken in Europa hat keine Oberleitung. Unsere Batterien ersetzen den Dieselmotor und laden an der Endstation, während im Führerstand Kaffeepause ist.',
    },
  },
  {
    key: 'nordlicht', name: 'Elbfunke Medien', cities: ['hamburg', 'berlin'], sectors: ['media_and_culture'],
    people: 390, founded: 1997, look: ['bird', '#1d2d50', '#ff6b6b', 'night'],
    en: {
      tagline: 'Stories from next door',
      summary: 'Elbfunke Medien produces local news, documentaries and children’s radio for northern Germany.',
      story: 'Our reporters live where they report. We publish corrections at the top of the page and invite readers to the newsroom every Thursday evening.',
    },
    own: {
      locale: 'de', tagline: 'Geschichten von nebenan',
      summary: 'Elbfunke Medien macht Lokalnachrichten, Dokumentarfilme und Kinderradio für Norddeutschland.',
      story: 'Unsere Redakteure wohnen dort, worüber sie berichten. Korrekturen stehen bei uns ganz oben, und jeden Donnerstagabend steht die Redaktion den Lesern offen.',
    },
  },
  {
    key: 'donaukredit', name: 'Donaukreis Versicherung', cities: ['vienna', 'graz', 'bucharest'], sectors: ['finance_and_insurance'],
    people: 4100, founded: 1926, look: ['rings', '#7b1e3a', '#3d8361', 'arches'],
    en: {
      tagline: 'Insured in plain language',
      summary: 'Donaukreis Versicherung insures households, farms and craft businesses along the Danube.',
      story: 'As a mutual we belong to our one million members. Good years go back to them, bad years are explained to them, and both happen in plain words.',
    },
    own: {
      locale: 'de', tagline: 'Versichert in klaren Worten',
      summary: 'Die Donaukreis Versicherung versichert Haushalte, Höfe und Handwerksbetriebe entlang der Donau.',
      story: 'Als Verein auf Gegenseitigkeit gehören wir unserer Million Mitglieder. Gute Jahre geben wir zurück, schlechte erklären wir, beides in klaren Worten.',
    },
  },
  {
    key: 'rheinlabor', name: 'Birswerk Pharma', cities: ['basel', 'zurich'], sectors: ['healthcare_and_pharma'],
    people: 5200, founded: 1938, look: ['hive', '#00707f', '#ef8354', 'halftone'],
    en: {
      tagline: 'Old medicines, made better',
      summary: 'Birswerk Pharma develops affordable medicines for heart, lung and children’s diseases.',
      story: 'We take active substances that are out of patent and make them easier to swallow, to store and to dose. A syrup that needs no fridge can change more than a new molecule.',
    },
    own: {
      locale: 'de', tagline: 'Bewährte Medikamente, besser gemacht',
      summary: 'Birswerk Pharma entwickelt bezahlbare Medikamente für Herz, Lunge und für Kinder.',
      story: 'Wir nehmen Wirkstoffe, deren Patent abgelaufen ist, und machen sie leichter zu schlucken, zu lagern und zu dosieren. Ein Sirup, der keinen Kühlschrank braucht, kann mehr verändern als ein neues Molekül.',
    },
  },
  {
    key: 'polderbouw', name: 'Kreekveld Bouw', cities: ['rotterdam', 'utrecht', 'amsterdam'], sectors: ['real_estate_and_construction', 'energy_and_environment'],
    people: 1600, founded: 1949, look: ['waves', '#0a6ebd', '#ffb100', 'sea'],
    en: {
      tagline: 'Building with the water',
      summary: 'Kreekveld Bouw designs and builds dikes, floating homes and neighbourhoods that can stand a wet century.',
      story: 'Water always wins, so we plan where it may go. Our hydrologists and builders draw on the same table, and every street we lay can drink a summer storm.',
    },
    own: {
      locale: 'nl', tagline: 'Bouwen met het water',
      summary: 'Kreekveld Bouw ontwerpt en bouwt dijken, drijvende woningen en wijken die een natte eeuw aankunnen.',
      story: 'Het water wint altijd, dus plannen wij waar het heen mag. Onze hydrologen en bouwers tekenen aan dezelfde tafel, en elke straat die we aanleggen kan een zomerse bui opdrinken.',
    },
  },
  {
    key: 'fietskar', name: 'Trapper Logistiek', cities: ['utrecht', 'amsterdam', 'eindhoven', 'brussels'], sectors: ['transport_and_logistics', 'consumer_goods_and_retail'],
    people: 870, founded: 2013, look: ['loop', '#e4572e', '#17324d', 'skyline'],
    en: {
      tagline: 'The last mile, by bike',
      summary: 'Trapper Logistiek delivers parcels and groceries in eleven cities with cargo bikes and small electric boats.',
      story: 'Riders are employees, not contractors, and have a seat on the board. Our planning software is built in house by people who spend one day a month on a bike.',
    },
    own: {
      locale: 'nl', tagline: 'De laatste kilometer, op de fiets',
      summary: 'Trapper Logistiek bezorgt pakketten en boodschappen in elf steden met bakfietsen en kleine elektrische boten.',
      story: 'Onze koeriers zijn in dienst en hebben een zetel in het bestuur. De planningssoftware bouwen we zelf, met mensen die één dag per maand meefietsen.',
    },
  },
  {
    key: 'lichtstad', name: 'Halderberg Optics', cities: ['eindhoven'], sectors: ['technology_and_telecom', 'industry_and_manufacturing'],
    people: 740, founded: 2004, look: ['seed', '#3d2c8d', '#f7b32b', 'ribbons'],
    en: {
      tagline: 'Seeing what is too small to see',
      summary: 'Halderberg Optics builds microscopes and sensors that find faults smaller than a virus.',
      story: 'Our machines are quiet, dark and cold, our teams are none of that. Physicists, mechanics and software people share each project, and the mechanics usually find the answer first.',
    },
    own: {
      locale: 'nl', tagline: 'Zien wat te klein is om te zien',
      summary: 'Halderberg Optics bouwt microscopen en sensoren die fouten vinden die kleiner zijn dan een virus.',
      story: 'Onze machines zijn stil, donker en koud, onze teams zijn dat niet. Natuurkundigen, mecaniciens en programmeurs delen elk project, en meestal vinden de mecaniciens het antwoord als eersten.',
    },
  },
]; // biome-ignore format: one organization a paragraph
