import { Form, Input, Modal, Select } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import type { SqlGiven } from '../../../engine/authoring/inference/reportOfSql.ts';
import {
  fieldsOf,
  hasMeasures,
  type NewFiles,
  newBoard,
  newDictionary,
  newModel,
  newNames,
  newPicker,
  newPrint,
  newReport,
  newScreen,
} from '../../../engine/authoring/newFiles.ts';
import type { BegunKind } from '../../../engine/authoring/SourceBegun.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { ReportBegun } from './useReportOfSql.ts';

const LazyFromFile = lazyComponent('FromFile', async () => (await import('./FromFileDialog.tsx')).FromFileDialog);

const KINDS = [
  { value: 'report', label: '报表' },
  { value: 'model', label: '模型和它的列表' },
  { value: 'screen', label: '已有模型上的列表' },
  { value: 'dictionary', label: '字典' },
  { value: 'picker', label: '选择器' },
  { value: 'print', label: '打印单' },
  { value: 'board', label: '看板' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

/** What begins with a file of another kind. */
const FROM_FILE = [
  { value: 'table', label: '从表格文件（XLSX、CSV）' },
  { value: 'jeecg', label: '从 JeecgBoot 数据库转储' },
] as const;
const isFromFile = (kind: Kind | BegunKind): kind is BegunKind => FROM_FILE.some(({ value }) => value === kind);

/** Written over one of these a new thing begins. */
const OVER_MODEL: readonly Kind[] = ['screen', 'print', 'board'];

interface NewFileDialogProps {
  files: readonly SourceFile[];
  /** The folder of the file on show. */
  folder: string;
  /** `unclear`: what of it somebody should look at. */
  onMake: (made: NewFiles, unclear?: readonly string[]) => void;
  /** The report of a statement; or why there is none. */
  reportOf: (given: SqlGiven) => Promise<ReportBegun | string>;
  onClose: () => void;
}

/** Begins a declaration: from a template, from SQL, from a list of fields, or from a file of another kind. */
export function NewFileDialog(props: NewFileDialogProps) {
  const { files, folder, onMake, onClose } = props;
  const [kind, setKind] = useState<Kind | BegunKind>('report');
  const choice = (
    <Form.Item label="新建什么" htmlFor="new-kind">
      <Select id="new-kind" options={[...KINDS, ...FROM_FILE]} value={kind} onChange={setKind} />
    </Form.Item>
  );
  if (!isFromFile(kind)) return <FromTemplate {...props} kind={kind} choice={choice} />;
  return (
    <Suspense>
      <LazyFromFile
        key={kind}
        kind={kind}
        choice={choice}
        files={files}
        folder={folder}
        onMake={onMake}
        onClose={onClose}
      />
    </Suspense>
  );
}

function FromTemplate(props: NewFileDialogProps & { kind: Kind; choice: ReactNode }) {
  const { files, folder, onMake, reportOf, onClose, kind, choice } = props;
  const [name, setName] = useState(folder === '' ? '' : `${folder}/`);
  const [model, setModel] = useState<string>();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const models = modelsFor(kind, files);
  const overModel = OVER_MODEL.includes(kind);
  const isNamed = newNames[kind].test(name);
  const made =
    isNamed && (!overModel || model !== undefined)
      ? make(kind, name, { model, text: kind === 'report' ? '' : text, files })
      : undefined;
  const taken = Object.keys(made ?? {}).filter((path) => files.some((file) => file.path === path));
  const wrong =
    taken.length > 0 ? `${taken.map((path) => path.replace(/^screens\//, '')).join('、')} 已存在` : undefined;
  const take = async () => {
    if (!made || wrong !== undefined) return;
    if (kind !== 'report' || text.trim() === '') return onMake(made);
    setBusy(true);
    const begun = await reportOf({ id: name, sql: `${text.trim()}\n` }).catch((error: Error) => error.message);
    setBusy(false);
    if (typeof begun === 'string') setRefused(begun);
    else onMake(Object.fromEntries(begun.files.map((file) => [file.path, file.text])), begun.unclear);
  };
  const example = kind === 'dictionary' ? 'order_level' : 'market/my-list';
  return (
    <Modal
      open
      title="新建声明"
      okText="新建"
      cancelText="取消"
      okButtonProps={{ disabled: made === undefined || wrong !== undefined }}
      confirmLoading={busy}
      onOk={() => void take()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => void take()}>
        {choice}
        <Form.Item
          label={kind === 'dictionary' ? '编码' : '路径'}
          htmlFor="new-name"
          {...(wrong === undefined ? {} : { validateStatus: 'error' })}
          extra={wrong ?? `小写英文字母、数字与${kind === 'dictionary' ? '下划线' : ' -'}，如 ${example}`}
        >
          <Input id="new-name" autoFocus value={name} onChange={({ target }) => setName(target.value.trim())} />
        </Form.Item>
        {overModel && (
          <Form.Item
            label="模型"
            htmlFor="new-model"
            extra={kind === 'board' ? '看板数的是模型的指标（measures）：这里是有指标的模型' : undefined}
          >
            <Select
              id="new-model"
              showSearch
              options={models.map((value) => ({ value, label: value }))}
              value={model ?? null}
              onChange={setModel}
            />
          </Form.Item>
        )}
        {(kind === 'report' || kind === 'model') && (
          <Form.Item
            label={kind === 'report' ? 'SQL（可以不填）' : '字段（可以不填）'}
            htmlFor="new-text"
            {...(refused === undefined
              ? {}
              : { validateStatus: 'error', help: <span className="playground-lines">{refused}</span> })}
            extra={
              kind === 'report'
                ? '由它推断列、类型与参数：参数写 ${day}，一段日期写 ${dayFrom} 与 ${dayTo}，第一行写 -- 标题'
                : '一行一个标题，后面可写类型（金额 数、下单日期 日期）；也可以粘贴表格的表头'
            }
          >
            <Input.TextArea
              id="new-text"
              rows={5}
              value={text}
              placeholder={kind === 'report' ? 'select … from market_order' : '订单号\n金额 数\n下单日期 日期'}
              onChange={({ target }) => {
                setText(target.value);
                setRefused(undefined);
              }}
            />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}

/** Those it can be written over: a board counts measures. */
const modelsFor = (kind: Kind, files: readonly SourceFile[]): string[] =>
  files
    .filter(({ text }) => kind !== 'board' || hasMeasures(text))
    .flatMap(({ path }) => /^screens\/(.+)\.model\.json$/.exec(path)?.[1] ?? []);

interface Given {
  model: string | undefined;
  text: string;
  files: readonly SourceFile[];
}

function make(kind: Kind, name: string, { model = '', text, files }: Given): NewFiles | undefined {
  const said = text.trim() !== '';
  const modelText = files.find(({ path }) => path === `screens/${model}.model.json`)?.text ?? '{}';
  switch (kind) {
    case 'report':
      return newReport(name, 'market_order');
    case 'model':
      return said ? newModel(name, '新模型', fieldsOf(text)) : newModel(name);
    case 'screen':
      return newScreen(name, model);
    case 'dictionary':
      return newDictionary(name);
    case 'picker':
      return newPicker(name);
    case 'print':
      return newPrint(name, model, modelText);
    case 'board':
      return newBoard(name, model, modelText);
  }
}
