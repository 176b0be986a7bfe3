import { Alert, Input } from 'antd';

interface PastedAreaProps {
  text: string;
  wrong: readonly string[];
  onText: (text: string) => void;
}

/** Where rows for the preview are pasted, and what of them could not be read. */
export function PastedArea({ text, wrong, onText }: PastedAreaProps) {
  return (
    <div className="playground-pasted">
      <Input.TextArea
        aria-label="粘贴的行"
        placeholder="粘贴表格、CSV 或 JSON 数组；第一行是列的标题或 key。只在这里看，不会保存"
        autoSize={{ minRows: 2, maxRows: 6 }}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {text !== '' && wrong.length > 0 && <Alert type="warning" showIcon title={wrong.join('；')} />}
    </div>
  );
}
