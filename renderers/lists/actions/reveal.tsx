import { type App, Button, Input, Space } from 'antd';
import { useState } from 'react';
import { copyText } from '../../ui/copyText.ts';

type Modal = ReturnType<typeof App.useApp>['modal'];

/** A text that is there once, to be copied; `note` says what to do with it. */
export function reveal(modal: Modal, title: string, text: string, note: string): void {
  modal.success({
    title,
    width: 560,
    content: <Revealed text={text} note={note} />,
    okText: '关闭',
    // A press beside it must not lose what is not shown again.
    keyboard: false,
  });
}

function Revealed({ text, note }: { text: string; note: string }) {
  const [said, setSaid] = useState('复制');
  const copy = async () => setSaid((await copyText(text)) ? '已复制' : '请按 Ctrl+C');
  const button = (
    <Button type="primary" onClick={() => void copy()}>
      {said}
    </Button>
  );
  if (text.includes('\n'))
    return (
      <Space orientation="vertical" style={{ width: '100%' }}>
        {note}
        <Input.TextArea readOnly value={text} autoSize={{ maxRows: 16 }} aria-label="答复" />
        {button}
      </Space>
    );
  return (
    <>
      <p>{note}</p>
      <Space.Compact block>
        <Input readOnly value={text} aria-label="答复" onFocus={(event) => event.target.select()} />
        {button}
      </Space.Compact>
    </>
  );
}
