export type Axis = 'horizontal' | 'vertical';

export const lengthOf = (element: HTMLElement, axis: Axis) => {
  const box = element.getBoundingClientRect();
  return axis === 'horizontal' ? box.width : box.height;
};

export const scrollOf = (element: HTMLElement, axis: Axis) =>
  axis === 'horizontal' ? element.scrollLeft : element.scrollTop;

export function setScrollOf(element: HTMLElement, axis: Axis, position: number) {
  if (axis === 'horizontal') element.scrollLeft = position;
  else element.scrollTop = position;
}
