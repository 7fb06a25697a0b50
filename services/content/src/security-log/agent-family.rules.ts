/** The first that fits: browsers name those that they descend from, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser's family and system: 'Firefox on Windows'. Versions and anything else that singles one out are left out. */
export function agentFamily(userAgent: string | undefined = ''): string {
  const nameOf = (families: typeof browsers) =>
    families.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = nameOf(browsers);
  if (!browser) return 'Another program';
  const system = nameOf(systems);
  return system ? `${browser} on ${system}` : browser;
}
