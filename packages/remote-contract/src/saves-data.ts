/** Whether nothing should be fetched ahead: the visitor saves data, or the line is slow. Known in Chromium only. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return !!connection && (connection.saveData || connection.effectiveType.endsWith('2g'));
}
