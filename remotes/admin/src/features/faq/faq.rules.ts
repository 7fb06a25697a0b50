import type { Question } from '../../site-values/site-values.ts';

export const blankQuestion: Question = { question: '', answer: '' };

/** A new FAQ needs a question and an answer (specification §5). */
export const canAddQuestion = ({ question, answer }: Question): boolean =>
  question.trim() !== '' && answer.trim() !== '';
