import type { Language } from '../../src/i18n/languages';
import { escapeHtml } from '../services/html-service';
import { textsIn } from './texts/texts';

/** The local page. What it shows comes later, as data. */
export const page = (language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cubilete</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/bootstrap.css">
<link rel="stylesheet" href="/assets/font-awesome.css">
<link rel="stylesheet" href="/assets/o-spreadsheet.css">
<link rel="stylesheet" href="/assets/page.css">
<script src="/assets/owl.js" defer></script>
<script src="/assets/o-spreadsheet.js" defer></script>
<script src="/assets/page.js" defer></script>
</head>
<body>
<header class="bar"></header>
<main class="work"><div class="grid" role="region" aria-label="${textsIn(language).grid}"></div></main>
<div class="toasts" role="status" aria-live="polite"></div>
</body>
</html>
`;

/**
 * A page of the bundle with `google.script` in front of it. A parser takes what follows into the same document,
 * even when it begins with a doctype of its own.
 */
export function framedPage(
  page: { readonly html: string; readonly title: string },
  functions: readonly string[],
  scriptRun: string,
): string {
  const names = JSON.stringify(functions).replaceAll('<', '\\u003c');
  const code = scriptRun.replaceAll('</script', '<\\/script');
  return (
    '<!doctype html>\n<meta charset="utf-8">\n' +
    (page.title === '' ? '' : `<title>${escapeHtml(page.title)}</title>\n`) +
    `<script>window.serverFunctions = ${names};\n${code}</script>\n${page.html}`
  );
}

/** Around a live page that calls the server: a frame has no way to it but the page around. */
export function liveWrapper(title: string, query: string, language: Language): string {
  const source = escapeHtml(`/live/content${query === '' ? '' : `?${query}`}`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/page.css">
<script src="/assets/live.js" defer></script>
</head>
<body class="live"><iframe title="${escapeHtml(title)}" sandbox="allow-scripts allow-forms allow-modals allow-popups" src="${source}"></iframe></body>
</html>
`;
}

/** A page that says one sentence. */
export function sentencePage(sentence: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>Cubilete</title><link rel="stylesheet" href="/assets/page.css"></head>
<body class="sentence"><p>${escapeHtml(sentence)}</p></body></html>
`;
}
