import { Button, Empty, theme } from 'antd';
import type { Picker } from '../../engine/plan/compiled.ts';
import type { CellRow } from '../cells/Cell.ts';
import { cutText, inputText } from '../cells/drawing/text.ts';
import { useNames } from '../cells/drawing/useNames.ts';
import { type PickerSelection, withoutKeys } from './selection.ts';

interface ChosenListProps {
  picker: Picker;
  selection: PickerSelection<CellRow>;
  onSelect: (selection: PickerSelection<CellRow>) => void;
}

/** What is chosen, one under the other, each to be given up by itself. */
export function ChosenList({ picker, selection, onSelect }: ChosenListProps) {
  const { token } = theme.useToken();
  const { keys, rows } = selection;
  const unseen = keys.filter((key) => !rows.has(key));
  const names = useNames(`picker:${picker.id}`, unseen);
  const nameOf = (key: string) => {
    const row = rows.get(key);
    return row ? inputText(row[picker.text]) || key : (names[unseen.indexOf(key)] ?? key);
  };
  return (
    <section className="picker-chosen" aria-label="已选" style={{ borderColor: token.colorBorderSecondary }}>
      <header style={{ background: token.colorFillQuaternary }}>已选 {keys.length} 项</header>
      {keys.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有选择" />
      ) : (
        <ul>
          {keys.map((key) => (
            <li key={key} style={{ borderColor: token.colorBorderSecondary }}>
              <span className="picker-chosen-name" title={nameOf(key)}>
                {cutText(nameOf(key), picker.ellipsis ?? 12)}
              </span>
              <Button
                type="link"
                size="small"
                danger
                aria-label={`删除${nameOf(key)}`}
                onClick={() => onSelect(withoutKeys(selection, [key]))}
              >
                删除
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
