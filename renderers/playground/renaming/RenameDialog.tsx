import { Form, Input, type InputRef, Modal } from 'antd';
import { useRef, useState } from 'react';

interface RenameDialogProps {
  name: string;
  /** How often, and in how many files, it is said. */
  places: number;
  files: number;
  /** What outside them stays and what is lost. */
  outside: string;
  /** Answers why it was refused; nothing when it was done. */
  onRename: (to: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for the new name of something that stands in many places. */
export function RenameDialog({ name, places, files, outside, onRename, onClose }: RenameDialogProps) {
  const [to, setTo] = useState(name);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<InputRef>(null);
  const rename = async () => {
    setBusy(true);
    try {
      setWrong(await onRename(to.trim()));
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={`给 ${name} 改名`}
      okText="改名"
      cancelText="取消"
      confirmLoading={busy}
      okButtonProps={{ disabled: to.trim() === '' || to.trim() === name }}
      onOk={() => void rename()}
      onCancel={onClose}
      afterOpenChange={(open) => open && field.current?.select()}
    >
      <Form layout="vertical" onFinish={() => void rename()}>
        <Form.Item
          label="新名字"
          htmlFor="playground-rename"
          {...(wrong === undefined ? {} : { validateStatus: 'error', help: wrong })}
          extra={`${files} 个文件里的 ${places} 处会一起改。${outside}`}
        >
          <Input
            id="playground-rename"
            ref={field}
            value={to}
            onChange={(event) => {
              setTo(event.target.value);
              setWrong(undefined);
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
