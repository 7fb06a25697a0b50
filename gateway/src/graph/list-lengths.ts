import { type FieldNode, Kind, type OperationDefinitionNode } from 'graphql';

/** The lengths of lists that no argument limits, by root field. */
export interface ListLengths {
  /** Undefined until such a list has been sent. */
  of(field: string): number | undefined;
  /** The longest is kept: a filter makes a list shorter and its field no cheaper. */
  learn(operation: OperationDefinitionNode, data: Readonly<Record<string, unknown>>): void;
  /** How often a length has changed. */
  changes(): number;
}

export function listLengths(): ListLengths {
  const longest = new Map<string, number>();
  let changes = 0;
  return {
    of: (field) => longest.get(field),
    learn({ selectionSet }, data) {
      const fields = selectionSet.selections.filter(
        (selection): selection is FieldNode => selection.kind === Kind.FIELD,
      );
      for (const { alias, name } of fields) {
        const list = data[(alias ?? name).value];
        if (!Array.isArray(list) || list.length <= (longest.get(name.value) ?? 0)) continue;
        longest.set(name.value, list.length);
        changes += 1;
      }
    },
    changes: () => changes,
  };
}
