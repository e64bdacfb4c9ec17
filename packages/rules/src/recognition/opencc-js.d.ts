/** Pairs of a traditional and a simplified character, a space between the two, parted by `|`. */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string;
  export default pairs;
}
