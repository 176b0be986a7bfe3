import { Alert, Button, Form, Input, Modal, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import type { NewFiles } from '../../../engine/authoring/newFiles.ts';
import type { BegunKind, BegunNote, SourceBegun } from '../../../engine/authoring/SourceBegun.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { useBeginning } from './useBeginning.ts';

/** A model's folder and name. */
const ID = /^[a-z0-9][a-z0-9-]*\/[a-z0-9][a-z0-9-]*$/;

const ACCEPTED: Readonly<Record<BegunKind, string>> = { table: '.xlsx,.xls,.csv', jeecg: '.sql' };

interface FromFileDialogProps {
  kind: BegunKind;
  /** Where another kind of thing is chosen. */
  choice: ReactNode;
  files: readonly SourceFile[];
  folder: string;
  onMake: (made: NewFiles) => void;
  onClose: () => void;
}

/** Begins declarations with a table or a dump of another system: first what they would be and what they would lose. */
export function FromFileDialog({ kind, choice, files, folder, onMake, onClose }: FromFileDialogProps) {
  const [id, setId] = useState(folder === '' ? '' : `${folder}/`);
  const [file, setFile] = useState<File>();
  const { begun, percent, failed, begin, forget } = useBeginning();
  const isNamed = kind === 'jeecg' || ID.test(id);
  const ready = begun !== undefined && begun.refused === undefined && begun.files.length > 0;
  const take = () => {
    if (ready) onMake(Object.fromEntries(begun.files.map(({ path, text }) => [path, text])));
    else if (file && isNamed) void begin(kind === 'table' ? id : '', file);
  };
  return (
    <Modal
      open
      title="新建声明"
      width={720}
      okText={ready ? `取 ${begun.files.length} 个文件为草稿` : '看看会写成什么'}
      cancelText="取消"
      confirmLoading={percent !== undefined}
      okButtonProps={{ disabled: !ready && (file === undefined || !isNamed) }}
      onOk={take}
      onCancel={onClose}
    >
      <Form layout="vertical">
        {choice}
        {kind === 'table' && (
          <Form.Item
            label="路径"
            htmlFor="new-id"
            extra="模型与列表的路径，小写英文字母、数字与 -，如 market/stock-take"
          >
            <Input
              id="new-id"
              value={id}
              onChange={({ target }) => {
                setId(target.value.trim());
                forget();
              }}
            />
          </Form.Item>
        )}
        <Form.Item
          label={kind === 'table' ? '表格文件（XLSX、XLS、CSV）' : '数据库转储（mysqldump 的 .sql）'}
          htmlFor="new-file"
          extra={
            kind === 'table'
              ? '由列名与值推断字段、类型、必填、字典；行数据不导入，文件不保存'
              : '在线表单、报表、字典、菜单、校验与填值规则写成声明；文件不保存'
          }
        >
          <input
            id="new-file"
            type="file"
            accept={ACCEPTED[kind]}
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              forget();
            }}
          />
        </Form.Item>
      </Form>
      {failed !== undefined && <Alert showIcon type="error" title={failed} />}
      {begun && <Begun begun={begun} there={new Set(files.map(({ path }) => path))} />}
    </Modal>
  );
}

const short = (path: string): string => path.replace(/^screens\//, '');

function Begun({ begun, there }: { begun: SourceBegun; there: ReadonlySet<string> }) {
  const { files, decided, unclear, changed, lost, records, refused } = begun;
  return (
    <div className="playground-changes playground-begun" role="status">
      {refused !== undefined && <Alert showIcon type="error" title="没有写成声明" description={refused} />}
      <Notes title="没有搬过来的" notes={lost} />
      <Notes title="搬过来了，但有改动" notes={changed} />
      <Told title="拿不准的，请看一遍" lines={unclear} />
      <Told
        title="写成的文件"
        lines={files.map(({ path }) => short(path))}
        marked={(line) => there.has(`screens/${line}`)}
      />
      <Told title="依据" lines={decided} />
      {records.map(({ name, model, count, csv }) => (
        <p key={name}>
          {count} 条规则是数据不是声明：下载后在 {model} 的页面导入{' '}
          <Button size="small" onClick={() => saveFile(new Blob([csv], { type: 'text/csv' }), name)}>
            下载 {name}
          </Button>
        </p>
      ))}
    </div>
  );
}

interface ToldProps {
  title: string;
  lines: readonly string[];
  /** It stands there already, and a draft is laid over it. */
  marked?: (line: string) => boolean;
}

function Told({ title, lines, marked }: ToldProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4>
        {title}（{lines.length}）
      </h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            {line} {marked?.(line) && <Tag>改动已有文件</Tag>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly BegunNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4>
        {title}（{notes.length}）
      </h4>
      <ul>
        {notes.map(({ what, why, way, line }) => (
          <li key={`${line} ${what} ${why}`}>
            {what}
            <small>
              {why}
              {way !== '' && `；${way}`}（第 {line} 行）
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
