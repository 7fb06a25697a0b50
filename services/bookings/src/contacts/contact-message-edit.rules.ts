import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { toText, toProblems } from '@larkfare/text-rules';
import { noteProblem } from '../back-office/office-note.rules.ts';
import { type ContactMessage } from './contact-message.entity.ts';

/** The office changes how far it is and its own notes, never what somebody wrote. */
export type Editable = Pick<ContactMessage, 'status' | 'extraNotes'>;

/** What is left out stays as it is. */
export type ContactMessageEdit = { [Field in keyof Editable]?: Editable[Field] | null };

export const editedContactMessage = (message: Editable, edit: ContactMessageEdit): Editable => ({
  // Any status may follow any other (specification, section 4).
  status: edit.status ?? message.status,
  extraNotes: edit.extraNotes == null ? message.extraNotes : toText(edit.extraNotes),
});

export const editedContactMessageProblems = (edited: Editable): FieldProblem[] =>
  toProblems({ extraNotes: noteProblem(edited.extraNotes) });
