import { Select } from 'antd';
import { elementsOf } from '../../../engine/queries/filterValue.ts';

interface SeveralValuesProps {
  value: string;
  onChange: (value: string | null) => void;
  label: string;
}

/** What separates values that are typed or pasted, be it a column of a sheet. */
const SEPARATORS = [',', '，', ';', '；', '、', '\t', '\n', ' '];

/** Several values, typed one after another or pasted at once. */
export function SeveralValues({ value, onChange, label }: SeveralValuesProps) {
  return (
    <Select
      mode="tags"
      open={false}
      suffixIcon={null}
      allowClear
      tokenSeparators={SEPARATORS}
      maxTagCount="responsive"
      value={elementsOf(value)}
      onChange={(values: string[]) => onChange(values.length > 0 ? values.map((one) => one.trim()).join(',') : null)}
      placeholder="可输入多个值"
      aria-label={label}
      style={{ width: '100%' }}
    />
  );
}
