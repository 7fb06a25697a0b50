import type { KeyboardEvent } from 'react';
import type { PriceGrid } from './use-price-grid.ts';

/** Keys while a cell is only selected. What is not ours goes its way. */
export function onSelectedKey(event: KeyboardEvent, sheet: PriceGrid): void {
  const { key } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const done = () => event.preventDefault();
  if (isCommand && !event.altKey) {
    const command = commandOf(key.toLowerCase(), event.shiftKey, sheet);
    if (command) {
      command();
      return done();
    }
  }
  if (sheet.move({ key, shiftKey: event.shiftKey, ctrlKey: isCommand })) return done();
  if (isCommand || event.altKey) return;
  if (key === 'Tab') {
    if (sheet.tab(event.shiftKey)) done();
    return;
  }
  if (key === 'Enter') {
    sheet.enter(event.shiftKey);
    return done();
  }
  if (key === 'F2') {
    sheet.edit(sheet.selection.active);
    return done();
  }
  if (key === 'Delete' || key === 'Backspace') {
    sheet.clear();
    return done();
  }
  // Whatever is typed is in the cell: what is no price is refused there, and never left out without a word.
  if (/^\S$/u.test(key)) {
    sheet.edit(sheet.selection.active, key);
    done();
  }
}

const commandOf = (key: string, isShifted: boolean, sheet: PriceGrid): (() => void) | undefined => {
  if (key === 'd') return sheet.fillDown;
  if (key === 'a') return sheet.selectAll;
  if (key === 'y' || (key === 'z' && isShifted)) return sheet.redo;
  return key === 'z' ? sheet.undo : undefined;
};

/** Keys while a cell is typed in; arrows move in its text. */
export function onEditingKey(event: KeyboardEvent, sheet: PriceGrid): void {
  const { key } = event;
  event.stopPropagation();
  if (key === 'Escape') {
    sheet.abandon();
    return event.preventDefault();
  }
  if (key === 'Enter') {
    sheet.enter(event.shiftKey);
    return event.preventDefault();
  }
  if (key === 'Tab') {
    if (sheet.tab(event.shiftKey)) event.preventDefault();
    return;
  }
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'd') {
    sheet.fillDown();
    event.preventDefault();
  }
}
