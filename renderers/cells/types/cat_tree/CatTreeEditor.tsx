import type { EditorProps } from '../../Cell.ts';
import { PickerEditor } from '../../editors/PickerEditor.tsx';
import { TreeEditor } from '../../editors/TreeEditor.tsx';

/** Categories are chosen in a picker's window where the column names one, else in a tree that drops down. */
export function CatTreeEditor(props: EditorProps<'cat_tree'>) {
  return props.column.picker === undefined ? <TreeEditor {...props} /> : <PickerEditor {...props} />;
}
