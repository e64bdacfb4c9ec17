// An agreement as a file of its own: a whole document that opens in any browser, in ten years too.

type Paper = {
  title: string;
  lang: string /** Facts below the title: the version, who accepted and when. */;
  facts: readonly string[];
  html: string;
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const STYLE = 'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}h1{font-size:1.5rem}h2{font-size:1.125rem}';

/** `html` is the server's, made of marks. */
export function agreementDocument({ title, lang, facts, html }: Paper): string {
  return `<!doctype html>
<html lang="${escaped(lang)}">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
${facts.map((fact) => `<p>${escaped(fact)}</p>`).join('\n')}
${html}
</html>
`;
}

export function saveAgreement(paper: Paper, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([agreementDocument(paper)], { type: 'text/html' }));
  link.download = `${fileName}.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
