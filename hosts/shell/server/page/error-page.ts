import { failureOf, unavailableForSeconds } from '@larkfare/server-kit/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, styleBlock, contentSecurityPolicy } from './inline-content.ts';

/** The colours of the theme, which may be what could not be read. */
const style = styleBlock(
  'error-page',
  `:root{color-scheme:light dark;--ink:#14213d;--paper:#fbfaf7;--link:#0b5563}
@media(prefers-color-scheme:dark){:root{--ink:#edeae1;--paper:#10182b;--link:#6fc7d6}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:34rem;padding:32px 24px}
h1{margin:0 0 12px;font-size:1.728rem;line-height:1.2}
p{margin:0 0 12px}
a{color:var(--link);display:inline-block;padding:10px 0}`,
);

/** Instead of a page that could not be made: it loads nothing else, and reloads itself where that may help. */
export function sendErrorPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, message, isUnavailable } = failureOf(error, request);
  if (isUnavailable) void reply.header('retry-after', unavailableForSeconds);
  return reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy({ styles: [style] }, []))
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page is not available</title>
<meta name="robots" content="noindex">
${isUnavailable ? `<meta http-equiv="refresh" content="${unavailableForSeconds}">` : ''}
<style>${style.css}</style>
</head>
<body>
<main>
<h1>This page is not available</h1>
<p>${escapeHtml(message)}</p>
${isUnavailable ? `<p>It reloads automatically in ${unavailableForSeconds} seconds.</p>` : ''}
<a href="">Reload now</a>
</main>
</body>
</html>
`);
}
