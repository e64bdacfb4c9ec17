// The package says no types of its own. Lists of the commonest words, by ISO 639-3.
declare module 'stopword' {
  const lists: Readonly<
    Record<'deu' | 'eng' | 'fra' | 'ita' | 'nld' | 'por' | 'porBr' | 'ron' | 'rus' | 'spa' | 'tgl' | 'vie', readonly string[]>
  >;
  export default lists;
}
