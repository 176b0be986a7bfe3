import { Cascader, Select, Space, Typography } from 'antd';
import { useMemo, useState } from 'react';
import type { EditorProps } from '../../Cell.ts';
import { codesOf } from '../../drawing/items.ts';
import { POPUP_CLASS_NAMES } from '../../drawing/popup.ts';
import { inputText } from '../../drawing/text.ts';
import { EmptyChoices } from '../../editors/EmptyChoices.tsx';
import { type AreaOption, areaOptions, areaPath } from './areaPaths.ts';

const BAD_TYPE = 'Bad type value';
const LEVELS = ['省', '市', '区县'] as const;
const POPUP_STYLES = {
  root: { maxWidth: 'calc(100vw - 48px)', overflow: 'auto' },
  list: { minWidth: 'min(111px, 29vw)' },
} as const;

/** Chooses an area, in one cascading menu or in a list for each level. */
export function PcaEditor(props: EditorProps<'pca'>) {
  const { areaType = 'cascader', multiple } = props.column;
  if (multiple) return <SeveralAreas {...props} />;
  // A cell of a grid has no room for several lists.
  if (areaType === 'cascader' || (areaType === 'select' && props.onDone)) return <AreaCascader {...props} />;
  if (areaType === 'select') return <AreaSelects {...props} />;
  return <Typography.Text type="danger">{`${BAD_TYPE}: ${String(areaType)}`}</Typography.Text>;
}

/** Options and the stored code as a path; a code that is no area is told. */
function useAreas({ column, dictionary, value, status }: EditorProps<'pca'>) {
  const level = column.displayLevel ?? 'region';
  const options = useMemo(() => areaOptions(dictionary ?? [], level), [dictionary, level]);
  const code = inputText(value);
  const path = useMemo(() => areaPath(dictionary ?? [], code), [dictionary, code]);
  const bad = code !== '' && dictionary !== undefined && path.length === 0;
  return {
    level,
    options,
    path,
    anyLevel: level === 'all' || column.anyLevel === true,
    status: bad ? ('error' as const) : status,
    placeholder: bad ? `${BAD_TYPE}: ${code}` : (column.placeholder ?? `请选择${column.title}`),
  };
}

/** The cascading menu of areas, whatever is chosen in it. */
function menuOf(
  { id, column, onBlur, dictionary, disabled, autoFocus, describedBy }: EditorProps<'pca'>,
  { options, status, placeholder }: ReturnType<typeof useAreas>,
) {
  return {
    id,
    options,
    onBlur,
    placeholder,
    disabled,
    autoFocus,
    status,
    displayRender: (labels: string[]) => labels.join('/'),
    showSearch: { matchInputWidth: false, limit: 50 },
    loading: dictionary === undefined,
    notFoundContent: <EmptyChoices code={column.dictCode} />,
    allowClear: true,
    style: { width: '100%' },
    classNames: POPUP_CLASS_NAMES,
    styles: { popup: POPUP_STYLES },
    'aria-invalid': status === 'error',
    'aria-describedby': describedBy,
  };
}

function AreaCascader(props: EditorProps<'pca'>) {
  const { onChange, onDone } = props;
  const areas = useAreas(props);
  const { anyLevel, path } = areas;
  const [open, setOpen] = useState(onDone !== undefined);
  return (
    <Cascader<AreaOption>
      value={path}
      changeOnSelect={anyLevel}
      onChange={(next) => {
        onChange(next?.at(-1) ?? null);
        // Any level may be meant: the menu stays until it is left.
        if (!anyLevel || next === undefined) onDone?.(true);
      }}
      open={open}
      onOpenChange={setOpen}
      {...menuOf(props, areas)}
    />
  );
}

/** Several areas of any level, ticked in the cascading menu; one with all below it stands for them. */
function SeveralAreas(props: EditorProps<'pca'>) {
  const { value, onChange, dictionary } = props;
  const areas = useAreas({ ...props, value: null });
  const paths = codesOf(value).map((code) => areaPath(dictionary ?? [], code));
  return (
    <Cascader<AreaOption>
      multiple
      maxTagCount="responsive"
      value={paths.filter((path) => path.length > 0)}
      onChange={(next) => onChange(next.map((path) => path.at(-1)).join(',') || null)}
      {...menuOf(props, areas)}
    />
  );
}

/** Once a level is changed, what was chosen below it means nothing any more. */
function AreaSelects(props: EditorProps<'pca'>) {
  const { id, column, onChange, onBlur, dictionary, disabled, autoFocus, describedBy } = props;
  const { level, anyLevel, options, path, status, placeholder } = useAreas(props);
  const [begun, setBegun] = useState<readonly string[]>([]);
  const chosen = path.length > 0 ? path : begun;
  const depths = { province: 1, city: 2, region: 3, all: 3 }[level];
  const lists: (readonly AreaOption[])[] = [options];
  for (const code of chosen) {
    const children = lists.at(-1)?.find(({ value }) => value === code)?.children;
    if (children) lists.push(children);
  }
  const take = (depth: number, code: string | undefined) => {
    const next = code === undefined ? chosen.slice(0, depth) : [...chosen.slice(0, depth), code];
    const ends = lists[depth]?.find(({ value }) => value === code)?.children === undefined;
    setBegun(next);
    onChange(next.length > 0 && (anyLevel || (code !== undefined && ends)) ? (next.at(-1) ?? null) : null);
  };
  return (
    <Space.Compact block>
      {LEVELS.slice(0, depths).map((name, depth) => (
        <Select<string>
          key={name}
          {...(depth === 0 ? { id, autoFocus, 'aria-describedby': describedBy } : {})}
          value={chosen[depth] ?? null}
          options={[...(lists[depth] ?? [])]}
          onChange={(code) => take(depth, code)}
          onBlur={onBlur}
          showSearch={{ optionFilterProp: 'label' }}
          loading={dictionary === undefined}
          notFoundContent={<EmptyChoices code={column.dictCode} />}
          allowClear
          aria-label={`${column.title}${name}`}
          placeholder={depth === 0 && status === 'error' ? placeholder : name}
          disabled={disabled || (depth > 0 && lists[depth] === undefined)}
          status={status}
          style={{ width: `${100 / depths}%` }}
          classNames={POPUP_CLASS_NAMES}
        />
      ))}
    </Space.Compact>
  );
}
