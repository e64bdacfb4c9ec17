// The people of the demo provider. Invented; the first three have a proven address, one shares its address with a demo account, one has
// an address that the provider did not prove, and WeChat gives no address at all.
export type DemoPerson = { id: string; firstName: string; lastName: string; email: string; emailVerified: boolean };

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { id: 'gro', firstName: 'Gro', lastName: 'Aasen', email: 'gro.aasen@mail.example', emailVerified: true },
  { id: 'hugo', firstName: 'Hugo', lastName: 'Marchetti', email: 'hugo.marchetti@mail.example', emailVerified: true },
  { id: 'mei', firstName: '美', lastName: '林', email: 'mei.lin@mail.example', emailVerified: true },
  { id: 'ada', firstName: 'Ada', lastName: 'Berg', email: 'ada@nordic.example', emailVerified: true },
  { id: 'ivan', firstName: 'Иван', lastName: 'Орлов', email: 'ivan.orlov@mail.example', emailVerified: false },
];

export const demoPerson = (id: unknown): DemoPerson | undefined => DEMO_PEOPLE.find((person) => person.id === id);
