import { CellField } from './cell-field.tsx';

type NameFieldProps = {
  /** 'Continent name'. */
  label: string;
  maxLength: number;
  edit: {
    formId: string;
    details: { name: string };
    problems: { name?: string };
    change: (changed: { name: string }) => void;
  };
};

/** The name of a row that is edited: its first field, where typing begins. */
export const NameField = ({ label, maxLength, edit }: NameFieldProps) => (
  <CellField label={label} problem={edit.problems.name}>
    {(wiring) => (
      <input
        {...wiring}
        form={edit.formId}
        type="text"
        name="name"
        autoComplete="off"
        autoFocus
        maxLength={maxLength}
        value={edit.details.name}
        onChange={(event) => edit.change({ name: event.target.value })}
      />
    )}
  </CellField>
);
