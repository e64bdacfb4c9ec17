/** An article that several organizations could have written; {name}, {city} and {person} are filled in. */
export type Story = { slug: string; title: string; ingress: string; paragraphs: readonly string[]; heading: string; closing: string };
