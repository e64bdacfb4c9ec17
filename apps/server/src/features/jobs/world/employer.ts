// What postings need to know of an organization. The world is put together in demo.ts: this feature reads no other feature's world.
export type EmployerPlace = {
  city: string;
  localCity: string;
  region: string;
  country: string;
  zone: string;
  latitude: number;
  longitude: number;
};

export type Employer = {
  id: number;
  key: string;
  name: string;
  sectors: readonly string[];
  people: number;
  /** At least one. */
  places: readonly EmployerPlace[];
  /** One sentence on what it does, in English. */
  summary: string;
  /** The same in its own language (ISO 639-1, or 639-2 where there is none). */
  own?: { language: string; summary: string };
};
