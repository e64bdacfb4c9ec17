/** Where the browser keeps the choice (comparing.ts), and the name of its news. By itself: the place of the bar loads no more than this. */
export const STORED = 'compared-jobs';
