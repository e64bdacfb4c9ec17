// Real cities of the demo world, with where they lie and the zone in which their deadlines end.

export type City = {
  /** English name. */
  name: string;
  /** As its own people write it. */
  local: string;
  country: string;
  region: string;
  zone: string;
  latitude: number;
  longitude: number;
};

const row = (name: string, local: string, country: string, region: string, zone: string, latitude: number, longitude: number): City => ({
  name,
  local,
  country,
  region,
  zone,
  latitude,
  longitude,
});

/** Columns: English name, own name, country, region, zone, latitude, longitude. */
export const CITIES = {
  london: row('London', 'London', 'GB', 'England', 'Europe/London', 51.507, -0.128),
  manchester: row('Manchester', 'Manchester', 'GB', 'England', 'Europe/London', 53.48, -2.242),
  edinburgh: row('Edinburgh', 'Edinburgh', 'GB', 'Scotland', 'Europe/London', 55.953, -3.188),
  bristol: row('Bristol', 'Bristol', 'GB', 'England', 'Europe/London', 51.454, -2.588),
  dublin: row('Dublin', 'Dublin', 'IE', 'Leinster', 'Europe/Dublin', 53.35, -6.26),
  cork: row('Cork', 'Cork', 'IE', 'Munster', 'Europe/Dublin', 51.898, -8.476),
  newYork: row('New York', 'New York', 'US', 'New York', 'America/New_York', 40.713, -74.006),
  boston: row('Boston', 'Boston', 'US', 'Massachusetts', 'America/New_York', 42.36, -71.059),
  chicago: row('Chicago', 'Chicago', 'US', 'Illinois', 'America/Chicago', 41.878, -87.63),
  austin: row('Austin', 'Austin', 'US', 'Texas', 'America/Chicago', 30.267, -97.743),
  seattle: row('Seattle', 'Seattle', 'US', 'Washington', 'America/Los_Angeles', 47.606, -122.332),
  toronto: row('Toronto', 'Toronto', 'CA', 'Ontario', 'America/Toronto', 43.653, -79.383),
  vancouver: row('Vancouver', 'Vancouver', 'CA', 'British Columbia', 'America/Vancouver', 49.283, -123.121),
  sydney: row('Sydney', 'Sydney', 'AU', 'New South Wales', 'Australia/Sydney', -33.869, 151.209),
  melbourne: row('Melbourne', 'Melbourne', 'AU', 'Victoria', 'Australia/Melbourne', -37.814, 144.963),
  singapore: row('Singapore', 'Singapore', 'SG', 'Singapore', 'Asia/Singapore', 1.352, 103.82),
  bengaluru: row('Bengaluru', 'Bengaluru', 'IN', 'Karnataka', 'Asia/Kolkata', 12.972, 77.594),
  mumbai: row('Mumbai', 'Mumbai', 'IN', 'Maharashtra', 'Asia/Kolkata', 19.076, 72.878),
  stockholm: row('Stockholm', 'Stockholm', 'SE', 'Stockholm County', 'Europe/Stockholm', 59.329, 18.069),
  gothenburg: row('Gothenburg', 'Göteborg', 'SE', 'Västra Götaland', 'Europe/Stockholm', 57.709, 11.975),
  oslo: row('Oslo', 'Oslo', 'NO', 'Oslo', 'Europe/Oslo', 59.914, 10.752),
  bergen: row('Bergen', 'Bergen', 'NO', 'Vestland', 'Europe/Oslo', 60.393, 5.324),
  copenhagen: row('Copenhagen', 'København', 'DK', 'Capital Region', 'Europe/Copenhagen', 55.676, 12.568),
  aarhus: row('Aarhus', 'Aarhus', 'DK', 'Central Denmark', 'Europe/Copenhagen', 56.163, 10.204),
  helsinki: row('Helsinki', 'Helsinki', 'FI', 'Uusimaa', 'Europe/Helsinki', 60.17, 24.938),
  warsaw: row('Warsaw', 'Warszawa', 'PL', 'Mazovia', 'Europe/Warsaw', 52.23, 21.012),
  krakow: row('Kraków', 'Kraków', 'PL', 'Lesser Poland', 'Europe/Warsaw', 50.065, 19.945),
  berlin: row('Berlin', 'Berlin', 'DE', 'Berlin', 'Europe/Berlin', 52.52, 13.405),
  hamburg: row('Hamburg', 'Hamburg', 'DE', 'Hamburg', 'Europe/Berlin', 53.551, 9.994),
  munich: row('Munich', 'München', 'DE', 'Bavaria', 'Europe/Berlin', 48.135, 11.582),
  cologne: row('Cologne', 'Köln', 'DE', 'North Rhine-Westphalia', 'Europe/Berlin', 50.938, 6.96),
  leipzig: row('Leipzig', 'Leipzig', 'DE', 'Saxony', 'Europe/Berlin', 51.34, 12.375),
  vienna: row('Vienna', 'Wien', 'AT', 'Vienna', 'Europe/Vienna', 48.208, 16.374),
  graz: row('Graz', 'Graz', 'AT', 'Styria', 'Europe/Vienna', 47.07, 15.44),
  zurich: row('Zurich', 'Zürich', 'CH', 'Zurich', 'Europe/Zurich', 47.377, 8.541),
  basel: row('Basel', 'Basel', 'CH', 'Basel-Stadt', 'Europe/Zurich', 47.56, 7.589),
  paris: row('Paris', 'Paris', 'FR', 'Île-de-France', 'Europe/Paris', 48.857, 2.352),
  lyon: row('Lyon', 'Lyon', 'FR', 'Auvergne-Rhône-Alpes', 'Europe/Paris', 45.764, 4.836),
  lille: row('Lille', 'Lille', 'FR', 'Hauts-de-France', 'Europe/Paris', 50.629, 3.057),
  nantes: row('Nantes', 'Nantes', 'FR', 'Pays de la Loire', 'Europe/Paris', 47.218, -1.554),
  brussels: row('Brussels', 'Bruxelles', 'BE', 'Brussels', 'Europe/Brussels', 50.85, 4.352),
  madrid: row('Madrid', 'Madrid', 'ES', 'Community of Madrid', 'Europe/Madrid', 40.417, -3.704),
  barcelona: row('Barcelona', 'Barcelona', 'ES', 'Catalonia', 'Europe/Madrid', 41.385, 2.173),
  valencia: row('Valencia', 'València', 'ES', 'Valencian Community', 'Europe/Madrid', 39.47, -0.376),
  mexicoCity: row('Mexico City', 'Ciudad de México', 'MX', 'Mexico City', 'America/Mexico_City', 19.433, -99.133),
  monterrey: row('Monterrey', 'Monterrey', 'MX', 'Nuevo León', 'America/Monterrey', 25.687, -100.316),
  milan: row('Milan', 'Milano', 'IT', 'Lombardy', 'Europe/Rome', 45.464, 9.19),
  rome: row('Rome', 'Roma', 'IT', 'Lazio', 'Europe/Rome', 41.903, 12.496),
  turin: row('Turin', 'Torino', 'IT', 'Piedmont', 'Europe/Rome', 45.07, 7.687),
  bologna: row('Bologna', 'Bologna', 'IT', 'Emilia-Romagna', 'Europe/Rome', 44.494, 11.343),
  amsterdam: row('Amsterdam', 'Amsterdam', 'NL', 'North Holland', 'Europe/Amsterdam', 52.368, 4.904),
  rotterdam: row('Rotterdam', 'Rotterdam', 'NL', 'South Holland', 'Europe/Amsterdam', 51.924, 4.478),
  utrecht: row('Utrecht', 'Utrecht', 'NL', 'Utrecht', 'Europe/Amsterdam', 52.091, 5.122),
  eindhoven: row('Eindhoven', 'Eindhoven', 'NL', 'North Brabant', 'Europe/Amsterdam', 51.442, 5.47),
  lisbon: row('Lisbon', 'Lisboa', 'PT', 'Lisbon', 'Europe/Lisbon', 38.722, -9.139),
  porto: row('Porto', 'Porto', 'PT', 'Norte', 'Europe/Lisbon', 41.158, -8.629),
  saoPaulo: row('São Paulo', 'São Paulo', 'BR', 'São Paulo', 'America/Sao_Paulo', -23.551, -46.633),
  recife: row('Recife', 'Recife', 'BR', 'Pernambuco', 'America/Recife', -8.048, -34.877),
  bucharest: row('Bucharest', 'București', 'RO', 'Bucharest', 'Europe/Bucharest', 44.427, 26.103),
  cluj: row('Cluj-Napoca', 'Cluj-Napoca', 'RO', 'Cluj', 'Europe/Bucharest', 46.771, 23.624),
  iasi: row('Iași', 'Iași', 'RO', 'Iași', 'Europe/Bucharest', 47.159, 27.588),
  almaty: row('Almaty', 'Алматы', 'KZ', 'Almaty', 'Asia/Almaty', 43.238, 76.946),
  astana: row('Astana', 'Астана', 'KZ', 'Astana', 'Asia/Almaty', 51.161, 71.47),
  shanghai: row('Shanghai', '上海', 'CN', 'Shanghai', 'Asia/Shanghai', 31.23, 121.474),
  shenzhen: row('Shenzhen', '深圳', 'CN', 'Guangdong', 'Asia/Shanghai', 22.543, 114.058),
  chengdu: row('Chengdu', '成都', 'CN', 'Sichuan', 'Asia/Shanghai', 30.573, 104.067),
  tokyo: row('Tokyo', '東京', 'JP', 'Tokyo', 'Asia/Tokyo', 35.677, 139.65),
  osaka: row('Osaka', '大阪', 'JP', 'Osaka', 'Asia/Tokyo', 34.694, 135.502),
  fukuoka: row('Fukuoka', '福岡', 'JP', 'Fukuoka', 'Asia/Tokyo', 33.59, 130.402),
  seoul: row('Seoul', '서울', 'KR', 'Seoul', 'Asia/Seoul', 37.567, 126.978),
  busan: row('Busan', '부산', 'KR', 'Busan', 'Asia/Seoul', 35.18, 129.075),
  hanoi: row('Hanoi', 'Hà Nội', 'VN', 'Hanoi', 'Asia/Ho_Chi_Minh', 21.028, 105.854),
  hoChiMinhCity: row('Ho Chi Minh City', 'TP. Hồ Chí Minh', 'VN', 'Ho Chi Minh City', 'Asia/Ho_Chi_Minh', 10.823, 106.63),
  daNang: row('Da Nang', 'Đà Nẵng', 'VN', 'Da Nang', 'Asia/Ho_Chi_Minh', 16.055, 108.202),
  manila: row('Manila', 'Maynila', 'PH', 'Metro Manila', 'Asia/Manila', 14.6, 120.984),
  cebu: row('Cebu City', 'Cebu', 'PH', 'Central Visayas', 'Asia/Manila', 10.316, 123.886),
} satisfies Record<string, City>;
export type CityKey = keyof typeof CITIES;
