import type { Bank } from '../bank-shape.ts';

export const fr: Bank = {
  tag: 'fr',
  titles: ['Curriculum Vitae', 'CV'],
  page: 'page',
  at: 'chez',
  degreeIn: 'en',
  headings: {
    profile: 'Profil|À propos|À propos de moi|Présentation|Résumé|Qui suis-je ?',
    work: 'Expérience professionnelle|Expériences professionnelles|Parcours professionnel|Expériences|Expérience|Emplois occupés|Mes expériences|Carrière',
    education: 'Formation|Formations|Études|Diplômes et formations|Parcours scolaire|Cursus|Formation initiale|Scolarité',
    languages: 'Langues|Langues étrangères|Compétences linguistiques|Langues parlées|Langues vivantes|Mes langues',
    skills: 'Compétences|Compétences clés|Savoir-faire|Compétences techniques|Atouts|Mes compétences|Outils et logiciels',
    certificates: 'Certifications|Formations complémentaires|Certificats|Habilitations|Formation continue|Attestations',
    memberships: 'Engagements|Vie associative|Associations|Bénévolat|Engagement associatif|Adhésions',
    hobbies: 'Centres d’intérêt|Loisirs|Intérêts|Divers|Passions',
    references: 'Références|Personnes à contacter',
    projects: 'Projets|Réalisations|Projets personnels',
    licence: 'Permis|Mobilité',
    personal: 'Informations personnelles|État civil|Données personnelles|Renseignements personnels',
    contact: 'Contact|Coordonnées|Me contacter|Contacts',
  },
  months: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  short: 'janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.',
  present: 'aujourd’hui|présent|à ce jour|en cours|actuellement|maintenant',
  to: 'à',
  fromTo: 'de {a} à {b}',
  since: 'depuis {a}',
  year: 'an|ans',
  month: 'mois|mois',
  labels: {
    name: 'Nom',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
    born: 'Date de naissance',
    nationality: 'Nationalité',
    web: 'Site web',
    employer: 'Employeur',
    position: 'Poste',
    period: 'Période',
    place: 'Lieu',
    duties: 'Missions',
    school: 'Établissement',
    degree: 'Diplôme',
    field: 'Spécialité',
    thesis: 'Mémoire',
    grade: 'Mention',
    courses: 'Matières principales',
    language: 'Langue',
    level: 'Niveau',
    date: 'Date',
  },
  levels: {
    native_or_bilingual: 'langue maternelle|bilingue',
    full_professional: 'courant|avancé|très bon niveau',
    professional_working: 'bon niveau|professionnel|bonne maîtrise',
    limited_working: 'intermédiaire|niveau intermédiaire|moyen',
    elementary: 'notions|débutant|scolaire',
  },
  speak: 'Je parle {l}.',
  and: ' et ',
  duties: `Rédaction de rapports hebdomadaires pour le chef de service
Réponse aux questions des clients par téléphone et par courriel
Formation des nouveaux collègues pendant leurs premières semaines
Mise à jour des dossiers et classement des documents
Planification des horaires de huit personnes
Commande des fournitures et contrôle des livraisons
Suivi d’un groupe de clients réguliers
Traitement des réclamations
Organisation des réunions et rédaction des comptes rendus
Contrôle de la qualité des travaux terminés
Collaboration étroite avec les fournisseurs et les partenaires
Participation à la mise en place d’un nouvel outil de commande
Encadrement de deux stagiaires
Rédaction de consignes pour les tâches quotidiennes
Contrôles de sécurité mensuels
Réduction d’un cinquième des délais d’attente
Gestion d’un budget annuel d’environ 40 000 euros
Ouverture et fermeture des locaux
Représentation de l’équipe au salon annuel
Encaissement et clôture de la caisse
Documentation de toutes les étapes dans le système interne
Soutien aux collègues des autres sites
Préparation et suivi des devis
Inventaire deux fois par an
Installation du matériel et explication de son usage
Collecte de données et présentation des résultats
Suivi des délais
Accueil et accompagnement des visiteurs
Déménagement des archives dans de nouveaux locaux
Nettoyage et entretien des outils`,
  tails:
    'en étroite collaboration avec les services voisins et en accord avec la direction|y compris la préparation de tous les documents nécessaires au bilan annuel',
  dutyLabels: 'Rapports|Clients|Équipe|Organisation|Qualité|Planification',
  summary: `Sérieuse et souriante, avec plusieurs années de pratique et le sens du détail.
J’aime le travail en équipe et je garde mon calme lorsque le rythme s’accélère.
Je cherche un poste où je pourrai prendre davantage de responsabilités.
Habitude des horaires décalés et des tâches variées.
J’apprends vite, je suis à l’aise avec les chiffres et avec les gens.
Mes qualités : la patience, l’ordre et le sens de l’humour.`,
  hobbies: 'Randonnée|Échecs|Chant choral|Photographie|Boulangerie maison|Volley-ball|Jardinage',
  referees: 'Geneviève Lachaume, directrice administrative|Patrice Dumontier, ancien responsable',
  request: 'Références sur demande',
  thesis: 'La demande saisonnière dans les petites entreprises|Comparaison de deux méthodes de planification',
  grade: 'Bien|Assez bien|14/20',
  courses: 'Statistiques, Communication, Travail de projet|Droit, Comptabilité, Éthique',
  projects:
    'Carte du quartier : un site qui montre les ateliers de réparation proches|Jardin ouvert : organisation d’une fête d’été pour 200 personnes',
  streets: '14 rue de la Gare|7 chemin du Moulin|22 rue de l’Église',
  address: '{s}, {z} {c}',
  postcodes: '35000|42300|22440',
  towns: 'Angers|Dijon|Le Mans|Besançon|Poitiers|Quimper|Roanne',
  licence: 'Permis B',
  place: 'Fait à {p}, le {d}',
  declare: '',
  skillLabels: 'Métier|Logiciels|Qualités',
  issuers: 'Croix-Rouge française|AFPA|Greta',
  sentence: 'De {a} à {b}, j’ai travaillé comme {t} chez {e}.',
  sentenceOpen: 'Depuis {a}, je travaille comme {t} chez {e}.',
  born: 'DD/MM/YYYY|D MMMM YYYY',
  nationalities: { FR: 'française', CA: 'canadienne' },
};
