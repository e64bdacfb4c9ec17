// American, Canadian, Australian, Singaporean and Indian organizations.
import type { DemoOrganization } from './organization.ts';

export const OVERSEAS_ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    key: 'brightmoor', name: 'Brightmoor Analytics', cities: ['boston', 'newYork', 'toronto', 'london', 'berlin', 'singapore', 'sydney'], sectors: ['technology_and_telecom', 'consulting'],
    people: 1750, founded: 2006, look: ['grid', '#3346d3', '#ff7a59', 'halftone'], wide: true,
    en: {
      tagline: 'Numbers people can act on',
      summary: 'Brightmoor Analytics helps cities, retailers and hospitals to understand their data and to decide with it.',
      story: 'We write less code than you would think and ask more questions than you would like. Each project ends with a two-page note that a newcomer could follow, and with the client able to run the model alone.',
    },
  },
  {
    key: 'brightmoorCities', name: 'Brightmoor Civic', cities: ['newYork', 'chicago'], sectors: ['technology_and_telecom', 'legal_and_public_sector'],
    people: 220, founded: 2015, look: ['quarters', '#3a56c5', '#f6b93b', 'blocks'], parent: 'brightmoor',
    en: {
      tagline: 'Open data for open cities',
      summary: 'Brightmoor Civic builds planning and budgeting tools for city halls, and publishes them as open source.',
      story: 'Our smallest client has nine hundred inhabitants, our largest nine million. Both use the same software, and both can read how every figure came about.',
    },
  },
  {
    key: 'brightmoorTransit', name: 'Brightmoor Transit Lab', cities: ['chicago'], sectors: ['technology_and_telecom', 'transport_and_logistics'],
    people: 64, founded: 2020, look: ['track', '#2f46b0', '#3ecfb2', 'ribbons'], parent: 'brightmoorCities',
    en: {
      tagline: 'Timetables that keep their word',
      summary: 'Brightmoor Transit Lab forecasts delays and plans bus networks for forty transport agencies.',
      story: 'We are a small lab of planners, statisticians and two former bus drivers. Interns ride the lines they model: it is the best data we have.',
    },
  },
  {
    key: 'juniperhome', name: 'Juniper & Slate Home', cities: ['seattle', 'vancouver', 'austin'], sectors: ['consumer_goods_and_retail'],
    people: 3900, founded: 1986, look: ['kite', '#5b6e4e', '#d98c5f', 'forest'],
    en: {
      tagline: 'Furniture you can repair',
      summary: 'Juniper & Slate Home designs, makes and sells solid furniture that can be taken apart, mended and passed on.',
      story: 'Every table leg has a number, and every number can be ordered thirty years later. Our stores have workshops in them, and on Saturdays customers learn to sand, oil and re-cane.',
    },
  },
  {
    key: 'harborlight', name: 'Harborwell Insurance', cities: ['chicago', 'boston', 'toronto'], sectors: ['finance_and_insurance'],
    people: 6100, founded: 1911, look: ['cloud', '#14365c', '#f5a742', 'harbour'],
    en: {
      tagline: 'There when it rains',
      summary: 'Harborwell Insurance protects homes, farms and small businesses around the Great Lakes.',
      story: 'Nine of ten claims are answered within a day, by a person with a name. Our actuaries publish their flood maps free of charge, because a warned neighbour is a safer neighbour.',
    },
  },
  {
    key: 'copperpeak', name: 'Ochrefield Biosciences', cities: ['boston', 'toronto', 'basel'], sectors: ['healthcare_and_pharma', 'education_and_research'],
    people: 820, founded: 2003, look: ['sprout', '#8c3b2e', '#4aa3a2', 'leaves'],
    en: {
      tagline: 'Medicines for diseases that few people have',
      summary: 'Ochrefield Biosciences looks for treatments of rare diseases together with patients and university clinics.',
      story: 'A disease that only three hundred people have still has three hundred families. We share failed results as openly as good ones, and every scientist meets a patient family once a year.',
    },
  },
  {
    key: 'mapleridge', name: 'Mapleforge Construction', cities: ['toronto', 'vancouver'], sectors: ['real_estate_and_construction'],
    people: 2500, founded: 1972, look: ['stairs', '#a4341f', '#2f3e46', 'arches'],
    en: {
      tagline: 'Tall houses made of wood',
      summary: 'Mapleforge Construction plans and builds schools, homes and offices from Canadian timber, up to eighteen floors high.',
      story: 'Our walls leave the factory with windows in them and are up in a week. Site engineers, architects and joiners plan on one shared model, and the model is what is built.',
    },
  },
  {
    key: 'redgum', name: 'Redgum Trails', cities: ['sydney', 'melbourne'], sectors: ['hospitality_and_tourism'],
    people: 530, founded: 2001, look: ['peak', '#b5532a', '#2a6f6b', 'contours'],
    en: {
      tagline: 'Small groups, long walks',
      summary: 'Redgum Trails takes small groups on guided walks and river journeys through the Australian back country.',
      story: 'Half of our guides grew up in the country they walk through. We keep groups to ten, carry out more litter than we carry in, and close a track when it needs rest.',
    },
  },
  {
    key: 'coolabah', name: 'Coolabah Learning Trust', cities: ['melbourne', 'sydney'], sectors: ['education_and_research', 'non_profit'],
    people: 380, founded: 1990, look: ['initialTile', '#234e70', '#fbb13c', 'books'],
    en: {
      tagline: 'Good teaching, wherever you live',
      summary: 'Coolabah Learning Trust trains teachers and runs after-school programmes in remote and low-income communities.',
      story: 'We started with one caravan full of books. Now two hundred tutors teach on site and online, and one in four of them was once a pupil of ours.',
    },
  },
  {
    key: 'merlionpay', name: 'Straitsway Payments', cities: ['singapore', 'manila', 'hoChiMinhCity', 'mumbai'], sectors: ['finance_and_insurance', 'technology_and_telecom'],
    people: 1100, founded: 2014, look: ['chevrons', '#d7263d', '#1b998b', 'ribbons'],
    en: {
      tagline: 'Money that moves like a message',
      summary: 'Straitsway Payments lets small shops in South-East Asia take payments across borders within seconds.',
      story: 'A noodle stall pays the same low fee as an airline. Engineers sit with shop owners twice a year and watch, without helping, what goes wrong.',
    },
  },
  {
    key: 'banyan', name: 'Banyanroot Software', cities: ['bengaluru', 'mumbai', 'london'], sectors: ['technology_and_telecom'],
    people: 4300, founded: 1999, look: ['knot', '#0d6e6e', '#f29559', 'circuit'],
    en: {
      tagline: 'Software with deep roots',
      summary: 'Banyanroot Software builds and maintains systems for railways, universities and food distributors in twelve countries.',
      story: 'The oldest system we care for went live in 1999 and still runs every night. We like code that can be read in twenty years, and we teach every new colleague how to write it.',
    },
  },
]; // biome-ignore format: one organization a paragraph
