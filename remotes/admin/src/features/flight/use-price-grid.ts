import { useState } from 'react';
import { counted } from '@larkfare/text-rules';
import { pasted, toClipboard } from './grid-clipboard.rules.ts';
import { afterEnter, afterTab, movedBy } from './grid-moves.rules.ts';
import { continued, redone, startedWith, stepped, undone, type History } from './history.rules.ts';
import {
  cellProblem,
  cleared,
  filledDown,
  oneCell,
  rangeOf,
  textAt,
  withText,
  type Cell,
  type Grid,
  type Selection,
} from './price-grid.rules.ts';

/** A cell while it is typed in, with its present text. */
export type Editing = { cell: Cell; text: string };

export type PriceGrid = ReturnType<typeof usePriceGrid>;

/** The spreadsheet behind the monthly prices: selection, editing and history; what the cells hold is the form's. */
export function usePriceGrid(grid: Grid, onGrid: (grid: Grid) => void) {
  const [selection, setSelection] = useState<Selection>(oneCell({ row: 0, column: 0 }));
  const [editing, setEditing] = useState<Editing>();
  const [kept, setKept] = useState<History<Grid>>(() => startedWith(grid));
  /** Said to those who cannot see what a command did to the cells. */
  const [said, setSaid] = useState('');
  // A table that came from elsewhere, such as a version that was read again, has no steps to take back.
  const history = kept.present === grid ? kept : startedWith(grid);

  const show = (next: History<Grid>) => {
    setKept(next);
    if (next.present !== grid) onGrid(next.present);
  };
  const step = (next: Grid) => show(stepped(history, next));
  /** What was typed stays, unless it was abandoned. */
  const settle = () => {
    if (editing) {
      const next = withText(grid, editing.cell, editing.text);
      step(next);
      setSaid(cellProblem(next, editing.cell) ?? '');
    }
    setEditing(undefined);
  };

  return {
    grid,
    selection,
    editing,
    said,
    settle,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    select(cell: Cell, { extend = false } = {}) {
      settle();
      setSelection((before) => (extend ? { ...before, active: cell } : oneCell(cell)));
    },
    /** Starts typing in a cell: over what is there, or on with it. */
    edit(cell: Cell, text = textAt(grid, cell)) {
      setSelection(oneCell(cell));
      setEditing({ cell, text });
    },
    type: (text: string) => setEditing((before) => before && { ...before, text }),
    abandon: () => setEditing(undefined),
    /** Whether the key moved the selection. */
    move(stroke: { key: string; shiftKey: boolean; ctrlKey: boolean }): boolean {
      const next = movedBy(stroke, selection);
      if (next) setSelection(next);
      return next !== undefined;
    },
    enter(isBack: boolean) {
      settle();
      setSelection(oneCell(afterEnter(selection.active, isBack)));
    },
    /** Whether Tab stays in the table. */
    tab(isBack: boolean): boolean {
      settle();
      const next = afterTab(selection.active, isBack);
      if (next) setSelection(oneCell(next));
      return next !== undefined;
    },
    selectAll: () =>
      setSelection({ anchor: { row: 11, column: 3 }, active: { row: 0, column: 0 } }),
    copy: () => toClipboard(grid, rangeOf(selection)),
    paste(text: string) {
      const result = pasted(grid, selection, text);
      setEditing(undefined);
      step(result.grid);
      setSelection(result.selection);
      setSaid(
        result.left > 0
          ? `Pasted. ${counted(result.left, 'value')} had no place in the table.`
          : 'Pasted.',
      );
    },
    clear() {
      step(cleared(grid, rangeOf(selection)));
      setSaid('Cleared.');
    },
    fillDown() {
      // What is being typed is what shall be filled in.
      const typed = editing ? withText(grid, editing.cell, editing.text) : grid;
      setEditing(undefined);
      step(filledDown(typed, rangeOf(selection)));
      setSaid('Filled down.');
    },
    undo() {
      show(undone(history));
      setSaid('Taken back.');
    },
    redo() {
      show(redone(history));
      setSaid('Done again.');
    },
    /** One cell of the small screen's form, where each is a field of its own; what is typed in one go is one step. */
    write(cell: Cell, text: string, { isFirst }: { isFirst: boolean }) {
      const next = withText(grid, cell, text);
      if (next === grid) return;
      show(isFirst ? stepped(history, next) : continued(history, next));
    },
  };
}
