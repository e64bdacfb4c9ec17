// French.
import type { LanguageWords } from '../role.ts';
import type { SharedRole } from '../roles.ts';

export const FRENCH: LanguageWords<SharedRole> = {
  titles: {
    intern: ['Stage – {area} (H/F)', 'Stagiaire {area} (H/F)', 'Stage {area} à {city}', 'Stage de fin d’études : {area}'],
    credit: ['Stage conventionné {area} (H/F)', 'Année de césure – {area}'],
    graduate: ['Graduate Program {area} {year}', 'Jeune diplômé·e – {area}', 'Parcours jeunes talents : {area}'],
    junior: ['{noun} junior (H/F)', '{noun} (H/F)', '{noun} débutant accepté (H/F)', '{noun} (H/F) – {city}'],
    part: ['Alternance – {area} (H/F)', 'Job étudiant : {area}', '{noun} à temps partiel (H/F)'],
    temporary: ['CDD {months} mois – {noun} (H/F)', '{noun} en CDD (H/F)', 'Renfort {area} ({months} mois)'],
  },
  headings: {
    tasks: ['Vos missions', 'Au quotidien', 'Ce que vous ferez'],
    profile: ['Votre profil', 'Ce que vous apportez', 'Qui nous cherchons'],
    offer: ['Ce que nous offrons', 'Pourquoi nous rejoindre', 'Les plus'],
    apply: ['Comment postuler', 'Votre candidature', 'Les prochaines étapes'],
  },
  place: ['Vous travaillez à {city}, au sein d’une équipe de {team} personnes.', 'Notre équipe de {city} compte {team} personnes et une très bonne cafetière.', 'Le poste est basé à {city}, à dix minutes de la gare.'],
  remote: ['Le poste est en télétravail complet ; nous nous retrouvons quatre fois par an.', 'Vous travaillez à distance, et nous équipons votre bureau.'],
  terms: {
    intern: ['Le stage dure {months} mois, à raison de {hours} heures par semaine, avec une gratification supérieure au minimum légal.', 'Vous restez {months} mois, avec une journée libre par mois pour vos études.'],
    credit: ['Le stage conventionné dure {months} mois ; son contenu est défini avec votre école.'],
    graduate: ['Le parcours dure {months} mois, en CDI dès le premier jour.', 'En {months} mois, vous découvrez trois services et un site à l’étranger.'],
    junior: ['Le poste est en CDI, {hours} heures par semaine.', 'Vous signez un CDI ; le temps partiel est possible.'],
    part: ['Vous travaillez {hours} heures par semaine, et moins en période d’examens.', 'Le rythme, {hours} heures par semaine, s’adapte à votre emploi du temps.'],
    temporary: ['Le contrat est de {months} mois, {hours} heures par semaine, avec possibilité de prolongation.'],
  },
  profile: ['Un français impeccable et un bon niveau d’anglais', 'Le goût du travail avec des personnes qui pensent autrement', 'De l’autonomie, et le réflexe de demander à temps', 'De la curiosité pour notre secteur', 'Vous êtes étudiant·e ou diplômé·e depuis moins de deux ans'],
  offer: ['Un tuteur ou une tutrice disponible une heure par semaine', 'Des horaires souples', 'Une rémunération juste dès le premier jour', 'Un budget de formation personnel', 'Le remboursement des transports', 'Deux jours de télétravail par semaine', 'Des tickets restaurant', 'Un vrai projet, avec de vraies responsabilités', 'Une aide à la recherche de logement'],
  studentOffer: ['Des congés pour réviser'],
  apply: ['Envoyez votre CV et quelques lignes sur quelque chose que vous avez réalisé. Réponse sous dix jours ouvrés.', 'Pas de lettre de motivation : répondez aux trois questions du formulaire et nous vous appelons.', 'Postulez avec votre CV et votre date d’arrivée possible. L’entretien dure une heure, et vous posez la moitié des questions.'],
  labels: { thesis: ['Sujet de mémoire', 'Ce travail peut être le sujet de votre mémoire'], flexible: ['Horaires souples', 'Vous choisissez vos heures selon vos cours'], fairPay: ['Engagement « Départ équitable »', 'Cet employeur paie tous ses stagiaires et répond à toutes les candidatures'] },
  roles: {
    software: {
      noun: 'Développeur·se logiciel', area: 'Développement logiciel',
      about: ['Vous construisez des services dont d’autres dépendent chaque jour, et vous les voyez en usage dans la semaine.', 'Notre équipe produit cherche quelqu’un qui aime le code court, lisible et bien testé.'],
      tasks: ['Développer des fonctionnalités web, de la base de données au navigateur', 'Écrire des tests automatisés et relire le code de l’équipe', 'Comprendre pourquoi une page est lente et prouver l’amélioration', 'Documenter les interfaces pour les autres équipes', 'Préparer de petites mises en production avec le support'],
      profile: ['Formation en informatique ou pratique équivalente', 'Bonne maîtrise d’un langage de programmation', 'Première expérience des bases de données et de Git', 'L’habitude de tester avant d’affirmer'],
    },
    data: {
      noun: 'Analyste de données', area: 'Analyse de données',
      about: ['Vous transformez des questions en chiffres, et des chiffres en décisions solides.', 'Dans notre équipe data, vous découvrez ce qui se passe vraiment et le dites en une page.'],
      tasks: ['Préparer les données de plusieurs systèmes et vérifier leur fiabilité', 'Créer des tableaux de bord utilisés chaque semaine', 'Tester des hypothèses par des statistiques simples', 'Expliquer les résultats à des non-spécialistes', 'Automatiser les rapports encore faits à la main'],
      profile: ['Études de statistique, d’économie ou de data science', 'À l’aise avec SQL et Python ou R', 'Le sens des graphiques honnêtes', 'Le plaisir de poser une question de plus'],
    },
    marketing: {
      noun: 'Chargé·e de marketing', area: 'Marketing',
      about: ['Vous parlez de notre travail comme nous aimerions en entendre parler.', 'L’équipe est petite : vous suivez une campagne de la première idée au dernier chiffre.'],
      tasks: ['Planifier et mener des campagnes web, courriel et événements', 'Rédiger pour le site, la lettre d’information et les réseaux sociaux', 'Analyser les résultats et proposer des changements', 'Travailler avec photographes, imprimeurs et agences', 'Préparer salons et journées portes ouvertes'],
      profile: ['Formation en marketing, communication ou gestion', 'Une plume claire et vivante', 'Premières notions d’analyse web', 'L’œil pour les images et les coquilles'],
    },
    finance: {
      noun: 'Contrôleur·se de gestion', area: 'Finance et contrôle de gestion',
      about: ['Vous aidez la direction à voir tôt où va l’année.', 'Budget, prévisions, clôture : vous participez aux trois et en améliorez au moins un.'],
      tasks: ['Préparer le rapport mensuel et expliquer les écarts', 'Accompagner le budget avec les services', 'Modéliser les investissements et leurs risques', 'Améliorer nos tableaux jusqu’à pouvoir s’en passer', 'Participer à la clôture trimestrielle'],
      profile: ['Études de finance, de gestion ou d’économie', 'Très bonne maîtrise du tableur', 'De la rigueur jusqu’à la dernière ligne', 'L’aplomb de questionner un chiffre devant la direction'],
    },
    sales: {
      noun: 'Chargé·e de clientèle', area: 'Développement commercial',
      about: ['Vous trouvez les clients qui ont besoin de ce que nous faisons, et vous restez à leurs côtés.', 'Dans notre équipe commerciale, on apprend d’abord à écouter.'],
      tasks: ['Étudier les marchés et préparer les premiers échanges', 'Rédiger et chiffrer les offres avec l’équipe produit', 'Participer aux visites de clients et aux salons', 'Tenir à jour le fichier clients', 'Rapporter aux équipes ce que disent les clients'],
      profile: ['Formation commerciale, linguistique ou technique', 'Une expression claire et chaleureuse', 'De la fiabilité : ce qui est promis est fait', 'Quelques déplacements ne vous font pas peur'],
    },
    hr: {
      noun: 'Chargé·e de ressources humaines', area: 'Ressources humaines',
      about: ['Grâce à vous, les candidats sont reçus comme des invités et les nouveaux comme des collègues.', 'Notre équipe RH accompagne chacun, du premier message au pot de départ.'],
      tasks: ['Rédiger les annonces et choisir où les publier', 'Organiser les entretiens et y participer', 'Préparer les premières semaines des nouveaux collègues', 'Organiser les formations et les évaluer franchement', 'Nous représenter sur les forums et dans les écoles'],
      profile: ['Études de RH, de psychologie, de droit ou de gestion', 'Discrétion et sens de l’écoute', 'De l’organisation, même quand le téléphone sonne', 'L’envie de processus simples et équitables'],
    },
    engineering: {
      noun: 'Ingénieur·e de développement', area: 'Ingénierie et conception',
      about: ['Vous concevez des pièces qui bougent, portent et durent, et vous tenez la première entre vos mains.', 'Du dessin au banc d’essai, vous suivez un composant sur tout son chemin.'],
      tasks: ['Concevoir des pièces en CAO et préparer les plans', 'Planifier, monter et exploiter des essais', 'Comparer simulation et mesures', 'Choisir matériaux et fournisseurs avec les achats', 'Accompagner le démarrage en production'],
      profile: ['Formation en mécanique, électrotechnique ou mécatronique', 'Expérience d’un outil de CAO ou de simulation', 'Des mains habiles, ou du respect pour celles qui le sont', 'De la rigueur avec les chiffres et les unités'],
    },
    customer: {
      noun: 'Conseiller·ère clientèle', area: 'Service client',
      about: ['Vous êtes la voix que nos clients entendent quand quelque chose compte pour eux.', 'Ni script ni chronomètre : vous avez le temps d’une bonne réponse.'],
      tasks: ['Répondre par téléphone, chat et courriel', 'Chercher la cause des problèmes avec les spécialistes', 'Rédiger des articles d’aide qui évitent un appel', 'Accompagner les premiers pas des nouveaux clients', 'Régler les réclamations avec équité'],
      profile: ['Amabilité et patience, même le lundi', 'Une langue claire, à l’oral comme à l’écrit', 'L’envie de comprendre comment les choses fonctionnent', 'D’autres langues sont bienvenues'],
    },
  },
}; // biome-ignore format: texts
