import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useId } from 'react';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import type { Operator } from '../../../engine/queries/Filter.ts';
import { elementsOf } from '../../../engine/queries/filterValue.ts';
import type { BuilderDraft } from '../../../engine/queryBuilder/conditions.ts';
import type { CellColumn, CellContext } from '../../cells/Cell.ts';
import { CellEditor } from '../../cells/editors/CellEditor.tsx';
import {
  askedValue,
  isTakenOneByOne,
  isTypedList,
  typedText,
  valueColumn,
  withField,
  withRule,
} from './conditionValue.ts';
import { EachValue } from './EachValue.tsx';
import { ruleChoices } from './operatorTitles.ts';

/** What separates values that are typed or pasted, be it a column of a sheet. */
const SEPARATORS = [',', '，', ';', '；', '、', '\t', '\n', ' '];

/** px of a list with all rules and their two headings. */
const ALL_RULES = 392;

interface ConditionRowProps {
  draft: BuilderDraft;
  /** 1-based. */
  number: number;
  fields: readonly PlanQueryItem[];
  cells: CellContext;
  onChange: (draft: BuilderDraft) => void;
  /** Absent: there is no room for one more. */
  onInsert: (() => void) | undefined;
  onRemove: () => void;
}

/** One condition: a field, a rule, and the value in the editor of the field's type. */
export function ConditionRow({ draft, number, fields, cells, onChange, ...does }: ConditionRowProps) {
  const field = fields.find(({ key }) => key === draft.field);
  const take = (key: string) => {
    const next = fields.find((each) => each.key === key);
    if (next) onChange(withField(draft, next, field));
  };
  return (
    <fieldset className="super-row" aria-label={`条件 ${number}`}>
      <Select
        className="super-field"
        value={draft.field ?? null}
        options={fields.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={take}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="选择查询字段"
        aria-label={`条件 ${number} 的字段`}
      />
      <Select<Operator | null>
        className="super-rule"
        value={draft.rule ?? null}
        options={field ? ruleChoices(field.kind) : []}
        onChange={(rule) => rule && onChange(withRule(draft, rule, field))}
        disabled={!field}
        listHeight={ALL_RULES}
        placeholder="匹配规则"
        aria-label={`条件 ${number} 的规则`}
      />
      <div className="super-value">
        <ConditionValue draft={draft} number={number} field={field} cells={cells} onChange={onChange} />
      </div>
      <span className="super-row-buttons">
        <Button
          icon={<PlusOutlined />}
          aria-label={`在条件 ${number} 之后添加`}
          disabled={does.onInsert === undefined}
          onClick={does.onInsert}
        />
        <Button icon={<MinusOutlined />} aria-label={`删除条件 ${number}`} onClick={does.onRemove} />
      </span>
    </fieldset>
  );
}

export type ConditionValueProps = Pick<ConditionRowProps, 'draft' | 'number' | 'cells' | 'onChange'> & {
  field: PlanQueryItem | undefined;
  /** What its editor is called; absent: the value of this condition. */
  label?: string;
};

/** The value of a condition in the editor of its field's type. */
export function ConditionValue({ draft, number, field, cells, onChange, label: named }: ConditionValueProps) {
  const id = useId();
  if (!field) return <Input disabled placeholder="值" aria-label={`条件 ${number} 的值`} />;
  const { val = '', rule } = draft;
  const label = named ?? `条件 ${number} 的值`;
  const change = (value: unknown) => {
    const { val: _before, ...others } = draft;
    const text = value === null || value === undefined ? '' : String(value);
    onChange(text === '' ? others : { ...others, val: text });
  };
  const column = valueColumn(field, rule);
  if (isTypedList(column, rule)) return <SeveralValues value={val} column={column} onChange={change} label={label} />;
  return (
    <>
      <label htmlFor={id} className="super-label">
        {label}
      </label>
      {/* Another field or rule is another editor: unfinished typing does not pass over. */}
      {isTakenOneByOne(column, rule) ? (
        <EachValue key={field.key} id={id} column={column} cells={cells} label={label} value={val} onChange={change} />
      ) : (
        <CellEditor
          key={`${field.key} ${column.type} ${column.multiple}`}
          id={id}
          column={column}
          value={val}
          onChange={change}
          dictionary={column.dictCode ? cells.dictionary(column.dictCode) : undefined}
          clearable
        />
      )}
    </>
  );
}

interface SeveralValuesProps {
  value: string;
  column: CellColumn;
  onChange: (value: string | null) => void;
  label: string;
}

/** Several values, typed one after another or pasted at once. */
function SeveralValues({ value, column, onChange, label }: SeveralValuesProps) {
  return (
    <Select
      mode="tags"
      open={false}
      suffixIcon={null}
      allowClear
      tokenSeparators={SEPARATORS}
      maxTagCount="responsive"
      value={elementsOf(value).map((one) => typedText(one, column))}
      onChange={(values: string[]) =>
        onChange(values.length > 0 ? values.map((one) => askedValue(one, column)).join(',') : null)
      }
      placeholder="可输入多个值"
      aria-label={label}
      style={{ width: '100%' }}
    />
  );
}
