/** Old screens draw the map from HTML: it is rebuilt from the allow-listed address, never what somebody pasted. */
export function safeMapEmbedCode(url: string | null): string {
  if (url === null) return '';
  const source = url.replaceAll(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<iframe src="${source}" title="Map" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups" referrerpolicy="no-referrer"></iframe>`;
}
