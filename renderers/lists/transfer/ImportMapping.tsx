import { Alert, Checkbox, Form, Radio, Select } from 'antd';
import {
  headingsOf,
  IMPORT_HOW,
  type ImportChoice,
  type ImportHow,
  type Looked,
  type LookedTable,
  type RowsChoice,
  tablesOf,
} from '../../../engine/lists/transfer/importChoice.ts';
import { Lines } from './ImportFiles.tsx';

interface ImportMappingProps {
  looked: Looked;
  choice: ImportChoice;
  may: readonly ImportHow[];
  narrow: boolean;
  onChange: (choice: ImportChoice) => void;
}

/** Which field each heading means, and how rows meet the records that are there. */
export function ImportMapping({ looked, choice, may, narrow, onChange }: ImportMappingProps) {
  const set = (change: Partial<ImportChoice>) => onChange({ ...choice, ...change });
  const refused = looked.files.flatMap(({ name, error }) => (error === undefined ? [] : [`${name}：${error}`]));
  const keyed = looked.fields.filter((field) => field.keyed);
  return (
    <>
      {refused.length > 0 && (
        <Alert
          className="import-complaint"
          type="warning"
          showIcon
          title="这些文件不会导入"
          description={<Lines lines={refused} />}
        />
      )}
      {headingsOf(looked).length > 0 && (
        <HeadingTable
          narrow={narrow}
          mapping={choice.mapping}
          fields={looked.fields}
          headings={headingsOf(looked)}
          name="列的对应"
          onMap={(mapping) => set({ mapping })}
        />
      )}
      {tablesOf(looked).map((table) => (
        <LineMapping
          key={table.code}
          looked={looked}
          table={table}
          choice={choice}
          narrow={narrow}
          onChange={(rows) => set({ lines: { ...choice.lines, [table.code]: rows } })}
        />
      ))}
      <Form
        layout={narrow ? 'vertical' : 'horizontal'}
        labelCol={narrow ? {} : { flex: '96px' }}
        className="import-form"
      >
        {may.length > 1 && (
          <Form.Item label="导入方式">
            <Radio.Group
              aria-label="导入方式"
              value={choice.how}
              options={may.map((value) => ({ value, label: IMPORT_HOW[value] }))}
              onChange={(event) => set({ how: event.target.value as ImportHow })}
            />
          </Form.Item>
        )}
        {choice.how !== 'insert' && (
          <>
            <Form.Item label="匹配字段" extra="按这些字段的值找到要修改的记录">
              <Select
                mode="multiple"
                aria-label="匹配字段"
                placeholder="选择字段"
                optionFilterProp="label"
                value={[...choice.key]}
                options={keyed.map(({ key, title }) => ({ value: key, label: title }))}
                onChange={(key: string[]) => set({ key })}
              />
            </Form.Item>
            <Form.Item label="空单元格">
              <Checkbox checked={choice.clear} onChange={(event) => set({ clear: event.target.checked })}>
                清空记录里原来的值（不选则保留原值）
              </Checkbox>
            </Form.Item>
          </>
        )}
        <Form.Item label="有错误时">
          <Radio.Group
            aria-label="有错误时"
            value={choice.whole}
            options={[
              { value: true, label: '一行也不导入' },
              { value: false, label: '导入正确的行' },
            ]}
            onChange={(event) => set({ whole: event.target.value === true })}
          />
        </Form.Item>
      </Form>
    </>
  );
}

interface LineMappingProps extends Pick<ImportMappingProps, 'looked' | 'choice' | 'narrow'> {
  table: LookedTable;
  onChange: (rows: RowsChoice) => void;
}

/** Which field each heading of a sub-table's sheets means, and how its rows meet those that are there. */
function LineMapping({ looked, table, choice, narrow, onChange }: LineMappingProps) {
  const { code, title, fields } = table;
  const rows = choice.lines[code];
  if (!rows) return null;
  return (
    <>
      <h4 className="import-table">{title}</h4>
      <HeadingTable
        narrow={narrow}
        mapping={rows.mapping}
        fields={fields}
        headings={headingsOf(looked, code)}
        name={`${title} 列的对应`}
        onMap={(mapping) => onChange({ ...rows, mapping })}
      />
      {choice.how !== 'insert' && (
        <Form layout={narrow ? 'vertical' : 'horizontal'} className="import-form">
          <Form.Item
            label={`${title}的匹配字段`}
            extra="在所属记录的行里找到要修改的行；不选则与已有行完全相同的不重复导入"
          >
            <Select
              mode="multiple"
              aria-label={`${title}的匹配字段`}
              placeholder="选择字段"
              optionFilterProp="label"
              value={[...rows.key]}
              options={fields.filter(({ keyed }) => keyed).map(({ key, title: label }) => ({ value: key, label }))}
              onChange={(key: string[]) => onChange({ ...rows, key })}
            />
          </Form.Item>
        </Form>
      )}
    </>
  );
}

interface HeadingTableProps {
  name: string;
  headings: ReturnType<typeof headingsOf>;
  fields: Looked['fields'];
  mapping: RowsChoice['mapping'];
  narrow: boolean;
  onMap: (mapping: RowsChoice['mapping']) => void;
}

function HeadingTable({ name, headings, fields, mapping, narrow, onMap }: HeadingTableProps) {
  const taken = new Set(Object.values(mapping));
  const optionsFor = (own: string) => [
    { value: '', label: '不导入' },
    ...fields.map(({ key, title, required }) => ({
      value: key,
      label: required ? `${title} *` : title,
      disabled: key !== own && taken.has(key),
    })),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="import-headings" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">文件中的列</th>
            {!narrow && <th scope="col">前几行的内容</th>}
            <th scope="col">导入到字段</th>
          </tr>
        </thead>
        <tbody>
          {headings.map(({ title, samples, locked, owner }) => (
            <tr key={`${owner ?? ''} ${title}`}>
              <th scope="row">
                {title}
                {narrow && samples.length > 0 && <small>{samples.join('、')}</small>}
              </th>
              {!narrow && <td>{samples.join('、')}</td>}
              <td>
                {owner !== undefined ? (
                  <span className="import-locked">按{owner}找到所属的记录</span>
                ) : locked === undefined ? (
                  <Select
                    aria-label={`${title} 导入到`}
                    showSearch={{ optionFilterProp: 'label' }}
                    value={mapping[title] ?? ''}
                    options={optionsFor(mapping[title] ?? '')}
                    onChange={(key: string) => onMap({ ...mapping, [title]: key })}
                  />
                ) : (
                  <span className="import-locked">这一列{locked}，不导入</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
