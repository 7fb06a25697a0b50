type Box = { top: number; bottom: number; left: number; width: number };
/** The part of the window that can be seen, `top` pixels below where the page's coordinates begin. */
type View = { width: number; height: number; top: number };

const gap = 4;
const edge = 8;
const narrowest = 288;
const highest = 320;
/** Less room than this below, and more above: the list opens upwards. */
const enough = 180;

/** The place of a list that belongs to an input: below it where there is room, above it otherwise, inside the view. */
export function listPlace(input: Box, view: View) {
  const below = view.top + view.height - input.bottom - gap - edge;
  const above = input.top - view.top - gap - edge;
  const width = Math.min(Math.max(input.width, narrowest), view.width - 2 * edge);
  const isAbove = below < enough && above > below;
  return {
    left: `${Math.max(edge, Math.min(input.left, view.width - width - edge))}px`,
    width: `${width}px`,
    maxHeight: `${Math.min(highest, isAbove ? above : below)}px`,
    top: isAbove ? `${input.top - gap}px` : `${input.bottom + gap}px`,
    translate: isAbove ? '0 -100%' : 'none',
  };
}
