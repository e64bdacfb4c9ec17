// What the candidates of the demo world study: Ada and Ben at the Nordic School, Chen elsewhere, Dina at a school that is not listed. Years count
// from the year of the day the world is written for: 0 is this one.
export type DemoStudy = {
  /** First of its month, years from now. */
  start: readonly [year: number, month: number];
  end: readonly [year: number, month: number];
} & (
  | { school: string; program: string; campus?: number }
  | { customSchool: string; name: string; level: string; fields: readonly { id: string; name?: string }[]; about?: string }
);

/** By the address of the account. */
export const DEMO_STUDIES_OF: Readonly<Record<string, readonly DemoStudy[]>> = {
  'ada@nordic.example': [
    { school: 'nordic', program: 'MSc in International Business', campus: 0, start: [-1, 9], end: [1, 6] },
    { school: 'albany-bay', program: 'BA History and Politics', start: [-4, 9], end: [-1, 6] },
  ],
  'ben@nordic.example': [{ school: 'nordic', program: 'BSc in Business and Economics', campus: 1, start: [-2, 9], end: [1, 6] }],
  'chen@mail.example': [
    { school: 'havelfeld', program: 'Data Engineering (M. Sc.)', start: [-1, 10], end: [1, 9] },
    { school: 'heyun', program: '计算机科学与技术', campus: 0, start: [-5, 9], end: [-1, 7] },
  ],
  'dina@mail.example': [
    {
      customSchool: 'Atelier des Dunes',
      name: 'Textile and form',
      level: 'diploma',
      fields: [{ id: 'design' }, { id: 'other', name: 'Weaving' }],
      about: 'Two years in a small workshop by the sea.',
      start: [-1, 9],
      end: [1, 6],
    },
  ],
};
