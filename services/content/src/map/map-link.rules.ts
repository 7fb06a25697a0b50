/** Where the address opens on a map: at the embedded map's own marker, else as a search for the address. */
export function mapLink(addressText: string, embedUrl: string | null): string | null {
  const marker = embedUrl && new URL(embedUrl).searchParams.get('marker');
  if (marker) {
    const [latitude, longitude] = marker.split(',');
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  const address = addressText.replace(/\s+/g, ' ').trim();
  if (!address) return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
