/** Tells how high the content is, whenever that changes; once for each picture drawn. */
export function tellHeight(content: Element, tell: (pixels: number) => void): void {
  let told = -1;
  new ResizeObserver(() => {
    const pixels = Math.ceil(content.getBoundingClientRect().height);
    if (pixels === told) return;
    told = pixels;
    tell(pixels);
  }).observe(content);
}
