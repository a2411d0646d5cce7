/** Seconds as minutes and seconds; many of them as hours. */
export function figures(seconds: number): string {
  const all = Math.ceil(seconds);
  const minutes = Math.floor(all / 60);
  if (minutes >= 600) return `${Math.floor(minutes / 60)} h`;
  return `${minutes}:${String(all % 60).padStart(2, '0')}`;
}
