import { App, Modal } from 'antd';
import { type ComponentType, useState } from 'react';
import { NOT_SAVED, useGiveUpQuestion } from '../../ui/useGiveUpQuestion.ts';
import type { EditorProps } from '../Cell.ts';
import { POPUP_CLASS } from '../drawing/popup.ts';
import { createUploadGate, STILL_UPLOADING, UploadGateContext } from './uploadGate.ts';

const WIDTH = 860;

/** An editor with no room in a grid cell: there it opens in a dialog, in a form it stands in its place. */
export function roomyEditor(Editor: ComponentType<EditorProps>): ComponentType<EditorProps> {
  return function RoomyEditor(props: EditorProps) {
    const { onDone } = props;
    return onDone ? <EditorDialog {...props} onDone={onDone} Editor={Editor} /> : <Editor {...props} />;
  };
}

type EditorDialogProps = EditorProps & { onDone: (taken: boolean) => void; Editor: ComponentType<EditorProps> };

function EditorDialog({ Editor, onDone, ...props }: EditorDialogProps) {
  const [before] = useState(props.value);
  const [draft, setDraft] = useState(props.value);
  const [over, setOver] = useState(false);
  const [uploads] = useState(createUploadGate);
  const { message } = App.useApp();
  const ask = useGiveUpQuestion();
  const finish = (taken: boolean) => {
    // Gone before the cell is given the keyboard: a dialog on its way out would take it along.
    setOver(true);
    onDone(taken);
  };
  const write = (value: unknown) => {
    setDraft(value);
    // A cell may be closed from outside at any moment; what was written until then counts.
    props.onChange(value);
  };
  const take = () => {
    if (uploads.busy()) void message.warning(STILL_UPLOADING);
    else finish(true);
  };
  // A text that fills a dialog is no word that Escape takes back in a cell.
  const leave = () =>
    draft === before ? finish(false) : ask({ content: NOT_SAVED, giveUp: () => finish(false), late: true });
  if (over) return null;
  return (
    <Modal
      open
      title={props.column.title}
      width={WIDTH}
      rootClassName={POPUP_CLASS}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: props.disabled === true }}
      onOk={take}
      onCancel={leave}
    >
      <div data-long-text>
        <UploadGateContext value={uploads}>
          <Editor {...props} value={draft} onChange={write} autoFocus />
        </UploadGateContext>
      </div>
    </Modal>
  );
}
