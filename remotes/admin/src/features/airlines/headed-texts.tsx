import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, Icon, Row, Stack } from '@larkfare/ui-kit';
import Plus from '@lucide/icons/icons/plus';
import { ProblemLine } from '../../fields/problem-line.tsx';
import type { FormState } from '../../fields/fields.tsx';
import {
  canRemoveEntry,
  withChangedEntry,
  withEntry,
  withoutEntry,
  type HeadedText,
} from './airlines.rules.ts';
import { HeadedTextEntry } from './headed-text-entry.tsx';

type HeadedTextsProps<Name extends string> = {
  form: FormState<NoInfer<Name>, readonly HeadedText[]>;
  name: Name;
  legend: string;
  /** One of them, for the buttons: 'detail'. */
  noun: string;
};

/** A list of headings with a description each, that grows and shrinks but always has one entry. */
export function HeadedTexts<Name extends string>({
  form,
  name,
  legend,
  noun,
}: HeadedTextsProps<Name>) {
  const texts = form.details[name];
  const problem = form.problems[name];
  const onTexts = (next: readonly HeadedText[]) =>
    form.change({ [name]: next } as Record<Name, readonly HeadedText[]>);
  const group = useRef<HTMLFieldSetElement>(null);
  const problemId = useId();
  const add = () => {
    flushSync(() => onTexts(withEntry(texts)));
    group.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => onTexts(withoutEntry(texts, index)));
    group.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };

  return (
    <Stack as="fieldset" gap={3} ref={group}>
      <legend>
        <strong>{legend}</strong>
      </legend>
      <Stack as="ul" gap={3} role="list">
        {texts.map((text, index) => (
          // Entries have no names, and their content comes from here.
          <HeadedTextEntry
            key={index}
            number={index + 1}
            noun={noun}
            text={text}
            problemId={problem ? problemId : undefined}
            onChange={(part) => onTexts(withChangedEntry(texts, index, part))}
            onRemove={canRemoveEntry(texts) ? () => remove(index) : undefined}
          />
        ))}
      </Stack>
      <div id={problemId}>
        <ProblemLine text={problem} />
      </div>
      <Row>
        <Button data-add onClick={add}>
          <Icon shape={Plus} size={18} /> Add {noun}
        </Button>
      </Row>
    </Stack>
  );
}
