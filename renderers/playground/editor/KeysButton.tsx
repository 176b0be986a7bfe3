import { Button, Popover } from 'antd';

const KEYS = [
  ['Ctrl+空格', '这里可以写什么'],
  ['Ctrl+.', '改法'],
  ['F8', '下一个问题'],
  ['F12、Ctrl+单击', '到声明'],
  ['Shift+F12', '谁用到它'],
  ['F2', '在所有文件里改名'],
  ['Ctrl+F、Ctrl+H', '查找、替换'],
  ['Ctrl+Z', '撤销'],
  ['Alt+单击预览', '到写它的一行'],
  ['Ctrl+M 后 Tab', '离开编辑器'],
] as const;

/** Says which keys there are. */
export function KeysButton() {
  return (
    <Popover trigger="click" placement="bottomRight" title="快捷键" content={<Keys />}>
      <Button size="small">快捷键</Button>
    </Popover>
  );
}

function Keys() {
  return (
    <dl className="playground-keys">
      {KEYS.map(([key, what]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
