/** Reports the content's height whenever it changes, at most once per frame of animation. */
export function reportHeight(content: Element, report: (pixels: number) => void): void {
  let lastPixels = -1;
  new ResizeObserver(() => {
    const pixels = Math.ceil(content.getBoundingClientRect().height);
    if (pixels === lastPixels) return;
    lastPixels = pixels;
    report(pixels);
  }).observe(content);
}
