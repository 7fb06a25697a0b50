/** Old screens show the map from HTML: it is built from the allow-listed URL, never from pasted HTML. */
export function safeMapEmbedCode(url: string | null): string {
  if (url === null) return '';
  const source = url.replaceAll(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<iframe src="${source}" title="Map" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups" referrerpolicy="no-referrer"></iframe>`;
}
