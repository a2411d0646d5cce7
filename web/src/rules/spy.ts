/** Which part of a long text is being read: the first that crosses the upper third of the window. */
export function spy(text: HTMLElement, onread: (id: string) => void): () => void {
  const parts = [...text.querySelectorAll<HTMLElement>(':scope > section')];
  const seen = new Set<Element>();
  const looking = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) seen.add(entry.target);
        else seen.delete(entry.target);
      }
      const first = parts.find((part) => seen.has(part));
      if (first) onread(first.id);
    },
    { rootMargin: '-30% 0px -60% 0px' },
  );
  for (const part of parts) looking.observe(part);
  return () => looking.disconnect();
}
