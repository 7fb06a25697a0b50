import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { toText, toProblems } from '@larkfare/text-rules';
import { noteProblem } from '../back-office/office-note.rules.ts';
import { type Edit } from '../back-office/trip-edit.rules.ts';
import {
  emailProblem,
  limits,
  nameProblem,
  phoneProblem,
  textProblem,
  toLine,
} from '../customer/customer.rules.ts';
import { toPhone } from '../customer/phone.rules.ts';
import { type ContactMessage } from './contact-message.ts';

/** A message from the Get in Touch pop-up (specification, section 3 'Contact message (public)'). */
export type ContactMessageRequest = {
  name: string;
  email: string;
  /** Empty when none was given. */
  phone: string;
  message: string;
};

export const toContactMessageRequest = (input: ContactMessageRequest): ContactMessageRequest => ({
  name: toLine(input.name),
  email: toLine(input.email),
  phone: toPhone(input.phone),
  message: toText(input.message),
});

/** Name, e-mail address and message are required; the phone number is optional (specification, section 5). */
export const contactMessageProblems = (request: ContactMessageRequest): FieldProblem[] =>
  toProblems({
    name: nameProblem(request.name),
    email: emailProblem(request.email),
    phone: request.phone === '' ? undefined : phoneProblem(request.phone),
    message:
      request.message === ''
        ? 'Enter your message'
        : textProblem('Your message', request.message, limits.messageCharacters),
  });

/** The office changes the status and its own notes, never the customer's text. */
type Editable = Pick<ContactMessage, 'status' | 'extraNotes'>;

export type ContactMessageEdit = Edit<Editable>;

export const editedContactMessage = (message: Editable, edit: ContactMessageEdit): Editable => ({
  // Any status may follow any other (specification, section 4).
  status: edit.status ?? message.status,
  extraNotes: edit.extraNotes == null ? message.extraNotes : toText(edit.extraNotes),
});

export const editedContactMessageProblems = (edited: Editable): FieldProblem[] =>
  toProblems({ extraNotes: noteProblem(edited.extraNotes) });
