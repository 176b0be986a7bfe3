import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Progress } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { Failure } from '../../../engine/api/Failure.ts';
import type { Looked } from '../../../engine/lists/transfer/importChoice.ts';
import { useExport } from '../actions/useExport.ts';
import { useSendFiles } from './useImport.ts';

interface ImportFilesProps {
  /** Wire code of the model. */
  code: string;
  /** What no column needs to say. */
  fixed: Readonly<Record<string, string>>;
  /** What one of its records is called. */
  title: string;
  onLooked: (looked: Looked) => void;
}

const ACCEPTED = '.xlsx,.xls,.csv';
const MOST_FILES = 10;

/** Files are chosen or dropped; what is wrong with them is told here, and others can be chosen. */
export function ImportFiles({ code, fixed, title, onLooked }: ImportFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { percent, send } = useSendFiles(code);
  const template = useExport(`${title}导入模板.xlsx`);
  const sending = percent !== undefined;
  const keys = Object.keys(fixed).join(',');
  const without: Record<string, string> = keys === '' ? {} : { fixed: keys };
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    if (files.length > MOST_FILES) return setRefused([`一次最多选择 ${MOST_FILES} 个文件`]);
    setRefused([]);
    try {
      const looked = await send(files);
      const wrong = looked.files.flatMap(({ name, error }) => (error === undefined ? [] : [`${name}：${error}`]));
      if (wrong.length === looked.files.length) setRefused(wrong);
      else onLooked(looked);
    } catch (error) {
      setRefused([error instanceof Failure ? error.message : '文件上传失败']);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!sending) void take([...event.dataTransfer.files]);
  };
  return (
    <>
      <button
        type="button"
        className={`import-drop${over ? ' import-drop-over' : ''}`}
        disabled={sending}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <InboxOutlined className="import-drop-icon" />
        <span>{sending ? '正在上传和读取…' : '点击选择文件，或把文件拖到这里'}</span>
        <small>支持 .xlsx、.xls、.csv，可以同时选择多个文件，每个不超过 20 MB</small>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label="要导入的文件"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again once it is mended.
          event.target.value = '';
          void take(files);
        }}
      />
      {sending && <Progress percent={Math.floor(percent)} aria-label="上传进度" />}
      {refused.length > 0 && (
        <Alert
          className="import-complaint"
          type="error"
          showIcon
          title="文件不能导入"
          description={<Lines lines={refused} />}
        />
      )}
      <Button
        type="link"
        icon={<DownloadOutlined />}
        loading={template.exporting}
        onClick={() => void template.start({ path: pathTo(ENDPOINTS.importTemplate, { code }), parameters: without })}
      >
        下载导入模板
      </Button>
    </>
  );
}

/** Sentences, each on its own line. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="import-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
