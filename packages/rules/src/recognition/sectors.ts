// The sector of an industry name, in the 14 codes a deployment starts with. @rule reference.2, jobs.8
import type { Sector } from '../jobs.ts';
import { phraseFinder, splitWords, vocabulary } from './words.ts';

const finder = phraseFinder(
  vocabulary<Sector>({
    consulting: 'consulting, consultancy, professional services, business services, beratung, conseil, consultoria, management consulting, outsourcing, staffing, recruiting, human resources',
    consumer_goods_and_retail: 'retail, consumer goods, consumer services, e commerce, wholesale, fashion, apparel, luxury, food, beverages, supermarkets, cosmetics, handel, furniture, fmcg, commerce',
    education_and_research: 'education, higher education, university, universities, research, e learning, training, school, schools, bildung, academic, enseignement, educacion, library',
    energy_and_environment: 'energy, oil, gas, renewables, environment, environmental, utilities, utility, mining, nuclear, energie, water, recycling, cleantech, electricity',
    finance_and_insurance: 'finance, financial, banking, bank, insurance, investment, capital markets, accounting, fintech, venture capital, private equity, versicherung, banque, assurance',
    healthcare_and_pharma: 'health, healthcare, hospital, medical, pharma, pharmaceuticals, pharmaceutical, biotech, biotechnology, medical devices, care, gesundheit*, sante, salud, nhs, veterinary, life sciences',
    hospitality_and_tourism: 'hospitality, hotel, hotels, tourism, travel, leisure, restaurant, restaurants, catering, gastronomie, events, recreation, sports',
    industry_and_manufacturing: 'manufacturing, industry, industrial, automotive, machinery, chemicals, chemical, aerospace, aviation, defense, defence, semiconductors, electronics, steel, textiles, industrie, maschinenbau, packaging, paper, plastics',
    legal_and_public_sector: 'legal, law, public sector, government, public administration, public safety, military, judiciary, municipality, civil service, verwaltung, administration publique, politics, law enforcement, international affairs',
    media_and_culture: 'media, entertainment, publishing, music, film, broadcast, culture, arts, museum, museums, newspapers, advertising, marketing, design, games, gaming, communications, public relations',
    non_profit: 'non profit, nonprofit, ngo, charity, charities, philanthropy, social services, religious, volunteering, fundraising, think tanks, civic',
    real_estate_and_construction: 'real estate, construction, architecture, building, property, immobilien, bau, facilities, civil engineering, infrastructure, planning',
    technology_and_telecom: 'technology, software, information technology, =IT, it services, internet, telecommunications, telecom, computer, hardware, saas, cyber security, data, cloud, informatik, edv, tech, networking, online media',
    transport_and_logistics: 'transport, transportation, logistics, airlines, shipping, supply chain, trucking, railroad, rail, maritime, freight, warehousing, logistik, delivery, aviation services',
  }),
); // biome-ignore format: a vocabulary

/** The sectors of an industry text, at most two; empty where nothing fits. */
export function recogniseSectors(industry: readonly string[]): { sectors: Sector[]; unrecognised: string[] } {
  const sectors: Sector[] = [];
  const unrecognised: string[] = [];
  for (const raw of industry) {
    const found = finder.find(splitWords(raw));
    if (found.length === 0 && raw.trim()) unrecognised.push(raw.trim());
    for (const { value } of found) if (!sectors.includes(value)) sectors.push(value);
  }
  return { sectors: sectors.slice(0, 2), unrecognised };
}
