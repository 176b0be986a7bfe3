import type { EditorProps } from '../../Cell.ts';
import { flagValues } from '../../drawing/kindText.ts';
import { inputText } from '../../drawing/text.ts';
import { DragVerify } from './DragVerify.tsx';

/** Verified or not; what is verified stays so. */
export function SliderEditor({
  id,
  value,
  onChange,
  onDone,
  column,
  disabled,
  status,
  describedBy,
}: EditorProps<'slider'>) {
  const [on] = flagValues(column);
  return (
    <DragVerify
      id={id}
      verified={inputText(value) === on}
      onVerified={() => {
        onChange(on);
        onDone?.(true);
      }}
      disabled={disabled}
      status={status}
      describedBy={describedBy}
    />
  );
}
