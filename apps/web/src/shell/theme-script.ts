// Light or dark before the first paint. It follows the system until the reader chooses; the choice is kept under the key of the
// UI kit, so that both agree. It runs inline with the nonce of the reply, so it works with HTML from the page cache.
export const SCHEME_KEY = 'mantine-color-scheme-value';

/** Source of the inline script of the head. Plain old JavaScript: it is not compiled. */
export const THEME_SCRIPT = `(function(){var d=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)');function a(){var s=null;try{s=localStorage.getItem('${SCHEME_KEY}')}catch(e){}d.dataset.mantineColorScheme=s==='dark'||s==='light'?s:m.matches?'dark':'light'}a();m.addEventListener('change',a);addEventListener('storage',a)})()`;
